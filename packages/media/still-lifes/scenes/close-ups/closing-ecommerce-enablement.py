"""The awning of Ecommerce Enablement, from below."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ecommerce-enablement', turn=-50, rise=-6, size=1.1, at=(0.8, 0.42))
