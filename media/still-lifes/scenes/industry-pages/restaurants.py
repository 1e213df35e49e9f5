"""Restaurants: a cloche lifted from a plate, plates stacked beside it, a fork and a knife. Red: the tomato it hid."""

import math

from outlines import arc
from shapes import ball, drum, group, lathe
from studio import Shot, banner_camera, night
from sweeps import plate as cut
from sweeps import rod

DOME = 0.62  # radius of the cloche


def build() -> Shot:
    night(key=0.9)
    drum(0.98, 0.10, 'stone', (0.30, 0.18, 0), bevel=0.02)
    dish(0.80, (0.30, 0.18, 0.10), 'white')
    group((0.52, 0.34, 0.205), (0, 30, -20), cloche())
    tomato(-0.06, -0.06, 0.145)
    for i in range(9):
        dish(0.36, (1.74, 0.35, 0.055 * i), ('white', 'bisque')[i % 2])
    bowl(1.74, 0.35, 0.465)
    cutlery(-0.80, 0.42)
    shaker(1.32, -0.52, 'white')
    shaker(1.62, -0.64, 'ink')
    banner_camera(focus=(0.0, -0.3, 0.4), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.4, 0.2, 0.6))


def dish(radius: float, at: tuple, material: str) -> None:
    """A plate with a flat rim."""
    r = radius
    top = [(0, 0.018), (0.58 * r, 0.018), (0.66 * r, 0.040), (0.97 * r, 0.062), (r, 0.070)]
    under = [(r, 0.060), (0.95 * r, 0.046), (0.66 * r, 0.020), (0.56 * r, 0.0), (0, 0.0)]
    lathe([*top, *under], material, at, crease=50)


def cloche() -> list:
    """A dome with a rolled edge and a knob; its left edge is the pivot's high side."""
    outer = [(DOME * math.cos(math.radians(a)), 0.56 * math.sin(math.radians(a))) for a in range(0, 91, 3)]
    inner = [
        (max(0, (DOME - 0.02) * math.cos(math.radians(a))), 0.54 * math.sin(math.radians(a))) for a in range(90, -1, -3)
    ]
    outer[-1], inner[0] = (0, 0.56), (0, 0.54)
    parts = [lathe([*outer, *inner, outer[0]], 'glaze', (0, 0, 0.02), crease=60)]
    parts.append(lathe([(DOME + 0.02 + x, 0.02 + z) for x, z in arc(0.024, 0, 360, 24)], 'stone'))
    parts += [drum(0.05, 0.05, 'stone', (0, 0, 0.57)), ball(0.085, 'stone', (0, 0, 0.68))]
    return [group((-DOME, 0, 0), (0, 0, 0), parts)]


def tomato(x: float, y: float, z: float) -> None:
    """Five soft lobes, a dimple, and a star of leaves with its stalk."""

    def section(angle: float) -> list:
        swell = 1 + 0.035 * math.cos(5 * angle)
        return [
            (
                0.27 * math.cos(math.radians(a)) ** 0.85 * swell,
                0.21 + 0.21 * math.sin(math.radians(a)) - 0.05 * max(0, math.sin(math.radians(a))) ** 8,
            )
            for a in range(-88, 89, 4)
        ]

    def closed(angle: float) -> list:
        return [(0, 0.0), *section(angle), (0, 0.362)]

    lathe(closed, 'red', (x, y, z), crease=80)
    for i in range(5):
        a = math.radians(72 * i + 20)
        leaf = [(0, 0, 0.37), (0.07, 0, 0.39), (0.15, 0, 0.372), (0.19, 0, 0.35)]
        turned = [(x + px * math.cos(a), y + px * math.sin(a), z + pz) for px, _, pz in leaf]
        rod(turned, 0.016, 'ink')
    rod([(x, y, z + 0.36), (x + 0.01, y, z + 0.42), (x + 0.04, y, z + 0.47)], 0.018, 'ink')


def bowl(x: float, y: float, z: float) -> None:
    profile = [
        (0, 0),
        (0.12, 0),
        (0.14, 0.02),
        (0.24, 0.12),
        (0.285, 0.22),
        (0.27, 0.222),
        (0.22, 0.12),
        (0.12, 0.04),
        (0, 0.03),
    ]
    lathe(profile, 'stone', (x, y, z), crease=60)


def shaker(x: float, y: float, material: str) -> None:
    drum(0.095, 0.20, material, (x, y, 0), bevel=0.02, top=0.07)
    ball(0.078, 'steel', (x, y, 0.20), (1, 1, 0.8))


def cutlery(x: float, y: float) -> None:
    """A fork, a knife and a spoon, upright in a tumbler."""
    wall = [(0, 0), (0.12, 0), (0.15, 0.02), (0.165, 0.34), (0.155, 0.35), (0.145, 0.34), (0.13, 0.05), (0, 0.05)]
    lathe(wall, 'white', (x, y, 0), crease=50)
    gaps = [
        (0.054 - 0.031 * i - dx, z)
        for i in range(4)
        for dx, z in ((0, 0.34), (0.016, 0.34), (0.016, 0.20), (0.031, 0.20))
    ]
    fork = [(0.020, -0.36), (0.011, 0.04), (0.054, 0.14), *gaps[:-2], (-0.055, 0.14), (-0.011, 0.04), (-0.020, -0.36)]
    knife = [(0.022, -0.36), (0.018, 0.0), (0.040, 0.03), (0.038, 0.22), (0.0, 0.36), (-0.016, 0.36), (-0.018, -0.36)]
    for outline, dx, lean, spin in ((fork, -0.05, -12, -20), (knife, 0.06, 11, -30)):
        group((x + dx, y, 0.46), (4, lean, spin), [cut(outline, 0.018, 'white', turn=(90, 0, 0), bevel=0.005)])
