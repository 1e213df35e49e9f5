"""Defense and justice: a box of evidence on its shelf, packed, numbered, closed. Red: the strip that seals it."""

from cameras import macro
from outlines import rounded
from shapes import box, disc, group, slab
from studio import Shot, cold_night
from sweeps import lettering, plate, rod
from traces import pencil

SIZE = (1.36, 0.92, 0.80)  # of the box
LID = 0.24


def build() -> Shot:
    cold_night(key=0.95)
    slab((6.0, 1.9, 0.12), 'stone', (2.4, 0.15, -0.12), (0, 0, 0), bevel=0.015)
    group((0.55, -0.05, 0), (0, 0, -22), [*body('bisque'), *seal(), *label('0417')])
    group((1.95, 0.42, 0), (0, 0, -8), [*body('white'), *label('0418')], 0.94)
    group((0.46, 1.35, 0), (0, 0, -16), body('stone'), 1.0)
    group((1.62, -0.52, 0), (0, 0, 24), stamp())
    macro((0.62, -0.3, 0.50), turn=-12, rise=13, width=3.8, at=(0.69, 0.56), fstop=1.0)
    return Shot('night-near', focal=(0.5, -0.4, 0.5), begins=0.32)


def body(name: str) -> list:
    """A box of board with a lid that reaches over it, and a hole to hold it by."""
    wide, deep, high = SIZE
    hole = plate(rounded(0.30, 0.10, 0.05), 0.02, 'ink', (0, -deep / 2 - 0.004, 0.20), (90, 0, 0), bevel=0.003)
    return [
        slab((wide, deep, high), name, bevel=0.010),
        slab((wide + 0.05, deep + 0.05, LID), name, (0, 0, high - LID + 0.012), bevel=0.010),
        hole,
    ]


def seal() -> list:
    """A strip over the lid and down the front, across the joint; it would tear first."""
    wide, deep, high = SIZE
    x, top = 0.34, high + 0.016
    front = -(deep + 0.05) / 2 - 0.004
    return [
        box((0.17, deep * 0.62, 0.008), 'red', (x, front + deep * 0.31, top), bevel=0.002),
        box((0.17, 0.008, 0.50), 'red', (x, front, top - 0.25), bevel=0.002),
    ]


def label(number: str) -> list:
    """A tag on the front: the number, and four lines filled in with pencil."""
    wide, deep, high = SIZE
    y = -deep / 2 - 0.010
    parts = [box((0.56, 0.006, 0.30), 'paper', (-0.32, y, 0.34), bevel=0.001)]
    parts.append(lettering(number, 0.13, 'ink', (-0.45, y - 0.004, 0.42), (90, 0, 0)))
    for k, length in enumerate((0.42, 0.36, 0.44)):
        parts.append(
            pencil(
                [(-0.55, 0.33 - 0.055 * k), (-0.55 + length, 0.33 - 0.055 * k)],
                (0, y - 0.004, 0),
                (90, 0, 0),
                material='ink',
            )
        )
    return parts


def stamp() -> list:
    """A hand stamp, put down after use."""
    return [
        slab((0.34, 0.16, 0.07), 'ink', bevel=0.012),
        disc(0.035, 0.14, 'steel', (0, 0, 0.13), bevel=0.006),
        rod([(-0.03, 0, 0.22), (0.03, 0, 0.22)], 0.075, 'ink', straight=True),
    ]
