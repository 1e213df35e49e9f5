"""Media and entertainment: a film reel, a clapper standing open, a microphone. Red: the record light."""

import math

from outlines import arc, smooth_path
from shapes import box, disc, drum, group, lathe, slab, torus
from studio import Shot, banner_camera, night
from sweeps import plate, sweep

REEL = 0.66


def build() -> Shot:
    night(key=0.9)
    group((0.80, 0.62, REEL + 0.02), (0, 0, -26), [group((0, 0, 0), (84, 0, 0), reel())])
    film()
    group((1.55, 0.02, 0), (0, 0, -24), clapper())
    lamp(-0.34, -0.30)
    group((0.62, -0.42, 0), (0, 0, -18), microphone())
    banner_camera(focus=(-0.1, -0.4, 0.4), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.5, 0.2, 0.65))


def reel() -> list:
    """Two flanges with five round windows each, the wound film between them, a hub."""
    windows = []
    for i in range(5):
        a = math.radians(72 * i + 18)
        windows.append(arc(0.155, 0, 354, 59, (0.40 * math.cos(a), 0.40 * math.sin(a))))
    hole = [arc(0.045, 0, 354, 59)]
    parts = [
        plate(arc(REEL, 0, 358, 179), 0.030, 'white', (0, 0, z), bevel=0.008, holes=windows + hole)
        for z in (-0.09, 0.09)
    ]
    parts += [disc(0.54, 0.13, 'ink', bevel=0.004), disc(0.17, 0.23, 'stone', bevel=0.012), disc(0.05, 0.25, 'ink')]
    return parts


def film() -> None:
    """The end of the film: it leaves the reel and runs in a bow over the floor."""
    path = smooth_path([
        (0.42, 0.58, 0.16), (0.24, 0.50, 0.055), (0.02, 0.36, 0.045), (-0.34, 0.30, 0.045), (-0.72, 0.16, 0.05),
        (-0.92, -0.10, 0.05), (-0.86, -0.40, 0.05), (-0.66, -0.56, 0.06), (-0.50, -0.62, 0.16),
    ])  # fmt: skip
    sweep(path, [(-0.006, -0.05), (0.006, -0.05), (0.006, 0.05), (-0.006, 0.05)], 'ink-gloss')


def clapper() -> list:
    """A slate that leans back on its own foot, and the striped stick open above it."""
    board = [slab((0.78, 0.05, 0.56), 'ink', (0, 0, 0), bevel=0.012)]
    for z in (0.14, 0.28, 0.42):
        board.append(box((0.70, 0.012, 0.012), 'white', (0, -0.026, z), bevel=0.002))
    board.append(box((0.012, 0.012, 0.14), 'white', (0.10, -0.026, 0.35), bevel=0.002))
    board.append(box((0.012, 0.012, 0.14), 'white', (-0.12, -0.026, 0.07), bevel=0.002))
    lower = group((-0.39, 0, 0.62), (0, 0, 0), stick())
    upper = group((-0.39, 0, 0.66), (0, -24, 0), [group((0, 0, 0.05), (0, 0, 0), stick())])
    hinge = disc(0.05, 0.075, 'steel', (-0.35, 0, 0.67), (90, 0, 0), 0.008)
    return [group((0, 0, 0), (-12, 0, 0), [*board, lower, upper, hinge])]


def stick() -> list:
    """White with slanting dark bars; begins at the origin and runs along x."""
    parts = [box((0.78, 0.055, 0.10), 'white', (0.39, 0, 0), bevel=0.010)]
    for i in range(4):
        x = 0.12 + 0.18 * i
        bar = [(x - 0.06, -0.05), (x + 0.03, -0.05), (x + 0.08, 0.05), (x - 0.01, 0.05)]
        parts.append(plate(bar, 0.061, 'ink', turn=(90, 0, 0), bevel=0.003))
    return parts


def lamp(x: float, y: float) -> None:
    """A domed light on a porcelain base, caged by two steel hoops."""
    drum(0.33, 0.10, 'white', (x, y, 0), bevel=0.02, top=0.30)
    drum(0.27, 0.07, 'stone', (x, y, 0.10), bevel=0.012)
    dome = [
        (0, 0.165),
        (0.225, 0.165),
        (0.23, 0.18),
        (0.23, 0.26),
        *((0.23 * c, 0.26 + 0.23 * s) for c, s in arc(1, 4, 86, 24)),
        (0, 0.49),
    ]
    lathe(dome, 'red', (x, y, 0), crease=70)


def microphone() -> list:
    """A studio microphone of the old kind lying on its side: a ribbed head, a tapering grip."""
    head = [
        (0, 0.60),
        *((0.135 * math.cos(math.radians(a)), 0.47 + 0.13 * math.sin(math.radians(a))) for a in range(84, -60, -6)),
    ]
    grip = [(0.10, 0.36), (0.105, 0.34), (0.085, 0.32), (0.055, -0.20), (0.045, -0.24), (0, -0.24)]
    parts = [lathe(head, 'ink', crease=70), lathe([(0, 0.37), *grip], 'white', crease=50)]
    parts += [torus(0.137, 0.012, 'steel', (0, 0, 0.47)), torus(0.09, 0.012, 'steel', (0, 0, 0.34))]
    return [group((0, 0, 0.105), (0, 82, 0), parts)]
