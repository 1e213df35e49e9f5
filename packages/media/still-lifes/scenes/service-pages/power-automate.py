"""Power Automate: a marble run that carries on by itself. Red: the marble."""

from outlines import gutter, smooth_path
from shapes import ball, drum, lathe
from studio import Shot, banner_camera, day
from sweeps import rod, sweep

BORE, WALL, MARBLE = 0.130, 0.024, 0.120
KNOTS = (  # the middle line of the marbles, from the hopper down to the dish
    (1.60, 0.62, 1.33), (1.20, 0.62, 1.27), (0.50, 0.62, 1.16), (-0.05, 0.62, 1.07), (-0.42, 0.50, 1.00),
    (-0.56, 0.22, 0.95), (-0.42, -0.05, 0.90), (-0.05, -0.16, 0.84), (0.60, -0.16, 0.72), (1.25, -0.16, 0.60),
    (1.66, -0.26, 0.52), (1.82, -0.50, 0.47),
    (1.66, -0.74, 0.43), (1.25, -0.84, 0.39), (0.60, -0.84, 0.33), (-0.10, -0.84, 0.27), (-0.62, -0.84, 0.225),
)  # fmt: skip
STEPS = 16  # points of the path from knot to knot
POSTS = ((2, 'stone'), (5, 'bisque'), (8, 'white'), (11, 'stone'), (13, 'bisque'), (15, 'stone'))


def build() -> Shot:
    day()
    path = smooth_path(KNOTS, STEPS)
    sweep(path, gutter(BORE, WALL), 'white')
    for knot, name in POSTS:
        post(*path[knot * STEPS], name)
    for place, name in ((0.35, 'white'), (2.9, 'ink-gloss'), (8.3, 'white'), (13.75, 'red')):
        x, y, z = path[round(place * STEPS)]
        ball(MARBLE, name, (x, y, z - (BORE - MARBLE)))
    hopper(*path[0])
    dish(-1.02, -0.80)
    banner_camera(focus=(0.3, -0.8, 0.4), height=0.72, fstop=1.0)
    return Shot('day', focal=(0.4, -0.1, 0.7))


def post(x: float, y: float, z: float, name: str) -> None:
    """A column under the gutter, with a steel pin that carries it."""
    top = z - BORE - WALL / 2
    drum(0.085, top - 0.05, name, (x, y, 0), bevel=0.012)
    rod([(x, y, top - 0.08), (x, y, top)], 0.022, 'steel', straight=True)


def hopper(x: float, y: float, z: float) -> None:
    """The bowl on a plinth from which the marbles start."""
    drum(0.27, z - BORE - 0.06, 'stone', (x + 0.22, y, 0), bevel=0.016)
    low = z - BORE - 0.06
    profile = [
        (0, 0),
        (0.20, 0.0),
        (0.30, 0.06),
        (0.34, 0.17),
        (0.345, 0.20),
        (0.325, 0.20),
        (0.30, 0.12),
        (0.22, 0.05),
        (0, 0.04),
    ]
    lathe(profile, 'glaze', (x + 0.22, y, low))
    for dx, dy, name in ((0.05, -0.12, 'white'), (0.20, 0.06, 'ink-gloss'), (-0.06, 0.12, 'white')):
        ball(MARBLE, name, (x + 0.22 + dx, y + dy, low + 0.16))


def dish(x: float, y: float) -> None:
    """Where the run ends: a wide dish with the marbles that have arrived."""
    profile = [(0, 0), (0.24, 0), (0.33, 0.05), (0.365, 0.13), (0.345, 0.135), (0.30, 0.07), (0.22, 0.035), (0, 0.03)]
    lathe(profile, 'stone', (x, y, 0))
    for dx, dy, name in ((-0.10, -0.06, 'white'), (0.08, 0.10, 'ink-gloss'), (-0.12, 0.13, 'white')):
        ball(MARBLE, name, (x + dx, y + dy, 0.03 + MARBLE))
