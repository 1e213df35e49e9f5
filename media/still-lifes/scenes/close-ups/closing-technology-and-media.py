"""The red key and the wafer of Technology, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'industry-pages/technology'
    return closing(scene, middle=(0.72, -0.72, 0.52), focus=(1.14, -0.66, 0.28), turn=40, rise=0.8, away=6.0)
