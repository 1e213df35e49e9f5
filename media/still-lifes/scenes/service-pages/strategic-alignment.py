"""Strategic Alignment: a board of needles on pins, every one turned to the same place. Red: the peg they point to."""

import math
import random

from shapes import ball, box, disc, drum, group, slab
from studio import Shot, banner_camera, day
from sweeps import plate, rod

WIDTH, HEIGHT, THICK = 1.86, 1.36, 0.09
GOAL = (0.36, 0.24)  # where the peg sits, from the middle of the board
PITCH = 0.250  # from one needle to the next
LENGTH, WAIST = 0.200, 0.036  # of a needle, and half its width in the middle


def build() -> Shot:
    day()
    group((0.52, 0.20, 0.10), (-7, 0, -30), [*board(), *field(), *peg()])
    slab((2.10, 0.42, 0.10), 'white', (0.52, 0.20, 0), (0, 0, -30), bevel=0.014)
    compass(-0.86, -0.62)
    drum(0.17, 0.20, 'stone', (1.64, -0.42, 0))
    ball(0.12, 'ink-gloss', (1.64, -0.42, 0.32))
    ball(0.06, 'white', (0.98, -0.86, 0.06))
    banner_camera(focus=(0.3, -0.2, 0.8), height=0.76, fstop=1.0)
    return Shot('day', focal=(0.52, 0.2, 0.8))


def board() -> list:
    return [box((WIDTH, THICK, HEIGHT), 'stone', (0, THICK / 2, HEIGHT / 2), bevel=0.014)]


def field() -> list:
    """Staggered rows of needles; those near the peg leave it room."""
    chance, made = random.Random(8), []
    for row in range(-2, 3):
        for column in range(-4, 5):
            x, z = (column + row % 2 / 2 - 0.25) * PITCH, row * PITCH * 0.96
            away = (GOAL[0] - x, GOAL[1] - z)
            if abs(x) < WIDTH / 2 - 0.13 and math.hypot(*away) > 0.19:
                toward = math.degrees(math.atan2(away[1], away[0]))
                made += needle((x, -0.035, HEIGHT / 2 + z), toward + chance.uniform(-2, 2))
    return made


def needle(at, angle: float, size=1.0) -> list:
    """A lozenge with a dark point and a pale tail, on a steel pin, standing off the board."""
    half, waist = LENGTH / 2 * size, WAIST * size
    x, y, z = at
    point, tail = [(0, waist), (0, -waist), (half, 0)], [(0, -waist), (0, waist), (-half, 0)]
    return [
        plate(point, 0.012 * size, 'ink', at, (90, -angle, 0), bevel=0.002, segments=2),
        plate(tail, 0.012 * size, 'white', at, (90, -angle, 0), bevel=0.002, segments=2),
        disc(0.010 * size, 0.07 * size, 'steel', (x, y + 0.015, z), (90, 0, 0), bevel=0.003),
    ]


def peg() -> list:
    """A round head on a collar, three needles wide."""
    at = (GOAL[0], 0, HEIGHT / 2 + GOAL[1])
    return [
        disc(0.10, 0.05, 'steel', (at[0], -0.02, at[2]), (90, 0, 0), bevel=0.01),
        ball(0.105, 'red', (at[0], -0.09, at[2])),
    ]


def compass(x: float, y: float) -> None:
    """One needle more, on a stand of its own."""
    drum(0.15, 0.05, 'white', (x, y, 0), bevel=0.012)
    rod([(x, y, 0.05), (x, y, 0.52)], 0.012, 'steel', straight=True)
    group((x, y, 0.53), (0, 0, -22), needle((0, 0, 0), 16, 3.0))
