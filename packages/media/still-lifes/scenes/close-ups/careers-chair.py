"""The red chair of Careers, with the jacket over it."""

from another_view import closer
from studio import Shot


def build() -> Shot:
    return closer(
        'company-pages/careers', (-1.75, -4.5, 1.65), (-0.52, -0.2, 0.64), focus=(-0.95, -0.55, 0.8), lens=60, fstop=2.0
    )
