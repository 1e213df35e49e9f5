"""Strategic Alignment: a field of needles on their pins, each turned by hand. Red: the one to which all others point."""

import math
import random

from cameras import wide
from shapes import drum, group, lathe
from studio import Shot, noon
from sweeps import plate, rod

GOAL = (1.05, 0.55)  # where the red one stands
PITCH = 0.34


def build() -> Shot:
    noon()
    chance = random.Random(4)
    for column in range(-5, 9):
        for row in range(-4, 8):
            x, y = column * PITCH + chance.uniform(-0.03, 0.03), row * PITCH + chance.uniform(-0.03, 0.03)
            if math.hypot(x - GOAL[0], y - GOAL[1]) > 0.30:
                needle(x, y, math.degrees(math.atan2(GOAL[1] - y, GOAL[0] - x)) + chance.uniform(-2, 2))
    goal()
    wide((0.75, 0.2, 0.12), width=5.2, turn=-10, rise=27, at=(0.70, 0.54))
    return Shot('day-near', focal=(*GOAL, 0.3), begins=0.32)


def needle(x: float, y: float, turn: float) -> None:
    """A slim rhombus, dark at the end that points, on a pin with a foot."""
    drum(0.045, 0.02, 'stone', (x, y, 0), bevel=0.005)
    rod([(x, y, 0), (x, y, 0.16)], 0.007, 'steel', straight=True)
    head = plate([(0.0, 0.034), (0.145, 0), (0.0, -0.034)], 0.012, 'ink', bevel=0.002)
    tail = plate([(0.0, 0.034), (0.0, -0.034), (-0.125, 0)], 0.012, 'white', bevel=0.002)
    group((x, y, 0.165), (0, -3, turn), [head, tail])


def goal() -> None:
    """Stands upright on a foot of its own."""
    drum(0.13, 0.03, 'stone', (*GOAL, 0), bevel=0.008)
    lathe([(0, 0.03), (0.012, 0.04), (0.062, 0.36), (0, 0.78)], 'red', (*GOAL, 0), crease=30)
