"""The tomato of Restaurants under its cloche."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/restaurants', turn=-8, rise=7, size=0.37, at=(0.76, 0.58), keep=0.5)
