"""Not found: a cup that broke and was mended, more itself than before. Red: the seam."""

import math

from outlines import lip
from shapes import ball, box, drum, group, lathe
from studio import Shot, banner_camera, stone
from sweeps import plate, rod

HEIGHT, WALL = 0.98, 0.035
FOOT = 0.10  # thickness of the saucer under the cup
CUP = (0.42, 0.15)
SEAM = (  # angle in degrees (270 faces the camera), height of the corners of the main crack, rim to foot
    (236, 1.00), (241, 0.90), (233, 0.80), (243, 0.70), (250, 0.63), (246, 0.53), (256, 0.44), (268, 0.39), (272, 0.29),
    (284, 0.22), (288, 0.10), (294, 0.02),
)  # fmt: skip
BRANCHES = (
    ((250, 0.63), (262, 0.67), (272, 0.64), (284, 0.72), (292, 0.71), (303, 0.83), (306, 0.92), (313, 1.00)),
    ((256, 0.44), (244, 0.37), (238, 0.27), (228, 0.22), (222, 0.10)),
    ((284, 0.72), (288, 0.60), (300, 0.55), (309, 0.44)),
)


def build() -> Shot:
    stone()
    x, y = CUP
    lathe(
        [(0, 0), (0.40, 0), (0.46, 0.02), (0.74, 0.09), (0.76, 0.115), (0.73, 0.12), (0.44, 0.06), (0, 0.05)],
        'white',
        (x, y, 0),
    )
    lathe(cup(), 'white', (x, y, FOOT))
    handle()
    for crack in (SEAM, *BRANCHES):
        rod([on_cup(angle, z) for angle, z in crack], 0.0135, 'red', (x, y, FOOT), straight=True)
    shards()
    brush()
    drum(0.30, 0.30, 'stone', (1.86, 0.35, 0))
    ball(0.14, 'ink-gloss', (1.86, 0.35, 0.44))
    banner_camera(focus=(0.35, -0.4, 0.7), height=0.70, fstop=1.0)
    return Shot('stone', focal=(0.5, 0.1, 0.6))


def outer(z: float) -> float:
    """Radius of the cup at a height above its foot: a short foot ring, then nearly straight."""
    t = max(0.0, min(1.0, z / HEIGHT))
    return 0.30 + 0.22 * math.sin(min(1.0, t * 2.4) * math.pi / 2) + 0.03 * t


def cup() -> list[tuple[float, float]]:
    heights = [HEIGHT * i / 48 for i in range(49)]
    inside = [(outer(z) - WALL, z) for z in reversed(heights[4:-1])]
    rim = lip(outer(HEIGHT), outer(HEIGHT) - WALL, HEIGHT)
    return [(0, 0), *((outer(z), z) for z in heights[:-1]), *rim, *inside, (0, heights[4])]


def on_cup(angle: float, share: float) -> tuple[float, float, float]:
    """A point on the cup's skin: the lacquer stands a little proud of it."""
    z = share * HEIGHT
    reach, turn = outer(z) + 0.002, math.radians(angle)
    return (reach * math.cos(turn), reach * math.sin(turn), z)


def handle() -> None:
    x, y = CUP
    bow = [(0.50, 0, 0.80), (0.66, 0, 0.84), (0.82, 0, 0.72), (0.84, 0, 0.50), (0.72, 0, 0.32), (0.50, 0, 0.27)]
    rod(bow, 0.055, 'white', (x, y, FOOT), (0, 0, -14))


def shards() -> None:
    """What was left over."""
    pieces = (
        (
            -0.72,
            -0.35,
            0.05,
            (8, -6, 20),
            [(-0.16, -0.08), (0.02, -0.14), (0.17, -0.02), (0.05, 0.12), (-0.10, 0.10)],
            'white',
        ),
        (-0.98, -0.10, 0.04, (-5, 8, 75), [(-0.09, -0.07), (0.10, -0.05), (0.04, 0.10)], 'white'),
        (-0.42, -0.66, 0.035, (4, 5, -30), [(-0.07, -0.05), (0.07, -0.06), (0.05, 0.06), (-0.03, 0.07)], 'stone'),
    )
    for x, y, z, turn, outline, name in pieces:
        plate(outline, WALL, name, (x, y, z), turn, bevel=0.006)


def brush() -> None:
    """The mender's brush on its rest, at the right."""
    box((0.10, 0.22, 0.10), 'stone', (1.52, -0.42, 0.05), (0, 0, 20))
    handle_ = rod([(-0.34, 0, 0), (0.10, 0, 0), (0.34, 0, 0)], 0.020, 'ink')
    tip = lathe([(0, 0), (0.022, 0), (0.036, 0.06), (0.020, 0.15), (0, 0.19)], 'bisque', (-0.40, 0, 0), (0, -90, 0))
    group(
        (1.50, -0.42, 0.115),
        (0, -4, 22),
        [handle_, tip, rod([(-0.41, 0, 0), (-0.33, 0, 0)], 0.025, 'steel', straight=True)],
    )
