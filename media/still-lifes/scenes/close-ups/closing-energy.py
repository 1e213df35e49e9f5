"""The valve of Oil and Gas, above the call to action of the pages of its column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/oil-and-gas', height=0.66)
