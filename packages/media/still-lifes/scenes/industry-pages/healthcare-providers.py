"""Healthcare providers: the foot of a bed, made, with the chart on its rail. Red: the wristband that waits there."""

import math

from cameras import portrait
from outlines import rounded
from shapes import box, disc, group, lathe
from studio import Shot, cold_night
from sweeps import plate, rod

RAIL, HALF = 1.12, 0.86  # height of the upper rail, and half the width of the bed


def build() -> Shot:
    cold_night(key=0.95)
    group((0.62, 0.1, 0), (0, 0, -24), [*end(), *bed(), *chart(), *band(0.60)])
    portrait((0.55, -0.1, 0.70), turn=-6, rise=7, width=3.9, fstop=1.2)
    return Shot('night-near', focal=(0.6, -0.1, 0.85), begins=0.32)


def end() -> list:
    """Two posts joined by a bent tube and three bars, on casters."""
    bend = [(-HALF, 0, 0.10), (-HALF, 0, RAIL - 0.16), *(
        (-HALF + 0.16 - 0.16 * math.cos(math.radians(a)), 0, RAIL - 0.16 + 0.16 * math.sin(math.radians(a))) for a in range(15, 91, 15)
    )]  # fmt: skip
    tube = [*bend, *((-x, y, z) for x, y, z in reversed(bend))]
    parts = [rod(tube, 0.042, 'white', straight=True)]
    parts += [rod([(-HALF, 0, z), (HALF, 0, z)], 0.026, 'white', straight=True) for z in (0.42, 0.62)]
    for side in (-1, 1):
        parts.append(disc(0.085, 0.05, 'ink', (side * HALF, 0, 0.085), (90, 0, 0), 0.012))
    return parts


def bed() -> list:
    """A mattress behind the rail, a cover drawn smooth over it, its edge turned back."""
    return [
        box((1.62, 3.0, 0.20), 'stone', (0, 1.62, 0.60), bevel=0.07),
        box((1.68, 2.6, 0.08), 'bisque', (0, 1.45, 0.70), bevel=0.035),
        box((1.69, 0.5, 0.10), 'white', (0, 2.4, 0.73), bevel=0.045),
    ]


def chart() -> list:
    """A board that hangs from the rail by its clip; a curve that has come down."""
    sheet = [plate(rounded(0.62, 0.80, 0.04), 0.024, 'stone', (0, 0, 0), (90, 0, 0), bevel=0.006)]
    sheet.append(box((0.55, 0.006, 0.70), 'paper', (0, -0.017, -0.01), bevel=0.001))
    sheet += [
        rod([(-0.24, -0.022, z), (0.24, -0.022, z)], 0.0028, 'stone', straight=True)
        for z in (-0.28, -0.18, -0.08, 0.02, 0.12)
    ]
    curve = [(-0.23, 0.02), (-0.16, 0.11), (-0.09, 0.05), (-0.02, 0.09), (0.06, -0.06), (0.14, -0.12), (0.23, -0.15)]
    sheet.append(rod([(x, -0.023, z) for x, z in curve], 0.008, 'ink', straight=True))
    sheet.append(box((0.30, 0.006, 0.035), 'ink', (-0.09, -0.021, 0.25), bevel=0.002))
    sheet.append(box((0.20, 0.05, 0.09), 'steel', (0, -0.02, 0.40), bevel=0.012))
    hook = [
        rod([(x, 0.0, 0.42), (x, -0.02, 0.50), (x, 0.05, 0.545), (x, 0.10, 0.49)], 0.012, 'steel')
        for x in (-0.06, 0.06)
    ]
    return [group((-0.28, -0.07, RAIL - 0.50), (-4, 0, 0), [*sheet, *hook])]


def band(x: float) -> list:
    """Closed around the rail, hanging, with a blank white field for a name."""
    wall = [(0.150, -0.055), (0.157, -0.055), (0.157, 0.055), (0.150, 0.055), (0.150, -0.055)]
    ring = [
        lathe(wall, 'red', (0, 0, 0), crease=30),
        box((0.13, 0.010, 0.072), 'white', (-0.03, -0.156, 0), (0, 0, -10), 0.003),
    ]
    return [group((x, -0.02, RAIL - 0.115), (90, 0, 68), [group((0, 0, 0), (0, 0, 0), ring)])]
