"""The tree of Wealth & Asset Management, above the call to action of the pages of its column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/wealth-asset-management', height=0.7)
