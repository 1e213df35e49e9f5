"""Microsoft solutions: a business application as an object. Its layers lift off the device and dock again. Red: the
bar that grew."""

import math

from shapes import add, ball, disc
from outlines import ease, ring_sector, rounded
from studio import HERO, Shot, camera, panel, sky, spot, sweep_of
from sweeps import plate

LIFT = (0.0, 0.16, 0.36, 0.56, 0.66)  # meters each layer rises off the device, the device itself first
REST = 0.30  # the moment of the loop at which everything has lifted: the poster


def build() -> Shot:
    light()
    carrier = add(None, (0.55, 0.1, 0.98))
    parts = [*device(), *navigation(), *charts(), *listing()]
    for part, *_ in parts:
        part.parent = carrier
    camera((-0.8, -9.2, 3.4), (-0.72, 0, 1.12), focus=(0.4, -0.6, 1.2), lens=54, fstop=0.75)

    def pose(moment: float) -> None:
        turn = 2 * math.pi * moment
        for part, z, layer, delay in parts:
            since = (moment + REST - delay * 0.35) % 1.0
            lifted = ease(since / 0.28) * (1 - ease((since - 0.52) / 0.34))
            part.location.z = z + LIFT[layer] * lifted + 0.012 * layer * math.sin(turn)
        carrier.rotation_euler = (
            math.radians(34 + 1.5 * math.sin(turn)),
            math.radians(-3),
            math.radians(-24 + 2 * math.cos(turn)),
        )

    return Shot('hero-night', focal=(0.55, 0.1, 1.15), size=HERO, pose=pose)


def light() -> None:
    sweep_of('#1B1C20', rough=0.75, wall=11, radius=6)
    panel((-5.0, 1.8, 5.2), (0.6, 0, 0.8), 1.2, 780, (1.0, 0.945, 0.88))
    panel((5.0, 2.6, 3.0), (0.6, 0, 0.8), 0.6, 260, (0.92, 0.96, 1.0), height=3.2)
    panel((-1.0, -5.5, 5.5), (0.6, 0, 0.8), 3.4, 150, (1, 0.98, 0.95))
    spot((2.8, 2.0, 7.0), (2.4, 9.0, 1.6), 5200, angle=60)
    sky(0.05, (0.9, 0.95, 1.0))


def sheet(width, height, radius, depth, material, at, layer, delay=0.0, bevel=0.02):
    """A part as pose() wants it: the object, its height at rest, its layer and how late it starts."""
    return plate(rounded(width, height, radius), depth, material, at, bevel=bevel), at[2], layer, delay


def device() -> list:
    return [
        sheet(3.2, 2.1, 0.16, 0.12, 'ink', (0, 0, 0), 0, bevel=0.03),
        sheet(3.04, 1.94, 0.11, 0.05, 'white', (0, 0, 0.085), 1),
    ]


def navigation() -> list:
    """The side bar with five round buttons, and the title bar with a line of text and a face."""
    parts = [
        sheet(0.46, 1.74, 0.07, 0.05, 'stone', (-1.19, 0, 0.135), 2),
        sheet(2.28, 0.24, 0.06, 0.05, 'bisque', (0.28, 0.74, 0.135), 2, 0.03),
        sheet(0.9, 0.07, 0.034, 0.03, 'stone', (-0.28, 0.74, 0.17), 3, 0.05, bevel=0.008),
        (ball(0.075, 'glaze', (1.28, 0.74, 0.20)), 0.20, 3, 0.06),
    ]
    for i in range(5):
        button = disc(0.075, 0.05, 'ink' if i == 1 else 'white', (-1.19, 0.62 - i * 0.29, 0.18), bevel=0.012)
        parts.append((button, 0.18, 3, 0.02 * i))
    return parts


def charts() -> list:
    parts = [
        sheet(1.36, 0.92, 0.08, 0.05, 'glaze', (-0.18, 0.09, 0.135), 2, 0.06),
        sheet(0.80, 0.92, 0.08, 0.05, 'glaze', (1.02, 0.09, 0.135), 2, 0.10),
    ]
    for i, height in enumerate((0.22, 0.36, 0.30, 0.48, 0.62)):
        name = 'red' if i == 4 else 'stone' if i % 2 else 'ink'
        at = (-0.66 + i * 0.24, -0.27 + height / 2, 0.205)
        parts.append(sheet(0.15, height, 0.03, 0.10, name, at, 3, 0.08 + 0.025 * i, bevel=0.012))
    for start, end, name in ((95, 330, 'ink'), (336, 449, 'stone')):
        slice_ = plate(ring_sector(0.165, 0.29, start, end), 0.09, name, (1.02, 0.09, 0.205), bevel=0.014)
        parts.append((slice_, 0.205, 3, 0.14))
    return parts


def listing() -> list:
    """The card with two lines of text and a switch that is on."""
    return [
        sheet(2.28, 0.52, 0.08, 0.05, 'bisque', (0.28, -0.71, 0.135), 2, 0.14),
        sheet(1.2, 0.07, 0.034, 0.03, 'stone', (-0.02, -0.62, 0.172), 3, 0.16, bevel=0.008),
        sheet(0.9, 0.07, 0.034, 0.03, 'stone', (-0.17, -0.79, 0.172), 3, 0.19, bevel=0.008),
        sheet(0.34, 0.18, 0.088, 0.07, 'ink', (1.14, -0.71, 0.19), 3, 0.20),
        (ball(0.075, 'white', (1.22, -0.71, 0.245)), 0.245, 4, 0.22),
    ]
