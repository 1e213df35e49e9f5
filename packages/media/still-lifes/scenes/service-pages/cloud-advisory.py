"""Cloud Advisory: dividers stride over a chart, with a small cloud on its course. Red: the pin where to go."""

import math

from cameras import from_above
from outlines import smooth_path
from shapes import ball, disc, drum, group, lathe, slab
from studio import Shot, morning
from sweeps import melt, rod
from traces import pencil, window

TOP = 0.30  # height of the table
APEX, SPREAD = 1.42, 0.34  # length of the dividers' legs, and half of how far apart their points are
STOPS = ((-0.80, 0.02), (-0.46, -0.34), (-0.08, -0.25), (0.36, 0.02), (0.84, -0.02))
LOBES = (  # x, y, z, radius
    (-0.30, 0, 0.02, 0.17), (-0.08, 0.02, 0.10, 0.23), (0.18, 0, 0.06, 0.20), (0.36, 0, 0, 0.13),
    (0.05, -0.10, 0, 0.18),
)  # fmt: skip


def build() -> Shot:
    morning(key=0.9)
    group((0.90, 0.05, 0), (0, 0, -9), [*table(), *land(), *course(), *laid_down(), *pin(*STOPS[-1])])
    cloud(1.36, 0.34)
    window((1.6, 0.5, 0.3))
    from_above(focus=(0.9, 0, 0.4), width=5.4, at=(0.5, 0.20))
    return Shot('day-pale', focal=(0.9, 0.0, 0.3), begins=0.32)


def table() -> list:
    """A thick top on a recessed foot; the chart lies on it, one edge rolled up."""
    made = [slab((2.46, 1.24, 0.10), 'stone', (0, 0, TOP - 0.10)), slab((2.1, 0.9, TOP - 0.10), 'bisque', (0, 0, 0))]
    made.append(slab((2.16, 1.06, 0.014), 'white', (0.04, 0, TOP), (0, 0, 2), bevel=0.004))
    made.append(disc(0.06, 1.06, 'white', (-1.04, -0.04, TOP + 0.06), (90, 0, 2), bevel=0.008))
    return made


def course() -> list:
    """Lines of the chart, and the legs of a voyage marked by studs."""
    low = TOP + 0.016
    made = [rod([(x, -0.5, low), (x, 0.5, low)], 0.004, 'stone', straight=True) for x in (-0.7, -0.35, 0, 0.35, 0.7)]
    made += [rod([(-0.94, y, low), (1.1, y, low)], 0.004, 'stone', straight=True) for y in (-0.32, 0, 0.32)]
    made.append(rod([(x, y, low + 0.004) for x, y in STOPS], 0.010, 'ink', straight=True))
    made += [disc(0.032, 0.02, 'ink', (x, y, low + 0.006), bevel=0.006) for x, y in STOPS[:-1]]
    return made


def land() -> list:
    """An island, as lines of equal height."""
    shore = [
        (0.34, 0.0),
        (0.22, 0.16),
        (0.02, 0.13),
        (-0.2, 0.2),
        (-0.36, 0.06),
        (-0.26, -0.1),
        (0.0, -0.14),
        (0.2, -0.12),
    ]
    made = []
    for size in (1.0, 0.72, 0.42):
        path = smooth_path([(x * size, y * size, 0) for x, y in (*shore, shore[0])])
        made.append(pencil([(x, y) for x, y, _ in path], (0.42, -0.33, TOP + 0.016), closed=True))
    return made


def laid_down() -> list:
    """The dividers as they were put down, measuring one leg of the voyage."""
    (ax, ay), (bx, by) = STOPS[1:3]
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    size = math.hypot(bx - ax, by - ay) / (2 * SPREAD)
    standing = group((0, 0, -TOP), (0, 0, 0), dividers(0, 0))
    return [group(((ax + bx) / 2, (ay + by) / 2, TOP + 0.07), (-88, 0, turn), [standing], size)]


def dividers(x: float, y: float) -> list:
    """Two legs from a round joint down to their points on the chart, and a handle above."""
    made = []
    height = math.sqrt(APEX**2 - SPREAD**2) - 0.42
    joint = (x, y, TOP + height)
    for side in (-1, 1):
        foot = (x + side * SPREAD, y - 0.06, TOP + 0.012)
        knee = tuple(a + (b - a) * 0.52 for a, b in zip(joint, foot))
        made.append(rod([joint, knee], 0.056, 'white', straight=True))
        made.append(rod([knee, foot], 0.020, 'steel', straight=True))
        made.append(ball(0.064, 'steel', knee, detail=32))
    made.append(disc(0.12, 0.15, 'white', joint, (90, 0, 0), bevel=0.02))
    made.append(disc(0.06, 0.19, 'steel', joint, (90, 0, 0), bevel=0.012))
    handle = [(0, 0), (0.035, 0), (0.030, 0.14), (0.045, 0.17), (0.030, 0.26), (0, 0.27)]
    return [*made, lathe(handle, 'ink', (x, y, TOP + height + 0.10))]


def pin(x: float, y: float) -> list:
    """A ball on a needle, leaning a little."""
    needle = rod([(0, 0, 0), (0, 0, 0.42)], 0.014, 'steel', straight=True)
    return [group((x, y, TOP), (-4, 7, 0), [needle, ball(0.13, 'red', (0, 0, 0.50))])]


def cloud(x: float, y: float) -> None:
    """Stands on a short steel post behind the pin."""
    body = melt([ball(r, 'white', at, detail=32) for *at, r in LOBES], 'white', voxel=0.014, flatten_below=-0.05)
    body.location = (x, y, TOP + 0.34)
    rod([(x, y, TOP), (x, y, TOP + 0.34)], 0.014, 'steel', straight=True)
    drum(0.07, 0.02, 'steel', (x, y, TOP), bevel=0.006)
