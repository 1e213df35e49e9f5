"""The fruit of Wealth & Asset Management, from below."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/wealth-asset-management', turn=-26, rise=-12, size=0.4, at=(0.72, 0.54))
