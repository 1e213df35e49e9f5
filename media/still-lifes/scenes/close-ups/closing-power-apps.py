"""The button of Power Apps, so close that the frame cuts the phone."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/power-apps', turn=-42, rise=8, size=0.62, at=(0.76, 0.52))
