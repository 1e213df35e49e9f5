"""Retail: a shelf of wares, and what a customer carries home before it. Red: the bag with the long handles."""

from cameras import from_below
from outlines import arc, smooth_path
from shapes import ball, box, drum, group, lathe, slab
from studio import Shot, cold_night
from sweeps import loft, plate, rod

BOARDS = (0.10, 0.60, 1.10)  # how high the tops of the shelf's boards are


def build() -> Shot:
    cold_night()
    group((0.98, 0.62, 0), (0, 0, -20), [*shelf(), *wares()])
    group((0.02, -0.24, 0), (0, 0, -24), [*bag(0.60, 0.30, 0.74, 'red'), *tag()])
    group((-0.62, 0.16, 0), (0, 0, -38), bag(0.38, 0.20, 0.46, 'bisque'))
    group((1.30, -0.60, 0), (0, 0, -12), bag(0.28, 0.15, 0.32, 'white'))
    slab((0.30, 0.24, 0.15), 'white', (0.72, -0.50, 0), (0, 0, -28))
    slab((0.31, 0.25, 0.04), 'stone', (0.72, -0.50, 0.15), (0, 0, -28), bevel=0.008)
    from_below((0.2, -0.1, 0.2), width=4.4, at=(0.66, 0.74))
    return Shot('night-near', focal=(0.35, 0.1, 0.65), begins=0.32)


def bag(width: float, depth: float, height: float, name: str) -> list:
    """A paper bag, open above, its narrow sides folded inward toward the top, with two corded handles."""

    def ring(z: float, grow: float) -> list:
        x, y = width / 2 + grow, depth / 2 + grow
        fold = depth * 0.30 * max(0.0, z / height - 0.25)
        return [(-x, -y, z), (x, -y, z), (x - fold, 0, z), (x, y, z), (-x, y, z), (-x + fold, 0, z)]

    heights = [height * step / 8 for step in range(9)]
    rings = [ring(z, 0) for z in heights] + [ring(z, -0.010) for z in reversed(heights)]
    rings[-1] = ring(0.01, -0.010)
    parts = [loft(rings, name, bevel=0.004)]
    for y in (-depth / 2 - 0.004, depth / 2 - 0.006):
        reach, drop = width * 0.22, height * 0.90
        cord = [(-reach, y, drop), (-reach * 0.9, y, height * 1.14), (0, y * 0.9, height * 1.32)]
        parts.append(rod([*cord, *((-x, y_, z) for x, y_, z in reversed(cord[:2]))], width * 0.024, name))
        parts += [ball(width * 0.040, 'steel', (x, y, drop), (1, 0.4, 1)) for x in (-reach, reach)]
    return parts


def tag() -> list:
    """A price tag that hangs from the handle by its cord, a little askew."""
    outline = [(-0.055, 0.06), (-0.055, -0.13), (0.055, -0.13), (0.055, 0.06), (0.02, 0.10), (-0.02, 0.10)]
    label = plate(outline, 0.012, 'white', (0, 0, 0), (90, 0, 0), 0.003, holes=[arc(0.014, 0, 345, 23, (0, 0.065))])
    return [group((0.10, -0.175, 0.56), (0, 9, 0), [label, rod([(0, 0, 0.06), (0.02, 0.012, 0.22)], 0.005, 'white')])]


def shelf() -> list:
    """Two sides and three boards, with a rail along the top."""
    parts = [slab((0.07, 0.46, 1.36), 'stone', (x, 0, 0)) for x in (-0.74, 0.74)]
    parts += [box((1.42, 0.44, 0.055), 'white', (0, 0, z - 0.028), bevel=0.01) for z in BOARDS]
    return [*parts, slab((1.42, 0.03, 1.30), 'clay', (0, 0.21, 0.04))]


def wares() -> list:
    """Boxes below, folded cloth and a jar between, a vase and a bowl above."""
    low, middle, high = BOARDS
    parts = [slab((0.36, 0.30, 0.20), 'white', (x, -0.02, low)) for x in (-0.46, 0.46)]
    parts += [slab((0.30, 0.30, 0.14), 'bisque', (0.46, -0.02, low + 0.20), (0, 0, 6))]
    parts += [
        slab((0.36, 0.30, 0.07), n, (0.42, -0.02, middle + 0.075 * i), (0, 0, 2 * i), 0.03)
        for i, n in enumerate(('bisque', 'white', 'stone', 'white'))
    ]
    parts += [drum(0.12, 0.24, 'white', (-0.10, -0.02, middle)), drum(0.09, 0.07, 'ink', (-0.10, -0.02, middle + 0.24))]
    knots = [(0.09, 0, 0), (0.145, 0, 0.06), (0.165, 0, 0.14), (0.12, 0, 0.25), (0.05, 0, 0.34), (0.048, 0, 0.40)]
    vase = [(r, z) for r, _, z in smooth_path([*knots, (0.075, 0, 0.44)], 8)]
    parts.append(
        lathe([(0, 0), *vase, (0.06, 0.44), (0.035, 0.38), (0, 0.36)], 'glaze', (-0.42, -0.02, high), crease=50)
    )
    bowl = [
        (0, 0),
        (0.08, 0),
        (0.10, 0.015),
        (0.155, 0.055),
        (0.20, 0.12),
        *arc(0.008, 0, 180, 6, (0.192, 0.125)),
        (0.145, 0.062),
        (0.07, 0.02),
        (0, 0.015),
    ]
    return [*parts, lathe(bowl, 'white', (0.36, -0.02, high), crease=60)]
