"""Models that several pictures show, made from the kit's shapes."""

import math

from shapes import ORIGIN, ball, box, disc, group, lathe, slab
from sweeps import loft, plate, rod

COIN = 0.05  # how thick one is


def coin(radius=0.17, material='white', at=ORIGIN):
    """A coin with a raised rim, lying on `at`."""
    r, t = radius, COIN - 0.004
    half = [(0, 0.008), (r - 0.04, 0.008), (r - 0.032, 0), (r - 0.010, 0), (r, 0.010)]
    return lathe([*half, *((x, t - z) for x, z in reversed(half))], material, at)


def coins(x: float, y: float, count: int, radius=0.17, materials=('white', 'stone', 'white'), base=0.0) -> None:
    """A stack of coins on `base`, none exactly on the one below."""
    for i in range(count):
        dx, dy = 0.006 * ((i * 7) % 5 - 2), 0.006 * ((i * 3) % 5 - 2)
        coin(radius, materials[i % len(materials)], (x + dx, y + dy, base + COIN * i))


# Stations of the car from its nose at x = -1 to its tail: x, half the width, bottom, top.
HULL = (
    (-1.00, 0.16, 0.22, 0.31), (-0.985, 0.26, 0.17, 0.35), (-0.93, 0.345, 0.14, 0.385), (-0.80, 0.395, 0.12, 0.42),
    (-0.55, 0.415, 0.11, 0.455), (-0.2, 0.42, 0.11, 0.475), (0.2, 0.42, 0.11, 0.485), (0.55, 0.42, 0.11, 0.48),
    (0.80, 0.395, 0.13, 0.455), (0.93, 0.345, 0.16, 0.425), (0.985, 0.27, 0.20, 0.39), (1.00, 0.17, 0.25, 0.34),
)  # fmt: skip
CABIN = (
    (-0.40, 0.27, 0.38, 0.46), (-0.28, 0.30, 0.38, 0.55), (-0.10, 0.325, 0.38, 0.64), (0.12, 0.33, 0.38, 0.68),
    (0.35, 0.315, 0.38, 0.665), (0.58, 0.275, 0.38, 0.59), (0.78, 0.22, 0.38, 0.47),
)  # fmt: skip


def car(wheels=('ink', 'ink', 'ink', 'ink'), body='white') -> list:
    """A fastback of 2 by 0.84 by 0.69 meters that looks to the left: a smooth hull with cut arches, a dark glass house
    with a roof on it. `wheels` are the materials of: front and rear on this side, front and rear on the far side; None
    leaves one out."""

    def section(station: tuple, power: float) -> list:
        """A squarish oval; the larger `power`, the squarer."""
        x, half, low, high = station
        turns = [2 * math.pi * i / 64 for i in range(64)]
        pairs = [(math.cos(a), math.sin(a)) for a in turns]
        soft = [tuple(math.copysign(abs(v) ** (2 / power), v) for v in pair) for pair in pairs]
        return [(x, half * y, (low + high) / 2 + (high - low) / 2 * z) for y, z in soft]

    hull = loft([section(station, 3.4) for station in _between(HULL)], body, crease=80)
    parts = [hull, loft([section(station, 2.8) for station in _between(CABIN)], 'ink-gloss', crease=80)]
    roof = [(x, half * 0.93, high - 0.10, high + 0.008) for x, half, low, high in _between(CABIN) if -0.08 < x < 0.46]
    parts.append(loft([[p for p in section(s, 2.8)] for s in roof], body, crease=80))
    for i, material in enumerate(wheels):
        x, side = (-0.60, 0.60)[i % 2], (-1, -1, 1, 1)[i]
        cutter = disc(0.205, 0.30, 'ink', (x, side * 0.42, 0.17), (90, 0, 0), 0)
        cutter.hide_render = True
        cut = hull.modifiers.new('arch', 'BOOLEAN')
        cut.object, cut.operation = cutter, 'DIFFERENCE'
        parts += [cutter, disc(0.20, 0.02, 'ink', (x, side * 0.30, 0.18), (90, 0, 0))]
        if material:
            parts.append(group((x, side * 0.36, 0.17), (90 if side < 0 else -90, 0, 0), wheel(material)))
    for side in (-1, 1):
        parts.append(ball(0.060, 'ink-gloss', (-0.955, side * 0.235, 0.315), (0.7, 1, 0.72)))
        for x in (-0.24, 0.32):
            heights = [0.16 + 0.03 * i for i in range(11)]
            seam = [(x, side * 0.42 * (1 - abs((z - 0.294) / 0.186) ** 3.4) ** (1 / 3.4), z) for z in heights]
            parts.append(rod(seam, 0.0032, 'clay', straight=True))
    return [*parts, box((0.03, 0.30, 0.045), 'ink', (-0.985, 0, 0.25), bevel=0.01)]


def _between(stations: tuple, steps=8) -> list:
    """Stations in between, on a smooth curve through the given ones."""
    v = [tuple(2 * a - b for a, b in zip(stations[0], stations[1])), *stations]
    v.append(tuple(2 * a - b for a, b in zip(stations[-1], stations[-2])))
    made = []
    for a, b, c, d in zip(v, v[1:], v[2:], v[3:]):
        for t in (i / steps for i in range(steps)):
            made.append(tuple(
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
                for p, q, r, s in zip(a, b, c, d)
            ))  # fmt: skip
    return [*made, stations[-1]]


def wheel(material: str, radius=0.17) -> list:
    """Lies face up around the origin: a tire, a rim with a sunk face, a cap."""
    r = radius
    rim = 'red' if material == 'red' else 'white'
    tire = [
        (0.66 * r, -0.06),
        (0.90 * r, -0.06),
        (r, -0.03),
        (r, 0.03),
        (0.90 * r, 0.06),
        (0.68 * r, 0.06),
        (0.66 * r, 0.05),
    ]
    face = [
        (0, 0.035),
        (0.20 * r, 0.045),
        (0.52 * r, 0.025),
        (0.60 * r, 0.05),
        (0.67 * r, 0.055),
        (0.67 * r, -0.05),
        (0, -0.05),
    ]
    parts = [lathe([*tire, tire[0]], material, crease=60), lathe(face, rim, crease=50)]
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.3
        parts.append(disc(0.085 * r, 0.02, 'ink', (0.37 * r * math.cos(a), 0.37 * r * math.sin(a), 0.034), bevel=0.003))
    return [*parts, disc(0.12 * r, 0.03, 'white', (0, 0, 0.04), bevel=0.006)]


def house(size=(0.86, 0.74, 0.50), rise=0.36, walls='white', roof='stone', trim='stone') -> list:
    """A house with its gable to the front: a door, two windows below and a round one above, eaves, a chimney."""
    width, depth, height = size
    x, y = width / 2, depth / 2
    gable = [(-x, 0), (x, 0), (x, height), (0, height + rise), (-x, height)]
    parts = [plate(gable, depth, walls, (0, 0, 0), (90, 0, 0), 0.012)]
    slope = math.atan2(rise, x)
    length = math.hypot(x, rise) + 0.10
    for side in (-1, 1):
        middle = (side * (x + 0.05 * math.cos(slope)) / 2 * 1.08, 0, height + rise / 2 - 0.012)
        parts.append(box((length, depth + 0.14, 0.05), roof, middle, (0, math.degrees(slope) * side, 0), 0.012))
    parts.append(slab((0.13, 0.13, 0.34), walls, (x * 0.5, y * 0.3, height + rise * 0.42), bevel=0.01))
    parts.append(slab((width * 0.22, 0.02, height * 0.66), 'ink', (0, -y - 0.004, 0), bevel=0.004))
    parts.append(slab((width * 0.34, 0.12, 0.03), trim, (0, -y - 0.06, 0), bevel=0.008))
    for side in (-1, 1):
        at = (side * width * 0.31, -y, height * 0.56)
        wide, high = width * 0.19, height * 0.36
        bars = ((wide, 0.03, 0.012), (0.012, 0.03, high))
        parts += [box((wide, 0.02, high), 'ink', at, bevel=0.003), *(box(bar, walls, at, bevel=0.003) for bar in bars)]
        parts.append(box((width * 0.25, 0.05, 0.022), trim, (at[0], at[1] - 0.01, height * 0.36), bevel=0.005))
    return [*parts, disc(width * 0.075, 0.02, 'ink', (0, -y - 0.004, height + rise * 0.36), (90, 0, 0), 0.003)]


def tree(height: float, material='bisque') -> list:
    """A clipped tree: a crown like an egg on a stem."""
    crown = ball(height * 0.30, material, (0, 0, height * 0.64), (1, 1, 1.2))
    return [crown, rod([(0, 0, 0), (0, 0, height * 0.4)], height * 0.045, 'stone', straight=True)]
