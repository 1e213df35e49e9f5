"""The set square on the workbench of Services, and the block that was squared with it."""

from another_view import closer
from studio import Shot


def build() -> Shot:
    return closer('company-pages/services', (-1.4, -4.2, 1.5), (0.42, 0, 0.88), focus=(0.0, -0.2, 0.85), lens=52, fstop=0.9)
