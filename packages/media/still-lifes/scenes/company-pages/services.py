"""Services: a worn bench from above, a line in pencil around each tool, a drawing printed. Red: the set square,
lifted off its outline."""

import random

from cameras import from_above
from print_out import print_out
from shapes import ball, box, disc, group, slab
from studio import Shot, stone
from sweeps import plate, rod
from traces import cup_ring, pencil

TOP = 0.30  # height of the bench
SQUARE = [(0, 0), (1.02, 0), (0, 1.32)]
WINDOW = [(0.17, 0.17), (0.56, 0.17), (0.17, 0.68)]


def build() -> Shot:
    stone()
    bench()
    group(
        (-0.62, -0.62, TOP + 0.003),
        (0, 0, 0),
        [pencil(SQUARE, closed=True, radius=0.007), pencil(WINDOW, closed=True, radius=0.007)],
    )
    slab((0.30, 0.20, 0.16), 'stone', (0.72, 0.30, TOP), (0, 0, 30), bevel=0.015)
    group(
        (0.40, -0.34, TOP + 0.17),
        (6, 6, -17),
        [plate(SQUARE, 0.05, 'red-matte', bevel=0.012, holes=[WINDOW]), *marks()],
    )
    print_out('operational-excellence/quality-control', 1.04, (0.06, 0.52, TOP + 0.0135), (0, 0, 9), corner=(-1, 1))
    hammer(1.84, -0.10)
    writing_pencil(-0.98, -0.30)
    cup_ring((-0.98, 0.52, TOP + 0.002), 0.15)
    crumbs()
    from_above(focus=(0.4, 0, TOP + 0.1), width=5.6, at=(0.22, 0.30))
    return Shot('stone-near', focal=(0.62, -0.05, TOP + 0.1), begins=0.32)


def bench() -> None:
    """Five boards, worn round at their edges, with the scratches of years."""
    chance = random.Random(5)
    for i in range(6):
        y = -1.45 + 0.52 * i
        slab((5.2, 0.515, 0.12), 'board', (1.22 + chance.uniform(-0.02, 0.02), y, TOP - 0.12), bevel=0.012)
    for _ in range(26):
        x, y = chance.uniform(-1.1, 2.2), chance.uniform(-1.1, 1.1)
        dx, dy = chance.uniform(-0.3, 0.3), chance.uniform(-0.12, 0.12)
        rod([(x, y, TOP), (x + dx, y + dy, TOP)], 0.0022, 'stone', straight=True)


def marks() -> list:
    """A scale along one edge, every fifth line longer."""
    return [
        box(
            (0.085 if i % 5 == 0 else 0.05, 0.006, 0.004),
            'white',
            (0.03 + (0.042 if i % 5 == 0 else 0.025), 0.05 * i, 0.027),
            bevel=0.001,
        )
        for i in range(2, 22)
    ]


def hammer(x: float, y: float) -> None:
    """Lies in its outline, a little askew."""
    head = [
        box((0.20, 0.17, 0.17), 'steel', (0, 0.52, 0.09), bevel=0.02),
        disc(0.085, 0.13, 'steel', (-0.17, 0.52, 0.09), (0, 90, 0), 0.014),
        plate([(0.09, 0.60), (0.09, 0.44), (0.33, 0.50), (0.33, 0.54)], 0.12, 'steel', (0, 0, 0.09), bevel=0.012),
    ]
    handle = rod([(0, 0.5, 0.09), (0, 0.1, 0.075), (0, -0.3, 0.06), (0, -0.62, 0.065)], 0.050, 'stone')
    group((x, y, TOP), (0, 0, -5), [*head, handle])
    outline = [
        (-0.07, -0.70),
        (0.07, -0.70),
        (0.07, 0.41),
        (0.36, 0.47),
        (0.36, 0.58),
        (0.12, 0.64),
        (-0.27, 0.64),
        (-0.27, 0.40),
        (-0.07, 0.40),
    ]
    pencil(outline, (x - 0.03, y - 0.01, TOP + 0.003), closed=True, radius=0.006)


def writing_pencil(x: float, y: float) -> None:
    """The one that drew the outlines."""
    parts = [
        disc(0.030, 0.62, 'ink', (0, 0, 0), bevel=0.003),
        disc(0.030, 0.11, 'white', (0, 0, 0.365), bevel=0, top=0.010),
    ]
    parts.append(disc(0.010, 0.035, 'ink', (0, 0, 0.435), bevel=0, top=0.002))
    group((x, y, TOP + 0.032), (90, 0, 152), parts)


def crumbs() -> None:
    """What the rubber left."""
    chance = random.Random(2)
    for _ in range(14):
        at = (1.22 + chance.uniform(-0.3, 0.3), 0.80 + chance.uniform(-0.08, 0.08), TOP + 0.008)
        ball(chance.uniform(0.006, 0.012), 'stone', at, (1.8, 1, 0.8), (0, 0, chance.uniform(0, 180)), detail=8)
