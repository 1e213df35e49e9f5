"""Defense and justice: a pair of scales, a shield beside it, a gavel at rest. Red: the seal on the shield."""

import math

from shapes import ball, drum, group, lathe, slab
from studio import Shot, banner_camera, night
from sweeps import plate, rod

BEAM, HIGH = 0.66, 1.36  # half the length of the beam, and its height


def build() -> Shot:
    night(key=0.9)
    group((1.12, 0.62, 0), (0, 0, -18), scales())
    group((-0.40, -0.12, 0.05), (-12, 0, -26), shield())
    slab((0.56, 0.34, 0.13), 'stone', (-0.40, -0.10, 0), (0, 0, -26), bevel=0.014)
    group((0.92, -0.52, 0), (0, 0, 0), gavel())
    banner_camera(focus=(-0.1, -0.3, 0.5), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.5, 0.2, 0.7))


def scales() -> list:
    """A turned column on a stepped foot, a beam that tips a little, two pans on three cords each."""
    foot = [slab((0.66, 0.52, 0.08), 'stone', (0, 0, 0)), slab((0.50, 0.38, 0.07), 'stone', (0, 0, 0.08))]
    column = [
        (0, 0.15), (0.15, 0.15), (0.15, 0.20), (0.09, 0.26), (0.07, 0.32), (0.085, 0.36), (0.07, 0.40), (0.052, 0.80),
        (0.046, 1.14), (0.075, 1.18), (0.075, 1.22), (0.045, 1.25), (0.045, 1.32), (0, 1.32),
    ]  # fmt: skip
    parts = [*foot, lathe(column, 'white', crease=50, bevel=0.006), ball(0.075, 'stone', (0, 0, HIGH))]
    tip = math.radians(6)
    parts.append(
        lathe([(0, 0.05), (0.03, 0.05), (0.022, 0.10), (0.034, 0.13), (0, 0.19)], 'white', (0, 0, HIGH), crease=60)
    )
    arm = [
        (-BEAM, 0.0),
        (-0.40, 0.035),
        (0, 0.055),
        (0.40, 0.035),
        (BEAM, 0.0),
        (BEAM, -0.02),
        (0.40, -0.010),
        (0, -0.035),
        (-0.40, -0.010),
        (-BEAM, -0.02),
    ]
    parts.append(group((0, 0, HIGH), (0, 6, 0), [plate(arm, 0.06, 'white', turn=(90, 0, 0), bevel=0.010)]))
    for side in (-1, 1):
        end = (side * BEAM * math.cos(tip), 0, HIGH - side * BEAM * math.sin(tip) - 0.02)
        parts += [ball(0.030, 'steel', end), *pan(end)]
    return parts


def pan(hook: tuple) -> list:
    x, y, z = hook
    drop, r = 0.58, 0.30
    dish = [
        (0, 0),
        (0.12, 0.006),
        (0.24, 0.042),
        (r, 0.085),
        (r + 0.004, 0.095),
        (r - 0.012, 0.098),
        (0.23, 0.058),
        (0.11, 0.022),
        (0, 0.016),
    ]
    parts = [lathe(dish, 'glaze', (x, y, z - drop - 0.09), crease=60)]
    for i in range(3):
        a = math.radians(120 * i + 30)
        parts.append(
            rod(
                [(x, y, z), (x + (r - 0.01) * math.cos(a), y + (r - 0.01) * math.sin(a), z - drop)],
                0.008,
                'steel',
                straight=True,
            )
        )
    return parts


def outline(grow: float) -> list:
    """The shield's edge: straight above, sides that meet in a point below; `grow` draws it in or out."""
    half, drop = 0.42 + grow, 1.0 + grow
    right = [(half, 0.42 + grow), (half, 0.05)]
    right += [
        (half * math.cos(t) ** 0.9 if t < math.pi / 2 else 0, 0.05 - (drop - 0.40) * math.sin(t))
        for t in (math.pi / 2 * i / 20 for i in range(1, 20))
    ]
    tip = (0, 0.05 - (drop - 0.40))
    return [*right, tip, *((-x, y) for x, y in reversed(right))]


def shield() -> list:
    """A plate with a raised border and a cross-band, the seal in its middle."""
    parts = [
        plate(outline(0), 0.08, 'white', bevel=0.012),
        plate(outline(-0.001), 0.13, 'stone', bevel=0.014, holes=[outline(-0.065)[::-1]]),
    ]
    parts.append(group((0, 0.04, 0.045), (0, 0, 0), seal()))
    return [group((0, 0, 0.57), (90, 0, 0), parts)]


def seal() -> list:
    """A medallion with a pleated edge, a ring and a raised star."""
    pleats = [(0.225 + 0.012 * math.cos(40 * a)) for a in (2 * math.pi * i / 480 for i in range(480))]
    edge = [(r * math.cos(2 * math.pi * i / 480), r * math.sin(2 * math.pi * i / 480)) for i, r in enumerate(pleats)]
    star = [(r * math.sin(math.pi * i / 5), r * math.cos(math.pi * i / 5)) for i, r in enumerate((0.13, 0.054) * 5)]
    dome = [(0, 0), (0.185, 0), (0.19, 0.03), (0.175, 0.045), (0.160, 0.034), (0, 0.034)]
    return [
        plate(edge, 0.05, 'red', (0, 0, 0.012), bevel=0.010),
        lathe(dome, 'red', (0, 0, 0.02), crease=50),
        plate(star, 0.03, 'red', (0, 0, 0.056), bevel=0.008),
    ]


def gavel() -> list:
    """The head lies on its block, the handle toward the camera's right."""
    head = [
        (0, -0.20),
        (0.10, -0.20),
        (0.115, -0.185),
        (0.115, -0.12),
        (0.095, -0.10),
        (0.095, 0.10),
        (0.115, 0.12),
        (0.115, 0.185),
        (0.10, 0.20),
        (0, 0.20),
    ]
    handle = [(0, 0), (0.030, 0), (0.026, 0.10), (0.034, 0.42), (0.044, 0.56), (0.030, 0.61), (0, 0.62)]
    block = [drum(0.26, 0.07, 'stone', (0, 0, 0)), drum(0.22, 0.03, 'stone', (0, 0, 0.07))]
    mallet = [
        lathe(head, 'ink', (0, 0, 0), (90, 0, 0), bevel=0.006, crease=50),
        lathe(handle, 'ink', (0.05, 0, 0), (0, 98, 0), crease=60),
    ]
    return [*block, group((0, 0, 0.215), (0, 0, -14), mallet)]
