"""The king of Ecommerce Strategy, from above."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ecommerce-strategy', turn=-34, rise=14, size=0.84, at=(0.76, 0.56), keep=9.0)
