"""A work jacket of heavy cloth that hangs over something as wide as a chair's back.

Built from three skins: the body, open in front, the collar and two sleeves. What is cloth about them is in the folds:
they begin where the cloth hangs from an edge, and open toward the hem."""

import math

import bmesh
import numpy as np

from shapes import ball, solid

WIDE = 0.235  # half the shoulders
LONG = 0.43  # from the collar to the hem
THICK = 0.011


def jacket(material: str, button='ink') -> list:
    """Hangs from the origin, the middle of its collar, down to -z; its back looks to +y."""
    parts = [_cloth(_body(), material), _cloth(_collar(), material, 0.013)]
    for side in (-1, 1):
        parts.append(_cloth(_sleeve(side), material))
        parts.append(ball(0.010, button, (side * 0.281, 0.020, -0.455), (0.45, 1, 1), detail=16))
    return parts


def _cloth(grid: np.ndarray, material: str, thick=THICK):
    """A thick soft sheet through a grid of points: rows, columns, x y z. A column that ends where it began closes."""
    rows, columns, _ = grid.shape
    closes = np.allclose(grid[:, 0], grid[:, -1])
    shape = bmesh.new()
    count = columns - closes
    corners = [[shape.verts.new(point) for point in row[:count]] for row in grid.tolist()]
    for i in range(rows - 1):
        for j in range(columns - 1):
            k = (j + 1) % count
            shape.faces.new((corners[i][j], corners[i][k], corners[i + 1][k], corners[i + 1][j]))
    made = solid(shape, material, crease=180)
    thicker = made.modifiers.new('thicker', 'SOLIDIFY')
    thicker.thickness, thicker.offset = thick, 0
    finer = made.modifiers.new('finer', 'SUBSURF')
    finer.levels = finer.render_levels = 2
    return made


def _soft(x, start: float, end: float):
    """From 0 at `start` to 1 at `end`, without a corner."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def _pleat(x):
    """Waves with narrow crests and wide valleys, from -0.5 to 1."""
    return np.exp(2.2 * (np.cos(x) - 1)) * 1.5 - 0.5


def _body() -> np.ndarray:
    """From the ridge of the shoulders down to the hem, around from one edge of the opening in front to the other."""
    down, around = np.meshgrid(np.linspace(0, 1, 44), np.linspace(0.30, 2 * math.pi - 0.30, 120), indexing='ij')
    # A flat oval: `around` is 0 in front.
    across, back = np.sin(around), -np.cos(around)
    across = np.sign(across) * np.abs(across) ** 0.62
    deep = 0.006 + 0.034 * np.sqrt(np.clip(down / 0.10, 0, 1)) + 0.035 * down
    x = across * (WIDE - 0.012 * _soft(down, 0.05, 0.5) + 0.022 * _soft(down, 0.45, 1))
    y = np.sign(back) * np.abs(back) ** 0.75 * deep + 0.006 * down
    shoulder = -0.012 - 0.046 * np.abs(across) ** 2.4 - 0.030 * _soft(np.abs(across), 0.86, 1)
    z = shoulder * (1 - down) - (LONG + 0.012 * np.cos(2 * around + 0.6)) * down
    # The cloth hangs in pleats below the blades, and in slanting ones from where the chair's corners carry it.
    low = _soft(down, 0.22, 1.0)
    drift = x + 0.05 * down * np.sin(3 * x / WIDE)
    out = low * (0.020 * _pleat(34 * drift + 0.9) + 0.009 * _pleat(61 * drift + 2.0 - 2 * down))
    for side, turns in ((-1, 8.0), (1, 9.5)):
        dx, dz = x - side * 0.185, -0.075 - z
        far = np.hypot(dx, dz)
        slant = np.arctan2(-side * dx, np.maximum(dz, 1e-3))
        out += 0.013 * _pleat(turns * slant + 1.2) * _soft(far, 0.02, 0.10) * (1 - _soft(far, 0.12, 0.34)) * (slant > 0)
    y += out * np.sign(back) * np.minimum(1, np.abs(back) * 1.6)
    x += out * 0.5 * np.sign(across) * _soft(np.abs(across), 0.75, 1)
    return np.stack([x, y, z], axis=-1)


def _collar() -> np.ndarray:
    """Stands up around the neck and is turned down over the back."""
    along, around = np.meshgrid(np.linspace(0, 1, 14), np.linspace(-2.55, 2.55, 44), indexing='ij')
    # Up on the inside, over, and down on the outside, wider there.
    turned = _soft(along, 0.35, 0.62)
    up = np.where(along < 0.45, -0.030 + 0.056 * along / 0.45, 0.026 - 0.066 * (along - 0.45) / 0.55)
    reach = 0.068 + 0.016 * turned + 0.020 * _soft(along, 0.6, 1)
    x = np.sin(around) * reach * 1.12
    y = np.cos(around) * reach * (0.42 + 0.10 * turned) + 0.004
    z = up - 0.030 * (1 - np.cos(around)) * 0.7 + 0.004 * np.sin(3 * around + 1) * turned
    return np.stack([x, y, z], axis=-1)


def _sleeve(side: int) -> np.ndarray:
    """Hangs from the shoulder, bent a little where an arm would be, creased there; its cuff is open."""
    stations = np.array([(0.200, 0.0, -0.042), (0.226, 0.004, -0.082), (0.252, 0.012, -0.17), (0.262, 0.018, -0.29),
                         (0.254, 0.006, -0.40), (0.246, -0.010, -0.500)])  # fmt: skip
    if side < 0:
        stations = stations + np.outer(np.linspace(0, 1, 6) ** 2, (-0.014, 0.020, 0.022))
    along, around = np.meshgrid(np.linspace(0, 1, 72), np.linspace(0, 2 * math.pi, 41), indexing='ij')
    places = np.linspace(0, 1, 6)
    middle = np.stack([_curve(along[:, 0], places, stations[:, i]) for i in range(3)], axis=-1)
    wide = _curve(along[:, 0], places, np.array([0.046, 0.058, 0.056, 0.051, 0.046, 0.043]))[:, None]
    wide = wide * np.sqrt(np.clip(along / 0.11, 0.02, 1))  # round where it is set into the shoulder
    slack = np.exp(-(((along - 0.60) / 0.17) ** 2)) + 0.55 * np.exp(-(((along - 0.30) / 0.10) ** 2))
    slack += 0.45 * np.exp(-(((along - 0.90) / 0.06) ** 2))
    crease = _pleat(2 * math.pi * (6.2 * along + 0.30 * np.sin(9 * along + side) + 0.34 * np.cos(around - 0.9 * side)))
    fold = 0.009 * crease * slack * (0.40 + 0.60 * np.cos(around - 1.1 + 2.2 * along))
    cuff = 0.004 * (_soft(along, 0.905, 0.915) - 0.4 * _soft(along, 0.99, 1.0))
    reach = wide + (fold + cuff) * _soft(along, 0.02, 0.15)
    x = np.cos(around) * reach * 0.80
    y = np.sin(around) * reach * 1.06
    points = middle[:, None] + np.stack([x, y, np.zeros_like(x)], axis=-1)
    return points * (side, 1, 1)


def _curve(at: np.ndarray, places: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Values between the given ones, without corners at them."""
    raw = np.interp(np.linspace(-0.2, 1.2, 281), places, values)
    return np.interp(at, np.linspace(-0.2, 1.2, 281), np.convolve(np.pad(raw, 12, 'edge'), np.ones(25) / 25, 'valid'))
