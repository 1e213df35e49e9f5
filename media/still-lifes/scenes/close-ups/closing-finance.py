"""The fruit on the tree of Wealth & Asset Management, above the call to action of the pages of its menu column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    scene = 'industry-pages/wealth-asset-management'
    return closing(scene, middle=(0.22, 0.25, 0.98), focus=(0.06, 0.1, 0.95), turn=-12, rise=0.35, away=5.0)
