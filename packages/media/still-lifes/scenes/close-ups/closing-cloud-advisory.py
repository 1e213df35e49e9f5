"""The pin of Cloud Advisory over the chart."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('service-pages/cloud-advisory', turn=62, rise=16, size=0.42, at=(0.74, 0.42))
