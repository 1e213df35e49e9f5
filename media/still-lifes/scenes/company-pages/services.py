"""Services: a workbench from close by, with few tools and one of them in use. Red: that one, a set square."""

from outlines import arc, lip
from shapes import ball, disc, drum, group, lathe, slab
from studio import Shot, banner_camera, stone
from sweeps import plate, rod

TOP = 0.34  # height of the bench


def build() -> Shot:
    stone()
    bench()
    set_square()
    jar(1.62, 0.16)
    mallet()
    caliper()
    small_things()
    banner_camera(focus=(0.1, -0.3, 0.9), height=0.84, fstop=1.0)
    return Shot('stone', focal=(0.5, 0.0, 0.95))


def bench() -> None:
    """A thick top on two trestles, cut off by the frame at the right, so that the tools are what is seen."""
    slab((3.9, 1.15, 0.13), 'bisque', (1.12, 0.1, TOP - 0.13))
    for x in (-0.42, 2.3):
        slab((0.2, 0.95, TOP - 0.13), 'stone', (x, 0.1, 0), (0, 0, 3))


def set_square() -> None:
    """Stands upright against the block that was squared with it."""
    square = [(0, 0), (1.02, 0), (0, 1.32)]
    window = [(0.17, 0.17), (0.56, 0.17), (0.17, 0.68)]
    group(
        (-0.22, -0.12, TOP),
        (-9, 0, -14),
        [plate(square, 0.06, 'red', (0, 0, 0.006), (90, 0, 0), bevel=0.012, holes=[window])],
    )
    slab((0.62, 0.34, 0.72), 'white', (0.30, 0.26, TOP), (0, 0, -8), bevel=0.015)
    slab((0.44, 0.30, 0.20), 'stone', (0.34, 0.26, TOP + 0.72), (0, 0, 9), bevel=0.015)


def jar(x: float, y: float) -> None:
    profile = [(0, 0), (0.20, 0), (0.215, 0.03), *lip(0.215, 0.19, 0.42), (0.185, 0.06), (0, 0.05)]
    lathe(profile, 'white', (x, y, TOP))
    for lean, turn, length, name in (
        (9, 30, 0.82, 'ink'),
        (12, 140, 0.70, 'bisque'),
        (11, 230, 0.92, 'stone'),
        (7, 320, 0.64, 'white'),
    ):
        group(
            (x, y, TOP + 0.07),
            (lean, 0, turn),
            [rod([(0, 0, 0), (0, 0, length)], 0.024, name), ball(0.042, name, (0, 0, length))],
        )


def mallet() -> None:
    """Stands on its head between the block and the jar."""
    x, y = 0.98, -0.06
    drum(0.20, 0.36, 'stone', (x, y, TOP), bevel=0.03)
    lathe([(0.046, 0.36), (0.050, 0.58), (0.062, 0.80), (0.052, 0.94), (0, 0.96)], 'white', (x, y, TOP))


def caliper() -> None:
    """Two bowed legs that almost meet at the tips, lying in front."""
    left = [(-0.02, -0.26), *arc(0.20, 250, 110, 24, (0, -0.06))]
    right = [*arc(0.20, 70, -70, 24, (0, -0.06)), (0.02, -0.26), *arc(0.16, -66, 66, 24, (0, -0.06))]
    outline = [*left, *arc(0.07, 150, 30, 12, (0, 0.15)), *right, *arc(0.16, 114, 246, 24, (0, -0.06))]
    plate(outline, 0.04, 'ink', (1.34, -0.32, TOP + 0.022), (0, 0, 64), bevel=0.01)


def small_things() -> None:
    """A spool and a ball on the bench, a block of clay on the floor."""
    disc(0.12, 0.16, 'white', (2.08, -0.22, TOP + 0.12), (0, 90, 24), bevel=0.02)
    ball(0.065, 'ink-gloss', (0.62, -0.36, TOP + 0.065))
    slab((0.24, 0.24, 0.24), 'clay', (-0.98, -0.5, 0), (0, 0, 28), bevel=0.02)
