"""The letterbox of Contact us with its flag up, above the call to action of the front page."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'company-pages/contact-us'
    return closing(scene, middle=(0.46, 0.2, 1.24), focus=(0.8, -0.1, 1.2), turn=-20, rise=0.3, away=6.4)
