"""Ecommerce Strategy: a game of parcels on a board, each on the turned foot of a chess piece. Red: the king."""

from cameras import from_above
from outlines import arc
from shapes import ball, box, group, lathe, slab
from studio import Shot, morning
from sweeps import rod
from traces import pencil

CELL, SIDE = 0.44, 5  # one field, and how many make a side of the board
EDGE = 0.07  # height of the board
LIGHT = (  # column, row, size and height of the parcel, height of the foot, turn
    (0, 2, 0.27, 0.22, 0.26, 12), (0, 0, 0.27, 0.22, 0.26, -9), (1, 1, 0.31, 0.42, 0.34, 8),
    (0, 3, 0.27, 0.22, 0.26, 16),
)  # fmt: skip
DARK = ((1, 4, 0.27, 0.22, 0.26, 20), (4, 1, 0.31, 0.42, 0.34, -6), (4, 3, 0.27, 0.22, 0.26, 5))
KING = (2, 3)
GOAL = (3, 1)


def build() -> Shot:
    morning(key=0.9)
    group(
        (0.52, 0.05, 0), (0, 0, -12), [*board(), *plan(), *pieces(LIGHT, 'white'), *pieces(DARK, 'ink'), *king()], 0.864
    )
    from_above(focus=(0.6, 0, 0.5), width=6.0, lens=45, shift=0, at=(-0.56, 0.47))
    return Shot('day-pale', focal=(0.60, 0.42, 0.6), begins=0.32)


def field(column: float, row: float) -> tuple[float, float]:
    """The middle of a field of the board."""
    return ((column - (SIDE - 1) / 2) * CELL, (row - (SIDE - 1) / 2) * CELL)


def board() -> list:
    whole = SIDE * CELL + 0.12
    made = [slab((whole, whole, EDGE - 0.012), 'stone', bevel=0.012)]
    for column in range(SIDE):
        for row in range(SIDE):
            name = ('stone', 'white')[(column + row) % 2]
            made.append(box((CELL - 0.008, CELL - 0.008, 0.02), name, (*field(column, row), EDGE - 0.008), bevel=0.004))
    return made


def plan() -> list:
    """In pencil: the king's way, and the field where it ends."""
    (ax, ay), (bx, by), over = field(*KING), field(*GOAL), (0, 0, EDGE + 0.014)
    return [
        pencil([(ax, ay), (ax, by), (bx - 0.14, by)], over, radius=0.007, material='ink'),
        pencil(arc(0.14, 0, 360, 40, (bx, by)), over, radius=0.007, material='ink'),
    ]


def foot(width: float, height: float, name: str, at) -> object:
    """The turned lower part of a chess piece: a broad ring, a waist, and a collar on which the parcel stands."""
    w, h = width / 2, height
    base = [(0, 0), (w, 0), *arc(0.022, -60, 60, 8, (w - 0.005, 0.03)), (w * 0.86, 0.065)]
    waist = [(w * 0.55, h * 0.45), (w * 0.46, h * 0.72), (w * 0.50, h - 0.055)]
    collar = [*arc(0.020, -70, 70, 8, (w * 0.72, h - 0.028)), (w * 0.6, h), (0, h)]
    return lathe([*base, *waist, *collar], name, at)


def pieces(places, name: str) -> list:
    made = []
    for column, row, size, height, rise, turn in places:
        x, y = field(column, row)
        made.append(foot(size * 1.12, rise, name, (x, y, EDGE)))
        made.append(group((x, y, EDGE + rise), (0, 0, turn), parcel(size, height, name, 'steel')))
    return made


def parcel(size: float, height: float, name: str, tape: str) -> list:
    """A box with a cord round it both ways, and the knot."""
    half, radius = size / 2 + 0.002, 0.010
    around = [(-half, 0, 0.004), (-half, 0, height), (half, 0, height), (half, 0, 0.004)]
    return [
        slab((size, size * 0.92, height), name, bevel=0.01),
        rod(around, radius, tape, straight=True),
        rod([(y, x * 0.92, z) for x, y, z in around], radius, tape, straight=True),
        ball(0.022, tape, (0, 0, height + 0.012), detail=16),
    ]


def king() -> list:
    """The tallest: a bow of two loops for a crown."""
    x, y = field(*KING)
    width, rise, height = 0.40, 0.56, 0.54
    top = EDGE + rise + height
    loop = [(0, 0, 0), (0.11, 0, 0.12), (0.20, 0, 0.09), (0.15, 0, 0.01), (0, 0, 0)]
    bow = [rod([(side * px, py, pz) for px, py, pz in loop], 0.026, 'white') for side in (-1, 1)]
    return [
        foot(0.50, rise, 'red', (x, y, EDGE)),
        group((x, y, EDGE + rise), (0, 0, 10), parcel(width, height, 'red', 'white')),
        group((x, y, top + 0.02), (0, 0, 10), bow),
    ]
