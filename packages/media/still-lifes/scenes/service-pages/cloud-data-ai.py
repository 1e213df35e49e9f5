"""Cloud Data and AI: a hand pours beads from a vessel into a basin. Red: the vessel that is pouring now."""

import math
import random

from cameras import macro
from hand import AROUND, aimed, hold
from outlines import lip, smooth_path
from shapes import ball, drum, group, lathe
from studio import Shot, noon

BEAD = 0.042
BASIN = (0.30, -0.24)


def build() -> Shot:
    noon()
    drum(0.30, 0.86, 'stone', (1.26, 0.36, 0), bevel=0.016)
    group((0.99, 0.20, 1.03), (0, -62, 12), [jug(0.34, 0.62, 'red')])
    turn = aimed((-0.78, 0.0, 0.55), (-0.55, 0.3, -0.78))
    hold((0.977, 0.06, 1.398), turn, AROUND, (0.42, 0.0, -0.10), 0.55, (0.42, 0.31, -0.14), bend=(-30, 0))
    jug(0.17, 0.30, 'ink', (1.46, 0.30, 0.86))
    basin()
    stream()
    jug(0.20, 0.36, 'stone', (1.66, -0.46, 0))
    for x, y in ((-0.62, -0.72), (-0.44, -0.82), (1.14, -0.80)):
        ball(BEAD, 'white', (x, y, BEAD), detail=24)
    macro((0.72, 0.1, 1.0), turn=-18, rise=14, width=3.5, at=(0.70, 0.56))
    return Shot('day-near', focal=(0.6, 0.0, 0.8), begins=0.32)


def jug(radius: float, height: float, material: str, at=(0, 0, 0)):
    """A bellied vessel with a neck and a lip, open at the top."""
    belly = ((0.55, 0), (0.82, 0.10), (1.0, 0.36), (0.92, 0.60), (0.62, 0.78), (0.52, 0.86), (0.60, 0.98))
    hollow = ((0.54, 0.98), (0.46, 0.86), (0.56, 0.77), (0.84, 0.58), (0.92, 0.36), (0.72, 0.12), (0.50, 0.08))
    outside, inside = (smooth_path([(x * radius, z * height) for x, z in side], 8) for side in (belly, hollow))
    rim = lip(0.60 * radius, 0.54 * radius, 0.98 * height)
    return lathe([(0, 0), *outside[:-1], *rim, *inside[1:], (0, 0.08 * height)], material, at, crease=60)


def basin() -> None:
    """A wide bowl on a foot, nearly full."""
    x, y = BASIN
    outside = smooth_path([(0.26, 0), (0.27, 0.05), (0.44, 0.11), (0.57, 0.20), (0.62, 0.32)], 6)
    profile = [(0, 0), *outside[:-1], *lip(0.62, 0.575, 0.32), (0.54, 0.24), (0.40, 0.20), (0, 0.20)]
    lathe(profile, 'white', (x, y, 0), crease=60)
    chance = random.Random(4)
    for i in range(150):
        reach, angle = 0.50 * math.sqrt((i + 0.5) / 150), i * 2.39996
        name = chance.choices(('white', 'stone', 'ink-gloss'), (6, 3, 1))[0]
        height = 0.27 + 0.07 * (1 - reach / 0.5) + chance.uniform(0, 0.01)
        ball(BEAD, name, (x + reach * math.cos(angle), y + reach * math.sin(angle), height), detail=16)


def stream() -> None:
    """Beads on their way from the mouth of the red vessel, in the curve in which things fall."""
    x, y = BASIN
    start, end = (0.47, 0.10, 1.28), (x + 0.02, y + 0.02, 0.38)
    count = 12
    for i in range(count):
        t = i / (count - 1)
        across, down = t**0.75, t**1.7
        place = (
            start[0] + (end[0] - start[0]) * across,
            start[1] + (end[1] - start[1]) * across,
            start[2] + (end[2] - start[2]) * down,
        )
        ball(BEAD, ('white', 'stone')[i % 3 == 1], place, detail=24)
