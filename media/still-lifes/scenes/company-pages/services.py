"""Services: a workbench with every tool at hand, each in its place. Red: the one in use, a set square."""

from outlines import arc, lip, rounded
from shapes import ball, box, disc, drum, group, lathe, slab
from studio import Shot, banner_camera, stone
from sweeps import plate, rod

TOP = 0.56  # height of the bench
BOARD_Y = 0.55


def build() -> Shot:
    stone()
    bench()
    board()
    square = [(0, 0), (0.66, 0), (0, 0.66)]
    window = [(0.12, 0.12), (0.37, 0.12), (0.12, 0.37)]
    group(
        (-0.26, -0.04, TOP),
        (-12, 0, -8),
        [plate(square, 0.035, 'red', (0, 0, 0.005), (90, 0, 0), bevel=0.008, holes=[window])],
    )
    mallet(0.62, -0.05)
    jar(1.55, 0.10)
    slab((0.46, 0.20, 0.10), 'white', (1.10, -0.12, TOP), (0, 0, 14))
    ball(0.055, 'ink', (1.16, -0.10, TOP + 0.14))
    drum(0.10, 0.16, 'bisque', (0.22, -0.12, TOP))
    floor()
    banner_camera(focus=(0.0, -0.2, 0.8), height=0.74, fstop=1.0)
    return Shot('stone', focal=(0.4, 0.2, 0.85))


def bench() -> None:
    slab((2.95, 0.95, 0.085), 'bisque', (0.50, 0.12, TOP - 0.085))
    for x in (-0.62, 1.62):
        for y in (-0.22, 0.46):
            slab((0.13, 0.13, TOP - 0.085), 'stone', (x, y, 0))
        slab((0.10, 0.60, 0.08), 'stone', (x, 0.12, 0.16))
    box((2.2, 0.06, 0.10), 'stone', (0.50, 0.40, 0.20))


def board() -> None:
    """The wall of tools behind the bench: flat shapes on steel pegs, standing a little off the board."""
    slab((2.45, 0.06, 1.02), 'stone', (0.62, BOARD_Y + 0.06, TOP))
    saw = [
        (0, 0),
        (0.10, -0.02),
        (0.62, 0.06),
        (0.62, 0.10),
        (0.10, 0.24),
        (0, 0.24),
        (-0.18, 0.20),
        (-0.22, 0.08),
        (-0.16, -0.04),
    ]
    hang(saw, 'white', 0.32, 1.22, holes=[rounded(0.14, 0.09, 0.04)], hole_at=(-0.08, 0.09))
    head = [(-0.16, 0.42), (0.10, 0.42), (0.20, 0.47), (0.20, 0.52), (0.10, 0.54), (-0.16, 0.54)]
    hang([(-0.035, 0), (0.035, 0), (0.028, 0.42), *head[1:], head[0], (-0.028, 0.42)], 'ink', 1.14, 0.90)
    hang(wrench(), 'white', 1.44, 0.90)
    hang(rounded(0.075, 0.66, 0.03), 'ink', 1.69, 1.16)
    hang(caliper(), 'white', -0.34, 1.31)


def hang(outline, name: str, x: float, z: float, holes=(), hole_at=(0.0, 0.0)) -> None:
    moved = [[(px + hole_at[0], py + hole_at[1]) for px, py in hole] for hole in holes]
    plate(outline, 0.045, name, (x, BOARD_Y - 0.03, z), (90, 0, 0), bevel=0.01, holes=moved)


def wrench() -> list[tuple[float, float]]:
    """Open at the top, round at the foot."""
    jaw = arc(0.13, -60, 55, 20, (0, 0.52))
    other = arc(0.13, 125, 240, 20, (0, 0.52))
    mouth = [(0.055, 0.61), (0.055, 0.52), (-0.055, 0.52), (-0.055, 0.61)]
    return [*jaw, *mouth, *other, *arc(0.05, 180, 360, 16, (0, 0.0))]


def caliper() -> list[tuple[float, float]]:
    """Two bowed legs that almost meet at the tips."""
    left = [(-0.02, -0.26), *arc(0.20, 250, 110, 24, (0, -0.06))]
    right = [*arc(0.20, 70, -70, 24, (0, -0.06)), (0.02, -0.26), *arc(0.16, -66, 66, 24, (0, -0.06))]
    return [*left, *arc(0.07, 150, 30, 12, (0, 0.15)), *right, *arc(0.16, 114, 246, 24, (0, -0.06))]


def mallet(x: float, y: float) -> None:
    """Stands on its head."""
    drum(0.125, 0.26, 'white', (x, y, TOP), bevel=0.02)
    lathe([(0.030, 0.26), (0.032, 0.40), (0.040, 0.55), (0.034, 0.64), (0, 0.65)], 'stone', (x, y, TOP))


def jar(x: float, y: float) -> None:
    profile = [(0, 0), (0.13, 0), (0.14, 0.02), *lip(0.14, 0.125, 0.25), (0.12, 0.04), (0, 0.03)]
    lathe(profile, 'white', (x, y, TOP))
    for lean, turn, length, name in (
        (9, 30, 0.50, 'ink'),
        (12, 140, 0.44, 'bisque'),
        (11, 230, 0.56, 'stone'),
        (7, 320, 0.40, 'white'),
    ):
        group(
            (x, y, TOP + 0.05),
            (lean, 0, turn),
            [rod([(0, 0, 0), (0, 0, length)], 0.016, name), ball(0.026, name, (0, 0, length))],
        )


def floor() -> None:
    """Under and beside the bench: a crate, a spool, a block of clay."""
    slab((0.50, 0.40, 0.34), 'white', (0.35, 0.15, 0), (0, 0, -12))
    disc(0.15, 0.18, 'bisque', (1.15, -0.15, 0.15), (0, 90, 24), bevel=0.02)
    disc(0.10, 0.24, 'ink', (1.15, -0.15, 0.15), (0, 90, 24), bevel=0.01)
    slab((0.22, 0.22, 0.22), 'clay', (-1.10, -0.55, 0), (0, 0, 28), bevel=0.02)
    ball(0.07, 'ink-gloss', (-0.82, -0.72, 0.07))
