"""Power and utilities: one insulator after the rain, from close by. Red: the clamp that holds the line."""

import math
import random

from cameras import macro
from outlines import arc
from shapes import ball, disc, group, lathe, torus
from studio import Shot, cold_night
from sweeps import rod

SHEDS, PITCH, SHED = 2, 0.30, 0.46  # skirts, from one to the next, radius of one
LINE = 0.34  # height of the line


def build() -> Shot:
    cold_night(key=1.0)
    group((0.72, 0, LINE), (0, 5, 0), [*string(), *clamp()])
    macro((0.72, 0, 0.74), turn=-18, rise=-1.5, width=3.7, at=(0.70, 0.45), fstop=1.0)
    return Shot('night-near', focal=(0.72, -0.1, 0.75), begins=0.32)


def string() -> list:
    """Porcelain skirts under each other, steel between, cut off by the frame above; rain on them and below their rims."""
    chance = random.Random(8)
    parts = [rod([(0, 0, 0.1), (0, 0, 3.0)], 0.055, 'steel', straight=True)]
    for i in range(SHEDS):
        z = 0.42 + PITCH * i
        rim = [
            (SHED + 0.022 * math.cos(math.radians(a)), 0.022 * math.sin(math.radians(a))) for a in range(-90, 91, 15)
        ]
        top = [(0.30, 0.075), (0.15, 0.125), (0.10, 0.17), (0.10, 0.21), (0, 0.21)]
        under = [(0, -0.04), (0.12, -0.05), (0.16, -0.01), (0.22, -0.045), (0.27, 0.0), (0.36, -0.03)]
        parts.append(lathe([*under, *rim, *top], 'glaze', (0, 0, z), crease=60))
        parts += drops(z, chance)
    return parts


def drops(z: float, chance: random.Random) -> list:
    """Beads on the skirt, and some that hang from its rim."""
    parts = []
    for _ in range(26):
        a, r = chance.uniform(0, 2 * math.pi), chance.uniform(0.16, 0.45)
        high = 0.13 - (r - 0.15) * 0.36 if r < 0.30 else 0.075 - (r - 0.30) * 0.34
        size = chance.uniform(0.010, 0.022)
        parts.append(ball(size, 'glass', (r * math.cos(a), r * math.sin(a), z + high), (1, 1, 0.7), detail=12))
    for k in range(9):
        a = 2 * math.pi * (k + chance.uniform(-0.3, 0.3)) / 9
        at = (SHED * math.cos(a), SHED * math.sin(a), z - 0.034)
        parts.append(ball(chance.uniform(0.013, 0.022), 'glass', at, (1, 1, 1.5), detail=12))
    return parts


def clamp() -> list:
    """A saddle over the line with two bolts, and the line itself, twisted from strands."""
    along = (0.45, 1.0)  # away from the camera and a little to the right
    reach = math.hypot(*along)
    ux, uy = along[0] / reach, along[1] / reach
    parts = []
    for k in range(6):
        path = []
        for i in range(161):
            t = -4 + 8 * i / 160
            a = 2 * math.pi * (k / 6) + 3.0 * t
            side, up = 0.034 * math.cos(a), 0.034 * math.sin(a)
            path.append((ux * t - uy * side, uy * t + ux * side, up - 0.02 * t * t))
        parts.append(rod(path, 0.030, 'steel', straight=True))
    turn = math.degrees(math.atan2(uy, ux))
    saddle = [(0.115 + x, z) for x, z in arc(0.045, 0, 360, 32)]
    body = [disc(0.12, 0.46, 'red', (0, 0, 0), (0, 90, 0), 0.03)]
    body += [disc(0.15, 0.05, 'red', (x, 0, 0), (0, 90, 0), 0.015) for x in (-0.20, 0.20)]
    body += [disc(0.045, 0.07, 'steel', (x, -0.05, 0.13), (20, 0, 0), 0.01) for x in (-0.1, 0.1)]
    parts.append(group((0, 0, 0), (0, 0, turn), body))
    parts.append(lathe(saddle, 'red', (0, 0, 0.20), (90, 0, turn - 90)))
    return [*parts, torus(0.09, 0.03, 'steel', (0, 0, 0.36), (90, 0, 0))]
