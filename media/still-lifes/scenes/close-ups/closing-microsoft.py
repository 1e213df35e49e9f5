"""The envelope of MS Services, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'service-pages/ms-services'
    return closing(scene, middle=(0.3, 0.1, 0.86), focus=(0.38, -0.1, 1.0), turn=-20, rise=0.9, away=5.6)
