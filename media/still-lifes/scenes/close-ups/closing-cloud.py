"""The cloud and the steps of Azure, above the call to action of the pages of its column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/azure', height=0.8)
