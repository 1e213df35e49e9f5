"""The bag of Retail, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'industry-pages/retail'
    return closing(scene, middle=(0.04, -0.1, 0.54), focus=(0.02, -0.4, 0.5), turn=-10, rise=0.55, away=5.3)
