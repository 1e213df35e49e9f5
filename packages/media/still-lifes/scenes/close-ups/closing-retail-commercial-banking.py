"""The wheel on the door of Retail & Commercial Banking."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/retail-commercial-banking', turn=-56, rise=6, size=0.56, at=(0.80, 0.5))
