"""The set square on the bench of Services, lifted off its outline in pencil."""

from another_view import closer
from studio import Shot


def build() -> Shot:
    return closer('company-pages/services', (-1.5, -3.4, 2.1), (0.62, 0.1, 0.36), focus=(0.6, -0.1, 0.45), lens=56, fstop=1.4)
