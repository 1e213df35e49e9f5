"""The record light of Media & Entertainment."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/media-entertainment', turn=-6, rise=8, size=0.6, at=(0.74, 0.54))
