"""The king of Ecommerce Strategy, from above."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ecommerce-strategy', turn=16, rise=3, size=1.12, at=(0.74, 0.53))
