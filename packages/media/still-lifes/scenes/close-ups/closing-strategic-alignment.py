"""The needle of Strategic Alignment, so close that the frame cuts the dial."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/strategic-alignment', turn=-34, rise=18, size=0.36, at=(0.87, 0.48))
