"""The clamp that holds the line of Power & Utilities."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/power-utilities', turn=-34, rise=10, size=0.8, at=(0.72, 0.5))
