"""The garnish on the plate of Restaurants, from above the pass."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/restaurants', turn=-14, rise=44, size=0.36, at=(0.77, 0.54), keep=0.5)
