"""The marble of Power Automate, above the call to action of the pages of its column."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/power-automate', height=0.66)
