"""Cloud Migration and App Modernization: a crane sets crates on a cloud, one after the other. Red: the crate on the
hook."""

from cameras import from_below
from shapes import ball, box, drum, group, slab
from studio import Shot, noon
from sweeps import melt, rod

MAST, BAY = 0.11, 0.175  # half the width of the mast, and the height of one of its bays
BAYS = 6
LOBES = (  # x, y, z, radius
    (-0.50, 0, 0, 0.22), (-0.20, 0.02, 0.08, 0.28), (0.16, 0, 0.10, 0.30), (0.48, 0, 0.0, 0.22), (0.68, 0, -0.05, 0.14),
    (0.02, -0.16, 0, 0.24), (0.32, -0.12, -0.02, 0.20), (-0.34, -0.12, -0.02, 0.19),
)  # fmt: skip


def build() -> Shot:
    noon()
    top = 0.10 + BAYS * BAY
    group((0.36, 0.12, 0), (0, 0, -16), [*mast(), *jib(top), *load(top)])
    cloud(1.38, -0.20)
    waiting()
    from_below((0.8, 0, 0.2), width=6.0, at=(0.74, 0.84))
    return Shot('day-near', focal=(0.8, 0.0, 0.9), begins=0.32)


def bar(start, end, radius=0.011, name='ink'):
    return rod([start, end], radius, name, straight=True)


def mast() -> list:
    """Four posts with braces in each bay, on a round foot."""
    w, made = MAST, [drum(0.34, 0.10, 'stone', bevel=0.016)]
    corners = ((-w, -w), (w, -w), (w, w), (-w, w))
    high = 0.10 + BAYS * BAY
    made += [bar((x, y, 0.08), (x, y, high), 0.017) for x, y in corners]
    for i in range(BAYS):
        low, up = 0.10 + i * BAY, 0.10 + (i + 1) * BAY
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            made.append(bar((ax, ay, up), (bx, by, up)))
            made.append(bar((ax, ay, low), (bx, by, up)) if i % 2 else bar((ax, ay, up), (bx, by, low)))
    return made


def jib(top: float) -> list:
    """The long arm to the right, the short one with its counterweight to the left, and the cab between."""
    left, right, rise = -0.80, 1.42, 0.13
    window = slab((0.16, 0.02, 0.11), 'ink', (0.03, -0.15, top + 0.05), bevel=0.004)
    made = [slab((0.30, 0.30, 0.20), 'white', (0, 0, top)), window]
    deck = top + 0.22
    made += [bar((left, y, deck), (right, y, deck), 0.015) for y in (-0.08, 0.08)]
    made.append(bar((-0.10, 0, deck + rise), (right - 0.10, 0, deck + rise), 0.013))
    steps = 9
    for i in range(steps):
        a, b = 0.10 + (right - 0.2) * i / steps, 0.10 + (right - 0.2) * (i + 0.5) / steps
        made += [bar((a, y, deck), (b, 0, deck + rise), 0.008) for y in (-0.08, 0.08)]
        made += [bar((b, 0, deck + rise), (2 * b - a, y, deck), 0.008) for y in (-0.08, 0.08)]
    peak = (0, 0, deck + 0.36)
    made += [bar((side * 0.08, 0, deck), peak, 0.013) for side in (-1, 1)]
    made.append(bar(peak, (left + 0.08, 0, deck), 0.006, 'steel'))
    made.append(bar(peak, (right - 0.35, 0, deck + rise), 0.006, 'steel'))
    made.append(box((0.28, 0.26, 0.26), 'stone', (left + 0.14, 0, deck - 0.10)))
    return made


def load(top: float) -> list:
    """The crate on its hook, turning a little as it hangs."""
    x, high = 1.06, top + 0.21
    eye = high - 0.20
    made = [box((0.14, 0.20, 0.05), 'steel', (x, 0, high - 0.01)), bar((x, 0, high), (x, 0, eye), 0.007, 'steel')]
    made.append(ball(0.032, 'steel', (x, 0, eye), detail=24))
    for dx in (-0.16, 0.16):
        made += [bar((x, 0, eye), (x + dx, dy, eye - 0.16), 0.006, 'steel') for dy in (-0.13, 0.13)]
    made.append(group((x, 0, eye - 0.44), (0, 4, 48), crate(0.40, 'red')))
    return made


def crate(size: float, name: str) -> list:
    """A box with corner posts and boards that stand out a little."""
    made = [slab((size, size * 0.9, size * 0.72), name, bevel=0.010)]
    for z in (0.03, size * 0.72 - 0.03 - size * 0.10):
        made.append(slab((size + 0.03, size * 0.9 + 0.03, size * 0.10), name, (0, 0, z), bevel=0.008))
    return made


def cloud(x: float, y: float) -> None:
    """Low at the right, with the crates that have arrived."""
    body = melt([ball(r, 'white', at, detail=32) for *at, r in LOBES], 'white', voxel=0.014, flatten_below=-0.06)
    body.location = (x, y, 0.15)


def waiting() -> None:
    """What is still to be moved."""
    group((-0.30, -0.36, 0), (0, 0, 14), crate(0.40, 'bisque'))
    group((-0.28, -0.36, 0.286), (0, 0, -12), crate(0.32, 'stone'))
    group((-0.62, -0.62, 0), (0, 0, -20), crate(0.28, 'stone'))
