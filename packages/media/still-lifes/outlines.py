"""Flat outlines for `shapes.plate` and paths for `shapes.rod` and `shapes.sweep`: lists of points, meters and
degrees."""

import math
from collections.abc import Sequence

from mathutils import Vector

from shapes import Point, Point3


def arc(radius: float, start: float, end: float, steps=48, center: Point = (0, 0)) -> list[Point]:
    """Points of a circle from `start` to `end` degrees, both included."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(center[0] + radius * math.cos(a), center[1] + radius * math.sin(a)) for a in angles]


def lip(outer: float, inner: float, z: float) -> list[Point]:
    """The round rim of a vessel in a lathe's profile, from its outside over the top to its inside. A wall that is thin
    against its radius cannot be beveled afterward."""
    return arc((outer - inner) / 2, 0, 180, 8, ((outer + inner) / 2, z))


def rounded(width: float, height: float, radius: float) -> list[Point]:
    """A rectangle with round corners, centered on the origin."""
    x, y = width / 2 - radius, height / 2 - radius
    corners = (((x, y), 0), ((-x, y), 90), ((-x, -y), 180), ((x, -y), 270))
    return [point for center, start in corners for point in arc(radius, start, start + 90, 10, center)]


def rectangle(width: float, height: float) -> list[Point]:
    """A rectangle centered on the origin."""
    x, y = width / 2, height / 2
    return [(x, y), (-x, y), (-x, -y), (x, -y)]


def softened(outline: Sequence[Point], radius: float) -> list[Point]:
    """The outline with every corner sharper than 35 degrees rounded. A plate's sides are shaded as one smooth surface,
    and only a rounded corner keeps two of them apart."""
    corners = [Vector(point) for point in outline]
    points = []
    for before, corner, after in zip([corners[-1], *corners[:-1]], corners, [*corners[1:], corners[0]]):
        back, ahead = before - corner, after - corner
        if min(back.length, ahead.length) < 1e-6 or back.angle(-ahead) < math.radians(35):
            points.append(tuple(corner))
            continue
        start, end = (corner + side.normalized() * min(radius, side.length * 0.4) for side in (back, ahead))
        for t in (0, 0.25, 0.5, 0.75, 1):
            points.append(tuple(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t**2))
    return points


def ring_sector(inner: float, outer: float, start: float, end: float) -> list[Point]:
    """A slice of a ring, as in a donut chart."""
    return arc(outer, start, end, 96) + arc(inner, end, start, 96)


def archway(half_width: float, spring: float) -> list[Point]:
    """A doorway with a round head: `spring` is the height at which the arch begins. Stands on y = 0."""
    return [(half_width, 0), *arc(half_width, 0, 180, 40, (0, spring)), (-half_width, 0)]


def flutes(radius: float, count: int, depth=0.10) -> list[Point]:
    """A column's section: `count` hollows, each `depth` of the radius deep."""
    steps = count * 14
    points = []
    for i in range(steps):
        hollow = math.sin(math.pi * (i * count / steps % 1)) ** 0.9
        reach, angle = radius * (1 - depth * hollow), 2 * math.pi * i / steps
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    return points


def gutter(radius: float, wall: float) -> list[Point]:
    """The section of a shallow channel for balls of nearly `radius`; its bottom is at y = -radius - wall."""
    return arc(radius + wall, 205, 335, 20) + arc(radius, 335, 205, 20)


def smooth_path(knots: Sequence[Point3], steps=16) -> list[Point3]:
    """A Catmull-Rom curve through the knots, `steps` points from one to the next."""
    v = [Vector(k) for k in knots]
    v = [2 * v[0] - v[1], *v, 2 * v[-1] - v[-2]]
    path = []
    for a, b, c, d in zip(v, v[1:], v[2:], v[3:]):
        for i in range(steps):
            t = i / steps
            path.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    return [tuple(p) for p in [*path, v[-2]]]


def ease(x: float) -> float:
    """Smoothstep: 0 before 0, 1 after 1, with no speed at either end."""
    x = max(0.0, min(1.0, x))
    return x * x * (3 - 2 * x)
