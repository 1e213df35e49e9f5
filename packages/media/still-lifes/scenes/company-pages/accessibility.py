"""Accessibility: a ramp beside steps, both to the same door. Red: the ball that rolls up."""

from cameras import wide
from outlines import archway
from shapes import ball, box, drum, slab
from studio import Shot, stone
from sweeps import plate, rod

HIGH, RUN = 0.42, 2.3  # of the terrace, and the length of the ramp


def build() -> Shot:
    stone()
    slab((1.5, 1.5, HIGH), 'white', (1.55, 0.35, 0), bevel=0.012)
    ramp = [(0, 0.012), (RUN, HIGH), (RUN, 0), (0, 0)]
    plate(ramp, 0.70, 'white', (0.80 - RUN, -0.05, 0), (90, 0, 0), bevel=0.008)
    for i in range(3):
        slab((0.9 - 0.0 * i, 0.24, HIGH * (3 - i) / 4), 'stone', (1.72, -0.52 - 0.24 * i, 0), bevel=0.010)
    rail(0.27)
    door()
    at = 0.60
    ball(0.17, 'red', (0.80 - RUN + RUN * at, -0.12, HIGH * at + 0.175))
    wide((0.5, 0, 0.4), width=5.6, turn=-8, rise=11, at=(0.68, 0.55))
    return Shot('stone-near', focal=(0.1, -0.1, 0.45), begins=0.32)


def rail(y: float) -> None:
    """A rail at two heights along the ramp and the terrace."""
    left = 0.80 - RUN
    for lift in (0.34, 0.22):
        rod([(left, y, lift), (0.80, y, HIGH + lift), (1.1, y, HIGH + lift)], 0.016, 'steel', straight=True)
    for k in range(5):
        x = left + RUN * k / 4
        rod([(x, y, HIGH * k / 4), (x, y, HIGH * k / 4 + 0.34)], 0.012, 'steel', straight=True)


def door() -> None:
    """Wide, with a round head, and open."""
    box((1.3, 0.10, 1.15), 'bisque', (1.60, 0.95, HIGH + 0.575))
    plate(archway(0.30, 0.50), 0.12, 'ink', (1.62, 0.92, HIGH), (90, 0, 0), bevel=0.004)
    drum(0.10, 0.18, 'stone', (1.12, 0.62, HIGH), top=0.13)
    ball(0.15, 'bisque', (1.12, 0.62, HIGH + 0.30))
