"""Services: a workbench from close by, with few tools and one of them in use. Red: that one, a set square."""

from outlines import lip
from shapes import ball, box, disc, drum, group, lathe, slab
from studio import Shot, banner_camera, stone
from sweeps import fluted, plate, rod

TOP = 0.34  # height of the bench


def build() -> Shot:
    stone()
    bench()
    set_square()
    jar(1.56, 0.10)
    hammer()
    small_things()
    banner_camera(focus=(0.1, -0.3, 0.9), height=0.84, fstop=1.0)
    return Shot('stone', focal=(0.5, 0.0, 0.95))


def bench() -> None:
    """A thick top on two trestles, cut off by the frame at the right, so that the tools are what is seen."""
    slab((3.9, 1.15, 0.13), 'bisque', (1.12, 0.1, TOP - 0.13))
    for x in (-0.42, 2.3):
        slab((0.2, 0.95, TOP - 0.13), 'stone', (x, 0.1, 0), (0, 0, 3))


def set_square() -> None:
    """Stands upright against the block that was squared with it; marks along its edge."""
    square = [(0, 0), (1.02, 0), (0, 1.32)]
    window = [(0.17, 0.17), (0.56, 0.17), (0.17, 0.68)]
    group(
        (-0.22, -0.12, TOP),
        (-9, 0, -14),
        [plate(square, 0.06, 'red', (0, 0, 0.006), (90, 0, 0), bevel=0.012, holes=[window]), *marks()],
    )
    slab((0.62, 0.34, 0.72), 'white', (0.30, 0.26, TOP), (0, 0, -8), bevel=0.015)
    slab((0.44, 0.30, 0.20), 'stone', (0.34, 0.26, TOP + 0.72), (0, 0, 9), bevel=0.015)


def marks() -> list:
    """A scale on the upright edge, every fifth line longer."""
    made = []
    for i in range(2, 21):
        length = 0.085 if i % 5 == 0 else 0.05
        made.append(box((length, 0.004, 0.007), 'white', (0.02 + length / 2, -0.031, 0.05 * i), bevel=0.001))
    return made


def jar(x: float, y: float) -> None:
    """A pencil, a brush and a screwdriver with their tips up, so that each can be told."""
    profile = [(0, 0), (0.20, 0), (0.215, 0.03), *lip(0.215, 0.19, 0.42), (0.185, 0.06), (0, 0.05)]
    lathe(profile, 'white', (x, y, TOP))
    for lean, turn, tool in ((9, 176, pencil()), (13, -78, brush()), (14, 72, screwdriver())):
        group((x, y, TOP + 0.07), (lean, 0, turn), tool)


def pencil() -> list:
    return [
        disc(0.036, 0.70, 'ink', (0, 0, 0.35), bevel=0.003),
        disc(0.036, 0.13, 'bisque', (0, 0, 0.765), bevel=0, top=0.012),
        disc(0.012, 0.04, 'ink', (0, 0, 0.85), bevel=0, top=0.002),
    ]


def brush() -> list:
    """A round handle, a steel collar and a tuft that is cut flat."""
    wood = lathe([(0.016, 0), (0.030, 0.34), (0.022, 0.62), (0, 0.62)], 'bisque', crease=60)
    tuft = slab((0.15, 0.06, 0.20), 'stone', (0, 0, 0.76), bevel=0.02)
    return [wood, slab((0.14, 0.055, 0.16), 'steel', (0, 0, 0.60), bevel=0.012), tuft]


def screwdriver() -> list:
    """With its grip up: a blade alone would be a wire."""
    blade = rod([(0, 0, 0), (0, 0, 0.50)], 0.018, 'steel', straight=True)
    return [blade, drum(0.034, 0.06, 'steel', (0, 0, 0.46), bevel=0.008), fluted(0.058, 0.30, 8, 'ink', (0, 0, 0.52))]


def hammer() -> None:
    """Leans against the block with its head up: a face at one end, a wedge at the other."""
    eye = 1.06  # height of the head on its handle
    handle = lathe([(0, 0), (0.055, 0), (0.060, 0.05), (0.040, 0.30), (0.034, eye), (0, eye)], 'bisque', crease=60)
    neck = disc(0.055, 0.16, 'steel', (-0.15, 0, eye - 0.04), (0, 90, 0), bevel=0.008)
    face = disc(0.088, 0.09, 'steel', (-0.26, 0, eye - 0.04), (0, 90, 0), bevel=0.014)
    wedge = plate(
        [(0.07, 0.07), (0.07, -0.07), (0.36, -0.085), (0.36, -0.055)], 0.11, 'steel', (0, 0, eye - 0.04), (90, 0, 0), 0.010
    )
    head = [slab((0.18, 0.15, 0.16), 'steel', (0, 0, eye - 0.12), bevel=0.018), neck, face, wedge]
    group((0.93, -0.16, TOP), (-6, -15, -8), [handle, *head])


def small_things() -> None:
    """A spool and a ball on the bench, a block of clay on the floor."""
    disc(0.12, 0.16, 'white', (2.08, -0.22, TOP + 0.12), (0, 90, 24), bevel=0.02)
    ball(0.065, 'ink-gloss', (1.24, -0.34, TOP + 0.065))
    slab((0.24, 0.24, 0.24), 'clay', (-0.98, -0.5, 0), (0, 0, 28), bevel=0.02)
