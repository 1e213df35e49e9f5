"""Oil and gas: a bolted line with its valve and gauge, drums behind, drops of crude. Red: the wheel of the valve."""

import math

from mathutils import Euler, Matrix

from hand import FIST, aimed, hold
from outlines import arc
from shapes import along, ball, box, disc, drum, group, lathe, radians, slab
from studio import Shot, banner_camera, night
from sweeps import rod

PIPE, LINE = 0.185, 0.74  # radius of the pipe, height of its middle
VALVE = 0.92  # where the valve stands on the line


def build() -> Shot:
    night(key=0.9)
    pipe()
    valve()
    for x in (-0.40, 0.36, 1.62):
        flange((x, 0, LINE), (0, 90, 0), 0.31)
    gauge(0.02)
    slab((0.16, 0.40, LINE - 0.12), 'stone', (0.02, 0, 0), bevel=0.02)
    slab((0.42, 0.56, 0.06), 'stone', (0.02, 0, 0))
    barrel(1.95, 1.55)
    barrel(1.15, 1.95)
    for x, y, size in ((0.62, -0.66, 0.16), (0.98, -0.80, 0.085), (0.34, -0.82, 0.05)):
        ball(size, 'ink-gloss', (x, y, size * 0.56), (1, 1, 0.62))
    turn = aimed((-0.97, -0.16, 0.17), (0.1, 0, -1))
    hold((VALVE + 0.39, 0.02, LINE + 0.86), turn, FIST, (0.555, 0.05, -0.12), 0.86, (0.50, 0.10, -0.27), arm=1.9)
    banner_camera(focus=(0.6, -0.3, 0.9), height=0.82, fstop=1.0)
    return Shot('night', focal=(0.7, 0, 0.85))


def pipe() -> None:
    """Up from a foot on the left, round an elbow, and out of the picture on the right."""
    reach = 0.42
    elbow = [(-1.0 + reach - reach * math.cos(a), 0, LINE - reach + reach * math.sin(a))
             for a in (math.radians(9 * i) for i in range(11))]  # fmt: skip
    rod([(-1.0, 0, 0), (-1.0, 0, 0.2), *elbow, (0, 0, LINE), (4, 0, LINE)], PIPE, 'bisque', straight=True)
    flange((-1.0, 0, 0.19), (0, 0, 0), 0.31)
    drum(0.38, 0.08, 'stone', (-1.0, 0, 0))


def flange(at: tuple, turn: tuple, radius: float, bolts=8, material='white') -> None:
    """Two rings bolted together across a dark seal."""
    place = Matrix.Translation(at) @ radians(turn).to_matrix().to_4x4()
    parts = [disc(radius, 0.08, material, (0, 0, z), bevel=0.014) for z in (-0.052, 0.052)]
    parts.append(disc(radius - 0.015, 0.03, 'ink', bevel=0.004))
    for i in range(bolts):
        a = 2 * math.pi * (i + 0.5) / bolts
        x, y = (radius - 0.055) * math.cos(a), (radius - 0.055) * math.sin(a)
        parts += [disc(0.030, 0.035, 'steel', (x, y, z), bevel=0.006) for z in (-0.105, 0.105)]
    along(place, parts)


def valve() -> None:
    """A round body, the bonnet bolted on it, the stem, and the wheel tilted as if just turned."""
    ball(0.36, 'bisque', (VALVE, 0, LINE), (1.05, 0.9, 1.0))
    drum(0.20, 0.32, 'bisque', (VALVE, 0, LINE + 0.18))
    flange((VALVE, 0, LINE + 0.42), (0, 0, 0), 0.27, 6)
    neck = [(0, 0), (0.17, 0), (0.165, 0.06), (0.10, 0.14), (0.085, 0.20), (0.085, 0.25), (0, 0.25)]
    lathe(neck, 'bisque', (VALVE, 0, LINE + 0.51), bevel=0.008)
    rod([(VALVE, 0, LINE + 0.7), (VALVE, 0, LINE + 0.92)], 0.032, 'steel', straight=True)
    wheel = [lathe([(0.40 + x, z) for x, z in arc(0.042, 0, 360, 32)], 'red'), disc(0.08, 0.09, 'red', bevel=0.02)]
    for i in range(5):
        a = math.radians(72 * i + 20)
        spoke = [(0, 0, 0), (0.2 * math.cos(a), 0.2 * math.sin(a), -0.03), (0.4 * math.cos(a), 0.4 * math.sin(a), 0)]
        wheel.append(rod(spoke, 0.027, 'red'))
    group((VALVE, 0, LINE + 0.84), (9, -6, 0), wheel)


def gauge(x: float) -> None:
    rod([(x, 0, LINE), (x, 0, LINE + 0.30)], 0.035, 'steel', straight=True)
    drum(0.06, 0.05, 'white', (x, 0, LINE + 0.18))
    face = [disc(0.23, 0.11, 'ink', bevel=0.02), disc(0.20, 0.114, 'white', bevel=0.004)]
    for i in range(9):
        a = math.radians(-45 + 33.75 * i)
        tick = box((0.035, 0.010, 0.01), 'ink', (0.165 * math.cos(a), 0.165 * math.sin(a), 0.058), bevel=0.002)
        tick.rotation_euler = Euler((0, 0, a))
        face.append(tick)
    needle = group((0, 0, 0.064), (0, 0, 128), [box((0.19, 0.018, 0.012), 'ink', (0.06, 0, 0), bevel=0.003)])
    group(
        (x, -0.02, LINE + 0.33), (84, 0, -22), [*face, needle, disc(0.024, 0.03, 'steel', (0, 0, 0.064), bevel=0.006)]
    )


def barrel(x: float, y: float) -> None:
    """A ribbed drum, far behind."""
    ribs = [(0.40 + (0.025 if step % 8 == 0 else 0), 0.04 + 0.042 * step) for step in range(1, 24)]
    lathe([(0, 0), (0.42, 0), (0.42, 0.04), *ribs, (0.42, 1.06), (0.42, 1.10), (0.39, 1.10), (0.385, 1.07), (0, 1.07)],
          'ink', (x, y, 0), bevel=0.006)  # fmt: skip
