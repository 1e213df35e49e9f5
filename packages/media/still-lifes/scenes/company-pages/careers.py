"""Careers: a long table with its chairs, set for work. Red: one chair, pulled out, a jacket over its back."""

from jacket import jacket
from outlines import rounded
from shapes import ball, box, drum, group, lathe, slab
from studio import Shot, banner_camera, stone
from sweeps import plate, rod

SCALE = 1.28
TOP, LENGTH, DEPTH = 0.66, 2.20, 0.72  # of the table, before scaling
SEAT, BACK = 0.40, 0.86


def build() -> Shot:
    stone()
    parts = [*table(), *things()]
    for x, name in ((0.02, 'white'), (0.66, 'ink')):
        parts.append(group((x, -0.52, 0), (0, 0, 180), chair(name)))
    for x, name in ((-0.72, 'white'), (-0.06, 'bisque'), (0.60, 'white')):
        parts.append(group((x, 0.56, 0), (0, 0, 0), chair(name)))
    parts.append(group((1.32, 0.04, 0), (0, 0, -86), chair('bisque')))
    group((0.52, 0.50, 0), (0, 0, 10), parts, SCALE)
    hung = group((0.012, 0.245, BACK + 0.05), (0, 2.5, 0), jacket('clay'))
    group((-0.86, -0.32, 0), (0, 0, 122), [*chair('red'), hung], SCALE)
    banner_camera(focus=(-0.6, -0.4, 0.7), height=0.66, fstop=1.1)
    return Shot('stone', focal=(0.1, 0.1, 0.6))


def table() -> list:
    parts = [slab((LENGTH, DEPTH, 0.05), 'white', (0, 0, TOP - 0.05), bevel=0.014)]
    for x in (-0.86, 0.86):
        parts.append(slab((0.06, 0.56, TOP - 0.05), 'stone', (x, 0, 0)))
    return [*parts, slab((1.66, 0.05, 0.10), 'stone', (0, 0, 0.30))]


def chair(name: str) -> list:
    """Faces -y: a seat, four splayed legs, a bent back on two posts. One material for all of it."""
    w, d = 0.20, 0.19
    parts = [
        plate(rounded(2 * w, 2 * d, 0.06), 0.04, name, (0, 0, SEAT), bevel=0.015),
        plate(rounded(0.42, 0.22, 0.05), 0.032, name, (0, d + 0.035, BACK - 0.10), (80, 0, 0), bevel=0.013),
    ]
    for x in (-1, 1):
        parts.append(rod([(x * (w - 0.05), -d + 0.05, SEAT), (x * w, -d, 0)], 0.018, name, straight=True))
        parts.append(rod([(x * (w - 0.05), d - 0.05, SEAT), (x * w, d + 0.02, 0)], 0.018, name, straight=True))
        parts.append(
            rod(
                [(x * (w - 0.05), d - 0.04, SEAT), (x * (w - 0.05), d + 0.045, BACK - 0.04)], 0.018, name, straight=True
            )
        )
    return parts


def things() -> list:
    """On the table: cups, a stack of sheets, a model, a carafe."""
    cup = [(0, 0), (0.038, 0), (0.045, 0.09), (0.039, 0.09), (0.034, 0.015), (0, 0.015)]
    carafe = [(0, 0), (0.07, 0), (0.085, 0.03), (0.08, 0.12), (0.035, 0.20), (0.035, 0.25), (0.045, 0.27), (0, 0.26)]
    parts = [
        lathe(cup, name, (x, y, TOP))
        for x, y, name in ((-0.28, 0.18, 'ink'), (0.30, -0.20, 'bisque'), (0.86, 0.12, 'ink'))
    ]
    parts += [lathe(carafe, 'glaze', (0.12, 0.10, TOP))]
    for i, turn in enumerate((4, -6, 9)):
        parts.append(
            box((0.30, 0.21, 0.014), 'paper', (-0.66, -0.10, TOP + 0.009 + i * 0.016), (0, 0, turn), bevel=0.003)
        )
    return [*parts, drum(0.07, 0.05, 'stone', (0.58, 0.12, TOP)), ball(0.06, 'white', (0.58, 0.12, TOP + 0.11))]
