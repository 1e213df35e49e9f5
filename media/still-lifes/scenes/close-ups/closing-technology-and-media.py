"""The reel of Media & Entertainment, above the call to action of the pages of its column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/media-entertainment', height=0.66)
