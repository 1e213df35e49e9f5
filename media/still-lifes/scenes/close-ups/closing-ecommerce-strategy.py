"""The king of Ecommerce Strategy, from above."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ecommerce-strategy', turn=-24, rise=5, size=0.84, at=(0.76, 0.54))
