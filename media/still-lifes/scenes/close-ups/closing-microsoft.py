"""The envelope of MS Services, above the call to action of the pages of its column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ms-services', height=0.62)
