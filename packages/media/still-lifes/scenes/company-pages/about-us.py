"""About us: a potter's wheel with a bowl on it, tools and earlier work around, marks of fingers in the
clay. Red: the glaze."""

import math

from clay import lump, pressed
from outlines import lip
from shapes import ball, drum, group, lathe, slab
from studio import Shot, banner_camera, stone
from sweeps import rod

HEIGHT, WALL = 0.66, 0.026  # of the bowl
WHEEL = (0.42, 0.25)
# Where four fingers have held the bowl: directions in degrees, and heights above its foot.
GRIP = ((-153, 0.235), (-139, 0.262), (-125.5, 0.252), (-113, 0.215))


def build() -> Shot:
    stone()
    x, y = WHEEL
    drum(0.44, 0.22, 'ink', (x, y, 0), bevel=0.02)
    pan = [
        (0, 0.22),
        (0.72, 0.22),
        (0.80, 0.25),
        (0.84, 0.33),
        *lip(0.84, 0.80, 0.42),
        (0.79, 0.34),
        (0.70, 0.29),
        (0, 0.28),
    ]
    lathe(pan, 'white', (x, y, 0))
    drum(0.50, 0.07, 'steel', (x, y, 0.40), bevel=0.014)
    drum(0.07, 0.14, 'steel', (x, y, 0.27), bevel=0.01)
    lathe(body, 'bisque', (x, y, 0.47), steps=480)
    lathe(glaze, 'red', (x, y, 0.47), steps=320)
    shelf()
    tools()
    banner_camera(focus=(0.3, -0.3, 0.8), height=0.70, fstop=1.0)
    return Shot('stone', focal=(0.45, 0.2, 0.75))


def outer(z: float) -> float:
    """Radius of the bowl's outside at a height above its foot."""
    return 0.24 + 0.40 * math.sin(min(1.0, z / HEIGHT) * math.pi / 2) ** 0.85


def body(angle: float) -> list[tuple[float, float]]:
    heights = [HEIGHT * i / 100 for i in range(101)]
    outside = [(outer(z) - pressed(angle, z, GRIP, outer(z)), z) for z in heights]
    inside = [(outer(z) - WALL, z) for z in reversed(heights[8:])]
    return [(0, 0), *outside, *inside, (0, heights[8])]


def glaze(angle: float) -> list[tuple[float, float]]:
    """A skin over the inside, the rim and the upper outside, where it has run down in drops."""
    run = (
        0.20
        + 0.05 * math.sin(3 * angle + 1)
        + 0.035 * math.sin(7 * angle)
        + 0.10 * max(0, math.sin(5 * angle + 2.2)) ** 6
    )
    skin = 0.008
    inside = [(max(0.0, outer(z) - WALL - skin), z) for z in (HEIGHT * i / 30 for i in range(3, 31))]
    rim = reversed(lip(outer(HEIGHT) + skin, outer(HEIGHT) - WALL - skin, HEIGHT)[1:-1])
    falls = [(HEIGHT - run * i / 24, skin * min(1.0, (24 - i) / 3) + 0.004 * (i / 24) ** 2) for i in range(25)]
    outside = [(outer(z) + thickness, z) for z, thickness in falls]
    return [(0, HEIGHT * 0.1 + skin), *inside, *rim, *outside, (outer(falls[-1][0]) - 0.004, falls[-1][0] - 0.004)]


def shelf() -> None:
    """A plank on two blocks with three finished pieces, at the right."""
    for x in (1.42, 2.08):
        slab((0.16, 0.34, 0.30), 'stone', (x, 0.30, 0))
    slab((1.02, 0.42, 0.05), 'bisque', (1.75, 0.30, 0.30))
    vessel(1.45, 0.28, 0.35, 0.13, 0.28, 'white')
    vessel(1.76, 0.34, 0.35, 0.11, 0.48, 'ink')
    vessel(2.06, 0.26, 0.35, 0.14, 0.20, 'stone')


def vessel(x: float, y: float, z: float, radius: float, height: float, name: str) -> None:
    outside = [
        (radius * (0.72 + 0.28 * math.sin(math.pi * (0.15 + 0.75 * i / 20))), height * i / 20) for i in range(21)
    ]
    inside = [(r - 0.018, h) for r, h in reversed(outside[2:-1])]
    rim = lip(outside[-1][0], outside[-1][0] - 0.018, height)
    lathe([(0, 0), *outside[:-1], *rim, *inside, (0, height * 0.1)], name, (x, y, z))


def tools() -> None:
    """In front: a lump of clay, a water dish with a sponge, a jar of brushes and ribs."""
    lump(0.50, (-0.98, -0.25, 0), (0, 0, -40))
    ball(0.10, 'clay', (-0.62, -0.62, 0.07), squash=(1.1, 1, 0.75))
    lathe(
        [(0, 0), (0.19, 0), (0.27, 0.05), (0.30, 0.12), (0.28, 0.125), (0.24, 0.07), (0.17, 0.035), (0, 0.03)],
        'white',
        (1.50, -0.55, 0),
    )
    ball(0.11, 'stone', (1.50, -0.55, 0.12), squash=(1.1, 1, 0.7))
    vessel(-0.62, 0.15, 0, 0.15, 0.34, 'white')
    for lean, turn, length, name in ((10, 20, 0.72, 'ink'), (14, 150, 0.62, 'bisque'), (12, 265, 0.80, 'stone')):
        parts = [rod([(0, 0, 0), (0, 0, length)], 0.014, name), ball(0.032, name, (0, 0, length), squash=(1, 1, 1.8))]
        group((-0.62, 0.15, 0.06), (lean, 0, turn), parts)
