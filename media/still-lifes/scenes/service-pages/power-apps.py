"""Power Apps: a screen the size of a door, built of blocks that anyone can put in. Red: the block going in."""

from outlines import rounded
from shapes import box, group, slab
from studio import Shot, banner_camera, day
from sweeps import plate

WIDTH, HEIGHT, DEPTH = 0.98, 1.60, 0.18  # of the case
UNIT, GAP = 0.208, 0.014  # the grid of the blocks and the joint between them
COLUMNS, ROWS = 4, 7
BLOCKS = (  # column, row from the top, how many of each, material, how far it stands out
    (0, 0, 4, 1, 'stone', 0.05), (0, 1, 2, 2, 'white', 0.07), (2, 1, 2, 1, 'bisque', 0.06),
    (0, 3, 1, 1, 'ink', 0.07), (1, 3, 3, 1, 'white', 0.05),
    (0, 4, 1, 1, 'white', 0.07), (0, 5, 2, 2, 'bisque', 0.05), (2, 6, 1, 1, 'ink', 0.07),
    (3, 6, 1, 1, 'white', 0.06), (2, 5, 2, 1, 'stone', 0.05), (2, 2, 1, 1, 'white', 0.07), (3, 2, 1, 1, 'stone', 0.05),
)  # fmt: skip
GOING_IN = (1, 4, 3, 1)


def build() -> Shot:
    day()
    group((0.50, 0.15, 0.02), (-6, 0, -27), [*case(), *blocks(), going_in()])
    spare_blocks()
    banner_camera(focus=(0.3, -0.3, 0.8), height=0.76, fstop=1.0)
    return Shot('day', focal=(0.62, 0.1, 0.8))


def case() -> list:
    """A frame with round corners, open to the front, and a dark floor in it."""
    outline, window = rounded(WIDTH, HEIGHT, 0.10), rounded(WIDTH - 0.10, HEIGHT - 0.12, 0.05)
    middle = HEIGHT / 2
    return [
        plate(outline, DEPTH, 'white', (0, 0, middle), (90, 0, 0), bevel=0.016, holes=[window]),
        plate(rounded(WIDTH - 0.04, HEIGHT - 0.04, 0.08), 0.05, 'ink', (0, 0.045, middle), (90, 0, 0), bevel=0.006),
        box((0.18, 0.02, 0.018), 'steel', (0, -DEPTH / 2, HEIGHT - 0.035), bevel=0.006),
    ]


def block(column: int, row: int, wide: int, high: int, name: str, forward: float, turn=(0, 0, 0)):
    """One block of `wide` by `high` units, its back on the floor of the case."""
    x = (column + wide / 2 - COLUMNS / 2) * UNIT
    z = HEIGHT / 2 + (ROWS / 2 - row - high / 2) * UNIT
    size = (wide * UNIT - GAP, DEPTH, high * UNIT - GAP)
    return box(size, name, (x, -forward + 0.03, z), turn, bevel=0.014)


def blocks() -> list:
    return [block(*where) for where in BLOCKS]


def going_in():
    """Two thirds of the way, and not quite straight yet."""
    return block(*GOING_IN, 'red', 0.26, (0, -7, 0))


def spare_blocks() -> None:
    """What else there is to choose from: a small pile at the right and one block at the left."""
    slab((0.80, 0.26, 0.24), 'bisque', (1.50, -0.10, 0), (0, 0, 14))
    slab((0.40, 0.24, 0.24), 'stone', (1.40, -0.12, 0.24), (0, 0, -8))
    slab((0.20, 0.20, 0.20), 'ink', (1.62, -0.06, 0.24), (0, 0, 30))
    slab((0.22, 0.22, 0.22), 'white', (1.36, -0.62, 0), (0, 0, -20))
    slab((0.52, 0.24, 0.20), 'stone', (-0.80, -0.42, 0), (0, 0, 24))
    box((0.46, 0.22, 0.16), 'white', (-0.50, -0.56, 0.175), (0, 22, 14))
