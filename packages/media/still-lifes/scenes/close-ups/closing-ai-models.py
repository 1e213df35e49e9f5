"""The path through the plates of AI Models, along the row."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ai-models', turn=-14, rise=12, size=0.92, at=(0.755, 0.5))
