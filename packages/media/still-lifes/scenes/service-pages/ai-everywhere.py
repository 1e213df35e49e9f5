"""AI Everywhere: the things of every day on plinths, a teapot before all. Red: the bead that has come into each."""

import math

from outlines import arc, lip, smooth_path
from shapes import ball, box, disc, drum, group, lathe, slab
from studio import Shot, banner_camera, day
from sweeps import rod

BEAD = 0.062


def build() -> Shot:
    day()
    drum(0.46, 0.52, 'stone', (0.50, 0.05, 0), bevel=0.016)
    group((0.50, 0.05, 0.52), (0, 0, 18), teapot())
    drum(0.24, 0.92, 'bisque', (1.34, 0.42, 0), bevel=0.014)
    group((1.34, 0.42, 0.92), (0, 0, -28), clock())
    slab((0.46, 0.46, 0.30), 'white', (-0.48, 0.10, 0), (0, 0, 20))
    group((-0.48, 0.10, 0.30), (0, 0, -14), books())
    drum(0.24, 0.16, 'white', (1.32, -0.52, 0), bevel=0.014)
    group((1.32, -0.52, 0.16), (0, 0, -30), cup())
    group((-0.62, -0.66, 0.012), (0, 0, 24), key())
    banner_camera(focus=(0.4, -0.4, 0.7), height=0.76, fstop=1.0)
    return Shot('day', focal=(0.5, 0.05, 0.8))


def teapot() -> list:
    """The bead is the knob of its lid."""
    body = smooth_path([(0.20, 0), (0.33, 0.07), (0.39, 0.22), (0.34, 0.38), (0.20, 0.47)], 10)
    lid = smooth_path([(0.20, 0.48), (0.15, 0.525), (0.05, 0.55), (0.0, 0.552)], 8)
    loop = smooth_path([(0.30, 0, 0.38), (0.50, 0, 0.42), (0.58, 0, 0.28), (0.48, 0, 0.13), (0.34, 0, 0.10)], 16)
    return [
        lathe([(0, 0), *body, (0.20, 0.475), (0, 0.475)], 'white', crease=60),
        lathe([(0, 0.47), (0.205, 0.47), *lid], 'white', crease=60),
        disc(0.12, 0.46, 'white', (-0.43, 0, 0.30), (0, -48, 0), top=0.045, bevel=0.01),
        rod(loop, 0.034, 'white', straight=True),
        ball(BEAD * 1.25, 'red', (0, 0, 0.615)),
    ]


def clock() -> list:
    """An alarm clock; the bead is the middle of its hands."""
    face, hands = 0.27, []
    for angle, length, thick in ((35, 0.15, 0.012), (-62, 0.20, 0.009)):
        across, up = length * math.sin(math.radians(angle)), length * math.cos(math.radians(angle))
        hands.append(rod([(0, -0.105, face), (across, -0.105, face + up)], thick, 'ink', straight=True))
    return [
        disc(0.25, 0.16, 'ink', (0, 0, face), (90, 0, 0), bevel=0.03),
        disc(0.205, 0.17, 'white', (0, -0.008, face), (90, 0, 0), bevel=0.006),
        *hands,
        ball(BEAD * 0.62, 'red', (0, -0.105, face)),
        *(rod([(side * 0.12, 0, 0.06), (side * 0.19, 0, 0.0)], 0.022, 'ink', straight=True) for side in (-1, 1)),
        *(ball(0.085, 'steel', (side * 0.14, 0, 0.52), (1, 1, 0.7), (0, side * 28, 0)) for side in (-1, 1)),
    ]


def books() -> list:
    """Two lie, the upper one shut by a clasp with the bead."""
    made = []
    for z, turn, high, name in ((0, 0, 0.11, 'stone'), (0.11, -13, 0.13, 'ink')):
        parts = [
            box((0.42, 0.31, high - 0.03), 'paper', (0.006, 0, high / 2), bevel=0.004),
            box((0.44, 0.33, 0.022), name, (0, 0, 0.011), bevel=0.005),
            box((0.44, 0.33, 0.022), name, (0, 0, high - 0.011), bevel=0.005),
            box((0.022, 0.33, high), name, (-0.215, 0, high / 2), bevel=0.008),
        ]
        made.append(group((0, 0, z), (0, 0, turn), parts))
    return [*made, ball(BEAD, 'red', (0.02, -0.02, 0.24 + BEAD * 0.8))]


def cup() -> list:
    """The bead floats where the tea would be."""
    outside = smooth_path([(0.10, 0), (0.15, 0.04), (0.185, 0.14), (0.195, 0.24)], 6)
    ear = [(x + 0.20, 0, z + 0.13) for x, z in arc(0.08, 95, -95, 20)]
    return [
        lathe([(0, 0), *outside[:-1], *lip(0.195, 0.172, 0.24), (0.165, 0.20), (0, 0.20)], 'glaze', crease=60),
        rod(ear, 0.018, 'glaze', straight=True),
        ball(BEAD, 'red', (-0.03, -0.03, 0.235)),
    ]


def key() -> list:
    """A large one; the bead sits in its bow."""
    ring = [(x, y, 0.02) for x, y in arc(0.10, 0, 350, 40)]
    return [
        rod(ring, 0.022, 'steel', straight=True, closed=True),
        rod([(0.11, 0, 0.02), (0.50, 0, 0.02)], 0.020, 'steel', straight=True),
        *(box((0.035, 0.11, 0.026), 'steel', (x, -0.06, 0.02), bevel=0.005) for x in (0.40, 0.47)),
        ball(BEAD, 'red', (0, 0, 0.045)),
    ]
