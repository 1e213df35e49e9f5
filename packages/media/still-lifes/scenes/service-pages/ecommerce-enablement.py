"""Ecommerce Enablement: a market stall that is set up and ready to sell. Red: the awning."""

import math

from outlines import arc, rectangle
from shapes import ball, box, disc, drum, group, slab
from studio import Shot, banner_camera, day
from sweeps import plate, rod

WIDTH, DEPTH = 1.90, 0.80  # of the stall
COUNTER, ROOF = 0.58, 1.42  # heights
STRIPES = 9
FALL = 0.30  # how much the front of the awning is lower than its back


def build() -> Shot:
    day()
    group((0.52, 0.15, 0), (0, 0, -26), [*counter(), *posts(), *awning(), *goods()])
    crate_on_floor()
    banner_camera(focus=(0.1, -0.4, 0.8), height=0.76, fstop=1.0)
    return Shot('day', focal=(0.5, 0.1, 0.85))


def counter() -> list:
    made = [slab((WIDTH, DEPTH * 0.72, 0.06), 'white', (0, -0.08, COUNTER - 0.06), bevel=0.014)]
    boards = 7
    for i in range(boards):
        x = (i - (boards - 1) / 2) * (WIDTH - 0.16) / boards
        made.append(slab(((WIDTH - 0.16) / boards - 0.012, 0.04, COUNTER - 0.08), 'bisque', (x, -0.36, 0), bevel=0.008))
    for side in (-1, 1):
        made.append(slab((0.04, 0.5, COUNTER - 0.07), 'bisque', (side * (WIDTH / 2 - 0.09), -0.08, 0), bevel=0.008))
    return made


def posts() -> list:
    made = []
    for side in (-1, 1):
        x = side * (WIDTH / 2 - 0.03)
        made.append(rod([(x, 0.28, 0), (x, 0.28, ROOF - 0.03)], 0.030, 'stone', straight=True))
        made.append(rod([(x, -0.30, COUNTER - 0.05), (x, -0.30, ROOF - FALL * 0.75)], 0.030, 'stone', straight=True))
    return made


def awning() -> list:
    """Strips of cloth over a sloping roof, each with a round end that hangs over the front edge."""
    strip, made = (WIDTH + 0.16) / STRIPES, []
    reach = DEPTH + 0.16
    slope = math.degrees(math.atan2(FALL, reach))
    length = math.hypot(reach, FALL)
    for i in range(STRIPES):
        x = (i - (STRIPES - 1) / 2) * strip
        name = ('red', 'white')[i % 2]
        cloth = rectangle(strip - 0.004, length)
        made.append(plate(cloth, 0.036, name, (x, -0.04, ROOF - FALL / 2 + 0.03), (slope, 0, 0), bevel=0.008))
        half = strip / 2 - 0.003
        tongue = [(half, 0), (-half, 0), *((x, y * 0.8 - 0.10) for x, y in arc(half, 180, 360, 24))]
        front = (x, -0.04 - reach / 2 + 0.008, ROOF - FALL + 0.045)
        made.append(plate(tongue, 0.030, name, front, (86, 0, 0), bevel=0.007))
    return made


def goods() -> list:
    """Three shallow boxes on the counter: fruit, parcels, jars."""
    made = []
    for x, name in ((-0.58, 'white'), (0.06, 'stone')):
        made.append(group((x, -0.14, COUNTER), (14, 0, 0), box_of_balls(name)))
    made.append(slab((0.26, 0.22, 0.20), 'bisque', (0.58, -0.10, COUNTER), (0, 0, 12)))
    made.append(slab((0.18, 0.16, 0.13), 'white', (0.58, -0.10, COUNTER + 0.20), (0, 0, -16)))
    made.append(drum(0.07, 0.16, 'ink', (0.82, -0.18, COUNTER)))
    return made


def box_of_balls(name: str) -> list:
    made = [slab((0.52, 0.36, 0.10), 'bisque', (0, 0, 0.035), bevel=0.010)]
    for row in range(3):
        for column in range(4):
            made.append(ball(0.062, name, ((column - 1.5) * 0.122, (row - 1) * 0.112, 0.155), detail=24))
    return made


def crate_on_floor() -> None:
    slab((0.42, 0.32, 0.20), 'stone', (-0.86, -0.46, 0), (0, 0, 18))
    for dx, dy in ((-0.10, 0.03), (0.03, -0.05), (0.11, 0.06)):
        ball(0.075, 'white', (-0.86 + dx, -0.46 + dy, 0.245), detail=32)
    ball(0.075, 'ink-gloss', (-0.40, -0.74, 0.075))
    disc(0.13, 0.04, 'white', (1.78, -0.62, 0.02))
    box((0.20, 0.20, 0.20), 'bisque', (1.66, -0.30, 0.10), (0, 0, 20))
