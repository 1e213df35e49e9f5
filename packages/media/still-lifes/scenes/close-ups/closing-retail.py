"""The bag of Retail, from the floor."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/retail', turn=-24, rise=3, size=0.95, at=(0.74, 0.5))
