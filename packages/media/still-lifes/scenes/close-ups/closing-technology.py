"""The key of Technology that sends it off."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/technology', turn=70, rise=24, size=0.62, at=(0.74, 0.56))
