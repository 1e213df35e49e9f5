"""Privacy policy: a wall of drawers, all closed, a letter in the slot of one. Red: the wax on it."""

import math

from cameras import macro
from outlines import rounded
from shapes import box, disc, group, lathe, slab
from studio import Shot, stone
from sweeps import plate, rod

CELL_X, CELL_Z = 0.74, 0.44
COLUMNS, ROWS = 4, 5
LETTER = (1, 2)  # column and row of the drawer that takes it


def build() -> Shot:
    stone()
    group((0.95, 0.2, 0), (0, 0, -20), wall())
    macro((0.64, -0.1, 1.06), turn=-16, rise=7, width=2.5, at=(0.74, 0.46), fstop=0.9)
    return Shot('stone-near', focal=(0.64, -0.1, 1.06), begins=0.32)


def wall() -> list:
    wide, high = COLUMNS * CELL_X + 0.08, ROWS * CELL_Z + 0.08
    parts = [slab((wide, 0.7, high), 'stone', (0, 0.35, 0), bevel=0.012)]
    for column in range(COLUMNS):
        for row in range(ROWS):
            x, z = (column - (COLUMNS - 1) / 2) * CELL_X, 0.04 + (row + 0.5) * CELL_Z
            parts += front(x, z, locked=row <= LETTER[1])  # higher up, a keyhole would lie under the navigation
            if (column, row) == LETTER:
                parts += letter(x, z + 0.115)
    return parts


def front(x: float, z: float, locked: bool) -> list:
    """A drawer's face: a slot with a steel lip, a lock, a blank card in its frame."""
    face = plate(rounded(CELL_X - 0.03, CELL_Z - 0.03, 0.012), 0.05, 'white', (x, -0.012, z), (90, 0, 0), bevel=0.010)
    slot = plate(rounded(0.50, 0.030, 0.014), 0.02, 'ink', (x, -0.036, z + 0.115), (90, 0, 0), bevel=0.002)
    lip = plate(
        rounded(0.56, 0.085, 0.02),
        0.016,
        'steel',
        (x, -0.040, z + 0.115),
        (90, 0, 0),
        0.005,
        [rounded(0.50, 0.032, 0.014)],
    )
    parts = [face, slot, lip]
    if locked:
        parts.append(disc(0.038, 0.02, 'steel', (x, -0.042, z - 0.085), (90, 0, 0), 0.005))
        parts.append(box((0.010, 0.03, 0.036), 'ink', (x, -0.042, z - 0.085), bevel=0.002))
    return parts


def letter(x: float, z: float) -> list:
    """Half of the envelope is in already; its flap faces us, sealed."""
    paper = [box((0.47, 0.34, 0.012), 'paper', (0, 0, 0), bevel=0.003)]
    paper.append(rod([(-0.235, -0.17, 0.007), (0, 0.02, 0.009), (0.235, -0.17, 0.007)], 0.0035, 'stone', straight=True))

    def section(angle: float) -> list:
        spill = 0.072 + 0.005 * math.sin(3 * angle + 1) + 0.003 * math.sin(7 * angle)
        return [
            (0, 0),
            (spill - 0.008, 0),
            (spill, 0.008),
            (spill - 0.004, 0.018),
            (0.058, 0.021),
            (0.050, 0.013),
            (0, 0.013),
        ]

    paper.append(lathe(section, 'red', (0, -0.02, 0.006), crease=50))
    return [group((x, -0.10, z - 0.10), (52, 0, 4), paper)]
