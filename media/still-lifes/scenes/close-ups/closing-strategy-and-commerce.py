"""The needles of Strategic Alignment, above the call to action of the pages of its column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/strategic-alignment', height=0.5)
