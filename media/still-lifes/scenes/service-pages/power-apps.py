"""Power Apps: a phone whose screen is put together from blocks: a chart, a list, a button. Red: the button going in."""

from outlines import ring_sector, rounded
from shapes import ball, box, disc, group, slab
from studio import Shot, banner_camera, day
from sweeps import plate, rod

WIDTH, HEIGHT, DEPTH = 0.92, 1.62, 0.12  # of the phone
FACE = -DEPTH / 2  # where its screen is, along y
INSIDE = WIDTH - 0.20  # width of what is on the screen


def build() -> Shot:
    day()
    group((0.46, 0.15, 0.01), (-8, 0, -24), [*case(), *head(), *chart(), *rows(), *button()])
    group((-0.72, -0.36, 0.0), (0, 0, -18), switch())
    group((1.46, -0.20, 0), (0, 0, 12), spare_blocks())
    banner_camera(focus=(0.3, -0.3, 0.8), height=0.76, fstop=1.0)
    return Shot('day', focal=(0.58, 0.1, 0.8))


def card(width: float, height: float, name: str, x: float, z: float, forward=0.03, depth=0.06, radius=0.03):
    """A tile with round corners, `forward` meters before the screen."""
    return plate(rounded(width, height, radius), depth, name, (x, FACE - forward, z), (90, 0, 0), bevel=0.010)


def case() -> list:
    """A porcelain body with a dark screen and the dot of a camera."""
    middle = HEIGHT / 2
    return [
        plate(rounded(WIDTH, HEIGHT, 0.15), DEPTH, 'white', (0, 0, middle), (90, 0, 0), bevel=0.022),
        plate(rounded(WIDTH - 0.09, HEIGHT - 0.09, 0.115), 0.02, 'ink', (0, FACE, middle), (90, 0, 0), bevel=0.005),
        disc(0.02, 0.02, 'steel', (0, FACE - 0.012, HEIGHT - 0.085), (90, 0, 0), bevel=0.004),
    ]


def head() -> list:
    """The app's name and who is signed in."""
    z = HEIGHT - 0.20
    return [
        disc(0.055, 0.05, 'stone', (-INSIDE / 2 + 0.055, FACE - 0.03, z), (90, 0, 0), bevel=0.008),
        card(0.40, 0.055, 'white', 0.02, z, radius=0.025),
    ]


def chart() -> list:
    """A card with three bars."""
    z = HEIGHT - 0.50
    parts = [card(INSIDE, 0.40, 'white', 0, z)]
    for x, high, name in ((-0.20, 0.12, 'stone'), (0, 0.19, 'clay'), (0.20, 0.27, 'ink')):
        parts.append(box((0.12, 0.06, high), name, (x, FACE - 0.08, z - 0.15 + high / 2), bevel=0.008))
    return parts


def rows() -> list:
    """Three lines of a list, one of them lies on the floor still."""
    parts = []
    for z in (HEIGHT - 0.82, HEIGHT - 0.98):
        parts += [
            card(INSIDE, 0.13, 'bisque', 0, z),
            disc(0.034, 0.03, 'ink', (-INSIDE / 2 + 0.075, FACE - 0.068, z), (90, 0, 0), bevel=0.004),
            card(0.42, 0.03, 'clay', 0.06, z, 0.062, 0.02, 0.012),
        ]
    return parts


def button() -> list:
    """Not quite straight yet, before the place it is made for."""
    z = 0.30
    hole = rounded(INSIDE - 0.05, 0.19, 0.04)
    place = plate(rounded(INSIDE, 0.24, 0.06), 0.03, 'stone', (0, FACE - 0.012, z), (90, 0, 0), 0.006, [hole])
    check = rod(
        [(-0.085, 0, 0.005), (-0.025, 0, -0.055), (0.095, 0, 0.065)], 0.019, 'white', (0, -0.066, 0), straight=True
    )
    body = plate(rounded(INSIDE - 0.06, 0.20, 0.05), 0.12, 'red', (0, 0, 0), (90, 0, 0), bevel=0.018)
    return [place, group((-0.06, FACE - 0.30, z + 0.05), (4, -9, -6), [body, check])]


def switch() -> list:
    """Leans against a block: a capsule with its knob to the right."""
    body = plate(rounded(0.56, 0.28, 0.14), 0.10, 'stone', bevel=0.025)
    knob = disc(0.105, 0.08, 'white', (0.14, 0, 0.07), bevel=0.02)
    return [slab((0.34, 0.22, 0.18), 'bisque', (0.02, 0.20, 0)), group((0, 0.0, 0.14), (54, 0, 0), [body, knob])]


def spare_blocks() -> list:
    """What else there is to choose from: a line of the list, a donut chart, a cube."""
    donut = [
        plate(ring_sector(0.10, 0.20, 20, 250), 0.09, 'white', bevel=0.012),
        plate(ring_sector(0.10, 0.20, 256, 374), 0.09, 'ink', bevel=0.012),
    ]
    return [
        slab((0.78, 0.30, 0.17), 'bisque'),
        slab((0.44, 0.26, 0.15), 'white', (-0.12, 0, 0.17), (0, 0, 8)),
        group((0.16, -0.02, 0.535), (82, 0, -22), donut),
        slab((0.20, 0.20, 0.20), 'ink', (-0.22, -0.42, 0), (0, 0, 24)),
        ball(0.07, 'white', (0.28, -0.40, 0.07)),
    ]
