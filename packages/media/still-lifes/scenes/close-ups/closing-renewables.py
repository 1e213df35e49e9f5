"""The hub of Renewables, from below."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/renewables', turn=-64, rise=-8, size=0.3, at=(0.85, 0.46))
