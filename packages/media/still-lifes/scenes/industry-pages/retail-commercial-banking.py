"""Retail and commercial banking: a vault, its round door ajar before rows of boxes. Red: the wheel on the door."""

import math

from outlines import arc, rectangle
from props import coin, coins
from shapes import ball, box, disc, group, lathe, slab
from studio import Shot, banner_camera, night
from sweeps import plate, rod

MOUTH, MIDDLE = 0.60, 0.80  # radius of the opening, and how high its middle is
SWING = -36  # degrees


def build() -> Shot:
    night(key=0.9)
    hinge = group((-MOUTH - 0.07, -0.42, MIDDLE), (0, 0, SWING), [group((MOUTH + 0.07, 0, 0), (90, 0, 0), door())])
    slab((2.06, 0.98, 0.09), 'stone', (0.72, 0.40, 0), (0, 0, -14), bevel=0.012)
    group((0.72, 0.45, 0.09), (0, 0, -14), [*wall(), hinge], 0.94)
    coins(-0.78, 0.02, 9)
    coins(-0.62, -0.40, 4)
    coins(1.72, -0.42, 6)
    group((1.42, -0.60, 0.165), (74, 0, -28), [coin()])
    coins(-0.20, -0.70, 1)
    banner_camera(focus=(0.35, -0.4, 0.8), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.6, 0, 0.8))


def wall() -> list:
    """A thick slab with the round opening, its steel collar, and the locked boxes behind it."""
    opening = arc(MOUTH, 0, 360, 96)[:-1]
    front = plate(rectangle(1.62, 1.60), 0.50, 'bisque', (0, 0, 0.80), (90, 0, 0), 0.03, [opening])
    collar = [(0.60, -0.02), (0.69, -0.02), (0.69, 0.035), (0.675, 0.05), (0.62, 0.05), (0.60, 0.03), (0.60, -0.02)]
    parts = [front, lathe(collar, 'stone', (0, -0.25, MIDDLE), (90, 0, 0)), slab((1.5, 0.06, 1.5), 'ink', (0, 0.28, 0))]
    for column in range(5):
        for row in range(7):
            at = ((column - 2) * 0.25, 0.235, MIDDLE + (row - 3) * 0.17)
            parts += [
                box((0.225, 0.04, 0.145), 'stone', at, bevel=0.008),
                disc(0.018, 0.02, 'steel', (at[0], 0.21, at[2]), (90, 0, 0), 0.004),
            ]
    return parts


def door() -> list:
    """Lies on its back around the origin, its face up: a stepped plug, bolts in its rim, rings and the wheel."""
    plug = [
        (0, -0.20), (0.50, -0.20), (0.52, -0.18), (0.54, 0.0), (0.655, 0.0), (0.67, 0.015), (0.67, 0.085),
        (0.65, 0.105), (0.54, 0.105), (0.525, 0.085), (0.45, 0.085), (0.435, 0.10), (0.435, 0.13), (0.42, 0.145),
        (0, 0.145),
    ]  # fmt: skip
    parts = [lathe(plug, 'white')]
    for i in range(12):
        a = math.radians(30 * i + 15)
        x, y = math.cos(a), math.sin(a)
        parts.append(disc(0.034, 0.12, 'steel', (0.57 * x, 0.57 * y, -0.09), (0, 90, 30 * i + 15), 0.01))
        parts.append(disc(0.026, 0.02, 'steel', (0.595 * x, 0.595 * y, 0.11), bevel=0.006))
    return [*parts, *wheel()]


def wheel() -> list:
    """Five arms that reach past the ring and end in knobs, as a hand turns them."""
    ring = lathe([(0.20 + x, 0.27 + z) for x, z in arc(0.026, 0, 360, 32)], 'red')
    parts = [ring, disc(0.07, 0.09, 'red', (0, 0, 0.27), bevel=0.02), disc(0.05, 0.12, 'steel', (0, 0, 0.18))]
    for i in range(5):
        a = math.radians(72 * i + 8)
        end = (0.32 * math.cos(a), 0.32 * math.sin(a), 0.27)
        parts += [rod([(0, 0, 0.27), end], 0.021, 'red', straight=True), ball(0.045, 'red', end)]
    return parts
