"""The teapot of AI Everywhere with its bead."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ai-everywhere', turn=10, rise=20, size=0.13, at=(0.79, 0.3), which=slice(0, 1))
