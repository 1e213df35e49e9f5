"""Contact us: a letterbox on its post, open, with a letter in it. Red: the flag that says something is waiting."""

from outlines import archway, rectangle
from shapes import ball, box, disc, drum, group, slab
from studio import Shot, banner_camera, stone
from sweeps import plate

HALF, SPRING, LENGTH, WALL = 0.36, 0.34, 1.10, 0.035
FLOOR = 0.66  # height of the box above the ground


def build() -> Shot:
    stone()
    group((0.66, 0.30, 0), (0, 0, -42), [*post(), *letterbox(), *flag()], 1.06)
    slab((0.50, 0.34, 0.44), 'stone', (-0.86, 0.02, 0), (0, 0, 16))
    ball(0.13, 'ink-gloss', (-0.86, 0.02, 0.57))
    group((-0.72, -0.34, 0.01), (-14, 0, 16), [group((0, 0, 0.18), (90, 0, 0), envelope())])
    for i, turn in enumerate((-8, 14, 3)):
        group((1.72, -0.35, 0.015 + i * 0.034), (0, 0, turn), envelope())
    ball(0.10, 'stone', (1.72, -0.33, 0.17), squash=(1.2, 1, 0.75))
    drum(0.13, 0.10, 'bisque', (0.02, -0.72, 0))
    banner_camera(focus=(0.1, -0.3, 0.9), height=0.74, fstop=1.0)
    return Shot('stone', focal=(0.6, 0.2, 0.9))


def post() -> list:
    return [
        slab((0.60, 0.60, 0.07), 'stone'),
        slab((0.17, 0.17, FLOOR - 0.11), 'bisque', (0, 0, 0.07)),
        slab((0.36, 0.62, 0.05), 'bisque', (0, 0, FLOOR - 0.05)),
    ]


def letterbox() -> list:
    """A tunnel along y with its door, at -y, hanging open, and two letters inside."""
    inner = [(x * (HALF - WALL) / HALF, WALL + y * (1 - 2 * WALL / (HALF + SPRING))) for x, y in archway(HALF, SPRING)]
    y, upright = LENGTH / 2, (90, 0, 0)
    letters = [
        group((-0.03, -y + 0.02, FLOOR + 0.27), (90, 4, 6), envelope()),
        group((0.04, -y + 0.14, FLOOR + 0.31), (90, -5, -4), envelope()),
    ]
    handle = disc(0.035, 0.05, 'steel', (0, 0.56, -0.03), bevel=0.012)
    door = plate(archway(HALF, SPRING), 0.032, 'white', bevel=0.012)
    return [
        plate(archway(HALF, SPRING), LENGTH, 'white', (0, 0, FLOOR), upright, bevel=0.014, holes=[inner]),
        plate(archway(HALF - 0.01, SPRING), 0.03, 'white', (0, y - 0.03, FLOOR), upright, bevel=0.01),
        group((0, -y - 0.01, FLOOR + 0.01), (198, 0, 0), [door, handle]),
        *letters,
    ]


def flag() -> list:
    """Stands on the side that faces the camera; the cloth is turned outward, into the sun."""
    x = HALF + 0.03
    return [
        disc(0.06, 0.05, 'steel', (x, -0.05, FLOOR + 0.22), (0, 90, 0), bevel=0.012),
        box((0.022, 0.055, 0.74), 'red', (x + 0.02, -0.05, FLOOR + 0.53), bevel=0.008),
        box((0.32, 0.024, 0.22), 'red', (x + 0.17, -0.05, FLOOR + 0.80), bevel=0.008),
    ]


def envelope(width=0.56, height=0.36) -> list:
    """Lies flat, its flap on top and closed with an ink seal."""
    x, y = width / 2, height / 2
    flap = [(-x + 0.008, y - 0.006), (-0.02, -0.035), (0.02, -0.035), (x - 0.008, y - 0.006)]
    return [
        plate(rectangle(width, height), 0.020, 'paper', bevel=0.006),
        plate(flap, 0.012, 'white', (0, 0, 0.013), bevel=0.004),
        disc(0.034, 0.014, 'ink', (0, -0.02, 0.022), bevel=0.005),
    ]
