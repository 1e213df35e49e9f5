"""The red chair of Careers, the one that is free."""

from another_view import closer
from studio import Shot


def build() -> Shot:
    return closer('company-pages/careers', (-2.5, -3.9, 1.35), (-0.42, -0.2, 0.72), focus=(-0.86, -0.45, 0.8), lens=62, fstop=0.9)
