"""The charter and the front of Central Government, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'industry-pages/central-government'
    return closing(scene, middle=(0.02, -0.15, 0.54), focus=(-0.15, -0.35, 0.4), turn=-10, rise=0.5, away=5.2)
