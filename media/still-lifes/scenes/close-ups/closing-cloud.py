"""The crate and the cloud of Cloud Migration, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'service-pages/cloud-migration-app-modernization'
    return closing(scene, middle=(1.08, -0.05, 0.74), focus=(1.36, -0.2, 0.8), turn=34, rise=0.55, away=5.1)
