"""The wheel of Automotive in the hand that brings it."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/automotive', turn=58, rise=6, size=0.66, at=(0.74, 0.56))
