"""The capsule and the flask of Pharmaceuticals, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'industry-pages/pharmaceuticals'
    return closing(scene, middle=(0.20, -0.2, 0.46), focus=(0.34, -0.66, 0.16), turn=-8, rise=0.75, away=5.0)
