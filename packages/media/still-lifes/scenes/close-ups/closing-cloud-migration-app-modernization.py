"""The crate of Cloud Migration on its hook, from below."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/cloud-migration-app-modernization', turn=60, rise=7, size=0.62, at=(0.75, 0.54))
