"""Central government: a columned front, and before its steps a charter half unrolled. Red: the seal under the words."""

import math

from cameras import from_below
from shapes import box, drum, group, lathe, slab
from studio import Shot, cold_night
from sweeps import fluted, plate, rod

COLUMNS, PITCH, SHAFT = 6, 0.31, 0.66
FLOOR = 0.24  # the top of the three steps


def build() -> Shot:
    cold_night(key=0.9)
    group((0.92, 0.75, 0), (0, 0, -17), [*steps(), *front(), *gable()], 0.95)
    group((-0.20, -0.28, 0), (-27, 0, -24), charter())
    inkwell(0.46, -0.62)
    books(1.50, -0.52)
    from_below((0.4, 0.3, 0.2), width=5.2, at=(0.70, 0.76))
    return Shot('night-near', focal=(0.5, 0.3, 0.7), begins=0.32)


def inkwell(x: float, y: float) -> None:
    pot = [
        (0, 0),
        (0.10, 0),
        (0.12, 0.02),
        (0.12, 0.09),
        (0.07, 0.13),
        (0.07, 0.15),
        (0.05, 0.15),
        (0.05, 0.10),
        (0, 0.1),
    ]
    lathe(pot, 'ink-gloss', (x, y, 0), crease=60)
    rod([(x, y, 0.10), (x + 0.20, y + 0.05, 0.44)], 0.011, 'steel', straight=True)


def books(x: float, y: float) -> None:
    """Three volumes of law: covers, and the pages a little smaller between them."""
    for i, (name, turn) in enumerate((('stone', 8), ('ink', -4), ('white', 24))):
        z = 0.115 * i
        pages = slab((0.41, 0.27, 0.08), 'bisque', (0, 0, 0.016), bevel=0.004)
        covers = [slab((0.44, 0.31, 0.018), name, (0, 0, top), bevel=0.005) for top in (0, 0.094)]
        spine = slab((0.44, 0.018, 0.112), name, (0, -0.15, 0), bevel=0.006)
        group((x, y, z), (0, 0, turn), [pages, *covers, spine])


def steps() -> list:
    return [slab((2.30 - 0.13 * i, 1.30 - 0.16 * i, 0.08), 'stone', (0, 0, 0.08 * i), bevel=0.01) for i in range(3)]


def front() -> list:
    """Fluted columns with base and capital, a wall behind them with a tall door."""
    parts = [slab((1.66, 0.12, SHAFT + 0.16), 'bisque', (0, 0.20, FLOOR))]
    parts.append(slab((0.24, 0.02, 0.62), 'ink', (0, 0.135, FLOOR), bevel=0.004))
    for i in range(COLUMNS):
        x, y = (i - (COLUMNS - 1) / 2) * PITCH, -0.28
        parts += [
            slab((0.22, 0.22, 0.04), 'white', (x, y, FLOOR), bevel=0.008),
            drum(0.10, 0.04, 'white', (x, y, FLOOR + 0.04), top=0.088),
            fluted(0.082, SHAFT, 12, 'white', (x, y, FLOOR + 0.08), bevel=0.006),
            drum(0.078, 0.05, 'white', (x, y, FLOOR + 0.08 + SHAFT), top=0.11),
            slab((0.23, 0.23, 0.035), 'white', (x, y, FLOOR + 0.13 + SHAFT), bevel=0.008),
        ]
    return parts


def gable() -> list:
    """The beam over the columns, a row of teeth, and the pediment with its sunk field."""
    z = FLOOR + 0.165 + SHAFT
    parts = [slab((1.86, 0.62, 0.10), 'white', (0, -0.08, z)), slab((1.98, 0.72, 0.05), 'white', (0, -0.08, z + 0.14))]
    for i in range(19):
        parts.append(box((0.055, 0.05, 0.04), 'white', ((i - 9) * 0.098, -0.39, z + 0.12), bevel=0.005))
    base = z + 0.19
    outer = [(-1.0, 0), (1.0, 0), (0, 0.36)]
    inner = [(-0.72, 0.055), (0.72, 0.055), (0, 0.295)]
    parts.append(plate(outer, 0.10, 'white', (0, -0.40, base), (90, 0, 0), 0.012, holes=[inner]))
    parts.append(plate(outer, 0.56, 'white', (0, -0.06, base), (90, 0, 0), 0.012))
    return parts


def charter() -> list:
    """A stiff sheet with rolled ends that leans on the steps; lines of writing, and the seal on its two ribbons."""
    width, curl, thick = 0.68, 0.060, 0.005
    turns = [math.radians(20 * step) for step in range(20)]

    def side(out: float) -> list:
        """One face of the sheet in profile, from inside the lower roll to inside the upper one."""
        roll = [(curl * (1 - 0.025 * step) + out, a) for step, a in enumerate(turns)]
        low = [(-curl + r * math.cos(a), 0.06 - r * math.sin(a)) for r, a in reversed(roll)]
        return low + [(-curl + r * math.cos(a), 0.94 + r * math.sin(a)) for r, a in roll]

    profile = side(thick) + side(-thick)[::-1]
    parts = [plate(profile, width, 'white', turn=(90, 0, 90), bevel=0.002, segments=1)]
    for i, length in enumerate((0.30, 0.48, 0.48, 0.44, 0.48, 0.24)):
        left = -0.24 if i else -0.15
        at = (left + length / 2, -0.009, 0.80 - 0.075 * i)
        parts.append(box((length, 0.008, 0.016 if i else 0.030), 'ink', at, bevel=0.003))
    return [*parts, *seal((0.11, -0.012, 0.29))]


def seal(at: tuple[float, float, float]) -> list:
    """Wax pressed flat: an uneven edge, a sunk ring, a raised star; two ribbons hang from under it."""

    def section(angle: float) -> list:
        spill = 0.135 + 0.008 * math.sin(3 * angle + 1) + 0.005 * math.sin(7 * angle)
        flat = [(0.100, 0.030), (0.096, 0.018), (0, 0.018)]
        return [(0, 0), (spill - 0.015, 0), (spill, 0.014), (spill - 0.008, 0.030), (0.118, 0.036), *flat]

    star = [(r * math.sin(math.pi * i / 5), r * math.cos(math.pi * i / 5)) for i, r in enumerate((0.07, 0.029) * 5)]
    parts = [lathe(section, 'red', crease=50), plate(star, 0.016, 'red', (0, 0, 0.022), bevel=0.005)]
    for x, turn in ((-0.04, -10), (0.05, 12)):
        ribbon = [(-0.032, 0), (0.032, 0), (0.032, -0.18), (0, -0.145), (-0.032, -0.18)]
        parts.append(plate(ribbon, 0.008, 'red', (x, -0.06, 0.006), (0, 0, turn), bevel=0.002))
    return [group(at, (90, 0, 0), parts)]
