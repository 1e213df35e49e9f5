"""Pharmaceuticals: one blister over the edge of a block, a plaster finger on it. Red: half of the capsule coming out."""

import math

from cameras import macro
from hand import PRESSING, touch
from outlines import rounded
from shapes import ball, box, group, lathe, slab
from studio import Shot, cold_night
from sweeps import plate

PITCH, POCKET = 0.34, 0.115  # from capsule to capsule, and the radius of a pocket
HIGH = 0.78  # where the blister lies


def build() -> Shot:
    cold_night(key=0.95)
    slab((1.6, 1.1, HIGH - 0.02), 'stone', (1.75, 0.1, 0), (0, 0, -10), bevel=0.02)
    group((0.72, -0.05, HIGH), (0, 0, -10), blister())
    capsule((0.185, -0.17, HIGH - 0.20), (10, 78, -12))
    touch((0.19, -0.14, HIGH + 0.05), (10, 4, 172), PRESSING, 1.15, bend=(17, 0))
    ball(0.06, 'ink-gloss', (-0.55, -0.6, 0.06))
    macro((0.45, -0.1, 0.80), turn=-14, rise=7, width=3.6, at=(0.64, 0.56), fstop=1.2)
    return Shot('night-near', focal=(0.3, -0.15, 0.72), begins=0.32)


def blister() -> list:
    """A card of two rows, four pockets in each; one of them is pressed flat."""
    parts = [plate(rounded(4.4 * PITCH, 2.5 * PITCH, 0.09), 0.014, 'steel', (0, 0, 0), bevel=0.004)]
    parts.append(plate(rounded(4.4 * PITCH, 2.5 * PITCH, 0.09), 0.012, 'bisque', (0, 0, 0.013), bevel=0.003))
    for column in range(4):
        for row in range(2):
            x, y = (column - 1.5) * PITCH, (row - 0.5) * PITCH * 1.1
            pressed = (column, row) == (0, 0)
            parts.append(ball(POCKET, 'white', (x, y, 0.016), (1.15, 1, 0.25 if pressed else 0.95)))
    for i in range(4):
        # Torn foil below the empty pocket.
        a = math.radians(90 * i + 30)
        at = (-1.5 * PITCH + 0.10 * math.cos(a), -0.55 * PITCH + 0.10 * math.sin(a), -0.05)
        parts.append(box((0.10, 0.09, 0.004), 'steel', at, (0, 68, 90 * i + 30), 0.001))
    return parts


def capsule(at: tuple, turn: tuple) -> None:
    """Two halves, the white one pushed over the red."""

    def half(length: float, radius: float) -> list:
        dome = [
            (radius * math.cos(math.radians(a)), length + radius * math.sin(math.radians(a))) for a in range(0, 91, 6)
        ]
        return [(0, 0), (radius, 0), *dome[:-1], (0, length + radius)]

    parts = [
        lathe(half(0.10, 0.088), 'red', (0, 0, 0), (180, 0, 0), crease=60),
        lathe(half(0.08, 0.094), 'white', (0, 0, -0.03), crease=60),
    ]
    group(at, turn, parts)
