"""The wheel of the valve of Oil and Gas, from above."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/oil-and-gas', turn=-24, rise=26, size=0.74, at=(0.73, 0.5), keep=0.5)
