"""A hand as a sculptor leaves it, in plaster, one meter long from the wrist to the tip of the middle finger."""

import math
from collections.abc import Sequence

from mathutils import Vector

from shapes import Point3, ball, group, radians
from sweeps import melt

Bends = Sequence[float]  # how far each joint of a finger is bent down, in degrees, from the knuckle
POINTING: tuple[Bends, ...] = ((12, 14, 16), (62, 88, 52), (68, 92, 54), (72, 92, 52))
PRESSING: tuple[Bends, ...] = ((30, 24, 22), (66, 86, 50), (72, 90, 52), (76, 90, 50))
OPEN: tuple[Bends, ...] = ((14, 18, 14), (10, 18, 14), (16, 20, 16), (22, 24, 18))
# Index to little finger: where the knuckle is, how far the finger is spread, the lengths of its bones, its radius.
FINGERS = (
    ((0.50, 0.150, 0.030), 5, (0.23, 0.145, 0.10), 0.056),
    ((0.52, 0.045, 0.040), 1, (0.25, 0.165, 0.11), 0.058),
    ((0.50, -0.062, 0.032), -3, (0.23, 0.155, 0.105), 0.054),
    ((0.45, -0.160, 0.015), -8, (0.18, 0.115, 0.09), 0.047),
)
PALM = (  # x, y, z, radius: what the back of the hand and the ball of the thumb are made of
    (0.05, 0.02, 0.0, 0.125), (0.14, 0.06, 0.0, 0.125), (0.14, -0.04, 0.0, 0.125), (0.25, 0.10, 0.0, 0.115),
    (0.25, 0.0, 0.005, 0.115), (0.25, -0.10, -0.01, 0.110), (0.37, 0.125, 0.008, 0.092), (0.37, 0.03, 0.015, 0.095),
    (0.37, -0.06, 0.008, 0.090), (0.36, -0.14, -0.008, 0.078), (0.16, 0.15, -0.05, 0.10),
)  # fmt: skip


def hand(pose: Sequence[Bends], thumb=(40.0, 24.0), arm=1.6, material='bisque'):
    """The right hand, palm down, its wrist at the origin and its fingers along +x. `thumb` is how far the thumb stands
    off and is bent; the arm is cut off `arm` meters behind the wrist. Returns one melted body to place with `group`."""
    lumps = [ball(r, material, (x, y, z), detail=12) for x, y, z, r in PALM]
    for (knuckle, spread, bones, radius), bends in zip(FINGERS, pose):
        lumps += finger(knuckle, spread, bones, radius, bends, material)
    off, bent = math.radians(thumb[0]), math.radians(thumb[1])
    first = Vector((0.14, 0.16, -0.05))
    second = first + 0.20 * Vector((math.cos(off), math.sin(off), -0.35))
    third = second + 0.19 * Vector((math.cos(off - bent), math.sin(off - bent), -0.25)).normalized()
    lumps += bone(first, second, 0.080, 0.062, material) + bone(second, third, 0.060, 0.048, material)
    lumps += bone(Vector((-arm, 0, -0.02)), Vector((0.02, 0, 0)), 0.20, 0.105, material, flat=1.0)
    return melt(lumps, material, voxel=0.013, soften=6)


def touch(target: Point3, turn: Point3, pose: Sequence[Bends], size=1.0, thumb=(30.0, 12.0), material='bisque'):
    """A hand whose forefinger ends at `target`. `turn` are its angles: roll, how far it points down, and where to."""
    knuckle, spread, bones, radius = FINGERS[0]
    down, tip, yaw = 0.0, Vector(knuckle), math.radians(spread)
    for length, bend in zip(bones, pose[0]):
        down += math.radians(bend)
        ahead = Vector((math.cos(down) * math.cos(yaw), math.cos(down) * math.sin(yaw), -math.sin(down)))
        tip += ahead * length
    tip += ahead * radius * 0.7
    at = Vector(target) - radians(turn).to_matrix() @ (tip * size)
    return group(tuple(at), turn, [hand(pose, thumb, material=material)], size)


def finger(knuckle: Point3, spread: float, bones: Sequence[float], radius: float, bends: Bends, material: str) -> list:
    """Three bones from the knuckle to the tip, each a little thinner, with a thicker joint between."""
    at, down, yaw, lumps = Vector(knuckle), 0.0, math.radians(spread), []
    for i, (length, bend) in enumerate(zip(bones, bends)):
        down += math.radians(bend)
        ahead = Vector((math.cos(down) * math.cos(yaw), math.cos(down) * math.sin(yaw), -math.sin(down)))
        end = at + ahead * length
        thick = radius * (1.04 - 0.10 * i)
        lumps += [
            ball(thick * 1.10, material, tuple(at), detail=12),
            *bone(at, end, thick * 0.98, thick * 0.90, material),
        ]
        at = end
    return lumps


def bone(start: Vector, end: Vector, first: float, last: float, material: str, flat=1.0) -> list:
    """Balls in a row, from radius `first` to `last`, so close that they melt into a smooth limb."""
    steps = max(2, math.ceil((end - start).length / (0.35 * min(first, last))))
    return [
        ball(first + (last - first) * t, material, tuple(start.lerp(end, t)), (1, 1, flat), detail=10)
        for t in (i / steps for i in range(steps + 1))
    ]
