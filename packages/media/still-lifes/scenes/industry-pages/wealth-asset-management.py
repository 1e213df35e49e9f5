"""Wealth and asset management: a branch grafted on a trunk whose rings are counted. Red: the thread that ties it."""

import math

from cameras import macro
from outlines import arc, smooth_path
from shapes import disc, group, lathe, slab
from studio import Shot, cold_night
from sweeps import loft, plate, rod

TRUNK, HIGH = 0.52, 0.62  # radius and height of the cut trunk
RINGS = (0.09, 0.16, 0.20, 0.27, 0.35, 0.40, 0.45)


def build() -> Shot:
    cold_night(key=0.95)
    group((0.70, 0.15, 0), (0, -7, 0), [*trunk(), *scion()])
    knife(-0.42, -0.45)
    macro((0.62, 0, 0.86), turn=-10, rise=20, width=4.1, at=(0.70, 0.54), fstop=1.0)
    return Shot('night-near', focal=(0.60, 0.0, 0.9), begins=0.32)


def trunk() -> list:
    """Bark with furrows, and the cut: pale wood, one dark line for each decade."""

    def section(angle: float) -> list:
        furrow = 1 + 0.030 * math.sin(9 * angle) + 0.018 * math.sin(17 * angle + 1) + 0.012 * math.sin(31 * angle)
        foot = 1.16 + 0.08 * math.sin(4 * angle)
        r = TRUNK * furrow
        return [
            (0, 0),
            (r * foot, 0),
            (r * 1.06, 0.16),
            (r, 0.40),
            (r * 0.99, HIGH - 0.015),
            (r * 0.96, HIGH),
            (0, HIGH),
        ]

    parts = [lathe(section, 'clay', crease=30), disc(TRUNK * 0.93, 0.02, 'bisque', (0, 0, HIGH + 0.002), bevel=0.005)]
    for i, r in enumerate(RINGS):
        wave = [
            (r * (1 + 0.025 * math.sin(3 * a + i) + 0.015 * math.sin(5 * a)), a)
            for a in (math.radians(6 * k) for k in range(60))
        ]
        parts.append(
            rod(
                [(q * math.cos(a), q * math.sin(a), HIGH + 0.012) for q, a in wave],
                0.007,
                'clay',
                straight=True,
                closed=True,
            )
        )
    return parts


def scion() -> list:
    """Set into the rim, bound, and out in leaf; it leans outward and turns up."""
    path = smooth_path(
        [
            (-0.40, -0.20, 0.34),
            (-0.415, -0.215, 0.62),
            (-0.43, -0.23, 0.95),
            (-0.38, -0.22, 1.26),
            (-0.26, -0.18, 1.50),
        ],
        12,
    )
    rings = []
    for i, (x, y, z) in enumerate(path):
        r = 0.075 - 0.050 * i / (len(path) - 1)
        rings.append([(x + r * math.cos(a), y + r * math.sin(a), z) for a in (2 * math.pi * k / 24 for k in range(24))])
    parts = [loft(rings, 'stone', crease=80)]
    turns = [(math.radians(20 * k), k / (18 * 11)) for k in range(18 * 11)]
    coil = [(-0.415 + 0.088 * math.cos(a), -0.215 + 0.088 * math.sin(a), 0.60 + 0.27 * t) for a, t in turns]
    parts.append(rod(coil, 0.014, 'red', straight=True))
    parts.append(rod([coil[-1], (-0.52, -0.28, 0.86), (-0.60, -0.34, 0.72), (-0.62, -0.36, 0.52)], 0.012, 'red'))
    twig = [(-0.41, -0.225, 1.12), (-0.50, -0.24, 1.25), (-0.66, -0.24, 1.36)]
    parts.append(rod(twig, 0.016, 'stone'))
    for at, turn in (
        ((-0.66, -0.24, 1.36), (28, -20, 160)), ((-0.62, -0.24, 1.34), (-20, -30, 215)), ((-0.26, -0.18, 1.50), (20, -38, 30)),
        ((-0.28, -0.19, 1.45), (35, -16, -40)), ((-0.36, -0.22, 1.30), (24, -22, 10)), ((-0.31, -0.20, 1.39), (10, -34, 140)),
        ((-0.42, -0.23, 1.05), (20, -24, 190)),
    ):  # fmt: skip
        parts.append(group(at, turn, leaf()))
    return parts


def leaf() -> list:
    """Grows from the origin along +x: a blade folded a little along its rib."""
    edge = [(0.17 + x, y) for x, y in [*arc(0.26, -43, 43, 14, (-0.19, 0)), *arc(0.26, 137, 223, 14, (0.19, 0))]]
    blade = [(y + 0.17, (x - 0.17) * 1.25) for x, y in edge]
    return [
        plate(blade, 0.012, 'white', (0.04, 0, 0), bevel=0.004, segments=2),
        rod([(0, 0, 0.006), (0.36, 0, 0.010)], 0.007, 'white', straight=True),
    ]


def knife(x: float, y: float) -> None:
    """The grafting knife, closed only by the frame: a short blade and a smooth grip."""
    blade = [(0, 0), (0.34, 0), (0.30, 0.05), (0.18, 0.085), (0, 0.085)]
    grip = slab((0.48, 0.10, 0.07), 'ink', (-0.24, 0.04, 0), bevel=0.03)
    group((x, y, 0.0), (0, 0, -24), [plate(blade, 0.016, 'steel', (0, 0, 0.035), bevel=0.004), grip])
