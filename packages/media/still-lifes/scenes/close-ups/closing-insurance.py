"""The umbrella of Insurance, from above."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/insurance', turn=-8, rise=26, size=1.3, at=(0.84, 0.42))
