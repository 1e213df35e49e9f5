"""Azure: a porcelain cloud over rising steps. Red: the step just taken."""

from shapes import ball, drum, slab
from studio import Shot, banner_camera, day
from sweeps import melt, rod

LOBES = (  # x, y, z, radius
    (-0.78, 0, 0, 0.40), (-0.35, 0.02, 0.16, 0.52), (0.18, 0, 0.30, 0.62), (0.70, 0.02, 0.10, 0.50),
    (1.08, 0, -0.06, 0.34), (-1.06, 0, -0.10, 0.27), (0.42, -0.26, 0, 0.42), (-0.12, -0.30, -0.04, 0.40),
    (-0.58, -0.22, -0.06, 0.33), (0.86, -0.22, -0.10, 0.30),
)  # fmt: skip
SCALE = 0.76
CLOUD = (0.76, 0.45, 0.98)
STEP, RISE, FOOT = 0.40, 0.135, -1.22  # width and height of a step, x of the lowest one


def build() -> Shot:
    day()
    lobes = [ball(r * SCALE, 'white', (x * SCALE, y * SCALE, z * SCALE), detail=32) for x, y, z, r in LOBES]
    melt(lobes, 'white', voxel=0.018, flatten_below=-0.10).location = CLOUD
    for x in (0.35, 1.25):
        rod([(x, 0.45, 0), (x, 0.45, 1.1)], 0.014, 'steel', straight=True)
        drum(0.06, 0.02, 'steel', (x, 0.45, 0), bevel=0.005)
    for i, name in enumerate(('stone', 'bisque', 'white', 'red', 'bisque')):
        slab((STEP, 0.80, RISE * (i + 1)), name, (FOOT + i * STEP, -0.30, 0), bevel=0.012)
    ball(0.135, 'white', (FOOT + 3 * STEP, -0.38, 4 * RISE + 0.135))
    drum(0.27, 0.20, 'white', (1.14, -0.50, 0))
    ball(0.17, 'glass', (1.14, -0.50, 0.37))
    drum(0.24, 0.46, 'stone', (1.78, -0.25, 0))
    ball(0.14, 'ink-gloss', (1.78, -0.25, 0.60))
    drum(0.17, 0.11, 'bisque', (1.62, -0.72, 0))
    banner_camera(focus=(-0.2, -0.5, 0.6), height=0.76, fstop=1.0)
    return Shot('day', focal=(0.45, 0, 0.8))
