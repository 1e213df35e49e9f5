"""The lamp of AI Products, above the call to action of the pages of its column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ai-products', height=0.7)
