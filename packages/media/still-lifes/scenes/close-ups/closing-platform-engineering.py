"""The keystone of Platform Engineering, from the floor."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/platform-engineering', turn=-56, rise=-10, size=0.5, at=(0.84, 0.4))
