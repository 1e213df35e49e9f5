"""AI Models: plates of glass in a row, with beads in them as in the layers of a network. Red: the path through them."""

from cameras import portrait
from outlines import rounded
from shapes import ball, group, slab
from studio import Shot, noon
from sweeps import plate, rod

LAYERS = (3, 5, 6, 5, 3)  # beads in one column of each plate, from where a question enters to where the answer leaves
STEP = 0.50  # from one plate to the next
WIDTH, HEIGHT = 0.86, 1.22
FOOT = 0.16  # height of the base
BEAD = 0.052
PATH = ((0, 1), (1, 1), (0, 4), (1, 3), (1, 1))  # column and row of the bead taken in each plate


def build() -> Shot:
    noon()
    group((0.34, 0.05, 0), (0, 0, 33), [*base(), *layers(), *path()])
    for at, name in (((0.92, -0.62), 'ink'), ((1.06, -0.76), 'white'), ((0.70, -0.80), 'white')):
        ball(BEAD, name, (*at, BEAD), detail=32)
    portrait((0.45, 0.05, 0.72), turn=-5, rise=10, width=5.5)
    return Shot('day-near', focal=(0.34, 0.05, 0.8), begins=0.32)


def base() -> list:
    length = STEP * len(LAYERS) + 0.14
    return [
        slab((length, WIDTH + 0.16, FOOT - 0.05), 'stone'),
        slab((length - 0.1, WIDTH + 0.06, 0.05), 'white', (0, 0, FOOT - 0.05)),
    ]


def place(layer: int, column: int, row: int):
    """Where a bead sits; there are two columns in each plate."""
    x = (layer - (len(LAYERS) - 1) / 2) * STEP
    count = LAYERS[layer]
    pitch = min(0.30, (HEIGHT - 0.2) / count)
    return (x, (column - 0.5) * 0.36, FOOT + HEIGHT / 2 + (row - (count - 1) / 2) * pitch)


def layers() -> list:
    made = []
    for layer, count in enumerate(LAYERS):
        x = (layer - (len(LAYERS) - 1) / 2) * STEP
        sheet = rounded(WIDTH, HEIGHT, 0.03)
        made.append(plate(sheet, 0.028, 'pane', (x, 0, FOOT + HEIGHT / 2), (90, 0, 90), bevel=0.006))
        for column in (0, 1):
            for row in range(count):
                if (column, row) != PATH[layer]:
                    name = 'ink' if (layer + 2 * column + 3 * row) % 4 == 0 else 'white'
                    made.append(ball(BEAD, name, place(layer, column, row), detail=24))
    return made


def path() -> list:
    """A wire through one bead of every plate, from the ball at the front to the one behind."""
    stops = [place(i, *PATH[i]) for i in range(len(LAYERS))]
    start = (stops[0][0] - 0.42, 0, stops[0][2])
    end = (stops[-1][0] + 0.40, 0, stops[-1][2])
    return [
        rod([start, *stops, end], 0.016, 'red', straight=True),
        *(ball(BEAD * 1.35, 'red', stop) for stop in stops),
        *(ball(0.10, 'red', tip) for tip in (start, end)),
    ]
