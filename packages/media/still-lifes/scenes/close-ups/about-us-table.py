"""The long table of Careers from its end: cups, sheets, a carafe. Far off the red chair."""

from another_view import closer
from studio import Shot


def build() -> Shot:
    return closer('company-pages/careers', (3.1, -2.3, 1.85), (0.12, 0.08, 0.84), focus=(0.62, 0.42, 0.9), lens=60, fstop=0.9)
