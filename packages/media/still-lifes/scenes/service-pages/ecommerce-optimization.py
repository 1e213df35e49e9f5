"""Ecommerce Optimization: a glass funnel full of balls that lets one through after the other. Red: the one coming
through."""

import math
import random

from cameras import macro
from outlines import arc, lip
from shapes import ball, disc, drum, lathe, torus
from studio import Shot, noon
from sweeps import rod

AT = (0.52, 0.0)  # the axis of the funnel
RIM, NECK = 1.36, 1.00  # heights of its rim and of the point where the cone becomes a pipe
WIDE, BORE = 0.60, 0.122  # radii there
END = 0.88  # height of the pipe's mouth
BALL = 0.092
ARM = 1.12  # height of the ring that carries the cone
TABLE = 0.42  # height of the drum under the dish


def build() -> Shot:
    noon()
    funnel()
    stand()
    filling()
    passed()
    macro((0.52, 0, 0.85), turn=-12, rise=4, width=3.6, at=(0.70, 0.63))
    return Shot('day-near', focal=(0.52, 0.0, 0.95), begins=0.32)


def funnel() -> None:
    x, y = AT
    wall = 0.022
    outside = [(BORE + wall, END), (BORE + wall, NECK), (WIDE + wall, RIM)]
    inside = [(WIDE, RIM), (BORE, NECK), (BORE, END)]
    lathe([*outside, *lip(WIDE + wall, WIDE, RIM + 0.004)[1:-1], *inside, outside[0]], 'pane', (x, y, 0))
    torus(WIDE + 0.012, 0.022, 'steel', (x, y, RIM + 0.004))


def stand() -> None:
    """A post behind, and an arm with a ring that carries the cone."""
    x, y = AT
    rod([(x + 0.66, y + 0.16, 0.1), (x + 0.66, y + 0.16, 1.20)], 0.026, 'ink', straight=True)
    ball(0.045, 'ink', (x + 0.66, y + 0.16, 1.21))
    ring = BORE + 0.02 + (ARM - NECK) * (WIDE - BORE) / (RIM - NECK) + 0.022
    torus(ring, 0.020, 'ink', (x, y, ARM))
    rod([(x + ring, y + 0.03, ARM), (x + 0.66, y + 0.16, ARM)], 0.018, 'ink', straight=True)
    disc(0.05, 0.12, 'steel', (x + 0.66, y + 0.16, ARM), bevel=0.012)


def filling() -> None:
    """Balls in the cone, layer on layer, and a heap above the rim."""
    x, y = AT
    chance = random.Random(2)
    for level in range(4):
        z = NECK + 0.115 + level * 0.105
        wall = BORE + (min(z, RIM) - NECK) * (WIDE - BORE) / (RIM - NECK) - BALL * 1.25
        if z > RIM:
            wall -= 0.12 + (z - RIM) * 1.9  # a heap
        reach = wall
        while reach > -0.01:
            count = max(1, int(2 * math.pi * reach / (BALL * 2.06)))
            shift = chance.uniform(0, 6.28)
            for i in range(count):
                angle = shift + 2 * math.pi * i / count
                name = chance.choices(('white', 'bisque', 'stone'), (5, 3, 3))[0]
                across, along = max(reach, 0) * math.cos(angle), max(reach, 0) * math.sin(angle)
                ball(BALL, name, (x + across, y + along, z + chance.uniform(-0.008, 0.008)), detail=24)
            reach -= BALL * 2.04


def passed() -> None:
    """The red one leaves the pipe above a dish; the ones before lie in it."""
    x, y = AT
    ball(BALL, 'white', (x, y, 1.06), detail=32)
    ball(BALL * 1.15, 'red', (x, y, END - 0.05))
    rim = arc(0.012, 0, 180, 8, (0.340, 0.125))
    dish = [(0, 0), (0.18, 0), (0.30, 0.05), (0.35, 0.12), *rim, (0.28, 0.07), (0, 0.035)]
    lathe(dish, 'white', (x, y, TABLE), crease=60)
    for dx, dy in ((-0.12, -0.02), (0.06, 0.10), (0.08, -0.09)):
        ball(BALL, 'white', (x + dx, y + dy, TABLE + 0.045 + BALL), detail=32)
    drum(0.52, TABLE, 'stone', (x, y, 0))
