"""The marble of Power Automate, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'service-pages/power-automate'
    return closing(scene, middle=(0.72, -0.7, 0.48), focus=(0.76, -0.84, 0.36), turn=-24, rise=0.8, away=4.5)
