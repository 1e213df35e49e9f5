"""Microsoft solutions: a business application as an object, all of its cards in their places but one: the report comes
up to whoever works with it. Red: the bar that grew."""

from outlines import ring_sector, rounded
from shapes import add, ball, disc, group
from studio import HERO, Shot, camera, panel, sky, spot, sweep_of
from sweeps import plate

LIFTED, HIGHER = 0.22, 0.38  # meters: how far the report is off the device in the poster, and how much farther it goes


def build() -> Shot:
    light()
    report = group((0, 0, 0), (0, 0, 0), charts())
    carrier = add(None, (0.55, 0.1, 0.98), (34, -3, -22))
    for part in (*device(), *navigation(), *shares(), *listing(), report):
        part.parent = carrier
    camera((-0.8, -9.2, 3.4), (-0.72, 0, 1.12), focus=(0.4, -0.6, 1.2), lens=54, fstop=0.75)

    def pose(way: float) -> None:
        report.location.z = LIFTED + HIGHER * way

    return Shot('hero-night', focal=(0.55, 0.1, 1.15), size=HERO, pose=pose)


def light() -> None:
    sweep_of('#1B1C20', rough=0.75, wall=11, radius=6)
    panel((-5.6, 2.4, 4.1), (0.6, 0, 0.8), 2.0, 780, (1.0, 0.945, 0.88))
    panel((5.0, 2.6, 3.0), (0.6, 0, 0.8), 0.6, 260, (0.92, 0.96, 1.0), height=3.2)
    panel((-1.0, -5.5, 5.5), (0.6, 0, 0.8), 3.4, 150, (1, 0.98, 0.95))
    spot((2.8, 2.0, 7.0), (2.4, 9.0, 1.6), 5200, angle=60)
    sky(0.05, (0.9, 0.95, 1.0))


def sheet(width, height, radius, depth, material, at, bevel=0.02):
    return plate(rounded(width, height, radius), depth, material, at, bevel=bevel)


def device() -> list:
    return [
        sheet(3.2, 2.1, 0.16, 0.12, 'ink', (0, 0, 0), bevel=0.03),
        sheet(3.04, 1.94, 0.11, 0.05, 'white', (0, 0, 0.085)),
    ]


def navigation() -> list:
    """The side bar with five round buttons, and the title bar with a line of text and a face."""
    parts = [
        sheet(0.46, 1.74, 0.07, 0.05, 'stone', (-1.19, 0, 0.135)),
        sheet(2.28, 0.24, 0.06, 0.05, 'bisque', (0.28, 0.74, 0.135)),
        sheet(0.9, 0.07, 0.034, 0.03, 'stone', (-0.28, 0.74, 0.17), bevel=0.008),
        ball(0.075, 'glaze', (1.28, 0.74, 0.20)),
    ]
    for i in range(5):
        parts.append(disc(0.075, 0.05, 'ink' if i == 1 else 'white', (-1.19, 0.62 - i * 0.29, 0.18), bevel=0.012))
    return parts


def charts() -> list:
    """The report: a card with five bars."""
    parts = [sheet(1.36, 0.92, 0.08, 0.05, 'glaze', (-0.18, 0.09, 0.135))]
    for i, height in enumerate((0.22, 0.36, 0.30, 0.48, 0.62)):
        name = 'red' if i == 4 else 'stone' if i % 2 else 'ink'
        at = (-0.66 + i * 0.24, -0.27 + height / 2, 0.205)
        parts.append(sheet(0.15, height, 0.03, 0.10, name, at, bevel=0.012))
    return parts


def shares() -> list:
    """The card with a ring in two parts."""
    parts = [sheet(0.80, 0.92, 0.08, 0.05, 'glaze', (1.02, 0.09, 0.135))]
    for start, end, name in ((95, 330, 'ink'), (336, 449, 'stone')):
        parts.append(plate(ring_sector(0.165, 0.29, start, end), 0.09, name, (1.02, 0.09, 0.205), bevel=0.014))
    return parts


def listing() -> list:
    """The card with two lines of text and a switch that is on."""
    return [
        sheet(2.28, 0.52, 0.08, 0.05, 'bisque', (0.28, -0.71, 0.135)),
        sheet(1.2, 0.07, 0.034, 0.03, 'stone', (-0.02, -0.62, 0.172), bevel=0.008),
        sheet(0.9, 0.07, 0.034, 0.03, 'stone', (-0.17, -0.79, 0.172), bevel=0.008),
        sheet(0.34, 0.18, 0.088, 0.07, 'ink', (1.14, -0.71, 0.19)),
        ball(0.075, 'white', (1.22, -0.71, 0.245)),
    ]
