"""The key of Power Apps under the finger that presses it."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/power-apps', turn=-42, rise=24, size=0.62, at=(0.76, 0.52))
