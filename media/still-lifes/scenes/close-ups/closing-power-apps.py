"""The key of Power Apps under the finger that presses it."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/power-apps', turn=30, rise=24, size=0.36, at=(0.74, 0.6), keep=0.3)
