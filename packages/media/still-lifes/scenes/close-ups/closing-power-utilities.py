"""The clamp that holds the line of Power & Utilities."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/power-utilities', turn=24, rise=6, size=0.6, at=(0.77, 0.52))
