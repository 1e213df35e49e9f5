"""The handset of Telecommunications, from above."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/telecommunications', turn=-30, rise=40, size=0.85, at=(0.75, 0.46))
