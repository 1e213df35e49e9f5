"""The capsule of Pharmaceuticals on the floor, so close that all else is blurred."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/pharmaceuticals', turn=10, rise=7, size=0.42, at=(0.78, 0.62), keep=0.05)
