"""Healthcare providers: a white cross (the red one is a protected emblem), a stethoscope, a bottle. Red: the heart."""

import math

from mathutils import Euler, Matrix

from outlines import arc, smooth_path
from shapes import along, ball, disc, drum, lathe, torus
from studio import Shot, banner_camera, night
from sweeps import plate, rod

ARM, REACH = 0.22, 0.66  # half the width and half the length of the cross


def build() -> Shot:
    night()
    a, r = ARM, REACH
    cross = [(-a, -r), (a, -r), (a, -a), (r, -a), (r, a), (a, a), (a, r), (-a, r), (-a, a), (-r, a), (-r, -a), (-a, -a)]
    plate(cross, 0.42, 'glaze', (0.30, 0.70, r), (90, 0, 14), bevel=0.045, segments=8)
    bottle(1.55, 0.75)
    stethoscope()
    capsule(0.62, -0.72, 28, 'stone', 'white')
    capsule(1.08, -0.05, -40, 'white', 'bisque')
    for x, y in ((0.10, -0.78), (1.12, -0.86)):
        lathe([(0, 0), (0.085, 0), (0.10, 0.015), (0.10, 0.05), (0.085, 0.065), (0, 0.075)], 'white', (x, y, 0))
    heart(-1.00, 0.20)
    banner_camera(focus=(-0.2, -0.2, 0.6), height=0.64, rise=2.4)
    return Shot('night', focal=(0.45, 0.3, 0.6))


def heart(x: float, y: float) -> None:
    """Stands upright, swollen like a cushion, and leans a little."""
    half = [(0, 0.16), (0.07, 0.25), (0.18, 0.29), (0.28, 0.25), (0.33, 0.14), (0.30, 0.02), (0.20, -0.13), (0, -0.32)]
    right = smooth_path(half, 10)
    outline = [*reversed(right), *((-px, pz) for px, pz in right[1:-1])]
    plate(outline, 0.26, 'red', (x, y, 0.32), (84, 10, -16), bevel=0.115, segments=12)


def bottle(x: float, y: float) -> None:
    drum(0.72, 0.09, 'stone', (x, y, 0))
    body = [(0, 0), (0.28, 0), (0.31, 0.03), (0.31, 0.53), (0.28, 0.60), (0.19, 0.66), (0.19, 0.68), (0, 0.68)]
    lathe(body, 'bisque', (x, y, 0.09))
    lathe([(0.311, 0.14), (0.316, 0.14), (0.316, 0.42), (0.311, 0.42)], 'white', (x, y, 0.09))
    drum(0.215, 0.19, 'white', (x, y, 0.76), bevel=0.02)


def stethoscope() -> None:
    """The chest piece leans toward the camera; the tube loops over the floor to the ear pieces on the right."""
    tube = [
        (1.14, -0.52, 0.06), (0.70, -0.28, 0.055), (0.15, -0.38, 0.055), (-0.40, -0.66, 0.055), (-0.90, -0.51, 0.055),
        (-1.04, -0.06, 0.055), (-0.80, 0.28, 0.055), (-0.47, 0.22, 0.08), (-0.35, -0.02, 0.28), (-0.35, -0.14, 0.47),
    ]  # fmt: skip
    rod(tube, 0.05, 'ink')
    lean = Euler((math.radians(76), 0, math.radians(-10))).to_matrix().to_4x4()
    disks = (  # radius, thickness, height along the piece's axis, material
        (0.30, 0.07, 0.0, 'steel'),
        (0.285, 0.075, 0.006, 'white'),
        (0.235, 0.078, 0.007, 'steel'),
        (0.225, 0.08, 0.008, 'white'),
        (0.19, 0.12, -0.06, 'steel'),
    )
    parts = [disc(radius, height, name, (0, 0, z), bevel=0.018) for radius, height, z, name in disks]
    along(Matrix.Translation((-0.35, -0.20, 0.57)) @ lean, [*parts, torus(0.295, 0.022, 'ink', (0, 0, 0.03))])
    for side in (-1, 1):
        spread = (
            (1.36, -0.56, 0.06, 0.06),
            (1.66, -0.60, 0.20, 0.07),
            (1.94, -0.58, 0.24, 0.09),
            (2.10, -0.56, 0.12, 0.13),
        )
        rod([(1.14, -0.52, 0.06), *((x, y + out * side, z) for x, y, out, z in spread)], 0.028, 'steel')
        ball(0.052, 'ink', (2.12, -0.56 + 0.10 * side, 0.135))
    disc(0.06, 0.10, 'steel', (1.15, -0.525, 0.06), (0, 90, -6), bevel=0.01)


def capsule(x: float, y: float, turn: float, cap: str, body: str, radius=0.12, half=0.23) -> None:
    """Lies on the floor; `cap` is the wider half that slides over the other."""
    wide = radius * 1.045
    bottom = [(px, py - half) for px, py in arc(radius, -90, 0, 14)]
    top = [(px, py + half) for px, py in arc(wide, 0, 90, 14)]
    parts = [lathe([*bottom, (radius, 0)], body), lathe([(wide, -0.02), *top], cap)]
    lying = Euler((0, math.radians(90), math.radians(turn))).to_matrix().to_4x4()
    along(Matrix.Translation((x, y, radius)) @ lying, parts)
