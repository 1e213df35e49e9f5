"""The driving wheel of Operational Excellence, where its teeth mesh."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/operational-excellence', turn=-58, rise=8, size=0.8, at=(0.74, 0.5))
