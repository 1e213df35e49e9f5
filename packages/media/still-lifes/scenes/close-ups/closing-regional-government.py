"""The roof of the town hall of Regional Government, over the roofs."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/regional-government', turn=20, rise=7, size=1.5, at=(0.88, 0.55))
