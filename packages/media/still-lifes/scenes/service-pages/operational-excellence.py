"""Operational Excellence: a train of wheels on one frame that turns without slack. Red: the wheel that drives it."""

import math

from cameras import macro
from outlines import arc
from shapes import ball, disc, group, slab
from studio import Shot, day
from sweeps import plate, rod

MODULE = 0.046  # pitch diameter of a wheel divided by its teeth; the same for all, or they would not mesh
DEEP = 0.15  # thickness of the wheels
TRAIN = (  # teeth, direction from the wheel before (degrees), material, holes in the web
    (11, 0, 'red', 0), (25, 8, 'bisque', 6), (14, -14, 'stone', 0), (19, 36, 'white', 5),
)  # fmt: skip
FIRST = (-1.10, 0.66)  # x and z of the driving wheel


def build() -> Shot:
    day()
    group((0.62, 0.10, 0), (0, 0, -24), [*frame(), *train(), *crank()])
    disc(0.16, 0.06, 'stone', (1.30, -0.80, 0.03))
    ball(0.09, 'ink-gloss', (-0.30, -0.80, 0.09))
    macro((0.10, 0.34, 0.80), turn=-36, rise=10, width=3.9, at=(0.70, 0.56), fstop=1.0)
    return Shot('day-near', focal=(0.02, 0.36, 0.80), begins=0.32)


def places() -> list[tuple[float, float, float]]:
    """Middle (x, z) of each wheel and by how many degrees it is turned, so that teeth meet gaps."""
    (x, z), turn, made = FIRST, 0.0, []
    for i, (teeth, direction, *_) in enumerate(TRAIN):
        if i:
            before = TRAIN[i - 1][0]
            reach = MODULE * (before + teeth) / 2
            x, z = x + reach * math.cos(math.radians(direction)), z + reach * math.sin(math.radians(direction))
            # The angle of the tooth of the wheel before at the point of contact, as a part of its pitch.
            part = (direction - turn) * before / 360 % 1
            turn = direction + 180 - (0.5 - part) * 360 / teeth
        made.append((x, z, turn))
    return made


def gear(teeth: int) -> list[tuple[float, float]]:
    """The outline of a wheel, with a tooth at 0 degrees."""
    pitch = MODULE * teeth / 2
    low, high = pitch - 1.15 * MODULE, pitch + 0.92 * MODULE
    points = []
    for i in range(teeth):
        for part, radius in ((-0.32, low), (-0.245, pitch), (-0.13, high), (0.13, high), (0.245, pitch), (0.32, low)):
            angle = math.radians((i + part * 0.98) * 360 / teeth)
            points.append((radius * math.cos(angle), radius * math.sin(angle)))
    return points


def train() -> list:
    made = []
    for (teeth, _, name, holes), (x, z, turn) in zip(TRAIN, places()):
        pitch = MODULE * teeth / 2
        reach, radius = pitch * 0.54, pitch * 0.19
        spokes = [math.radians(360 * i / holes) for i in range(holes)]
        rings = [arc(radius, 0, 352, 44, (reach * math.cos(a), reach * math.sin(a))) for a in spokes]
        made.append(plate(gear(teeth), DEEP, name, (x, 0, z), (90, -turn, 0), bevel=0.008, holes=rings, segments=3))
        made.append(disc(max(0.075, pitch * 0.2), DEEP + 0.07, name, (x, 0, z), (90, 0, 0)))
        made.append(disc(0.042, DEEP + 0.14, 'steel', (x, 0, z), (90, 0, 0), bevel=0.01))
    return made


def frame() -> list:
    """A base, and a post behind each wheel that carries its axle."""
    made = [slab((2.75, 0.66, 0.12), 'white', (-0.02, 0.10, 0), bevel=0.014)]
    for x, z, _ in places():
        made.append(slab((0.15, 0.12, z - 0.02), 'stone', (x, 0.22, 0.10), bevel=0.012))
        made.append(disc(0.10, 0.14, 'stone', (x, 0.22, z + 0.06), (90, 0, 0), bevel=0.012))
    return made


def crank() -> list:
    """The handle on the driving wheel."""
    x, z = FIRST
    out = -DEEP / 2 - 0.07
    return [
        rod([(x, out, z), (x - 0.13, out, z + 0.15)], 0.026, 'steel', straight=True),
        disc(0.04, 0.20, 'ink', (x - 0.13, out - 0.08, z + 0.15), (90, 0, 0), bevel=0.012),
    ]
