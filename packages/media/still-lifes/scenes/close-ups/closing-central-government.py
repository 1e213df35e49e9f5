"""The seal of Central Government under the words of its charter."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('industry-pages/central-government', turn=-34, rise=12, size=0.4, at=(0.83, 0.56))
