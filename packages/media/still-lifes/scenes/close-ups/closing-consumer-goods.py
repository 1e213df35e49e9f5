"""The cap of Consumer Goods, from above."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/consumer-goods', turn=-30, rise=30, size=0.5, at=(0.72, 0.42))
