"""Pharmaceuticals: a round flask on its tripod, a blister of capsules, a rack of tubes. Red: a capsule."""

import math

from mathutils import Euler, Matrix

from outlines import arc, rounded
from shapes import along, drum, group, lathe, slab, torus
from studio import Shot, banner_camera, night
from sweeps import plate, rod

FLASK = 0.42  # radius of its belly


def build() -> Shot:
    night(key=0.9)
    flask(0.55, 0.60)
    group((1.56, 0.12, 0), (0, 0, -22), rack())
    group((-0.28, 0.02, 0), (0, 0, -24), blister())
    capsule(0.34, -0.60, 24, 'red', 'white', 0.125)
    for x, y in ((0.98, -0.60), (1.16, -0.74)):
        lathe([(0, 0), (0.085, 0), (0.10, 0.015), (0.10, 0.05), (0.085, 0.065), (0, 0.075)], 'white', (x, y, 0))
    banner_camera(focus=(0.2, -0.4, 0.4), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.5, 0.2, 0.65))


def flask(x: float, y: float) -> None:
    """A porcelain flask with a long neck and a stopper, in a steel tripod over a little burner."""
    z = 0.46 + FLASK
    belly = [(r, h) for r, h in arc(FLASK, -90, 74, 60)]
    neck = [(0.118, 0.42), (0.112, 0.50), (0.112, 0.66), (0.150, 0.68), (0.150, 0.71), (0.10, 0.71), (0.09, 0.60)]
    lathe([(0, belly[0][1]), *belly[1:], *neck, (0, 0.60)], 'glaze', (x, y, z), crease=50)
    drum(0.088, 0.12, 'stone', (x, y, z + 0.64), bevel=0.012, top=0.105)
    torus(0.30, 0.020, 'steel', (x, y, z - 0.31))
    for i in range(3):
        a = math.radians(120 * i - 50)
        top, foot = 0.30, 0.46
        rod([(x + top * math.cos(a), y + top * math.sin(a), z - 0.31),
             (x + foot * math.cos(a), y + foot * math.sin(a), 0)], 0.020, 'steel', straight=True)  # fmt: skip
    lathe([(0, 0), (0.15, 0), (0.18, 0.03), (0.17, 0.13), (0.07, 0.20), (0.05, 0.20), (0, 0.2)], 'stone', (x, y, 0))
    drum(0.045, 0.06, 'steel', (x, y, 0.19))


def rack() -> list:
    """Three tubes in a porcelain block, filled to different heights."""
    parts = [slab((0.78, 0.26, 0.07), 'stone'), slab((0.78, 0.26, 0.06), 'stone', (0, 0, 0.36))]
    parts += [slab((0.06, 0.26, 0.40), 'stone', (x, 0, 0)) for x in (-0.38, 0.38)]
    for i, name in enumerate(('white', 'ink', 'white')):
        x = (i - 1) * 0.23
        tube = [(px, py + 0.16) for px, py in arc(0.075, -90, 0, 16)]
        parts.append(lathe([(0, 0.085), *tube[1:], (0.075, 0.62), (0.09, 0.63), (0.09, 0.65), (0.062, 0.65),
                            (0.062, 0.60), (0, 0.60)], name, (x, 0, 0)))  # fmt: skip
    return parts


def blister() -> list:
    """A card with two rows of domed pockets, leaning back; one pocket is empty and its foil torn open."""
    card = [plate(rounded(0.66, 0.98, 0.07), 0.022, 'white', bevel=0.006)]
    for row in range(4):
        for column in range(2):
            x, y = (column - 0.5) * 0.30, (row - 1.5) * 0.225
            if (row, column) == (0, 1):
                card.append(plate(rounded(0.235, 0.13, 0.064), 0.008, 'ink', (x, y, 0.010), bevel=0.003))
                continue
            card.append(plate(rounded(0.255, 0.15, 0.074), 0.012, 'white', (x, y, 0.015), bevel=0.005))
            card.append(pill('bisque', 'stone', (x, y, 0.022)))
    return [
        group((0, 0, 0.49 * math.sin(math.radians(64))), (64, 0, 0), card),
        slab((0.30, 0.16, 0.30), 'stone', (0, 0.30, 0)),
    ]


def pill(cap: str, body: str, at: tuple, radius=0.060, half=0.052):
    """A capsule half sunk in its pocket."""
    bottom = [(px, py - half) for px, py in arc(radius, -90, 0, 12)]
    top = [(px, py + half) for px, py in arc(radius, 0, 90, 12)]
    parts = [lathe([*bottom, (radius, 0)], body, steps=64), lathe([(radius * 1.04, -0.004), *top], cap, steps=64)]
    return group(at, (0, 90, 0), parts)


def capsule(x: float, y: float, turn: float, cap: str, body: str, radius: float) -> None:
    """Lies on the floor; `cap` is the wider half that slides over the other."""
    wide, half = radius * 1.045, radius * 1.9
    bottom = [(px, py - half) for px, py in arc(radius, -90, 0, 20)]
    top = [(px, py + half) for px, py in arc(wide, 0, 90, 20)]
    parts = [lathe([*bottom, (radius, 0)], body), lathe([(radius, -0.03), (wide, -0.025), *top], cap)]
    lying = Euler((0, math.radians(90), math.radians(turn))).to_matrix().to_4x4()
    along(Matrix.Translation((x, y, wide)) @ lying, parts)
