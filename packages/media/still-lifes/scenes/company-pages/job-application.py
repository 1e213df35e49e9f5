"""The application: red on red, a door ajar at the top of the steps. White: the light behind it, and the one about to
go in."""

from outlines import archway
from shapes import ball, drum, group, slab
from studio import Shot, banner_camera, panel, red
from sweeps import plate

DOOR = 0.58  # x of the doorway's middle
HALF, SPRING = 0.42, 0.70
PLATFORM, STEP = 0.225, 0.075


def build() -> Shot:
    red()
    slab((3.2, 1.9, PLATFORM), 'red-wall', (0.80, 1.30, 0))
    for i in (1, 2):
        slab((2.0 - 0.4 * i, 0.30 * (3 - i) + 0.4, STEP * i), 'red-wall', (DOOR, 0.35 - 0.15 * (3 - i), 0), bevel=0.012)
    wall = [(-1.15, 0), (-1.15, 1.34), (1.55, 1.34), (1.55, 0), *archway(HALF, SPRING)]
    plate(wall, 0.32, 'red-wall', (DOOR, 0.95, PLATFORM), (90, 0, 0))
    leaf = [(x + HALF, y) for x, y in archway(HALF - 0.01, SPRING)]
    door = [
        plate(leaf, 0.06, 'red', (0, 0, 0), (90, 0, 0), bevel=0.014),
        ball(0.040, 'white', (2 * HALF - 0.10, -0.06, 0.55)),
    ]
    group((DOOR - HALF, 0.84, PLATFORM + 0.005), (0, 0, -62), door)
    room()
    ball(0.135, 'white', (0.20, -0.52, 0.135))
    ball(0.085, 'red', (1.86, -0.45, 0.085))
    drum(0.18, 0.40, 'red-wall', (2.02, -0.05, 0))
    banner_camera(focus=(0.3, -0.2, 0.7), height=0.72, rise=1.9, lens=58)
    return Shot('red', focal=(0.5, 0.6, 0.7))


def room() -> None:
    """A white room behind the door, and its light falling out over the steps."""
    slab((2.2, 0.04, 1.1), 'white', (0.8, 2.8, PLATFORM), bevel=0.002)
    slab((2.2, 1.70, 0.012), 'white', (0.8, 1.97, PLATFORM), bevel=0.002)
    panel((1.3, 1.7, 1.9), (0.7, 2.8, 0.9), 0.9, 120, (1.0, 0.95, 0.88))
    panel((1.05, 2.3, 1.25), (0.25, -1.3, 0.1), 0.7, 150, (1.0, 0.93, 0.84), height=1.2)
