"""Privacy policy: a strong box, locked. Red: the key, and it is yours."""

from outlines import arc, rounded
from shapes import ball, box, disc, drum, group, slab, torus
from studio import Shot, banner_camera, stone
from sweeps import plate, rod

WIDTH, DEPTH, BODY, LID = 1.42, 0.86, 0.58, 0.34


def build() -> Shot:
    stone()
    group((0.62, 0.30, 0), (0, 0, -20), [*chest(), *lock()])
    key()
    padlock(1.86, -0.42)
    drum(0.24, 0.34, 'stone', (-0.92, 0.35, 0))
    ball(0.15, 'ink-gloss', (-0.92, 0.35, 0.49))
    drum(0.12, 0.09, 'bisque', (-0.98, -0.42, 0))
    banner_camera(focus=(0.1, -0.5, 0.6), height=0.66, fstop=1.0)
    return Shot('stone', focal=(0.5, 0.1, 0.5))


def profile(grow: float) -> list[tuple[float, float]]:
    """The lid's section: a flat arch. `grow` makes it larger all round, for the bands."""
    half, rise = DEPTH / 2 + grow, LID + grow
    return [
        (half, -0.001),
        *((half * x, 0.10 + (rise - 0.10) * y) for x, y in arc(1, 0, 180, 40)),
        (-half, -0.001),
    ]


def chest() -> list:
    """A body and an arched lid with a dark joint between, three steel bands over both, feet."""
    standing = (90, 0, 90)
    parts = [
        slab((WIDTH, DEPTH, BODY), 'white', (0, 0, 0.06), bevel=0.014),
        slab((WIDTH - 0.04, DEPTH - 0.04, 0.03), 'ink', (0, 0, 0.06 + BODY - 0.005), bevel=0.002),
        plate(profile(0), WIDTH, 'white', (0, 0, 0.085 + BODY), standing, bevel=0.014),
    ]
    for x in (-0.52, 0.52):
        parts.append(slab((0.11, DEPTH + 0.036, BODY), 'stone', (x, 0, 0.06), bevel=0.008))
        parts.append(plate(profile(0.018), 0.11, 'stone', (x, 0, 0.085 + BODY), standing, bevel=0.008))
        for y in (-0.30, 0.30):
            parts.append(slab((0.16, 0.16, 0.06), 'ink', (x, y, 0), bevel=0.01))
        for z in (0.14, 0.34, 0.54):
            parts.append(ball(0.022, 'steel', (x, -DEPTH / 2 - 0.018, z)))
    return parts


def lock() -> list:
    """The plate with its keyhole, and the hasp that comes down from the lid."""
    y, z = -DEPTH / 2, 0.42
    hole = [*arc(0.035, -60, 240, 24, (0, 0.03)), (-0.024, -0.075), (0.024, -0.075)]
    return [
        plate(rounded(0.30, 0.36, 0.05), 0.035, 'steel', (0, y - 0.012, z), (90, 0, 0), bevel=0.010),
        plate(hole, 0.012, 'ink', (0, y - 0.028, z - 0.02), (90, 0, 0), bevel=0.002),
        plate(rounded(0.15, 0.26, 0.03), 0.035, 'steel', (0, y - 0.020, BODY + 0.14), (90, 0, 0), bevel=0.010),
    ]


def key() -> None:
    """Leans against the box: a round bow, a collar, a stem, two bits."""
    bits = [(0, 0), (0.16, 0), (0.16, 0.07), (0.10, 0.07), (0.10, 0.11), (0.16, 0.11), (0.16, 0.19), (0, 0.19)]
    parts = [
        rod([(0, 0, 0), (0, 0, 0.62)], 0.032, 'red', straight=True),
        torus(0.135, 0.035, 'red', (0, 0, 0.77), (90, 0, 0)),
        disc(0.052, 0.05, 'red', (0, 0, 0.60), bevel=0.012),
        plate(bits, 0.040, 'red', (0, 0, 0.03), (90, 0, 0), bevel=0.008),
    ]
    group((0.02, -0.62, 0.015), (-24, 10, -28), parts)


def padlock(x: float, y: float) -> None:
    """A small one, open, lying in front."""
    body = plate(rounded(0.30, 0.25, 0.05), 0.11, 'ink', (0, 0, 0), bevel=0.016)
    shackle = rod([(-0.09, 0.10, 0), (-0.09, 0.24, 0), (0, 0.33, 0), (0.09, 0.24, 0), (0.09, 0.18, 0)], 0.024, 'steel')
    hole = box((0.02, 0.06, 0.02), 'steel', (0, -0.02, 0.052), bevel=0.004)
    group((x, y, 0.06), (0, 0, 28), [body, shackle, hole])
