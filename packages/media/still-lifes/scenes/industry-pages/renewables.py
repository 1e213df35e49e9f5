"""Renewables: three turbines on a hill built up in layers, a solar panel, a battery. Red: the hub of the tall one."""

import math

from cameras import from_below
from shapes import ball, box, disc, drum, group, slab
from studio import Shot, cold_night
from sweeps import plate, rod

CELLS = (5, 3)
LAYER = 0.075  # height of one layer of the hill


def build() -> Shot:
    cold_night()
    hill()
    turbine(0.30, 0.60, 3 * LAYER, height=0.83, blade=0.58, first=18, hub='red')
    turbine(1.72, 1.05, 2 * LAYER, height=0.84, blade=0.46, first=40, hub='steel')
    turbine(-0.62, 1.10, 1 * LAYER, height=0.70, blade=0.38, first=-8, hub='steel')
    group((1.30, -0.46, 0), (0, 0, -16), panel_on_stand())
    battery(-0.62, -0.42)
    rod(
        [(0.26, 0.06, 0.09), (0.20, -0.08, 0.06), (0.10, -0.40, 0.022), (-0.14, -0.52, 0.022), (-0.42, -0.45, 0.022)],
        0.022,
        'ink',
    )
    rod([(-0.40, -0.52, 0.022), (0.05, -0.80, 0.022), (0.55, -0.78, 0.022), (0.92, -0.42, 0.022)], 0.022, 'ink')
    from_below((0.35, 0.3, 0.2), width=5.0, at=(0.70, 0.80))
    return Shot('night', focal=(0.35, 0.3, 0.8))


def hill() -> None:
    """As on an architect's table: plates cut along the lines of equal height, each smaller than the one below."""
    layers = (  # middle, half axes, how much the edge swings out and in
        ((0.60, 0.88), (1.75, 0.86), 0.06),
        ((0.78, 0.92), (1.30, 0.58), 0.08),
        ((0.36, 0.74), (0.46, 0.32), 0.06),
    )
    for i, ((x, y), (wide, deep), swing) in enumerate(layers):
        turns = [2 * math.pi * k / 160 for k in range(160)]
        reach = [1 + swing * (math.sin(3 * a + i) + 0.5 * math.sin(5 * a + 2 * i)) for a in turns]
        edge = [(wide * r * math.cos(a), deep * r * math.sin(a)) for a, r in zip(turns, reach)]
        plate(edge, LAYER, ('stone', 'bisque')[i % 2], (x, y, LAYER * (i + 0.5)), bevel=0.012)


def turbine(x: float, y: float, ground: float, height: float, blade: float, first: float, hub: str) -> None:
    """A tapering mast, a nacelle, three blades; `first` is the angle of the first blade, in degrees."""
    size = blade / 0.6
    drum(0.060 * size, height, 'white', (x, y, ground), bevel=0.006, top=0.036 * size)
    turned = [
        box((0.125 * size, 0.36 * size, 0.125 * size), 'white', (0, 0.04 * size, 0), bevel=0.04 * size),
        ball(0.068 * size, hub, (0, -0.17 * size, 0), squash=(1, 1.3, 1)),
    ]
    outline = [
        (-0.025, 0.05),
        (0.025, 0.05),
        (0.062, 0.17),
        (0.058, 0.24),
        (0.016, 0.59),
        (0.004, 0.6),
        (-0.006, 0.59),
        (-0.028, 0.2),
    ]
    for i in range(3):
        wing = plate(
            [(px * size, py * size) for px, py in outline],
            0.026 * size,
            'white',
            (0, 0, 0),
            (90, 0, 14),
            bevel=0.011 * size,
        )
        turned.append(group((0, -0.15 * size, 0), (0, first + 120 * i, 0), [wing]))
    group((x, y, ground + height + 0.03), (0, 0, -22), turned)


def panel_on_stand() -> list:
    """A tilted solar panel: black glass cells in a porcelain frame, on two stone wedges."""
    columns, rows = CELLS
    pitch = 0.235
    frame = [box((columns * pitch + 0.07, rows * pitch + 0.07, 0.05), 'white', bevel=0.012)]
    for column in range(columns):
        for row in range(rows):
            at = ((column - (columns - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch, 0.022)
            frame.append(box((pitch - 0.018, pitch - 0.018, 0.02), 'ink-gloss', at, bevel=0.006))
    tilted = group((0, 0, 0.41), (55, 0, 0), frame)
    wedge = [(-0.20, 0), (0.24, 0), (0.24, 0.65), (0.20, 0.65), (-0.20, 0.08)]
    stands = [plate(wedge, 0.08, 'stone', (x, 0.02, 0), (90, 0, 90), bevel=0.01) for x in (-0.40, 0.40)]
    return [tilted, *stands]


def battery(x: float, y: float) -> None:
    """Three upright cells in a tray."""
    slab((0.62, 0.30, 0.06), 'stone', (x, y, 0), (0, 0, 12))
    for i in range(3):
        dx = (i - 1) * 0.19
        at = (x + dx * 0.978, y + dx * 0.208)
        drum(0.080, 0.30, 'white', (*at, 0.06), bevel=0.02)
        drum(0.080, 0.09, 'ink', (*at, 0.36), bevel=0.012)
        disc(0.032, 0.04, 'steel', (*at, 0.468), bevel=0.008)
