"""The capsule of Pharmaceuticals as it comes out of its blister."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/pharmaceuticals', turn=10, rise=7, size=0.42, at=(0.78, 0.62), keep=0.05)
