"""Platform Engineering: plinths of different teams on one shared base with an arch, and a drawing printed. Red: the
keystone that holds the arch."""

from cameras import portrait
from outlines import ring_sector
from print_out import print_out
from shapes import ball, disc, drum, group, slab
from studio import Shot, day
from sweeps import plate

TOP = 0.24  # height of the shared base
SPRING = 0.60  # height of the piers on it
INNER, OUTER = 0.38, 0.70  # radii of the arch
STONES = 9
METRICS = 'platform-engineering/observability-metrics'  # the drawing that leans on the drum


def build() -> Shot:
    day()
    group((0.50, 0.10, 0), (0, 0, -15), [*base(), *arch(-0.52), *tenants()])
    spare_stones()
    portrait((0.36, 0.0, 1.01), turn=-10, rise=15, width=5.8)
    return Shot('day-near', focal=(0.1, 0.1, 0.95), begins=0.32)


def base() -> list:
    """Three layers, each a little smaller than the one below."""
    return [
        slab((3.20, 1.24, 0.10), 'stone', bevel=0.012),
        slab((3.10, 1.14, 0.03), 'ink', (0, 0, 0.10), bevel=0.004),
        slab((3.20, 1.24, TOP - 0.13), 'white', (0, 0, 0.13), bevel=0.014),
    ]


def arch(x: float) -> list:
    """Two piers of three blocks and a ring of wedge-shaped stones; the middle one stands proud."""
    middle, made = (INNER + OUTER) / 2, []
    for side in (-1, 1):
        for i, name in enumerate(('bisque', 'white', 'bisque')):
            nudge = 0.006 * ((i + side) % 2)
            block = (OUTER - INNER, 0.44, SPRING / 3 - 0.006)
            made.append(slab(block, name, (x + side * middle + nudge, 0.05, TOP + i * SPRING / 3)))
    step = 180 / STONES
    for i in range(STONES):
        at, turn = (x, 0.05, TOP + SPRING), (90, 0, 0)
        if i == STONES // 2:
            wedge = ring_sector(INNER - 0.05, OUTER + 0.13, i * step - 1.5, (i + 1) * step + 1.5)
            made.append(plate(wedge, 0.52, 'red', at, turn, bevel=0.014))
        else:
            wedge = ring_sector(INNER, OUTER, i * step + 0.45, (i + 1) * step - 0.45)
            made.append(plate(wedge, 0.44, ('white', 'bisque')[i % 2], at, turn, bevel=0.012))
    return made


def tenants() -> list:
    """What the others have put on the base."""
    return [
        drum(0.21, 0.58, 'stone', (0.62, 0.10, TOP)),
        ball(0.17, 'ink-gloss', (0.62, 0.10, TOP + 0.58 + 0.17)),
        slab((0.34, 0.34, 0.34), 'white', (1.18, -0.02, TOP), (0, 0, 12)),
        slab((0.24, 0.24, 0.24), 'bisque', (1.18, -0.02, TOP + 0.34), (0, 0, -14)),
        print_out(METRICS, 0.64, (0.55, -0.34, TOP + 0.195), (62, 0, -14), 0.06, (-1, 1)),
        drum(0.15, 0.09, 'stone', (-0.52, 0.05, TOP)),
        ball(0.13, 'white', (-0.52, 0.05, TOP + 0.22)),
    ]


def spare_stones() -> None:
    """A wedge left over, a disc that leans on the base, and a ball."""
    wedge = ring_sector(INNER, OUTER, 80, 100)
    plate(wedge, 0.26, 'bisque', (-0.62, -1.24, 0.13), (0, 0, 25), bevel=0.012)
    disc(0.15, 0.05, 'stone', (1.52, -0.82, 0.146), (74, 0, -15), bevel=0.012)
    ball(0.08, 'ink-gloss', (0.50, -0.84, 0.08))
