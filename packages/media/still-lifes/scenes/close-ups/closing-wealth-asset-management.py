"""The thread around the graft of Wealth & Asset Management."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/wealth-asset-management', turn=-30, rise=9, size=0.5, at=(0.74, 0.60))
