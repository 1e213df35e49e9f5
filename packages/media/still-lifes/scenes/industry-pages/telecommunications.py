"""Telecommunications: a cross-connect from close by, its wires combed into bundles. Red: the one jumper across."""

from cameras import macro
from shapes import box, disc, group, slab
from studio import Shot, cold_night
from sweeps import rod

COLUMNS, ROWS, PITCH, DROP = 12, 4, 0.155, 0.46


def build() -> Shot:
    cold_night(key=1.0)
    group((0.7, 0, 0), (0, 0, -16), [*frame(), *jumper((2, 2), (9, 1))])
    macro((0.62, -0.2, 0.80), turn=-20, rise=10, width=3.7, at=(0.73, 0.5), fstop=1.0)
    return Shot('night-near', focal=(0.62, -0.2, 0.85), begins=0.32)


def place(column: int, row: int) -> tuple[float, float]:
    return (column - (COLUMNS - 1) / 2) * PITCH, 0.30 + row * DROP


def frame() -> list:
    """Four blocks of terminals between two posts; a gray wire leaves each terminal and joins the bundle below it."""
    wide = COLUMNS * PITCH + 0.16
    parts = [slab((wide + 0.5, 0.06, 2.6), 'ink', (0, 0.16, 0), bevel=0.01)]
    parts += [slab((0.14, 0.26, 2.6), 'stone', (side * (wide / 2 + 0.12), 0.02, 0), bevel=0.015) for side in (-1, 1)]
    for row in range(ROWS):
        _, z = place(0, row)
        parts.append(box((wide, 0.20, 0.20), 'bisque', (0, 0, z), bevel=0.014))
        parts.append(box((wide, 0.02, 0.05), 'white', (0, -0.105, z + 0.055), bevel=0.004))
        for column in range(COLUMNS):
            x, _ = place(column, row)
            parts.append(disc(0.030, 0.06, 'steel', (x, -0.115, z - 0.015), (90, 0, 0), 0.006))
            parts.append(disc(0.014, 0.07, 'ink', (x, -0.118, z - 0.015), (90, 0, 0), 0.002))
            if (column * 5 + row * 3) % 7:
                parts.append(wire(column, row))
    return parts


def wire(column: int, row: int):
    """From its terminal in a bow down to the right, where it lies beside the others."""
    x, z = place(column, row)
    lane = 0.016 * (column % 4)
    end = COLUMNS * PITCH / 2 + 0.05
    low = z - 0.19 - lane
    knots = [(x, -0.14, z - 0.015), (x + 0.012, -0.20, z - 0.06), (x + 0.05, -0.17, low + 0.02)]
    knots += [(x + 0.13, -0.15 - lane, low), (end - 0.05, -0.15 - lane, low), (end + 0.02, -0.08 - lane, low - 0.05)]
    return rod(knots if x + 0.2 < end else knots[:3] + knots[-1:], 0.011, ('white', 'stone')[column % 2])


def jumper(start: tuple[int, int], end: tuple[int, int]) -> list:
    """From one terminal to another, hanging free in front of all others, a plug at each end."""
    (ax, az), (bx, bz) = place(*start), place(*end)
    az, bz = az - 0.015, bz - 0.015
    knots = [
        (ax, -0.14, az),
        (ax - 0.02, -0.36, az - 0.04),
        (ax + 0.10, -0.52, az - 0.42),
        ((ax + bx) / 2, -0.60, bz - 0.06),
    ]
    knots += [(bx - 0.08, -0.50, bz - 0.13), (bx, -0.34, bz - 0.03), (bx, -0.14, bz)]
    plugs = [disc(0.042, 0.16, 'red', (x, -0.19, z), (90, 0, 0), 0.012) for x, z in ((ax, az), (bx, bz))]
    return [rod(knots, 0.026, 'red'), *plugs]
