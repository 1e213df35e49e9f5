"""The vessel of Cloud Data and AI that pours, from close by."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/cloud-data-ai', turn=12, rise=14, size=0.85, at=(0.78, 0.46))
