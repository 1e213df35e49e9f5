"""Terms of use: a bound book on a block of stone, a hand that stamps it, a pen. Red: the ribbon that marks the place."""

import random

from hand import GRASP, aimed, hold
from outlines import smooth_path
from shapes import ball, box, drum, group, lathe, slab
from studio import Shot, banner_camera, stone
from sweeps import rod, sweep

BLOCK = 0.44


def build() -> Shot:
    stone()
    slab((1.66, 0.94, BLOCK), 'stone', (0.40, 0.36, 0), (0, 0, 6), bevel=0.018)
    group((0.38, 0.34, BLOCK), (0, 0, -8), book(1.32, 0.86, 0.34, 'ink'))
    ribbon()
    stamp(0.66, 0.40, BLOCK + 0.34)
    turn = aimed((-0.93, 0.15, -0.26), (-0.26, 0.1, -0.93))
    knob = (0.66, 0.40, BLOCK + 0.34 + 0.31)
    hold(knob, turn, GRASP, (0.56, 0.08, -0.25), 0.8, (0.41, 0.08, -0.29), arm=2.0, bend=(17, 0))
    group((1.72, 0.62, 0), (0, -8, -18), [group((0, 0, 0.53), (0, 90, 0), book(1.06, 0.80, 0.22, 'bisque'))])
    group((2.08, 0.64, 0), (0, -10, -18), [group((0, 0, 0.45), (0, 90, 0), book(0.90, 0.72, 0.16, 'stone'))])
    inkwell(-0.86, -0.35)
    ball(0.075, 'white', (1.42, -0.55, 0.075))
    banner_camera(focus=(0.1, -0.45, 0.6), height=0.68, fstop=1.0)
    return Shot('stone', focal=(0.5, 0.1, 0.6))


def book(length: float, width: float, thickness: float, name: str) -> list:
    """Lies flat, its spine along x at +y: two boards, a ribbed spine, pages that are not perfectly even."""
    chance = random.Random(5)
    board, inset, sheets = 0.028, 0.028, 26
    parts = [slab((length, width, board), name, (0, 0, z), bevel=0.009) for z in (0, thickness - board)]
    parts.append(box((length, 0.05, thickness), name, (0, width / 2, thickness / 2), bevel=0.022))
    for i in range(5):
        parts.append(
            box(
                (0.035, 0.03, thickness * 0.98),
                name,
                ((i - 2) * length / 5.5, width / 2 + 0.022, thickness / 2),
                bevel=0.012,
            )
        )
    step = (thickness - 2 * board) / sheets
    for i in range(sheets):
        dx, dy = chance.uniform(-0.003, 0.003), chance.uniform(-0.004, 0.002)
        size = (length - 2 * inset, width - inset, step * 0.86)
        parts.append(box(size, 'paper', (dx, dy + inset / 2, board + (i + 0.5) * step), bevel=0.002))
    return parts


def ribbon() -> None:
    """Comes out between the pages, falls over the edge of the block and lies on the floor in a wave."""
    fall = [
        (0.02, 0.10, 0.615), (0.00, -0.10, 0.615), (-0.01, -0.18, 0.600), (-0.02, -0.225, 0.52), (-0.03, -0.235, 0.36),
        (-0.045, -0.26, 0.16), (-0.06, -0.31, 0.045), (-0.09, -0.40, 0.010),
        (-0.16, -0.52, 0.045), (-0.21, -0.64, 0.010),
    ]  # fmt: skip
    width, thick = 0.055, 0.005
    sweep(
        smooth_path(fall, 10),
        [(-width, -thick), (width, -thick), (width, thick), (-width, thick)],
        'red',
        up=(0, -1, 1),
        crease=30,
    )


def stamp(x: float, y: float, z: float) -> None:
    drum(0.15, 0.055, 'steel', (x, y, z), bevel=0.01)
    handle = [
        (0, 0.055),
        (0.10, 0.055),
        (0.10, 0.08),
        (0.045, 0.13),
        (0.04, 0.20),
        (0.085, 0.29),
        (0.075, 0.36),
        (0, 0.385),
    ]
    lathe(handle, 'bisque', (x, y, z), crease=60)


def inkwell(x: float, y: float) -> None:
    """A round bottle with a pen standing in it."""
    profile = [
        (0, 0),
        (0.19, 0),
        (0.21, 0.03),
        (0.21, 0.16),
        (0.17, 0.21),
        (0.09, 0.22),
        (0.09, 0.27),
        (0.075, 0.27),
        (0.075, 0.20),
        (0, 0.20),
    ]
    lathe(profile, 'ink-gloss', (x, y, 0))
    group(
        (x, y, 0.14),
        (0, 20, 24),
        [
            rod([(0, 0, 0), (0, 0, 0.36), (0, 0, 0.72)], 0.022, 'bisque'),
            drum(0.027, 0.05, 'steel', (0, 0, 0.14), bevel=0.006),
        ],
    )
