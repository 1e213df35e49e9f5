"""SharePoint: an archive of porcelain drawers, a hand at an open one. Red: the folder that it was asked for."""

import random

from cameras import macro
from hand import FLAT, aimed, hold
from outlines import rounded
from shapes import ball, box, disc, group, slab
from studio import Shot, noon
from sweeps import plate, rod

COLUMNS, ROWS = 3, 3
CELL_X, CELL_Z, DEPTH = 0.56, 0.44, 0.72  # one drawer with its share of the frame
OPEN = (0, 2)  # column and row, from the lower left
PULLED = 0.50
FOLDER = [(-0.22, 0), (0.22, 0), (0.22, 0.27), (0.20, 0.29), (0.04, 0.29), (0.01, 0.34), (-0.18, 0.34), (-0.22, 0.30)]


def build() -> Shot:
    noon()
    group((0.62, 0.35, 0), (0, 0, -24), cabinet())
    group((1.86, -0.45, 0), (0, 0, 12), archive_box(0.30))
    group((1.84, -0.42, 0.30), (0, 0, -7), archive_box(0.22))
    group((-0.80, -0.55, 0), (0, 0, 20), archive_box(0.26))
    plate(FOLDER, 0.018, 'stone', (-0.98, -0.95, 0.012), (0, 0, -28), bevel=0.004)
    ball(0.09, 'ink-gloss', (-0.28, -0.95, 0.09))
    # The folder between the fingers behind it and the thumb before it.
    across, toward = (0.914, -0.407), (-0.407, -0.914)
    turn = aimed((-across[0] - 0.09 * toward[0], -across[1] - 0.09 * toward[1], -0.14), (*toward, 0.06))
    hold((0.0, -0.03, 1.45), turn, FLAT, (0.54, 0.05, -0.10), 0.40, (0.57, 0.12, -0.145), arm=2.0)
    macro((-0.10, -0.06, 1.13), turn=-20, rise=20, width=2.9, at=(0.68, 0.54))
    return Shot('day-pale', focal=(0.5, 0, 0.8), begins=0.32)


def cabinet() -> list:
    width, height = COLUMNS * CELL_X + 0.06, ROWS * CELL_Z + 0.06
    parts = [
        slab((width, DEPTH, height), 'stone', (0, 0, 0.06), bevel=0.012),
        slab((width - 0.10, DEPTH - 0.10, 0.06), 'ink', (0, 0, 0), bevel=0.006),
    ]
    for column in range(COLUMNS):
        for row in range(ROWS):
            x, z = (column - (COLUMNS - 1) / 2) * CELL_X, 0.09 + (row + 0.5) * CELL_Z
            forward = PULLED if (column, row) == OPEN else 0.0
            parts += front(x, -DEPTH / 2 - forward, z)
            if forward:
                parts += [*tray(x, z), *folders(x, z)]
    return parts


def front(x: float, y: float, z: float) -> list:
    """A drawer's face with a label frame and a round pull."""
    label = rounded(0.20, 0.085, 0.015)
    return [
        box((CELL_X - 0.035, 0.045, CELL_Z - 0.035), 'white', (x, y - 0.012, z), bevel=0.012),
        plate(
            label, 0.02, 'steel', (x, y - 0.038, z + 0.07), (90, 0, 0), bevel=0.005, holes=[rounded(0.165, 0.05, 0.008)]
        ),
        disc(0.032, 0.06, 'steel', (x, y - 0.055, z - 0.06), (90, 0, 0), bevel=0.012),
    ]


def tray(x: float, z: float) -> list:
    """The sides and floor of the drawer that stands open."""
    y = -DEPTH / 2 - PULLED / 2
    width, low = CELL_X - 0.06, z - CELL_Z / 2 + 0.05
    sides = [
        box((0.022, PULLED, 0.22), 'bisque', (x + side * width / 2, y, low + 0.11), bevel=0.005) for side in (-1, 1)
    ]
    return [*sides, box((width, PULLED, 0.02), 'bisque', (x, y, low), bevel=0.005)]


def folders(x: float, z: float) -> list:
    chance = random.Random(3)
    low, made = z - CELL_Z / 2 + 0.06, []
    for i in range(9):
        y = -DEPTH / 2 - PULLED + 0.06 + i * 0.05
        asked = i == 4
        name = 'red' if asked else ('paper', 'stone', 'paper')[i % 3]
        lean = -4 if asked else chance.uniform(-9, -3)
        turn = (90 + lean, 0, chance.uniform(-1.5, 1.5))
        made.append(
            plate(FOLDER, 0.016, name, (x, y, low + (0.20 if asked else chance.uniform(0, 0.02))), turn, bevel=0.004)
        )
    return made


def archive_box(height: float) -> list:
    """A storage box with a lid, a thumb hole and its cord."""
    return [
        slab((0.52, 0.42, height - 0.02), 'white', bevel=0.008),
        slab((0.55, 0.45, 0.085), 'bisque', (0, 0, height - 0.085), bevel=0.008),
        rod(
            [(-0.06, -0.215, height * 0.42), (0, -0.222, height * 0.36), (0.06, -0.215, height * 0.42)], 0.010, 'steel'
        ),
    ]
