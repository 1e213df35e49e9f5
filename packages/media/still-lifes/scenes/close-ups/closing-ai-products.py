"""The sphere that the lamp of AI Products holds."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ai-products', turn=-16, rise=4, size=0.66, at=(0.72, 0.56))
