"""Power Apps: a slab that fits a hand, with twelve keys, and a plaster finger on one. Red: the key just pressed."""

from cameras import macro
from hand import PRESSING, touch
from outlines import rounded
from shapes import disc, group
from studio import Shot, morning
from sweeps import plate
from traces import cup_ring, window

PITCH, KEY, TOP = 0.40, 0.33, 0.16  # from key to key, the width of one, the height of the slab
PRESSED = (1, 1)  # column and row, from the lower left


def build() -> Shot:
    morning(key=0.9)
    window((1.3, 0.3, 0.3))
    group((0.62, 0.0, 0), (0, 0, -24), [*body(), *keys(), *display()])
    touch((0.56, -0.17, TOP + 0.05), (8, 15, 203), PRESSING, 1.25)
    cup_ring((-0.55, 0.55, 0.002), 0.2)
    macro((0.52, 0.0, 0.24), turn=-16, rise=34, width=4.0, at=(0.70, 0.56), fstop=1.6)
    return Shot('day-near', focal=(0.52, -0.02, 0.24), begins=0.32)


def body() -> list:
    """A porcelain case with a sunk field for the keys."""
    outline = rounded(1.52, 2.2, 0.16)
    return [
        plate(outline, TOP, 'white', (0, 0.18, TOP / 2), bevel=0.03),
        plate(rounded(1.34, 1.74, 0.08), 0.02, 'stone', (0, 0, TOP + 0.002), bevel=0.004),
    ]


def keys() -> list:
    """Three by four; each shows its round face, the pressed one stands lower."""
    made = []
    for column in range(3):
        for row in range(4):
            x, y = (column - 1) * PITCH, (row - 1.5) * PITCH
            pressed = (column, row) == PRESSED
            name = 'red' if pressed else ('bisque' if row == 3 else 'white')
            high = 0.05 if pressed else 0.12
            made.append(plate(rounded(KEY, KEY, 0.07), high, name, (x, y, TOP + 0.01 + high / 2), bevel=0.022))
            if not pressed and row == 3:
                made.append(disc(0.05, 0.01, 'ink', (x, y, TOP + 0.132), bevel=0.003))
    return made


def display() -> list:
    """A narrow window of dark glass above the keys."""
    return [plate(rounded(1.30, 0.26, 0.05), 0.02, 'ink-gloss', (0, 1.05, TOP + 0.005), bevel=0.005)]
