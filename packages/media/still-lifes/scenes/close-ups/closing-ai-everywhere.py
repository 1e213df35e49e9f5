"""The teapot of AI Everywhere with its bead."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/ai-everywhere', turn=10, rise=20, size=0.17, at=(0.82, 0.38), which=slice(0, 1))
