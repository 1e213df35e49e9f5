"""Consumer goods: bottles and jars in a line, a tube leaning among them. Red: the cap of the tall one."""

import math

from outlines import rounded
from shapes import box, drum, group, lathe, slab
from studio import Shot, banner_camera, night
from sweeps import loft, plate, rod

TOP = 0.14  # of the board they stand on


def build() -> Shot:
    night(key=0.9)
    board = [slab((3.1, 0.72, TOP), 'stone', (0, 0, 0), bevel=0.02)]
    row = [
        (-1.22, jar(0.23, 0.26, 'bisque', 'ink')),
        (-0.70, bottle(0.20, 0.50, 'white', 'stone', 0.10, 0.16)),
        (-0.12, bottle(0.25, 0.86, 'white', 'red', 0.13, 0.26)),
        (0.40, tube()),
        (0.90, pump(0.21, 0.52)),
        (1.35, jar(0.17, 0.16, 'white', 'bisque')),
    ]
    group((0.62, 0.40, 0), (0, 0, -19), [*board, *(group((x, -0.02, TOP), (0, 0, 0), parts) for x, parts in row)])
    soap(1.50, -0.62)
    lid(0.02, -0.55)
    banner_camera(focus=(0.3, 0.0, 0.7), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.5, 0.3, 0.7))


def bottle(radius: float, height: float, material: str, cap: str, neck: float, cap_height: float) -> list:
    """Straight sides, round shoulders, a label ring, a cap that leaves a thin joint."""
    r, shoulder = radius, height - radius * 0.55
    curve = [
        (neck + (r - neck) * math.cos(math.radians(a)), shoulder + radius * 0.50 * math.sin(math.radians(a)))
        for a in range(0, 91, 6)
    ]
    body = [(0, 0), (r - 0.03, 0), (r - 0.008, 0.010), (r, 0.035), *curve, (neck, height + 0.02), (0, height + 0.02)]
    parts = [lathe(body, material, crease=50), drum(neck - 0.01, 0.05, 'ink', (0, 0, height - 0.01))]
    return [*parts, drum(neck + 0.022, cap_height, cap, (0, 0, height + 0.02), bevel=0.018, top=neck + 0.012)]


def jar(radius: float, height: float, material: str, cap: str) -> list:
    """Wide and low, with a ribbed lid."""
    body = [(0, 0), (radius - 0.04, 0), (radius, 0.04), (radius, height - 0.04), (radius - 0.03, height), (0, height)]
    parts = [
        lathe(body, material, crease=50, bevel=0.008),
        drum(radius - 0.02, 0.02, 'ink', (0, 0, height - 0.005), bevel=0.002),
    ]
    edge = [(radius * (1 + 0.012 * math.cos(math.pi * i / 6)), math.pi * i / 360) for i in range(720)]
    return [
        *parts,
        plate([(r * math.cos(a), r * math.sin(a)) for r, a in edge], 0.12, cap, (0, 0, height + 0.072), bevel=0.010),
    ]


def tube() -> list:
    """Round below at its cap, flat above at its seam; it stands on the cap."""
    rings = []
    for i in range(17):
        t = i / 16
        wide, thick = 0.15 + 0.035 * t, 0.15 * (1 - t**1.3) + 0.012
        rings.append(
            [
                (wide * math.cos(a), thick * math.sin(a), 0.14 + 0.52 * t)
                for a in (2 * math.pi * k / 64 for k in range(64))
            ]
        )
    parts = [
        loft(rings, 'bisque', bevel=0.004, crease=50),
        box((0.375, 0.028, 0.07), 'bisque', (0, 0, 0.69), bevel=0.006),
    ]
    return [group((0, 0, 0), (0, 0, 14), [*parts, drum(0.125, 0.14, 'white', (0, 0, 0), bevel=0.014, top=0.14)])]


def pump(radius: float, height: float) -> list:
    """A dispenser: a square bottle with a pump whose nozzle points to the left."""

    def ring(half: float, z: float) -> list:
        return [(x, y, z) for x, y in rounded(2 * half, 2 * half, half * 0.45)]

    r = radius
    body = [
        ring(r - 0.02, 0),
        ring(r, 0.02),
        ring(r, height - 0.06),
        ring(r - 0.03, height - 0.01),
        ring(0.10, height),
        ring(0.09, height + 0.03),
    ]
    parts = [loft(body, 'stone', bevel=0.006), drum(0.095, 0.09, 'ink', (0, 0, height + 0.02))]
    parts += [
        drum(0.030, 0.12, 'steel', (0, 0, height + 0.10), bevel=0.004),
        drum(0.062, 0.075, 'ink', (0, 0, height + 0.19)),
    ]
    nozzle = [
        (0, 0, height + 0.235),
        (-0.15, -0.04, height + 0.24),
        (-0.22, -0.06, height + 0.225),
        (-0.245, -0.066, height + 0.19),
    ]
    return [*parts, rod(nozzle, 0.026, 'ink')]


def soap(x: float, y: float) -> None:
    """A bar on its dish."""
    rings = [
        [(px * k, py * k, z) for px, py in rounded(0.40, 0.26, 0.10)]
        for k, z in ((0.84, 0.045), (0.97, 0.07), (1, 0.11), (0.97, 0.15), (0.84, 0.175))
    ]
    group(
        (x, y, 0),
        (0, 0, 18),
        [loft(rings, 'white', bevel=0.012, crease=70), plate(rounded(0.54, 0.38, 0.15), 0.05, 'clay', (0, 0, 0.025))],
    )


def lid(x: float, y: float) -> None:
    """An open lid that leans on the board, and the cream jar it belongs to."""
    body = [(0, 0), (0.13, 0), (0.165, 0.03), (0.165, 0.11), (0.15, 0.125), (0.145, 0.10), (0, 0.095)]
    lathe(body, 'white', (x, y, 0), crease=50, bevel=0.004)
    ring = [(0, 0), (0.165, 0), (0.175, 0.01), (0.175, 0.07), (0.165, 0.075), (0.155, 0.07), (0.155, 0.02), (0, 0.02)]
    group((x + 0.40, y + 0.03, 0.165), (68, 0, -16), [lathe(ring, 'ink', crease=50)])
