"""The garnish on the plate of Restaurants, across the pass."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/restaurants', turn=-14, rise=24, size=0.34, at=(0.76, 0.56), keep=0.5)
