"""Power BI: numbers as things a hand can hold, a ring of shares and a row of fluted bars. Red: the bar that won."""

from outlines import ring_sector
from shapes import ball, drum
from studio import Shot, banner_camera, day
from sweeps import fluted, plate, rod

HEIGHTS = (0.38, 0.60, 0.50, 0.82, 1.06, 0.92, 1.46)
SHARES = ((43, 185, 'white'), (191, 289, 'stone'), (295, 397, 'ink'))  # degrees from, to; the gaps are 6 degrees


def build() -> Shot:
    day()
    for i, height in enumerate(HEIGHTS):
        name = 'red' if i == len(HEIGHTS) - 1 else ('bisque', 'white', 'stone')[i % 3]
        fluted(0.145, height, 16, name, (-0.34 + i * 0.365, 0.35 - i * 0.06, 0))
    for start, end, name in SHARES:
        plate(ring_sector(0.32, 0.59, start, end), 0.20, name, (-0.93, -0.1, 0.592), (90, 0, 16), bevel=0.025)
    trend()
    ball(0.13, 'ink-gloss', (-0.42, -0.72, 0.13))
    ball(0.07, 'white', (-0.08, -0.85, 0.07))
    banner_camera(focus=(0.6, -0.4, 0.8), height=0.74, fstop=1.0)
    return Shot('day', focal=(0.7, 0.1, 0.65))


def trend() -> None:
    """A line chart standing in front of the bars: beads on needles, a wire through them."""
    beads = [(-0.30, -0.52, 0.30), (0.27, -0.55, 0.47), (0.84, -0.58, 0.40), (1.41, -0.61, 0.72), (1.98, -0.64, 0.97)]
    rod(beads, 0.012, 'steel', straight=True)
    for x, y, z in beads:
        ball(0.056, 'steel', (x, y, z))
        rod([(x, y, 0), (x, y, z)], 0.006, 'steel', straight=True)
        drum(0.065, 0.018, 'steel', (x, y, 0), bevel=0.005)
