"""The folder that was asked for of SharePoint, over the edge of its drawer."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/sharepoint', turn=-30, rise=30, size=0.6, at=(0.75, 0.52))
