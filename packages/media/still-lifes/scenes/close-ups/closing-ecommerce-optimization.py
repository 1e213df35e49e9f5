"""The ball of Ecommerce Optimization that comes through."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ecommerce-optimization', turn=8, rise=4, size=0.34, at=(0.75, 0.52), keep=1.0)
