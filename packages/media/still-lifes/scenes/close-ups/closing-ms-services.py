"""The letter of MS Services, from above."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ms-services', turn=-14, rise=38, size=0.62, at=(0.76, 0.5))
