"""Business Transformation: a cube, cut along a stair, that swings open. Red: the inner face that nobody had seen."""

import math

from mathutils import Matrix

from shapes import along, ball, disc, drum, group, slab
from studio import Shot, banner_camera, day
from sweeps import sweep

STEPS, STEP = 5, 0.168  # how many, and how wide and high each is
SIDE = STEPS * STEP  # of the cube
LACQUER = 0.022  # thickness of the inner face
HINGE = (SIDE - STEP, SIDE)  # x and z of the edge about which the upper part turns
OPEN = 124  # degrees


def build() -> Shot:
    day()
    upper = upper_part()
    turn = Matrix.Rotation(math.radians(OPEN), 4, 'Y')
    pivot = Matrix.Translation((HINGE[0], 0, HINGE[1] + 0.03))
    along(pivot @ turn @ pivot.inverted(), upper)
    group((0.22, -0.30, 0), (0, 0, 42), [*lower_part(), *upper, *hinge()])
    bystanders()
    banner_camera(focus=(0.1, -0.4, 0.6), height=0.82, fstop=1.0)
    return Shot('day', focal=(0.5, 0.0, 0.85))


def stair(offset: float) -> list[tuple[float, float]]:
    """The cut from the lower left to the upper right; `offset` moves it up and to the left."""
    points = []
    for i in range(STEPS):
        points += [(i * STEP - offset, i * STEP + offset), (i * STEP - offset, (i + 1) * STEP + offset)]
    return points[1:]


def through(profile: list[tuple[float, float]], depth: float, name: str, bevel: float):
    """A body as deep as the cube, with that profile."""
    return sweep([(0, -depth / 2, 0), (0, depth / 2, 0)], profile, name, bevel=bevel)


def lower_part() -> list:
    body = [(0, 0), *stair(0), (SIDE, SIDE), (SIDE, 0)]
    face = [*stair(0), *reversed(stair(LACQUER))]
    return [through(body, SIDE, 'stone', 0.010), through(face, SIDE - 0.014, 'red', 0.005)]


def upper_part() -> list:
    """What was cut away."""
    cut = stair(LACQUER + 0.004)[:-1]
    return [through([*cut, HINGE, (0, SIDE)], SIDE, 'stone', 0.010)]


def hinge() -> list:
    x, z = HINGE
    return [disc(0.026, 0.22, 'steel', (x, y, z + 0.03), (90, 0, 0), bevel=0.006) for y in (-0.26, 0.0, 0.26)]


def bystanders() -> None:
    """What stands about."""
    drum(0.20, 0.30, 'white', (1.62, -0.10, 0))
    ball(0.13, 'ink-gloss', (1.62, -0.10, 0.43))
    slab((0.24, 0.24, 0.24), 'bisque', (-0.78, -0.36, 0), (0, 0, 22))
    ball(0.07, 'white', (-0.42, -0.66, 0.07))
