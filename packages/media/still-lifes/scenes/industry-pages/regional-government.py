"""Regional government: a model town on its board, a bridge over the river before it. Red: the roof of the town hall."""

import math

from outlines import arc, archway, smooth_path
from props import house, tree
from shapes import ball, box, disc, group, slab
from studio import Shot, banner_camera, night
from sweeps import plate

BANK = 0.16  # how high the land stands over the floor


def build() -> Shot:
    night(key=0.9)
    group((0.55, 0.38, 0), (0, 0, -16), [*land(), *town(), *bridge()])
    banner_camera(focus=(0.3, -0.3, 0.5), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.5, 0.3, 0.65))


def land() -> list:
    """A board of black glass for the river, and two banks with a winding edge on it."""
    edge = smooth_path(
        [(-1.55, -0.14, 0), (-0.9, -0.24, 0), (-0.3, -0.12, 0), (0.3, -0.26, 0), (0.9, -0.20, 0), (1.55, -0.34, 0)], 12
    )
    near = [(x, y - 0.42 - 0.03 * math.sin(2 * x)) for x, y, _ in edge]
    far_bank = [*((x, y) for x, y, _ in edge), (1.55, 0.95), (-1.55, 0.95)]
    near_bank = [*near, (1.55, -0.95), (-1.55, -0.95)]
    parts = [slab((3.16, 1.96, 0.08), 'ink-gloss', (0, 0, 0), bevel=0.01)]
    return [
        *parts,
        *(
            plate(bank, BANK - 0.03, 'stone', (0, 0, 0.03 + (BANK - 0.03) / 2), bevel=0.012)
            for bank in (far_bank, near_bank)
        ),
    ]


def town() -> list:
    hall = [group((0.12, 0.38, BANK), (0, 0, 0), house((0.80, 0.60, 0.50), 0.34, 'white', 'red')), *tower(-0.42, 0.44)]
    small = (  # x, y, turn, size
        (-1.02, 0.40, 14, 0.52), (-1.28, 0.06, -24, 0.38), (0.86, 0.36, -12, 0.58), (1.30, 0.22, 20, 0.42),
        (1.16, 0.74, -6, 0.50), (-0.86, -0.76, -10, 0.34), (0.98, -0.80, 12, 0.36),
    )  # fmt: skip
    homes = [
        group((x, y, BANK), (0, 0, turn), house(walls=('white', 'bisque')[i % 2], roof='clay'), size)
        for i, (x, y, turn, size) in enumerate(small)
    ]
    woods = (
        (-0.70, 0.02, 0.30),
        (-1.42, 0.52, 0.42),
        (0.62, -0.04, 0.26),
        (1.44, -0.08, 0.34),
        (-1.30, -0.74, 0.26),
        (1.36, -0.80, 0.24),
        (0.52, 0.80, 0.46),
    )
    return [*hall, *homes, *(group((x, y, BANK), (0, 0, 0), tree(height)) for x, y, height in woods)]


def tower(x: float, y: float) -> list:
    """The clock tower beside the hall, with a pointed stone roof and a flagless pole."""
    parts = [
        slab((0.30, 0.30, 0.86), 'white', (x, y, BANK)),
        slab((0.36, 0.36, 0.05), 'stone', (x, y, BANK + 0.86), bevel=0.008),
    ]
    cone = disc(0.25, 0.30, 'clay', (x, y, BANK + 1.06), (0, 0, 45), 0.008, 0.012)
    parts += [cone, ball(0.024, 'steel', (x, y, BANK + 1.23))]
    parts += [
        disc(0.105, 0.03, 'ink', (x, y - 0.15, BANK + 0.68), (90, 0, 0), 0.006),
        disc(0.090, 0.034, 'white', (x, y - 0.151, BANK + 0.68), (90, 0, 0), 0.004),
    ]
    for length, turn in ((0.062, 40), (0.044, -50)):
        hand = box((0.012, 0.010, length), 'ink', (0, 0, length / 2), bevel=0.002)
        parts.append(group((x, y - 0.172, BANK + 0.68), (0, turn, 0), [hand]))
    return [*parts, plate(archway(0.06, 0.16), 0.02, 'ink', (x, y - 0.152, BANK), (90, 0, 0), 0.003)]


def bridge() -> list:
    """A hump of porcelain over two arches, with a parapet on each side; it crosses to the near bank."""
    length, width, rise = 0.86, 0.30, 0.13
    half = length / 2
    deck = [(half * math.cos(math.radians(a)), rise * math.sin(math.radians(a))) for a in range(0, 181, 6)]
    outline = [(px, BANK + pz) for px, pz in deck] + [(-half, 0.06), (half, 0.06)]
    mouths = [[(px + cx, pz + 0.085) for px, pz in arc(0.125, 0, 180, 30)] for cx in (-0.15, 0.15)]
    body = plate(outline, width, 'white', turn=(90, 0, 90), bevel=0.008, holes=mouths)
    rails = []
    for side in (-1, 1):
        rail = [(px, BANK + pz + 0.05) for px, pz in deck] + [(px, BANK + pz - 0.02) for px, pz in reversed(deck)]
        rails.append(plate(rail, 0.035, 'white', (side * (width / 2), 0, 0), (90, 0, 90), 0.006))
    return [group((0.02, -0.42, 0), (0, 0, -24), [body, *rails])]
