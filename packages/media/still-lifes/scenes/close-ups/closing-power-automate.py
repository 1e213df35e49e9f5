"""The marble of Power Automate in its gutter."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/power-automate', turn=68, rise=14, size=0.42, at=(0.81, 0.56), keep=1.0)
