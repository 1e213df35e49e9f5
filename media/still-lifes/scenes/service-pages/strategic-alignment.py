"""Strategic Alignment: a large compass, and four weather vanes of different heights that all point where it does. Red:
the half of its needle that shows the way."""

import math

from outlines import arc
from shapes import ball, box, disc, drum, group, lathe, slab
from studio import Shot, banner_camera, day
from sweeps import lettering, plate, rod

RADIUS, THICK = 0.76, 0.20  # of the case
DIAL = 0.055  # how far the dial lies below the rim
WAY = 38  # degrees above level in which the needle and every vane point
TURN = -24  # degrees by which everything is turned to the light


def build() -> Shot:
    day()
    # Built lying, then set on its edge and leaned back.
    group((0.42, 0.10, 0.79), (72, 0, TURN), [*case(), *rose(), *needle()], 0.88)
    stand()
    for x, y, height, size, name in (
        (-0.94, -0.20, 0.46, 0.56, 'ink'),
        (1.46, 0.70, 1.20, 0.66, 'bisque'),
        (1.84, -0.16, 0.66, 0.54, 'ink'),
        (-0.60, 0.78, 0.94, 0.62, 'stone'),
    ):
        vane(x, y, height, size, name)
    ball(0.09, 'ink-gloss', (1.14, -0.50, 0.09))
    ball(0.06, 'white', (-0.42, -0.62, 0.06))
    banner_camera(focus=(0.35, -0.25, 0.9), height=0.83, fstop=1.0)
    return Shot('day', focal=(0.42, 0.1, 0.8))


def case() -> list:
    """A porcelain dish with a steel ring around the dial; at north a crown and a loop, as on a compass for the
    pocket."""
    r, t = RADIUS, THICK
    body = [(0, -t), (r - 0.10, -t), *arc(0.09, -70, 0, 8, (r - 0.09, -t + 0.09)), *arc(0.04, 0, 150, 10, (r - 0.04, 0))]
    dish = lathe([*body, (r - 0.085, -DIAL), (0, -DIAL)], 'white')
    ring = [(r - 0.105, -DIAL), (r - 0.085, -DIAL), (r - 0.085, -0.012), (r - 0.105, -0.012)]
    crown = disc(0.075, 0.15, 'steel', (0, r + 0.06, -t / 2), (90, 0, 0), bevel=0.012)
    loop = rod([(x, r + 0.24 + y, -t / 2) for x, y in arc(0.115, 0, 330, 11)], 0.02, 'steel', closed=True)
    return [dish, lathe([*ring, ring[0]], 'steel'), crown, loop]


def rose() -> list:
    """Marks every fifteen degrees, the four letters, and under the needle a star of four points."""
    made = []
    for i in range(24):
        around = math.radians(15 * i)
        length = 0.10 if i % 6 == 0 else 0.055
        reach = RADIUS - 0.13 - length / 2
        at = (reach * math.sin(around), reach * math.cos(around), -DIAL)
        made.append(box((0.020 if i % 6 == 0 else 0.010, length, 0.016), 'ink', at, (0, 0, -15 * i), bevel=0.003))
    for i, letter in enumerate('NESW'):
        around = math.radians(90 * i)
        at = (0.44 * math.sin(around), 0.44 * math.cos(around), -DIAL + 0.004)
        made.append(lettering(letter, 0.17, 'ink', at))
    star = [
        (r * math.sin(math.radians(45 * i)), r * math.cos(math.radians(45 * i))) for i, r in enumerate((0.31, 0.085) * 4)
    ]
    return [*made, plate(star, 0.02, 'stone', (0, 0, -DIAL + 0.008), bevel=0.004)]


def needle() -> list:
    """A lozenge in two halves on a steel pin, standing off the dial."""
    long, waist, z = 0.55, 0.105, 0.012
    tip, tail = [(0, waist), (0, -waist), (long, 0)], [(0, -waist), (0, waist), (-long, 0)]
    return [
        plate(tip, 0.034, 'red', (0, 0, z), (0, 0, WAY), bevel=0.006),
        plate(tail, 0.034, 'ink', (0, 0, z), (0, 0, WAY), bevel=0.006),
        disc(0.052, 0.075, 'steel', (0, 0, z), bevel=0.012),
    ]


def stand() -> None:
    """A low block, and two wedges that keep the case from rolling off."""
    slab((1.20, 0.60, 0.10), 'stone', (0.40, 0.14, 0), (0, 0, TURN), bevel=0.014)
    for side in (-0.37, 0.37):
        x, y = side * math.cos(math.radians(TURN)), side * math.sin(math.radians(TURN))
        slab((0.12, 0.40, 0.17), 'bisque', (0.42 + x, 0.12 + y, 0.10), (0, 0, TURN), bevel=0.016)


def vane(x: float, y: float, height: float, size: float, name: str) -> None:
    """An arrow on a steel rod with a round foot; it lies in the plane of the needle and points the same way."""
    head = [(-0.15, -0.05), (0.18, -0.05), (0.18, -0.17), (0.52, 0), (0.18, 0.17), (0.18, 0.05), (-0.15, 0.05)]
    tail = [(-0.15, 0.05), (-0.30, 0.16), (-0.50, 0.16), (-0.36, 0), (-0.50, -0.16), (-0.30, -0.16), (-0.15, -0.05)]
    outline = [(px * size, py * size) for px, py in [*head[1:6], *tail]]
    drum(0.13, 0.05, 'bisque', (x, y, 0), bevel=0.012)
    rod([(x, y, 0.05), (x, y, height)], 0.017, 'steel', straight=True)
    arrow = plate(outline, 0.06, name, (0, 0, 0), (0, 0, WAY), bevel=0.01)
    group((x, y, height), (90, 0, TURN), [arrow, ball(0.04, 'steel', (0, 0, 0.03))])
