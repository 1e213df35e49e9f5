"""The letterbox of Contact us with its flag up, above the call to action of the front page."""

from another_view import closing
from studio import Shot


def build() -> Shot:
    return closing('company-pages/contact-us', turn=-20, rise=4, size=0.42, at=(0.88, 0.33))
