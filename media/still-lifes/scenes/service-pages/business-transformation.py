"""Business Transformation: a caterpillar, a chrysalis and what came out of it. Red: the butterfly."""

import math

from outlines import smooth_path
from shapes import ball, drum, group, lathe
from studio import Shot, banner_camera, day
from sweeps import plate, rod

# The right wings from above, from the body outward and back, in meters.
FOREWING = (
    (0.02, 0.10), (0.14, 0.31), (0.37, 0.53), (0.58, 0.61), (0.66, 0.53), (0.61, 0.36),
    (0.50, 0.20), (0.36, 0.08), (0.20, 0.01), (0.02, -0.02),
)  # fmt: skip
HINDWING = (
    (0.02, 0.00), (0.20, -0.01), (0.38, -0.04), (0.47, -0.15), (0.46, -0.30),
    (0.37, -0.42), (0.26, -0.44), (0.17, -0.34), (0.08, -0.19), (0.02, -0.10),
)  # fmt: skip
FOREVEINS = ((0.62, 0.50), (0.57, 0.33), (0.44, 0.16))
HINDVEINS = ((0.43, -0.17), (0.41, -0.31), (0.28, -0.40))


def build() -> Shot:
    day()
    branch()
    group((0.98, 0.06, 1.13), (0, 8, 0), chrysalis())
    group((0.18, -0.22, 0.86), (-10, -16, -12), butterfly())
    caterpillar(-1.12, -0.78)
    banner_camera(focus=(0.1, -0.4, 0.9), height=0.74, fstop=1.0)
    return Shot('day', focal=(0.42, -0.1, 0.8))


def wing(outline, veins, side: int, depth: float) -> list:
    """A plate with veins of ink that stand out on both of its faces; `side` is 1 for the right one, -1 for the left."""
    edge = [(side * x, z) for x, z in smooth_path(outline, 8)]
    # A plate's outline runs counterclockwise.
    flat = edge[::-1] if side > 0 else edge
    made = [plate(flat, depth, 'red', (0, 0, 0), (90, 0, 0), bevel=0.008)]
    made.append(rod([(x, 0, z) for x, z in edge], 0.016, 'ink', straight=True))
    for x, z in veins:
        path = [(side * 0.03, 0, outline[0][1] * 0.4), (side * x * 0.5, 0, z * 0.56), (side * x, 0, z)]
        made.append(rod(path, 0.014, 'ink'))
    return made


def butterfly() -> list:
    """Head up, its wings half open toward the camera."""
    parts = [
        ball(0.062, 'ink', (0, 0, 0.03), (0.9, 0.9, 1.7)),
        ball(0.05, 'ink', (0, 0, -0.20), (0.85, 0.85, 3.2)),
        ball(0.046, 'ink', (0, -0.01, 0.165)),
    ]
    for side, fold in ((1, -30), (-1, 24)):
        wings = [*wing(FOREWING, FOREVEINS, side, 0.020), *wing(HINDWING, HINDVEINS, side, 0.020)]
        parts.append(group((0, 0, 0), (0, 0, fold), wings))
        tip = (side * 0.20, -0.06, 0.44)
        parts += [
            rod([(side * 0.02, -0.02, 0.19), (side * 0.08, -0.05, 0.32), tip], 0.009, 'ink'),
            ball(0.02, 'ink', tip),
        ]
    return parts


def branch() -> None:
    """It rises from a stone foot at the right and bends over to the left, with a twig of two leaves."""
    drum(0.44, 0.15, 'stone', (1.42, 0.28, 0), bevel=0.02)
    bent = [
        (1.42, 0.28, 0.1), (1.40, 0.26, 0.55), (1.22, 0.17, 1.02),
        (0.74, 0.02, 1.24), (0.20, -0.04, 1.10), (-0.22, -0.04, 0.92),
    ]  # fmt: skip
    rod(bent, 0.050, 'clay')
    rod([(1.36, 0.23, 0.72), (1.56, 0.15, 1.00), (1.80, 0.10, 1.14)], 0.028, 'clay')
    for at, turn, size in (((1.56, 0.14, 1.00), (70, -30, -14), 0.9), ((1.80, 0.10, 1.14), (74, 34, -20), 1.1)):
        group(at, turn, leaf(), size)


def leaf() -> list:
    """Lies with its stem at the origin and points along y."""
    half = [(0, 0), (0.09, 0.08), (0.13, 0.20), (0.10, 0.33), (0, 0.46)]
    right = smooth_path(half, 8)
    outline = [*right, *((-x, y) for x, y in reversed(right[1:-1]))]
    return [
        plate(outline, 0.022, 'white', bevel=0.007),
        rod([(0, 0, 0.008), (0, 0.42, 0.008)], 0.008, 'stone', straight=True),
    ]


def chrysalis() -> list:
    """Hangs by its stem, empty."""
    profile = [
        (0, 0), (0.018, 0), (0.022, -0.06), (0.060, -0.10), (0.105, -0.20),
        (0.112, -0.30), (0.085, -0.42), (0.040, -0.52), (0, -0.56),
    ]  # fmt: skip
    parts = [lathe(smooth_path(profile, 6), 'bisque')]
    for radius, z in ((0.108, -0.22), (0.114, -0.29), (0.100, -0.37)):
        ridge = [(radius * math.cos(a), radius * math.sin(a), z) for a in (2 * math.pi * i / 40 for i in range(40))]
        parts.append(rod(ridge, 0.010, 'stone', straight=True, closed=True))
    return parts


def caterpillar(x: float, y: float) -> None:
    """A chain of balls that walks to the right, its middle lifted."""
    count = 8
    for i in range(count):
        lift = 0.17 * math.sin(math.pi * min(1, i / 5.5)) ** 2
        at = (x + 0.125 * i, y + 0.014 * i, 0.092 + lift)
        ball(0.094 if i < count - 1 else 0.104, ('white', 'stone')[i % 2], at)
    head = (x + 0.125 * (count - 1), y + 0.014 * (count - 1))
    for side in (-1, 1):
        tip = (head[0] + 0.07, head[1] + 0.06 * side, 0.27)
        rod([(head[0] + 0.02, head[1] + 0.03 * side, 0.18), tip], 0.009, 'ink', straight=True)
        ball(0.02, 'ink', tip)
