"""The strip that seals the box of Defense & Justice."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/defense-justice', turn=-32, rise=24, size=0.36, at=(0.80, 0.50))
