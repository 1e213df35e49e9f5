"""The tape that joins two ends of film of Media & Entertainment."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/media-entertainment', turn=-22, rise=32, size=0.42, at=(0.75, 0.54))
