"""The engine of Industries, which calls at every trade of the town."""

from another_view import closer
from studio import Shot


def build() -> Shot:
    at, target = (-2.1, -3.9, 0.95), (0.05, -0.2, 0.36)
    return closer('company-pages/industries', at, target, focus=(-0.5, -0.6, 0.25), lens=62, fstop=0.9)
