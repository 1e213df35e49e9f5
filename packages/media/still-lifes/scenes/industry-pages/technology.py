"""Technology: a keyboard before a wafer, a chip on its legs, a heat sink. Red: the key that sends it off."""

import math

from outlines import arc, rounded
from shapes import box, copy, disc, drum, group, slab
from studio import Shot, banner_camera, night
from sweeps import loft, plate, rod

WAFER, DIE = 0.70, 0.121  # radius of the wafer, pitch of the dies on it
PITCH = 0.21  # from one key to the next
# Runs of keys: row from the back, where they begin, how many, how wide each is; lengths in pitches from the middle.
RUNS = ((0, -5, 10, 1), (1, -4.75, 8, 1), (2, -4.9, 8, 1), (3, -5, 2, 1.15), (3, -2.7, 1, 4.4), (3, 1.7, 3, 1.1))
BOARD = (10.5 * PITCH, 4.6 * PITCH)


def build() -> Shot:
    night()
    group((0.30, -0.42, 0.02), (10, 0, -16), keyboard())
    group((0.74, 0.74, 0), (0, 0, -20), [*stand(), group((0, 0.02, WAFER + 0.10), (80, 0, 0), wafer())])
    group((1.74, 0.42, 0), (0, 0, -16), heat_sink())
    group((1.80, -0.46, 0), (0, 0, -28), chip())
    group((-1.02, 0.16, 0), (0, 0, -20), capacitor(0.34))
    banner_camera(focus=(0.5, -0.5, 0.3), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.55, 0.2, 0.6))


def keyboard() -> list:
    """White keys on a dark board, and at the right the red one, as high as two rows, with the arrow of its meaning."""
    board = plate(rounded(*BOARD, 0.06), 0.12, 'ink', (0, 0, 0.06), bevel=0.02)
    keys = []
    for row, start, count, wide in RUNS:
        for i in range(count):
            at = ((start + (i + 0.5) * wide) * PITCH, (1.5 - row) * PITCH, 0.12)
            keys.append(key(wide * PITCH, PITCH, 'white', at))
    back = (4.15 * PITCH, 0, 0.14)
    arrow = [(0.085, 0.12, 0.192), (0.085, -0.03, 0.192), (-0.09, -0.03, 0.192)]
    head = [(-0.035, 0.03, 0.192), (-0.095, -0.03, 0.192), (-0.035, -0.09, 0.192)]
    marks = [rod(path, 0.012, 'white', straight=True) for path in (arrow, head)]
    return [board, *keys, group(back, (0, 0, 0), [key(1.6 * PITCH, 2 * PITCH, 'red', (0, 0, 0), 0.19), *marks])]


def key(width: float, depth: float, material: str, at, high=0.15):
    """Narrows upward; its top is hollowed for the finger."""
    gap, slope = 0.012, 0.028

    def ring(less: float, z: float) -> list:
        return [(x, y, z) for x, y in rounded(width - less, depth - less, 0.026)]

    top = [
        [(x * k, y * k, high - 0.012 * (1 - k)) for x, y, _ in ring(gap + 2 * slope + 0.008, 0)]
        for k in (1, 0.7, 0.4, 0.1)
    ]
    return loft([ring(gap, 0), ring(gap, 0.04), ring(gap + 2 * slope, high - 0.006), *top], material, at, crease=60)


def wafer() -> list:
    """Lies around the origin, face up: a disk with one flat side and a field of square dies."""
    parts = [plate(arc(WAFER, -76, 256, 140), 0.026, 'glaze', bevel=0.008)]
    die = box((DIE - 0.012, DIE - 0.012, 0.012), 'ink-gloss', (0, 0, 0.014), bevel=0.003)
    parts.append(die)
    for column in range(-6, 7):
        for row in range(-6, 7):
            x, y = column * DIE, row * DIE
            if (column or row) and math.hypot(abs(x) + DIE / 2, abs(y) + DIE / 2) < WAFER - 0.02:
                parts.append(copy(die, (x, y, 0.014)))
    return parts


def stand() -> list:
    """A block with two cheeks that hold the wafer by its lower edge."""
    parts = [slab((0.90, 0.40, 0.10), 'stone', (0, 0, 0))]
    for x in (-0.30, 0.30):
        parts += [slab((0.12, 0.07, 0.26), 'white', (x, y, 0.09)) for y in (-0.095, 0.095)]
    return parts


def heat_sink() -> list:
    parts = [slab((0.62, 0.58, 0.09), 'white')]
    parts += [slab((0.026, 0.58, 0.36), 'white', (-0.288 + 0.072 * i, 0, 0.08), bevel=0.006) for i in range(9)]
    return parts


def chip() -> list:
    """A ceramic package with a black lid, bent steel legs down both sides, and the dot that marks its first leg."""
    parts = [box((0.72, 0.28, 0.13), 'white', (0, 0, 0.165), bevel=0.012)]
    parts += [box((0.24, 0.20, 0.012), 'ink', (0, 0, 0.234), bevel=0.004)]
    parts += [disc(0.028, 0.01, 'ink', (-0.28, -0.06, 0.229), bevel=0.003)]
    for i in range(7):
        for side in (-1, 1):
            x, y = (i - 3) * 0.09, side * 0.13
            bend = [(x, y, 0.15), (x, y + side * 0.05, 0.15), (x, y + side * 0.055, 0.07), (x, y + side * 0.055, 0.0)]
            parts.append(rod(bend, 0.016, 'steel', straight=True))
    return parts


def capacitor(high: float) -> list:
    parts = [drum(0.12, high, 'white', (0, 0, 0.02), bevel=0.025), drum(0.10, 0.03, 'ink')]
    return [*parts, disc(0.095, 0.012, 'steel', (0, 0, high + 0.02), bevel=0.004)]
