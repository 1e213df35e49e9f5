"""Restaurants: the pass from above, six plates, five with their tickets. Red: the garnish on the sixth."""

import math

from cameras import from_above
from outlines import smooth_path
from shapes import ball, box, group, lathe, slab
from studio import Shot, cold_night
from sweeps import rod
from traces import pencil

PLATES = [(-0.62 + 1.02 * column, 0.52 - 1.0 * row) for row in range(2) for column in range(3)]
READY = 1  # which plate has its garnish
DISH = 0.44  # radius of a plate


def build() -> Shot:
    cold_night(key=0.7)
    slab((6.0, 2.3, 0.10), 'ink', (2.05, 0.02, -0.10), bevel=0.02)
    for i, (x, y) in enumerate(PLATES):
        dish(x, y)
        food(x, y, i)
        if i == READY:
            garnish(x + 0.03, y - 0.02)
        else:
            ticket(x - 0.10, y - 0.30, (8, -6, 11, -9, 0, 5)[i])
    spoon(2.30, -0.05)
    from_above(focus=(0.4, 0, 0.1), width=6.2, at=(0.16, 0.16))
    return Shot('night-near', focal=(0.4, 0.5, 0.1), begins=0.32)


def dish(x: float, y: float) -> None:
    """A plate with a wide flat rim and a sunk middle."""
    r = DISH
    top = [(0, 0.018), (0.58 * r, 0.018), (0.66 * r, 0.040), (0.97 * r, 0.062), (r, 0.070)]
    under = [(r, 0.060), (0.95 * r, 0.046), (0.66 * r, 0.020), (0.56 * r, 0.0), (0, 0.0)]
    lathe([*top, *under], 'white', (x, y, 0), crease=50)


def food(x: float, y: float, i: int) -> None:
    """A round portion, three beads beside it, and a stroke of sauce."""
    lathe(
        [(0, 0), (0.13, 0), (0.135, 0.02), (0.125, 0.10), (0.10, 0.115), (0, 0.12)],
        'stone',
        (x + 0.03, y, 0.018),
        crease=50,
    )
    a = math.radians(60 + 47 * i)
    for k in range(3):
        b = a + 0.5 * k
        ball(0.030 - 0.004 * k, 'ink-gloss', (x + 0.03 + 0.20 * math.cos(b), y + 0.20 * math.sin(b), 0.045), detail=24)


def garnish(x: float, y: float) -> None:
    """A pepper curled on the portion, with its dark stalk."""
    bends = [(0.13, -0.06), (0.10, 0.06), (0, 0.11), (-0.10, 0.05), (-0.10, -0.05), (-0.02, -0.09), (0.04, -0.03)]
    curl = smooth_path([(dx, dy, 0) for dx, dy in bends], 12)
    for i, (dx, dy, _) in enumerate(curl):
        t = i / len(curl)
        ball(0.045 - 0.034 * t, 'red-matte', (x + dx, y + dy, 0.155 + 0.03 * t), detail=16)
    rod([(x + 0.13, y - 0.06, 0.155), (x + 0.15, y - 0.12, 0.165), (x + 0.20, y - 0.15, 0.17)], 0.014, 'ink')


def ticket(x: float, y: float, turn: float) -> None:
    """A slip under the rim: a heading and three lines in pencil."""
    sheet = [box((0.20, 0.34, 0.004), 'paper', (0, 0, 0), bevel=0.001)]
    for k, length in enumerate((0.09, 0.14, 0.14, 0.11)):
        sheet.append(
            pencil(
                [(-0.075, 0.115 - 0.05 * k), (-0.075 + length, 0.115 - 0.05 * k)],
                (0, 0, 0.004),
                radius=0.005 if k else 0.009,
                material='ink',
            )
        )
    group((x, y - 0.12, 0.078), (9, 0, turn), sheet)


def spoon(x: float, y: float) -> None:
    """The one that tasted."""
    ball(0.13, 'steel', (x, y + 0.5, 0.03), (0.75, 1.1, 0.22))
    rod([(x, y + 0.38, 0.03), (x + 0.01, y + 0.1, 0.045), (x + 0.03, y - 0.55, 0.02)], 0.022, 'steel')
