"""Search: a field of tiles, and a hand that holds a glass over it. Red: the tile under the glass."""

import math
import random

from cameras import from_above
from hand import HOLDING, aimed, hold
from outlines import rounded
from shapes import disc, group, torus
from studio import Shot, stone
from sweeps import plate, rod

PITCH, TILE = 0.40, 0.365
FOUND = (2, 1)  # column and row
GLASS = 0.46  # radius
HELD = 0.48  # how high above the floor


def build() -> Shot:
    stone()
    chance = random.Random(6)
    for column in range(-1, 7):
        for row in range(-3, 3):  # higher up, the gaps between tiles would lie under the navigation
            x, y = -0.62 + PITCH * column, -0.22 + PITCH * row
            name = 'red-matte' if (column, row) == FOUND else ('white', 'bisque', 'stone', 'white')[chance.randrange(4)]
            turn = chance.uniform(-1.5, 1.5)
            if chance.random() > 0.06 or (column, row) == FOUND:
                plate(
                    rounded(TILE, TILE, 0.02),
                    0.07,
                    name,
                    (x, y, 0.035 + chance.uniform(0, 0.012)),
                    (0, 0, turn),
                    bevel=0.012,
                )
    x, y = -0.62 + PITCH * FOUND[0] + 0.03, -0.22 + PITCH * FOUND[1] - 0.01
    group((x, y, HELD), (0, 0, 0), glass())
    # The forefinger lies along the handle, the thumb beside it, the others are around it.
    turn = aimed((-0.71, 0.70, -0.05), (0, 0, -1))
    grip = (x + 0.90, y - 0.755, HELD)
    hold(grip, turn, HOLDING, (0.55, 0.13, -0.11), 1.15, (0.54, 0.22, -0.15), bend=(0, -14))
    from_above(focus=(x, y, 0.1), width=5.2, at=(0.20, 0.02))
    return Shot('stone-near', focal=(x, y, 0.1), begins=0.32)


def glass() -> list:
    """A steel ring with its pane, and a handle toward the lower right."""
    a = math.radians(-40)
    ux, uy = math.cos(a), math.sin(a)
    grip = [
        rod(
            [(ux * (GLASS + 0.03), uy * (GLASS + 0.03), 0), (ux * (GLASS + 0.2), uy * (GLASS + 0.2), 0)],
            0.030,
            'steel',
            straight=True,
        )
    ]
    grip.append(
        rod(
            [(ux * (GLASS + 0.18), uy * (GLASS + 0.18), 0), (ux * (GLASS + 0.95), uy * (GLASS + 0.95), 0)],
            0.062,
            'ink',
            straight=True,
        )
    )
    return [torus(GLASS, 0.042, 'steel'), disc(GLASS - 0.02, 0.03, 'pane', bevel=0.01), *grip]
