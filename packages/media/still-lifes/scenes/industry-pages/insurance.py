"""Insurance: a house, its trees and the car before it, all dry. Red: the umbrella that stands over them."""

import math

from props import car, house, tree
from shapes import ball, drum, group, lathe
from studio import Shot, banner_camera, night
from sweeps import rod

RIBS, SPAN, RISE = 8, 0.98, 0.40  # of the canopy: radius to the tips, height from the tips to the crown


def build() -> Shot:
    night(key=0.9)
    group((0.62, 0.50, 0), (0, 0, -24), house(), 0.95)
    group((-0.16, -0.12, 0), (-5, 13, 0), umbrella())
    drum(0.24, 0.09, 'stone', (-0.16, -0.12, 0), bevel=0.02, top=0.20)
    group((1.42, 0.75, 0), (0, 0, 0), tree(0.62))
    group((1.72, 0.35, 0), (0, 0, 0), tree(0.44))
    group((1.20, -0.42, 0), (0, 0, 14), car(), 0.36)
    banner_camera(focus=(0.1, -0.3, 0.6), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.4, 0.2, 0.75))


def umbrella() -> list:
    """Open, its cloth scalloped between the ribs; stands upright on its hook around the origin."""
    height = 1.54

    def cloth(angle: float) -> list:
        """Over the crown to the edge and back underneath; between two ribs it sags and its edge draws in."""
        slack = abs(math.sin(angle * RIBS / 2))
        outside = []
        for i in range(25):
            t = i / 24
            r = SPAN * t * (1 - 0.10 * slack**1.2 * t**2)
            sag = 0.055 * slack * t * (1 - 0.4 * t)
            outside.append((r, height - RISE * (0.45 * t**2 + 0.55 * t**3.2) - sag))
        inside = [(max(0, r - 0.006), z - 0.014) for r, z in reversed(outside)]
        inside[-1] = (0, inside[-1][1])
        return [*outside, *inside]

    parts = [lathe(cloth, 'red', crease=70, steps=320)]
    parts.append(rod([(0, 0, 0.02), (0, 0, height + 0.10)], 0.022, 'steel', straight=True))
    parts += [ball(0.035, 'ink', (0, 0, height + 0.10)), drum(0.05, 0.03, 'ink', (0, 0, height - 0.02), bevel=0.006)]
    for i in range(RIBS):
        a = 2 * math.pi * i / RIBS
        tip = (SPAN * math.cos(a), SPAN * math.sin(a))
        parts.append(ball(0.022, 'steel', (*tip, height - RISE - 0.008)))
        parts.append(
            rod([(0, 0, height - 0.55), (tip[0] * 0.5, tip[1] * 0.5, height - 0.12)], 0.007, 'steel', straight=True)
        )
    parts.append(drum(0.04, 0.06, 'ink', (0, 0, height - 0.58)))
    return parts
