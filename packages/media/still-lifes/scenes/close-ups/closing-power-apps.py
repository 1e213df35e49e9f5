"""The key of Power Apps under the finger that presses it."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/power-apps', turn=-38, rise=30, size=0.36, at=(0.78, 0.66), keep=0.3)
