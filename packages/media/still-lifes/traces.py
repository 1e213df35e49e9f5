"""What says that somebody was here: the shadow of a window, a line in pencil, the ring of a cup."""

import math
from collections.abc import Sequence

from mathutils import Matrix, Vector

from outlines import arc
from shapes import ORIGIN, Point, Point3, along, box, group, lathe
from studio import MORNING
from sweeps import plate, rod


def window(at: Point3, pane=(1.05, 1.25), branch=True, turn=4.0, away=5.0) -> None:
    """Bars and a branch between the sun of the morning and `at`, where two bars cross. The camera does not see them,
    only their shadow."""
    toward = Vector(MORNING).normalized()
    side = Vector((0, 0, 1)).cross(toward).normalized()
    place = Matrix((side, toward.cross(side), toward)).transposed().to_4x4()
    place.translation = Vector(at) + toward * away
    wide, high = pane
    bars = [box((0.085, 9, 0.04), 'ink', (wide * i, 0, 0)) for i in range(-2, 3)]
    bars += [box((9, 0.085, 0.04), 'ink', (0, high * i, 0)) for i in range(-2, 3)]
    cast = [group((0, 0, 0), (0, 0, turn), bars)]
    if branch:
        cast.append(group((0.1, 0.35, -1.6), (0, 0, -24), twig()))
    along(place, cast)
    for made in (part for carrier in cast for part in carrier.children):
        made.visible_camera = made.visible_diffuse = made.visible_glossy = made.visible_transmission = False


def twig(leaves=15) -> list:
    """A branch that hangs into the window, with leaves in pairs."""
    leaf = [(x, y * 0.42) for x, y in [*arc(0.17, -60, 60, 8, (-0.085, 0)), *arc(0.17, 120, 240, 8, (0.085, 0))]]
    leaf = [(y * 2.1, x * 0.75) for x, y in leaf]
    parts = [rod([(-1.6, 0.1, 0), (-0.6, 0.05, 0), (0.2, -0.12, 0), (0.9, -0.02, 0)], 0.014, 'ink')]
    for i in range(leaves):
        x = -1.3 + 2.2 * i / leaves
        up = (-1) ** i
        parts.append(
            plate(leaf, 0.01, 'ink', (x + 0.05, up * 0.13 - 0.04, 0.02 * (i % 3)), (0, 0, up * (62 - 2 * i)), 0.002)
        )
    return parts


def pencil(
    points: Sequence[Point], at: Point3 = ORIGIN, turn: Point3 = ORIGIN, closed=False, radius=0.0045, material='clay'
):
    """A line drawn on what lies at the height of `at`."""
    ends = [*points, points[0]] if closed else points
    return rod([(x, y, 0) for x, y in ends], radius, material, at, turn, straight=True)


def cup_ring(at: Point3, radius=0.13) -> list:
    """What a cup leaves behind: a ring, broken at one place, and a drop beside it."""
    rim = [(radius + 0.010 * math.cos(a), 0.0015 * math.sin(a)) for a in (math.pi * k / 6 for k in range(13))]
    x, y, z = at
    return [
        lathe(rim, 'clay', at),
        lathe([(0, 0), (0.016, 0), (0.012, 0.002), (0, 0.003)], 'clay', (x + radius + 0.07, y - 0.05, z)),
    ]
