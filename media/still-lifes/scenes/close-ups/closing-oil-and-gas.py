"""The wheel of the valve of Oil and Gas, from above."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/oil-and-gas', turn=-82, rise=38, size=0.8, at=(0.76, 0.46), keep=0.5)
