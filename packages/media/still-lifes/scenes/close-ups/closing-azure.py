"""The step just taken of Azure, from the foot of the stair."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/azure', turn=-38, rise=5, size=0.62, at=(0.78, 0.56))
