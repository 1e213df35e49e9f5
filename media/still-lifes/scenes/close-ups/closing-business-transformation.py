"""The butterfly of Business Transformation, from below."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/business-transformation', turn=-20, rise=-10, size=0.95, at=(0.76, 0.48))
