"""Automotive: a clay car on its turntable, under the bridge that measures it. Red: one wheel."""

import math

from props import car, wheel
from shapes import box, drum, group, slab
from studio import Shot, banner_camera, night
from sweeps import rod

TABLE = 0.30  # height of the turntable


def build() -> Shot:
    night(key=0.9, glow=(1.3, 5.0, 0))
    turntable(0.55, 0.42)
    group((0.55, 0.42, TABLE), (0, 0, 26), car(('red', 'ink', 'ink', 'ink')), 0.98)
    bridge(0.75, 0.55)
    spare(-0.62, -0.50)
    banner_camera(focus=(0.0, -0.2, 0.6), height=0.74, fstop=1.0)
    return Shot('night', focal=(0.5, 0.3, 0.7))


def turntable(x: float, y: float) -> None:
    """A round plate with a scale of degrees along its edge, on a narrower foot."""
    drum(1.06, TABLE - 0.16, 'clay', (x, y, 0), bevel=0.02)
    drum(1.18, 0.15, 'stone', (x, y, TABLE - 0.15), bevel=0.015)
    for i in range(72):
        a = 2 * math.pi * i / 72
        high = 0.07 if i % 6 == 0 else 0.04
        at = (x + 1.178 * math.cos(a), y + 1.178 * math.sin(a), TABLE - 0.075)
        box((0.012, 0.010, high), 'ink', at, (0, 0, 5 * i), bevel=0.002)


def bridge(x: float, y: float) -> None:
    """A frame across the car: two posts, a beam with a scale, and a steel pointer that touches the roof."""
    parts = []
    for side in (-1, 1):
        parts += [
            slab((0.20, 0.30, 0.07), 'stone', (0, side * 1.30, 0)),
            slab((0.09, 0.09, 1.40), 'white', (0, side * 1.30, 0.05)),
        ]
    parts.append(box((0.11, 2.74, 0.11), 'white', (0, 0, 1.45)))
    parts.append(box((0.16, 0.20, 0.18), 'ink', (0, -0.1, 1.45), bevel=0.01))
    parts.append(rod([(0, -0.1, 1.36), (0, -0.1, 1.0)], 0.018, 'steel', straight=True))
    group((x, y, 0), (0, 0, 26), parts)


def spare(x: float, y: float) -> None:
    """Two wheels that were tried before: one flat, one leaning on it."""
    group((x - 0.16, y + 0.16, 0.07), (0, 0, 10), wheel('ink'))
    group((x + 0.10, y + 0.10, 0.165), (66, 0, -26), wheel('ink'))
