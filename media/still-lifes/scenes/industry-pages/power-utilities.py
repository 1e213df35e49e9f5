"""Power and utilities: porcelain insulators in three sizes, a pylon with its lines behind. Red: the lamp they feed."""

import math

from outlines import arc
from shapes import ball, disc, drum, group, lathe, slab
from studio import Shot, banner_camera, night
from sweeps import rod


def build() -> Shot:
    night(key=0.9)
    group((1.42, 0.95, 0), (0, 0, -24), pylon(), 0.97)
    insulator(0.36, 0.30, 7, 0.30, 'glaze')
    insulator(0.98, -0.02, 4, 0.24, 'stone')
    insulator(1.72, -0.34, 2, 0.20, 'white')
    lamp(-0.42, -0.28)
    wires()
    banner_camera(focus=(-0.2, -0.3, 0.5), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.4, 0.2, 0.7))


def top_of(sheds: int) -> float:
    return 0.17 + 0.155 * sheds


def insulator(x: float, y: float, sheds: int, radius: float, material: str) -> None:
    """Sheds like bells one above the other on a steel foot, with a steel cap and a ring for the line."""
    profile = [(0, 0.10), (0.42 * radius, 0.10)]
    for i in range(sheds):
        z, r = 0.13 + 0.155 * i, radius * (1 - 0.02 * i)
        profile += [(0.45 * r, z), (0.70 * r, z + 0.012), (0.93 * r, z - 0.012)]
        profile += arc(0.018, -57, 57, 2, (0.94 * r, z + 0.012))
        profile += [(0.72 * r, z + 0.060), (0.50 * r, z + 0.10), (0.42 * r, z + 0.135)]
    top = top_of(sheds)
    lathe([*profile, (0.40 * radius, top), (0, top)], material, (x, y, 0), crease=60)
    drum(0.62 * radius, 0.11, 'ink', (x, y, 0), bevel=0.012)
    drum(0.36 * radius, 0.10, 'ink', (x, y, top - 0.01), bevel=0.012)
    ball(0.24 * radius, 'steel', (x, y, top + 0.12))


def lamp(x: float, y: float) -> None:
    """A bulb as large as the bells, screwed into a porcelain socket."""
    socket = [(0, 0), (0.24, 0), (0.25, 0.02), (0.22, 0.07), (0.15, 0.10), (0.145, 0.20), (0.12, 0.215), (0, 0.215)]
    lathe(socket, 'white', (x, y, 0), bevel=0.006)
    thread = [(0.105 + 0.008 * math.sin(i * 1.3), 0.20 + 0.008 * i) for i in range(16)]
    lathe([(0, 0.20), *thread, (0, 0.33)], 'steel', (x, y, 0), crease=70)
    r, middle = 0.25, 0.66
    glass = [
        (0, 0.31),
        (0.10, 0.31),
        (0.105, 0.36),
        (0.125, 0.42),
        *((px, py + middle) for px, py in arc(r, -42, 90, 40)),
    ]
    lathe([*glass[:-1], (0, middle + r)], 'red', (x, y, 0), crease=80)
    rod([(x + 0.20, y, 0.03), (x + 0.42, y - 0.16, 0.022), (x + 0.9, y - 0.34, 0.022), (x + 1.5, y - 0.30, 0.022),
         (x + 2.1, y - 0.10, 0.03)], 0.022, 'ink')  # fmt: skip


def pylon() -> list:
    """A lattice tower with two cross-arms; short insulators hang from their ends."""
    parts, height = [], 1.58
    waist = [(0.0, 0.25), (0.26, 0.19), (0.48, 0.14), (0.66, 0.105), (0.82, 0.08), (1.0, 0.035)]

    def corner(level: int, i: int) -> tuple[float, float, float]:
        share, half = waist[level]
        return ((-1, 1, 1, -1)[i] * half, (-1, -1, 1, 1)[i] * half, height * share)

    for low in range(len(waist) - 1):
        for i in range(4):
            j = (i + 1) % 4
            parts.append(rod([corner(low, i), corner(low + 1, i)], 0.017, 'white', straight=True))
            parts.append(rod([corner(low + 1, i), corner(low + 1, j)], 0.011, 'white', straight=True))
            parts += [
                rod([corner(low, a), corner(low + 1, b)], 0.010, 'white', straight=True) for a, b in ((i, j), (j, i))
            ]
    for z, reach in ((0.82, 0.62), (0.66, 0.46)):
        for side in (-1, 1):
            end = (side * reach, 0, height * z + 0.02)
            for dy in (-0.07, 0.07):
                parts.append(rod([(side * 0.07, dy, height * z), end], 0.012, 'white', straight=True))
            parts.append(rod([(0, 0, height * z + 0.15), end], 0.012, 'white', straight=True))
            parts += [
                disc(0.036, 0.018, 'stone', (end[0], 0, end[2] - 0.04 - 0.036 * k), bevel=0.006) for k in range(4)
            ]
    return [*parts, slab((0.62, 0.62, 0.06), 'stone')]


def wires() -> None:
    """From bell to bell, each hanging a little."""
    points = ((0.36, 0.30, top_of(7) + 0.12), (0.98, -0.02, top_of(4) + 0.12), (1.72, -0.34, top_of(2) + 0.12))
    for (ax, ay, az), (bx, by, bz) in zip(points, points[1:]):
        rod([(ax, ay, az), ((ax + bx) / 2, (ay + by) / 2, (az + bz) / 2 - 0.13), (bx, by, bz)], 0.012, 'ink')
