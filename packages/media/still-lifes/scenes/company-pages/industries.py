"""Industries: a town of models, every trade with its own building. Red: the train that calls at all of them."""

import math

from outlines import arc, rectangle, smooth_path
from shapes import ball, box, disc, drum, group, lathe, slab
from studio import Shot, banner_camera, stone
from sweeps import plate, rod, sweep

LINE = smooth_path(
    [
        (-1.55, -0.05, 0),
        (-1.05, -0.42, 0),
        (-0.35, -0.60, 0),
        (0.50, -0.62, 0),
        (1.40, -0.56, 0),
        (2.3, -0.35, 0),
        (3.4, 0.1, 0),
    ],
    24,
)
BED = 0.05  # height of the line's bed


def build() -> Shot:
    stone()
    railway()
    factory(-0.35, 0.45)
    bank(0.62, 0.10)
    tower(0.72, 1.25)
    silos(1.62, 0.35)
    group((1.25, 1.10, 0), (0, 0, 10), house(0.62, 0.50, 'bisque'))
    group((-0.98, 0.15, 0), (0, 0, -14), house(0.34, 0.30, 'white'))
    group((1.30, -0.12, 0), (0, 0, 12), house(0.30, 0.26, 'white'))
    for x, y, size in (
        (-0.62, -0.12, 0.8),
        (-1.22, 0.62, 1.0),
        (0.08, -0.22, 0.7),
        (2.10, -0.02, 0.8),
        (1.02, -0.28, 0.6),
    ):
        tree(x, y, size)
    banner_camera(focus=(0.1, -0.5, 0.4), height=0.70, fstop=1.0)
    return Shot('stone', focal=(0.5, 0, 0.6))


def railway() -> None:
    """A bed with two rails; the engine and its wagons stand on the line and follow its curve."""
    sweep(LINE, [(-0.17, 0), (-0.13, BED), (0.13, BED), (0.17, 0)], 'stone')
    for side in (-0.075, 0.075):
        sweep(
            LINE,
            [(side + px, BED + py) for px, py in ((-0.009, 0), (-0.009, 0.018), (0.009, 0.018), (0.009, 0))],
            'steel',
        )
    couple(46, engine())
    couple(62, wagon('white'))
    couple(76, wagon('bisque'))
    couple(90, wagon('white'))


def couple(point: int, parts: list) -> None:
    """Puts a vehicle, built along x and heading to -x, on a point of the line."""
    (x, y, _), (ax, ay, _) = LINE[point], LINE[point + 1]
    group((x, y, BED + 0.018), (0, 0, math.degrees(math.atan2(ay - y, ax - x))), parts)


def wheels(places) -> list:
    return [disc(0.055, 0.20, 'ink', (x, 0, 0.055), (90, 0, 0), bevel=0.008) for x in places]


def engine() -> list:
    return [
        *wheels((-0.19, -0.03, 0.14)),
        slab((0.56, 0.19, 0.05), 'red', (0, 0, 0.06), bevel=0.01),
        disc(0.095, 0.36, 'red', (-0.09, 0, 0.20), (0, 90, 0), bevel=0.015),
        slab((0.19, 0.21, 0.25), 'red', (0.17, 0, 0.11), bevel=0.012),
        slab((0.24, 0.26, 0.03), 'red', (0.17, 0, 0.36), bevel=0.01),
        lathe([(0, 0), (0.030, 0), (0.030, 0.09), (0.048, 0.13), (0.030, 0.135), (0, 0.13)], 'red', (-0.20, 0, 0.28)),
        ball(0.045, 'red', (-0.04, 0, 0.29)),
    ]


def wagon(name: str) -> list:
    load = [ball(0.055, 'ink', (x, 0, 0.235)) for x in (-0.11, 0, 0.11)]
    return [*wheels((-0.12, 0.12)), slab((0.42, 0.21, 0.15), name, (0, 0, 0.07), bevel=0.012), *load]


def factory(x: float, y: float) -> None:
    """A saw-tooth roof, a row of dark gates, two chimneys."""
    teeth = [(-0.58, 0), (0.58, 0), (0.58, 0.40)]
    for i in range(3):
        right = 0.58 - i * 0.387
        teeth += [(right, 0.64), (right - 0.387, 0.40)]
    parts = [plate(teeth, 0.62, 'white', (0, 0, 0), (90, 0, 0), bevel=0.010)]
    parts += [box((0.17, 0.03, 0.22), 'ink', (px, -0.31, 0.11), bevel=0.004) for px in (-0.36, 0, 0.36)]
    parts += [
        drum(0.085, height, 'stone', (px, 0.20, 0), bevel=0.01, top=0.06)
        for px, height in ((-0.40, 1.34), (-0.14, 1.10))
    ]
    group((x, y, 0), (0, 0, -14), parts)


def bank(x: float, y: float) -> None:
    """Steps, five columns and a pediment."""
    parts = [slab((0.86 - i * 0.06, 0.60 - i * 0.06, 0.05), 'bisque', (0, 0, i * 0.05), bevel=0.008) for i in range(3)]
    parts += [drum(0.042, 0.42, 'white', (-0.30 + i * 0.15, -0.17, 0.15), bevel=0.006, top=0.036) for i in range(5)]
    parts += [
        slab((0.62, 0.30, 0.42), 'stone', (0, 0.08, 0.15), bevel=0.008),
        slab((0.76, 0.48, 0.07), 'white', (0, -0.01, 0.57), bevel=0.008),
        plate([(-0.40, 0), (0.40, 0), (0, 0.19)], 0.50, 'white', (0, -0.01, 0.64), (90, 0, 0), bevel=0.010),
    ]
    group((x, y, 0), (0, 0, 8), parts)


def tower(x: float, y: float) -> None:
    """An office tower: floors as fins around a dark core."""
    floors = 10
    parts = [slab((0.40, 0.40, floors * 0.135), 'ink', bevel=0.006)]
    parts += [slab((0.48, 0.48, 0.055), 'bisque', (0, 0, i * 0.135), bevel=0.008) for i in range(floors + 1)]
    group((x, y, 0), (0, 0, -24), parts)


def silos(x: float, y: float) -> None:
    for dx, dy, height in ((0, 0, 0.84), (0.34, 0.06, 0.84), (0.17, 0.34, 0.98)):
        dome = arc(0.16, 0, 90, 14)
        profile = [
            (0, 0),
            (0.16, 0),
            (0.16, height),
            *((px, height + py * 0.45) for px, py in dome[1:-1]),
            (0, height + 0.072),
        ]
        lathe(profile, 'white', (x + dx, y + dy, 0))
        disc(0.167, 0.03, 'stone', (x + dx, y + dy, height * 0.62), bevel=0.006)


def house(width: float, wall: float, name: str) -> list:
    """Gable to the front, a dark door."""
    gable = [(-width / 2, 0), (width / 2, 0), (width / 2, wall), (0, wall + width * 0.42), (-width / 2, wall)]
    door = plate(
        rectangle(width * 0.22, wall * 0.55), 0.02, 'ink', (0, -width * 0.55, wall * 0.275), (90, 0, 0), bevel=0.003
    )
    return [plate(gable, width * 1.1, name, (0, 0, 0), (90, 0, 0), bevel=0.010), door]


def tree(x: float, y: float, size: float) -> None:
    rod([(x, y, 0), (x, y, 0.16 * size)], 0.018 * size, 'stone', straight=True)
    drum(0.11 * size, 0.34 * size, 'stone', (x, y, 0.12 * size), bevel=0.012, top=0.012)
