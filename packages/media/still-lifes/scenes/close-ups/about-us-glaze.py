"""The bowl of About us from close by: the glaze has run over its rim, below it the marks of fingers."""

from another_view import closer
from studio import Shot


def build() -> Shot:
    return closer(
        'company-pages/about-us', (-1.5, -4.3, 1.95), (0.16, 0, 0.93), focus=(0.3, -0.3, 1.0), lens=70, fstop=1.0
    )
