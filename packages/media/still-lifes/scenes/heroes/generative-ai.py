"""Generative AI: a stack of written sheets on the studio table. Red: the one sheet that is pulled out, because the
answer names its source."""

import math
import random

from shapes import box, copy, group
from studio import HERO, Shot, camera, panel, sky, spot, sweep_of

SHEET = (1.62, 2.2, 0.011)  # meters, the proportions of a page of A4
STEP = 0.0165  # from one sheet to the next: a little air between them
SHEETS, RED = 50, 33
TURN = -33  # degrees: the short edges face the camera, a little to the left
LINES = (0.5, 0.0, 1.0, 0.94, 0.98, 0.62, 0.0, 0.97, 1.0, 0.9, 0.99, 0.4)  # lengths of the lines of a page, from its head
DRAWN, FARTHER = 0.42, 0.62  # meters: how far the red sheet stands out in the poster, and how much farther it goes


def build() -> Shot:
    chance = random.Random(5)
    white, bisque = (box(SHEET, name, bevel=0.003) for name in ('white', 'bisque'))
    pages = []
    for n in range(SHEETS):
        if n == RED:
            continue
        loose = 3.2 if n in (11, 24, 41) else 1.0
        at = (chance.gauss(0, 0.016) * loose, chance.gauss(0, 0.016) * loose, STEP * n)
        pages.append(copy(bisque if chance.random() < 0.3 else white, at, (0, 0, chance.gauss(0, 0.9) * loose)))
    for sample in (white, bisque):
        sample.hide_render = True
    head = written('white', 'clay', (0.02, -0.03, STEP * SHEETS), 2.4)
    red = written('red', 'white', (0, 0, STEP * RED), -1.2)
    stack = group((0.62, 0.35, 0.02), (0, 0, TURN), [*pages, head, red])
    beside = written('bisque', 'clay', (0, 0, 0), 0)
    beside.location, beside.rotation_euler = (2.35, -0.75, 0.012), (0, 0, math.radians(-52))
    light()
    camera((-0.95, -8.4, 4.3), (-0.82, 0, 0.42), focus=(0.0, -0.9, 0.6), lens=56, fstop=0.8)

    def pose(way: float) -> None:
        red.location.y = -(DRAWN + FARTHER * way)

    return Shot('hero-night', focal=(0.4, -0.2, 0.5), size=HERO, pose=pose)


def written(sheet: str, ink: str, at, turn: float):
    """A sheet with lines of text, its head toward the camera. Returns what carries it."""
    parts = [box(SHEET, sheet, bevel=0.003)]
    wide = SHEET[0] * 0.76
    for n, share in enumerate(LINES):
        if share:
            thick = 0.05 if n == 0 else 0.024
            size = (wide * share, thick, 0.003)
            parts.append(box(size, ink, (-wide * (1 - share) / 2, -0.88 + n * 0.105, SHEET[2] / 2 + 0.0012), bevel=0.001))
    return group(at, (0, 0, turn), parts)


def light() -> None:
    sweep_of('#1B1C20', rough=0.75, wall=12, radius=6)
    panel((-5.2, 1.2, 3.6), (0.3, 0, 0.4), 1.8, 760, (1.0, 0.945, 0.88))
    panel((4.5, 3.2, 2.2), (0.4, 0, 0.4), 0.7, 240, (0.92, 0.96, 1.0), height=3.2)
    panel((-1.5, -5.5, 5.0), (0.3, 0, 0.3), 3.4, 120, (1, 0.98, 0.95))
    spot((2.5, 2.0, 7.0), (2.8, 9.0, 1.6), 2600, angle=60)
    sky(0.05, (0.9, 0.95, 1.0))
