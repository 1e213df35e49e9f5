"""AI Products: an articulated lamp that bends over small tools as if it were thinking. Red: the sphere it holds."""

from shapes import ball, disc, drum, group, lathe, slab
from studio import Shot, banner_camera, day
from sweeps import rod

FOOT = (1.02, 0.10)  # where it stands
JOINTS = ((1.02, 0.16), (1.44, 0.84), (0.56, 1.42))  # x and z of shoulder, elbow and head
DEPTH = 0.10  # y of the plane in which it bends


def build() -> Shot:
    day()
    lamp()
    bench()
    banner_camera(focus=(0.3, -0.2, 0.8), height=0.76, fstop=1.0)
    return Shot('day', focal=(0.6, 0.0, 0.85))


def lamp() -> None:
    """A round foot, two pairs of bars, and a head in which the sphere sits instead of a bulb."""
    x, y = FOOT
    drum(0.36, 0.08, 'stone', (x, y, 0), bevel=0.02)
    drum(0.12, 0.08, 'white', (x, y, 0.08), bevel=0.02)
    for (ax, az), (bx, bz) in zip(JOINTS, JOINTS[1:]):
        for side in (-1, 1):
            away = y + side * 0.055
            rod([(ax, away, az), (bx, away, bz)], 0.028, 'white', straight=True)
    for i, (jx, jz) in enumerate(JOINTS):
        disc(0.078 if i < 2 else 0.062, 0.20, 'ink', (jx, y, jz), (90, 0, 0), bevel=0.016)
        disc(0.034, 0.24, 'steel', (jx, y, jz), (90, 0, 0), bevel=0.008)
    (sx, sz), (ex, ez) = JOINTS[:2]
    rod([(sx - 0.14, y, sz + 0.02), (ex - 0.10, y, ez - 0.30)], 0.014, 'steel', straight=True)
    head(JOINTS[2])


def head(joint) -> None:
    """A bell that looks down to the left."""
    x, z = joint
    bell = [(0, 0.06), (0.10, 0.055), (0.14, 0.0), (0.17, -0.12), (0.27, -0.30)]
    rim = [(0.30, -0.34), (0.295, -0.354), (0.28, -0.348)]
    inside = [(0.255, -0.29), (0.155, -0.12), (0.12, -0.02), (0, 0.0)]
    parts = [
        lathe([*bell, *rim, *inside], 'white'),
        drum(0.075, 0.10, 'ink', (0, 0, 0.05)),
        ball(0.215, 'red', (0, 0, -0.40)),
    ]
    group((x - 0.10, DEPTH, z - 0.02), (0, 28, 0), parts)


def bench() -> None:
    """What it is at work on: a block with pins, a wheel, a small screen."""
    slab((1.20, 0.72, 0.08), 'bisque', (-0.20, -0.10, 0), (0, 0, -14))
    slab((0.34, 0.30, 0.20), 'white', (0.02, -0.10, 0.08), (0, 0, 10))
    slab((0.20, 0.18, 0.10), 'stone', (0.02, -0.10, 0.28), (0, 0, -12))
    disc(0.13, 0.07, 'stone', (-0.42, -0.14, 0.205), (80, 0, 40))
    drum(0.08, 0.14, 'ink', (-0.52, 0.16, 0.08))
    ball(0.07, 'white', (-0.18, -0.30, 0.15))
    ball(0.08, 'ink-gloss', (0.56, -0.72, 0.08))
    drum(0.15, 0.34, 'stone', (1.86, -0.10, 0))
    ball(0.10, 'white', (1.86, -0.10, 0.44))
