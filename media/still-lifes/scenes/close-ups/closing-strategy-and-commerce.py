"""The king of Ecommerce Strategy, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'service-pages/ecommerce-strategy'
    return closing(scene, middle=(0.5, 0.05, 0.66), focus=(0.5, -0.1, 0.7), turn=-34, rise=1.3, away=5.4)
