"""The strip that seals the box of Defense & Justice."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/defense-justice', turn=-40, rise=4, size=0.5, at=(0.79, 0.5))
