"""Security: a chain on the table, its weak link found and circled in pencil. Red: that link, which has begun to open."""

import math

from cameras import macro
from outlines import arc
from shapes import group
from studio import Shot, stone
from sweeps import rod
from traces import pencil

HALF, ROUND, THICK = 0.11, 0.09, 0.034  # of a link: half its straight part, radius of its ends and of its bar
PITCH = 2 * (HALF + ROUND - THICK)
LYING = ROUND * math.sin(math.radians(45)) + THICK  # how high the middle of a link is that leans by 45 degrees
LINKS, WEAK = 13, 6


def build() -> Shot:
    stone()
    for i in range(LINKS):
        x, y, turn = place(i - WEAK)
        lean = -45 if (i - WEAK) % 2 else 45
        parts = [rod(link(0.055), THICK, 'red')] if i == WEAK else [rod(link(), THICK, 'steel', closed=True)]
        group((x, y, LYING), (lean, 0, turn), parts)
    ring = [(0.34 * math.cos(a), 0.27 * math.sin(a)) for a in (math.radians(7.5 * k - 40) for k in range(49))]
    pencil([*ring, (0.35, -0.12)], (0, 0, 0.002), (0, 0, 14), radius=0.005)
    macro((0, 0, 0.08), turn=-14, rise=34, width=2.3, at=(0.72, 0.52), fstop=1.6)
    return Shot('stone-near', focal=(0, 0, 0.08), begins=0.32)


def place(step: int) -> tuple[float, float, float]:
    """Where a link lies, so many links after the weak one: the chain bends gently. In meters and degrees."""
    bend = math.radians(7)
    x = y = 0.0
    heading = math.radians(16)
    for _ in range(abs(step)):
        half = math.copysign(bend / 2, step)
        heading += half
        x += math.copysign(PITCH, step) * math.cos(heading)
        y += math.copysign(PITCH, step) * math.sin(heading)
        heading += half
    return x, y, math.degrees(heading)


def link(gap=0.0) -> list:
    """The middle of a link's bar, lying. With a gap, in meters, it is open in the middle of one side."""
    right = arc(ROUND, -90, 90, 12, (HALF, 0))
    left = arc(ROUND, 90, 270, 12, (-HALF, 0))
    ends = [(gap / 2, -ROUND)] if gap else []
    start = [(-gap / 2, -ROUND - gap * 0.35)] if gap else []
    return [(x, y, 0) for x, y in [*ends, *right, *left, *start]]
