"""The lamp of Power and Utilities, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'industry-pages/power-utilities'
    return closing(scene, middle=(-0.18, -0.15, 0.58), focus=(-0.42, -0.35, 0.6), turn=-18, rise=0.45, away=4.8)
