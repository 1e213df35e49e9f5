"""The mat of Power Pages before the open door, from the stairs."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/power-pages', turn=12, rise=30, size=0.62, at=(0.76, 0.66))
