"""The wristband of Healthcare Providers, on the rail of the bed."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/healthcare-providers', turn=52, rise=10, size=0.5, at=(0.80, 0.56))
