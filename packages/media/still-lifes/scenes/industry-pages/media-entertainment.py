"""Media and entertainment: two ends of film on the splicing block, a blade and a glass. Red: the tape that joins them."""

import math

from cameras import from_above
from outlines import rectangle, rounded
from shapes import box, disc, group, slab, torus
from studio import Shot, cold_night
from sweeps import plate, rod

WIDE, FRAME = 0.62, 0.50  # of the film and from picture to picture


def build() -> Shot:
    cold_night(key=0.8)
    group((0.55, 0.0, 0), (0, 0, 11), [*block(), *film(-1, 6), *film(1, 6), *splice()])
    group((1.25, -0.82, 0), (0, 0, -28), blade())
    group((1.75, 0.78, 0.05), (0, 0, 0), glass())
    from_above(focus=(0.5, 0, 0.15), width=4.4, at=(0.42, 0.15))
    return Shot('night-near', focal=(0.55, 0, 0.15), begins=0.32)


def block() -> list:
    """A bed with a groove as wide as the film, pegs, and slots that guide the blade."""
    parts = [slab((1.7, 1.12, 0.10), 'stone', bevel=0.03)]
    parts += [slab((1.7, 0.21, 0.06), 'bisque', (0, side * 0.44, 0.09), bevel=0.015) for side in (-1, 1)]
    parts += [disc(0.035, 0.04, 'steel', (x, side * 0.44, 0.16), bevel=0.008) for x in (-0.7, 0.7) for side in (-1, 1)]
    return [*parts, *(box((0.02, 0.24, 0.07), 'ink', (0, side * 0.44, 0.13), bevel=0.002) for side in (-1, 1))]


def film(side: int, count: int) -> list:
    """One end: a dark strip with a hole for each tooth, and pictures that show a gray scene each."""
    length = FRAME * count
    holes = [
        [(x + px, y + py) for px, py in rounded(0.052, 0.040, 0.012)]
        for i in range(count * 4)
        for x, y in (
            (side * (0.075 + FRAME / 4 * i), WIDE / 2 - 0.055),
            (side * (0.075 + FRAME / 4 * i), -WIDE / 2 + 0.055),
        )
    ]
    strip = [(x + side * (length / 2 + 0.006), y) for x, y in rectangle(length, WIDE)]
    parts = [plate(strip, 0.008, 'ink-gloss', (0, 0, 0.112), bevel=0.001, holes=holes, segments=1)]
    for i in range(count):
        x = side * (FRAME * (i + 0.5) + 0.006)
        parts.append(box((FRAME - 0.06, WIDE - 0.20, 0.004), 'clay', (x, 0, 0.1165), bevel=0.001))
        # What is in the picture moves from frame to frame: a hill, and a ball that rises.
        rise = 0.02 * (i * side) - 0.02
        parts.append(disc(0.055, 0.003, 'white', (x + 0.04, rise + 0.05, 0.1195), bevel=0.0005))
        parts.append(box((FRAME - 0.06, 0.11, 0.003), 'ink', (x, -0.155, 0.119), bevel=0.0005))
    return parts


def splice() -> list:
    """A piece of tape across the cut, pressed down, one corner not yet."""
    return [plate(rounded(0.34, WIDE + 0.02, 0.02), 0.010, 'red-matte', (0, 0, 0.126), (0, 0, 3), bevel=0.002)]


def blade() -> list:
    """A single-edged blade with its stiff back."""
    return [
        box((0.52, 0.24, 0.008), 'steel', (0, 0, 0.03), bevel=0.002),
        box((0.54, 0.06, 0.035), 'stone', (0, 0.11, 0.03), bevel=0.008),
    ]


def glass() -> list:
    """A loupe lying on its rim."""
    ring = [torus(0.30, 0.03, 'steel'), disc(0.29, 0.03, 'pane', bevel=0.01)]
    a = math.radians(-62)
    return [
        *ring,
        rod(
            [(0.32 * math.cos(a), 0.32 * math.sin(a), 0), (0.85 * math.cos(a), 0.85 * math.sin(a), 0)],
            0.045,
            'ink',
            straight=True,
        ),
    ]
