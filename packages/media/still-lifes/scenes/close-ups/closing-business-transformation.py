"""The red step of Business Transformation, from the foot of the stair."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/business-transformation', turn=-24, rise=14, size=0.5, at=(0.76, 0.60))
