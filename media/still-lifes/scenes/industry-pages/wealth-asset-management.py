"""Wealth and asset management: a small tree in a pot of coins, stacks that grow beside it. Red: the fruit it bears."""

import math

from outlines import arc, smooth_path
from props import coin, coins
from shapes import ball, copy, group
from studio import Shot, banner_camera, night
from sweeps import loft, plate, rod

GOLDEN = math.radians(137.5)  # the angle between one leaf and the next
CROWNS = (  # middle of each cluster of leaves, its radius, how many leaves
    (-0.36, -0.06, 1.02, 0.20, 30), (0.02, -0.10, 1.26, 0.23, 40), (0.40, 0.0, 1.06, 0.22, 34), (0.10, 0.16, 0.96, 0.18, 20),
)  # fmt: skip


def build() -> Shot:
    night(key=0.9)
    for i, name in enumerate(('stone', 'white', 'white', 'stone', 'white')):
        coin(0.40 - 0.004 * i, name, (0.36 + 0.008 * ((i * 3) % 4), 0.30, 0.05 * i))
    group((0.36, 0.30, 0.22), (0, 0, 0), tree(), 0.91)
    coins(1.20, 0.10, 4)
    coins(1.56, -0.06, 8)
    coins(1.92, -0.22, 13)
    group((-0.34, -0.34, 0.165), (72, 0, -30), [coin()])
    coins(-0.58, -0.02, 2)
    coins(0.86, -0.60, 1)
    banner_camera(focus=(0.1, 0.0, 0.9), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.45, 0.2, 0.8))


def tree() -> list:
    """A trunk that bends and tapers, a branch to each cluster of leaves, and one fruit on its stalk."""
    parts = [
        limb(
            [(0.0, 0.0, -0.06), (0.02, 0, 0.2), (-0.05, 0, 0.45), (0.0, -0.02, 0.72), (0.01, -0.08, 1.15)], 0.062, 0.018
        )
    ]
    starts = ((-0.05, 0, 0.48), (-0.01, -0.02, 0.74), (-0.03, 0, 0.56), (-0.04, 0, 0.5))
    for (x, y, z, radius, count), start in zip(CROWNS, starts):
        bend = ((start[0] + x) / 2, (start[1] + y) / 2, (start[2] + z) / 2 - 0.03)
        parts += [limb([start, bend, (x, y, z)], 0.034, 0.012), *cluster((x, y, z), radius, count)]
    hang = (-0.50, -0.26, 0.68)
    parts.append(rod([(-0.40, -0.12, 0.98), (-0.48, -0.23, 0.90), (hang[0], hang[1], hang[2] + 0.09)], 0.010, 'stone'))
    parts.append(ball(0.125, 'red', hang, (1, 1, 0.94)))
    return parts


def limb(knots: list, first: float, last: float):
    """A branch whose radius goes from `first` to `last`."""
    path = smooth_path(knots, 10)
    rings = []
    for i, (x, y, z) in enumerate(path):
        r = first + (last - first) * i / (len(path) - 1)
        rings.append([(x + r * math.cos(a), y + r * math.sin(a), z) for a in (2 * math.pi * k / 24 for k in range(24))])
    return loft(rings, 'stone', crease=80)


def cluster(middle: tuple, radius: float, count: int) -> list:
    """Leaves spread evenly over a ball, each pointing outward and a little down."""
    shape = [*arc(0.125, -60, 60, 14, (-0.0625, 0)), *arc(0.125, 120, 240, 14, (0.0625, 0))]
    first = plate([(x, y + 0.10) for x, y in shape], 0.014, 'white', bevel=0.005, segments=2)
    leaves = []
    for i in range(count):
        z = 1 - 2 * (i + 0.5) / count
        ring, turn = math.sqrt(1 - z * z), i * GOLDEN
        at = tuple(m + radius * d for m, d in zip(middle, (ring * math.cos(turn), ring * math.sin(turn), z * 0.8)))
        lift = math.degrees(math.asin(z)) * 0.7 - 12 + 14 * math.sin(i * 2.3)
        leaf = first if i == 0 else copy(first, (0, 0, 0))
        leaf.location, leaf.rotation_euler = (
            at,
            (math.radians(lift), math.radians(20 * math.sin(i * 1.7)), turn - math.pi / 2),
        )
        leaves.append(leaf)
    return leaves
