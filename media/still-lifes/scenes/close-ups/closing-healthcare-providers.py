"""The wristband of Healthcare Providers, on the rail of the bed."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/healthcare-providers', turn=-20, rise=6, size=0.85, at=(0.73, 0.5))
