"""The front and the seal of Central Government, above the call to action of the pages of its column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/central-government', height=0.7)
