"""The bar that won of Power BI, over the others."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/power-bi', turn=-50, rise=24, size=0.95, at=(0.87, 0.54))
