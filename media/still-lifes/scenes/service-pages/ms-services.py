"""Microsoft 365 services: a desk set of letter tray, calendar blocks, bell and pen cup. Red: the one envelope."""

import math

from outlines import arc, lip, rectangle
from shapes import ball, box, disc, drum, group, lathe, slab
from studio import Shot, banner_camera, day
from sweeps import lettering, plate, rod

TRAY = (1.30, 0.84)  # width and depth of a shelf
TIERS = (0.06, 0.44, 0.82)  # heights of the shelves
ENVELOPE = (0.66, 0.44)


def build() -> Shot:
    day()
    group((0.42, 0.20, 0), (0, 0, -24), [*tray(), *letters()])
    calendar(1.42, -0.50)
    bell(-0.78, -0.40)
    pen_cup(1.72, 0.30)
    banner_camera(focus=(0.0, -0.4, 0.7), height=0.70, rise=2.6, fstop=1.0)
    return Shot('day', focal=(0.45, 0.1, 0.65))


def tray() -> list:
    """Three shelves open to the front, between two side walls with a cut for the hand."""
    width, depth = TRAY
    high = TIERS[-1] + 0.16
    made = []
    for side in (-1, 1):
        wall = [(x, y + high / 2) for x, y in rectangle(depth, high)]
        made.append(plate(wall, 0.05, 'white', (side * width / 2, 0, 0), (90, 0, 90), bevel=0.014))
    for i, z in enumerate(TIERS):
        name = 'bisque' if i else 'stone'
        made.append(box((width - 0.04, depth - 0.02, 0.04), name, (0, 0, z), bevel=0.01))
        made.append(box((width - 0.04, 0.03, 0.09), name, (0, depth / 2 - 0.02, z + 0.05), bevel=0.008))
    return made


def envelope(name: str, at, turn, seal='stone', size=1.0):
    """Lies on its front; the flap is a triangle with a seam of its own."""
    width, height = ENVELOPE
    fold = [(-width / 2 + 0.01, height / 2 - 0.008), (0, -0.04), (width / 2 - 0.01, height / 2 - 0.008)]
    parts = [
        plate(rectangle(width, height), 0.028, name, bevel=0.006),
        plate(fold, 0.030, name, (0, 0, 0.018), (2.5, 0, 0), bevel=0.004),
        disc(0.035, 0.016, seal, (0, -0.005, 0.034), bevel=0.004),
    ]
    return group(at, turn, parts, size)


def letters() -> list:
    """A few lie on the lower shelves; the red one stands on the top."""
    made = []
    for x, z, spin in ((-0.20, 0.096, 4), (-0.14, 0.138, -7), (0.22, 0.476, 9), (0.14, 0.518, 2), (0.18, 0.560, -6)):
        made.append(envelope('paper', (x, -0.10, z), (0, 0, spin)))
    lean = 14
    rise = ENVELOPE[1] * 1.3 / 2 * math.cos(math.radians(lean))
    made.append(envelope('red', (0.06, 0.16, TIERS[-1] + 0.03 + rise), (90 - lean, 0, 8), 'white', 1.3))
    return made


def calendar(x: float, y: float) -> None:
    """Two cubes in a tray that show the day of the month."""
    slab((0.86, 0.42, 0.06), 'stone', (x, y, 0), (0, 0, -16))
    for away, turn, digit in ((-0.19, -14, '2'), (0.19, -21, '7')):
        parts = [
            slab((0.35, 0.35, 0.35), 'white', bevel=0.018),
            lettering(digit, 0.30, 'ink', (0, -0.174, 0.175), (90, 0, 0)),
        ]
        group((x + away * 0.96, y - away * 0.28, 0.06), (0, 0, turn), parts)


def bell(x: float, y: float) -> None:
    dome = [*((0.29 * c, 0.06 + 0.25 * s) for c, s in arc(1, 0, 86, 24)), (0, 0.31)]
    drum(0.31, 0.05, 'ink', (x, y, 0))
    lathe([(0, 0.05), (0.29, 0.05), *dome], 'steel', (x, y, 0))
    drum(0.035, 0.05, 'ink', (x, y, 0.30), bevel=0.01)


def pen_cup(x: float, y: float) -> None:
    lathe([(0, 0), (0.17, 0), (0.18, 0.02), *lip(0.18, 0.155, 0.44), (0.15, 0.05), (0, 0.04)], 'stone', (x, y, 0))
    for lean, turn, length, name in ((10, 30, 0.80, 'ink'), (12, 150, 0.72, 'white'), (9, 260, 0.88, 'bisque')):
        group((x, y, 0.05), (lean, 0, turn), [rod([(0, 0, 0), (0, 0, length)], 0.026, name)])
