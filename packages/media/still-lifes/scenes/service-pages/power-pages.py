"""Power Pages: three arched portals in one wall, the middle door open. Red: the mat in front of it."""

from cameras import macro
from outlines import archway, rectangle
from shapes import ball, disc, drum, group, slab
from studio import Shot, morning
from sweeps import plate
from traces import window

WALL = (5.00, 1.60, 0.34)  # width, height, thickness
DOORS = ((0.0, 0.33, 0.52), (0.90, 0.25, 0.44), (1.70, 0.25, 0.44))  # x, half the width, where the arch begins
PLINTH = 0.10
STEPS = 3


def build() -> Shot:
    morning()
    group((0.62, 0.35, STEPS * PLINTH), (0, 0, -20), [*wall(), *terrace(), *leaves(), *mat(), *trees()])
    window((1.6, -0.2, 0.9), branch=True)
    macro((0.45, -0.13, 0.4), turn=-38, rise=24, width=3.4, at=(0.66, 0.60))
    return Shot('day-pale', focal=(0.45, -0.13, 0.6), begins=0.32)


def wall() -> list:
    width, height, thick = WALL
    outline = [(x, y + height / 2) for x, y in rectangle(width, height)]
    holes = [portal(*door) for door in DOORS]
    made = [plate(outline, thick, 'bisque', (0, 0, PLINTH), (90, 0, 0), bevel=0.012, holes=holes)]
    made.append(slab((width + 0.10, thick + 0.10, 0.07), 'white', (0, 0, PLINTH + height - 0.01)))
    for (x, half, spring), hole in zip(DOORS, holes):
        ring = [(x + px, y) for px, y in archway(half + 0.07, spring)]
        made.append(plate(ring, 0.06, 'white', (0, -thick / 2 - 0.015, PLINTH), (90, 0, 0), bevel=0.012, holes=[hole]))
    return made


def portal(x: float, half: float, spring: float) -> list[tuple[float, float]]:
    """A hole in the wall; it begins a little above the ground, as a hole may not touch the wall's own edge."""
    return [(x + px, max(y, 0.012)) for px, y in archway(half, spring)]


def terrace() -> list:
    return [
        slab((WALL[0] + 0.6, 1.9 + 0.34 * i, PLINTH), 'stone', (0, -0.17 * i + 0.1, -PLINTH * i))
        for i in range(STEPS + 1)
    ]


def leaves() -> list:
    """The doors: shut at the sides, the middle one standing open inward."""
    made = []
    for (x, half, spring), name in ((DOORS[1], 'stone'), (DOORS[2], 'bisque')):
        leaf = archway(half - 0.004, spring)
        made.append(plate(leaf, 0.05, name, (x, 0.02, PLINTH), (90, 0, 0), bevel=0.010))
        made.append(ball(0.028, 'steel', (x + half * 0.7, -0.03, PLINTH + 0.38), detail=24))
    _, half, spring = DOORS[0]
    hung = [(x + half, y) for x, y in archway(half - 0.004, spring)]
    made.append(plate(hung, 0.05, 'white', (-half, 0.12, PLINTH), (90, 0, 66), bevel=0.010))
    made.append(ball(0.028, 'steel', (-half + 0.24, 0.55, PLINTH + 0.4), detail=24))
    return made


def mat() -> list:
    """Lies on the lower step, not quite straight, with a hem at each end."""
    parts = [slab((0.74, 0.46, 0.026), 'red', bevel=0.010)]
    parts += [slab((0.05, 0.47, 0.034), 'red', (x, 0, 0), bevel=0.012) for x in (-0.36, 0.36)]
    return [group((0.02, -0.52, PLINTH), (0, 0, 5), parts)]


def trees() -> list:
    """Round ones in pots at the ends of the terrace, one of them still small."""
    made = []
    for x, y, size in ((0.80, -0.50, 0.62),):
        parts = [
            drum(0.13, 0.24, 'white', bevel=0.012, top=0.17),
            disc(0.022, 0.30, 'clay', (0, 0, 0.36)),
            ball(0.23, 'stone', (0, 0, 0.64)),
        ]
        made.append(group((x, y, PLINTH), (0, 0, 0), parts, size))
    return made
