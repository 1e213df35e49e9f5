"""Telecommunications: a lattice mast with drums and a dish on a roof, a telephone before it. Red: its handset."""

import math

from outlines import rounded
from shapes import ball, box, disc, drum, group, lathe, slab
from studio import Shot, banner_camera, night
from sweeps import loft, rod

MAST = (1.55, 0.26, 0.07)  # height, half the width of the foot, half the width of the top


def build() -> Shot:
    night(key=0.9)
    group((0.98, 0.72, 0.10), (0, 0, -20), mast(), 0.87)
    slab((0.78, 0.78, 0.10), 'stone', (0.98, 0.72, 0), (0, 0, -20))
    group((1.74, 0.02, 0), (0, 0, -46), dish(0.50))
    group((0.02, -0.18, 0), (0, 0, -24), telephone(), 1.08)
    banner_camera(focus=(0.0, -0.4, 0.4), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.5, 0.2, 0.7))


def mast() -> list:
    """Four legs that lean together, braced crosswise, with drum aerials, panels and a steel tip."""
    height, foot, top = MAST
    parts = []

    def corner(level: float, i: int) -> tuple[float, float, float]:
        half = foot + (top - foot) * level
        return ((-1, 1, 1, -1)[i] * half, (-1, -1, 1, 1)[i] * half, height * level)

    levels = [0, 0.23, 0.43, 0.60, 0.75, 0.88, 1]
    for i in range(4):
        parts.append(rod([corner(0, i), corner(1, i)], 0.024, 'white', straight=True))
        j = (i + 1) % 4
        for low, high in zip(levels, levels[1:]):
            parts.append(rod([corner(high, i), corner(high, j)], 0.013, 'white', straight=True))
            parts += [
                rod([corner(low, a), corner(high, b)], 0.011, 'white', straight=True) for a, b in ((i, j), (j, i))
            ]
    parts += [
        rod([(0, 0, height - 0.1), (0, 0, height + 0.20)], 0.014, 'steel', straight=True),
        ball(0.03, 'steel', (0, 0, height + 0.2)),
    ]
    parts.append(drum(0.15, 0.04, 'stone', (0, 0, height - 0.02)))
    for x, y, z, turn in ((-0.20, -0.13, 1.02, -40), (0.16, -0.18, 0.74, 24)):
        parts.append(disc(0.15, 0.11, 'white', (x, y, z), (90, 0, turn), 0.02))
    for x, turn in ((-0.13, -30), (0.13, 30)):
        parts.append(box((0.07, 0.035, 0.30), 'bisque', (x, -0.08, height - 0.17), (0, 0, turn), 0.010))
    return parts


def dish(radius: float) -> list:
    """A shallow bowl on a stub post, looking up to the left; three struts hold the feed before it."""
    depth, thick = radius * 0.30, 0.022
    inner = [(radius * i / 16, depth * (i / 16) ** 2) for i in range(17)]
    outer = [(r, z - thick) for r, z in reversed(inner)]
    outer[0] = (radius + 0.012, depth - thick / 2)
    bowl = [lathe([*inner, *outer], 'white', crease=60), drum(0.10, 0.12, 'stone', (0, 0, -0.13))]
    feed = (0, 0, radius * 0.72)
    bowl += [disc(0.045, 0.10, 'ink', feed, bevel=0.012), ball(0.04, 'steel', (0, 0, feed[2] - 0.05))]
    for i in range(3):
        a = math.radians(120 * i + 90)
        rim = (radius * 0.93 * math.cos(a), radius * 0.93 * math.sin(a), depth * 0.86)
        bowl.append(rod([rim, feed], 0.011, 'steel', straight=True))
    post = [drum(0.20, 0.07, 'stone'), drum(0.07, 0.46, 'stone', (0, 0, 0.05))]
    return [*post, group((0, -0.10, 0.62), (52, 0, 0), bowl)]


def telephone() -> list:
    """A set with a sloping front, a dial with ten holes, and the handset across its cradle."""

    def ring(width: float, back: float, fore: float, z: float) -> list:
        middle = (back + fore) / 2
        return [(x, y + middle, z) for x, y in rounded(width, back - fore, 0.07)]

    body = [ring(0.76, 0.34, -0.38, 0.03), ring(0.78, 0.35, -0.39, 0.06), ring(0.76, 0.34, -0.37, 0.13)]
    body += [ring(0.62, 0.30, -0.12, 0.36), ring(0.56, 0.27, -0.04, 0.42), ring(0.48, 0.22, 0.02, 0.44)]
    parts = [loft(body, 'white', bevel=0.012), slab((0.66, 0.62, 0.04), 'ink', (0, -0.02, 0))]
    dial = [disc(0.205, 0.03, 'ink', bevel=0.006), disc(0.19, 0.05, 'bisque', bevel=0.010), disc(0.075, 0.06, 'white')]
    for i in range(10):
        a = math.radians(30 * i + 10)
        dial.append(disc(0.030, 0.054, 'ink', (0.135 * math.cos(a), 0.135 * math.sin(a), 0), bevel=0.003))
    parts.append(group((0, -0.285, 0.255), (46, 0, 0), dial))
    for x in (-0.17, 0.17):
        parts.append(slab((0.08, 0.22, 0.10), 'white', (x, 0.12, 0.42), bevel=0.02))
    return [*parts, group((0.02, 0.12, 0.53), (0, -4, 7), handset())]


def handset() -> list:
    """A bowed grip, and two cups that look down and a little inward."""
    grip = rod([(-0.36, 0, 0.00), (-0.26, 0, 0.085), (0, 0, 0.125), (0.26, 0, 0.085), (0.36, 0, 0.0)], 0.055, 'red')
    cup = [(0, -0.10), (0.115, -0.10), (0.13, -0.085), (0.125, -0.04), (0.07, 0.035), (0, 0.05)]
    return [grip, *(lathe(cup, 'red', (0.37 * s, 0, 0.0), (0, -14 * s, 0), bevel=0.008) for s in (-1, 1))]
