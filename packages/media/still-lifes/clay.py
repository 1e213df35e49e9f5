"""What fingers leave in soft clay."""

import math
from collections.abc import Sequence

import numpy as np

from fields import Points, flow, lens, limb, skin
from shapes import Point, Point3, group


def lump(size: float, at: Point3, turn: Point3 = (0, 0, 0), material='clay'):
    """A piece of clay torn from the block, about `size` meters wide, that stands on `at`: pressed flat below, with the
    marks of four fingers in a row on its front and the thumb's on top."""
    grip = [(-0.25 + 0.165 * i, -0.40 + 0.02 * (i % 3), 0.30 - 0.035 * (i - 1.3) ** 2) for i in range(4)]
    fingers = [limb((x * 0.96, y + 0.045, z + 0.24), (x, y - 0.055, z - 0.02), 0.070, 0.080) for x, y, z in grip]
    thumb = lens((-0.10, 0.02, 0.545), np.eye(3), (0.15, 0.10, 0.085))
    whole = flow(
        [
            lens((0, 0, 0.24), np.eye(3), (0.52, 0.43, 0.30)),
            lens((0.24, 0.06, 0.30), np.eye(3), (0.26, 0.28, 0.24)),
            lens((-0.30, -0.04, 0.16), np.eye(3), (0.22, 0.28, 0.18)),
        ],
        0.10,
    )

    def far(points: Points) -> np.ndarray:
        body = np.maximum(whole(points), 0.004 - points[:, 2])
        for mark in [*fingers, thumb]:
            body = _without(body, mark(points), 0.06)
        return body

    return group(at, turn, [skin(far, (-0.75, -0.65, -0.08), (0.75, 0.65, 0.75), 0.016, material)], size)


def _without(body: np.ndarray, mark: np.ndarray, width: float) -> np.ndarray:
    """A body without what a mark fills, its edge rounded over about `width` meters."""
    h = np.clip(0.5 - 0.5 * (mark + body) / width, 0, 1)
    return body + (-mark - body) * h + width * h * (1 - h)


def pressed(angle: float, z: float, marks: Sequence[Point], radius: float, finger=0.042, deep=0.024) -> float:
    """How far fingers have pressed in the wall of a vessel, in meters, at an `angle` (radians) and a height; around a
    mark the clay rises a little. `marks` are such places, in degrees and meters; `radius` is that of the wall there."""
    depth = 0.0
    for degrees, height in marks:
        aside = (angle - math.radians(degrees) + math.pi) % (2 * math.pi) - math.pi
        far = math.hypot(aside * radius / finger, (z - height) / (finger * 1.35))
        depth += deep * (math.exp(-(far**2)) - 0.26 * math.exp(-((far - 1.8) ** 2) * 3))
    return depth
