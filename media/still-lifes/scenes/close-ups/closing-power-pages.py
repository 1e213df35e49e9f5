"""The mat of Power Pages before the open door, from the floor."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/power-pages', turn=64, rise=38, size=0.7, at=(0.74, 0.6))
