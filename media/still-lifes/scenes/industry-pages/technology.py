"""Technology: a wafer on its stand, a chip on its legs, a heat sink. Red: one key cap, as large as the chip."""

import math

from outlines import arc, rounded
from shapes import box, copy, disc, drum, group, slab
from studio import Shot, banner_camera, night
from sweeps import loft, plate, rod

WAFER, DIE = 0.74, 0.121  # radius of the wafer, pitch of the dies on it
KEY = 0.60  # width of the key cap


def build() -> Shot:
    night(glow=(1.3, 5.0, 0))
    propped = [group((-0.30, -0.2 - 0.41 * KEY, 0.30 * KEY), (35, 0, 10), key_cap(KEY))]
    group((0.66, 0.62, 0), (0, 0, -24), [*stand(), group((0, 0.02, WAFER + 0.10), (80, 0, 0), wafer()), *propped])
    group((1.62, 0.30, 0), (0, 0, -16), heat_sink())
    group((0.90, -0.46, 0), (0, 0, 14), chip())
    group((1.72, -0.60, 0), (0, 0, 40), resistor())
    group((-0.40, 0.42, 0), (0, 0, -20), capacitor())
    banner_camera(focus=(-0.2, -0.4, 0.4), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.5, 0.2, 0.65))


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


def key_cap(size: float) -> list:
    """A keyboard's key on its black socket: it narrows upward, its top is hollowed for the finger and bears an arrow."""

    def ring(width: float, depth: float, z: float, shift=0.0) -> list:
        points = rounded(width, depth, min(width, depth) * 0.16)
        return [(x, y + shift, z) for x, y in points]

    s = size
    top = [ring(0.74 * s * k, 0.72 * s * k, 0.60 * s) for k in (1, 0.8, 0.6, 0.4, 0.2)]
    for flat in top:
        flat[:] = [(x, y, 0.60 * s - 0.05 * s * (1 - (x / (0.37 * s)) ** 2)) for x, y, _ in flat]
    sides = [ring(s, s, 0.10 * s), ring(s, s, 0.16 * s), ring(0.88 * s, 0.87 * s, 0.40 * s, shift=0.01 * s)]
    sides.append(ring(0.77 * s, 0.75 * s, 0.59 * s, shift=0.02 * s))
    arrow = [(0, 0.075), (0.065, 0), (0.025, 0), (0.025, -0.07), (-0.025, -0.07), (-0.025, 0), (-0.065, 0)]
    mark = plate(
        [(x * 1.5 * s, y * 1.5 * s) for x, y in arrow], 0.006, 'white', (-0.15 * s, 0.12 * s, 0.565 * s), bevel=0.002
    )
    return [loft([*sides, *top], 'red', crease=60), mark, slab((0.84 * s, 0.84 * s, 0.11 * s), 'ink')]


def resistor() -> list:
    parts = [rod([(-0.26, 0, 0.075), (0.26, 0, 0.075)], 0.012, 'steel', straight=True)]
    parts.append(disc(0.072, 0.22, 'bisque', (0, 0, 0.075), (0, 90, 0), 0.03))
    return parts + [disc(0.0735, 0.022, 'ink', (x, 0, 0.075), (0, 90, 0), 0.004) for x in (-0.05, 0.0, 0.06)]


def capacitor() -> list:
    parts = [drum(0.12, 0.34, 'white', (0, 0, 0.02), bevel=0.025), drum(0.10, 0.03, 'ink')]
    return [*parts, disc(0.095, 0.012, 'steel', (0, 0, 0.36), bevel=0.004)]
