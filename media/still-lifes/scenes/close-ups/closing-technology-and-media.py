"""The key cap and the wafer of Technology, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'industry-pages/technology'
    return closing(scene, middle=(0.44, 0.3, 0.6), focus=(0.22, 0.05, 0.35), turn=-18, rise=0.6, away=5.3)
