"""Business Transformation: the six faces of a cube, unfolded into a stair. Red: the inner face that is a step now."""

from cameras import portrait
from shapes import ball, box, group, slab
from studio import Shot, noon
from sweeps import rod

SIDE, THICK = 0.52, 0.045


def build() -> Shot:
    noon()
    group((0.55, 0.15, 0), (0, 0, 46), stair())
    slab((SIDE, SIDE, SIDE), 'stone', (-0.75, 0.75, 0), (0, 0, 18), bevel=0.014)
    ball(0.085, 'ink-gloss', (1.0, -0.65, 0.085))
    portrait((0.30, 0, 0.74), turn=-4, rise=15, width=5.2)
    return Shot('day-near', focal=(0.55, 0, 0.7), begins=0.32)


def stair() -> list:
    """From the floor at the left up to the face that still stands: tread, riser, tread, riser, tread, wall. Steel pins
    are the joints."""
    s, t, parts = SIDE, THICK, []
    for i in range(3):
        x, z = -s + s * (i - 0.5), s * i
        parts.append(box((s - 0.02, s, t), 'white', (x, 0, z + t / 2), bevel=0.008))
        if i:
            name = 'red' if i == 1 else 'bisque'
            parts.append(
                box((t, s, s - t - 0.02), name, (x - s / 2 + t / 2 - 0.01, 0, z - (s - t) / 2 + 0.005), bevel=0.008)
            )
            parts.append(
                rod(
                    [(x - s / 2, -s / 2 - 0.012, z + 0.012), (x - s / 2, s / 2 + 0.012, z + 0.012)],
                    0.018,
                    'steel',
                    straight=True,
                )
            )
            parts.append(
                rod(
                    [(x - s / 2, -s / 2 - 0.012, z - s + t), (x - s / 2, s / 2 + 0.012, z - s + t)],
                    0.018,
                    'steel',
                    straight=True,
                )
            )
    last = [box((t, s, s), 'bisque', (0, 0, s / 2), bevel=0.008)]
    parts.append(group((0.01, 0, 2 * s + t), (0, 16, 0), last))
    parts.append(ball(0.12, 'white', (-s * 0.45, -0.06, 2 * s + t + 0.12)))
    return parts
