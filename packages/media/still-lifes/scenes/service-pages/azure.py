"""Azure: a stair of trays as thin as paper, up to a sky cut out of the wall. Red: the step just taken."""

import math

from cameras import from_below
from outlines import rectangle
from shapes import ball, box, slab
from studio import Shot, noon
from sweeps import plate, rod

LOBES = (
    (-0.46, 0.0, 0.24),
    (-0.14, 0.12, 0.34),
    (0.26, 0.08, 0.30),
    (0.52, -0.03, 0.21),
    (0.05, -0.08, 0.28),
    (-0.3, -0.06, 0.22),
    (0.34, -0.08, 0.22),
)
STEPS, WIDE, RISE, FOOT = 5, 0.44, 0.20, -0.92  # how many, how wide and high one is, x of the lowest
TAKEN = 3


def build() -> Shot:
    noon(key=0.95)
    wall()
    for i in range(STEPS):
        x, z = FOOT + WIDE * i, 0.16 + RISE * i
        slab((WIDE + 0.16, 0.95, 0.022), 'red' if i == TAKEN else 'white', (x, -0.30, z), (0, -1.2, 0), bevel=0.006)
        for y in (-0.62, 0.02):
            rod([(x + 0.10, y, 0), (x + 0.10, y, z)], 0.010, 'steel', straight=True)
    ball(0.125, 'white', (FOOT + WIDE * TAKEN - 0.02, -0.40, 0.16 + RISE * TAKEN + 0.15))
    slab((0.30, 0.30, 0.14), 'stone', (-1.30, 0.25, 0), (0, 0, 24))
    from_below((0.62, -0.3, 0.2), width=4.9, turn=-6, at=(0.73, 0.78))
    return Shot('day-near', focal=(0.3, -0.3, 0.8), begins=0.32)


def wall() -> None:
    """Stands behind the stair and leaves the frame; light comes through the opening."""
    outline = [(x + 1.85, y + 1.2) for x, y in rectangle(3.5, 2.4)]
    hole = [(x * 1.04 + 1.50, y + 1.22) for x, y in cloud()]
    plate(outline, 0.10, 'bisque', (0, 0.62, 0), (90, 0, 0), bevel=0.010, holes=[hole])
    box((2.4, 0.02, 2.0), 'light', (1.5, 1.1, 1.1))


def cloud() -> list:
    """The outline around all lobes, as seen from their middle."""
    points = []
    for k in range(180):
        a = math.radians(2 * k)
        dx, dy = math.cos(a), math.sin(a)
        reach = 0.0
        for x, y, r in LOBES:
            ahead, aside = x * dx + y * dy, x * dy - y * dx
            if abs(aside) < r:
                reach = max(reach, ahead + math.sqrt(r * r - aside * aside))
        points.append((reach * dx, max(reach * dy, -0.20)))
    return points
