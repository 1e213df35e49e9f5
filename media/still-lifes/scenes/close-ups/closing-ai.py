"""The sphere that the lamp of AI Products holds, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'service-pages/ai-products'
    return closing(scene, middle=(0.38, 0.1, 1.08), focus=(0.27, -0.1, 1.05), turn=-16, rise=0.3, away=4.7)
