"""Soft bodies from a field: a function that says how far points are from a surface, negative inside. Parts of a field
flow into each other as flesh does, which meshes that are melted together do not."""

from collections.abc import Callable

import bmesh
import numpy as np

from shapes import solid

Points = np.ndarray  # n rows of x, y, z
Field = Callable[[Points], np.ndarray]
BLOCK = 16  # cells of a block: blocks far from the surface are not looked at closely


def limb(start, end, first: float, last: float, waist=0.0) -> Field:
    """A round limb from radius `first` to `last`, thinner by `waist` in its middle."""
    a, b = np.asarray(start, float), np.asarray(end, float)
    ab = b - a

    def far(points: Points) -> np.ndarray:
        t = np.clip((points - a) @ ab / (ab @ ab), 0, 1)
        return np.linalg.norm(points - a - t[:, None] * ab, axis=1) - (
            first + (last - first) * t - waist * np.sin(np.pi * t)
        )

    return far


def lens(middle, axes, radii) -> Field:
    """An ellipsoid: `axes` are three unit vectors, `radii` its half widths along them."""
    frame, r, center = np.asarray(axes, float).T, np.asarray(radii, float), np.asarray(middle, float)

    def far(points: Points) -> np.ndarray:
        local = (points - center) @ frame
        near = np.linalg.norm(local / r, axis=1)
        return near * (near - 1) / np.maximum(np.linalg.norm(local / r**2, axis=1), 1e-9)

    return far


def flow(parts: list[Field], width: float) -> Field:
    """Parts that flow into each other over about `width` meters."""

    def far(points: Points) -> np.ndarray:
        whole = parts[0](points)
        for part in parts[1:]:
            other = part(points)
            h = np.clip(0.5 + 0.5 * (other - whole) / width, 0, 1)
            whole = other + (whole - other) * h - width * h * (1 - h)
        return whole

    return far


def skin(field: Field, low, high, cell: float, material: str):
    """The surface of a field inside the box from `low` to `high`, as a fine mesh of squares."""
    low = np.asarray(low, float)
    counts = np.ceil((np.asarray(high) - low) / cell / BLOCK).astype(int) * BLOCK + 1
    inside = _sample(field, low, counts, cell) < 0
    ids, quads = {}, []
    for axis, across, upward in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        for crossed in np.argwhere(np.diff(inside, axis=axis)).tolist():
            # The four cells around an edge that crosses the surface are the corners of a square of the skin.
            square = []
            for left, below in ((0, 0), (1, 0), (1, 1), (0, 1)):
                cell_at = list(crossed)
                cell_at[across] -= left
                cell_at[upward] -= below
                square.append(ids.setdefault(tuple(cell_at), len(ids)))
            quads.append(square if inside[tuple(crossed)] else square[::-1])
    points = low + (np.array(list(ids)) + 0.5) * cell
    for _ in range(3):
        far, slope = _slope(field, points)
        points -= slope * far[:, None] * 0.9
    shape = bmesh.new()
    corners = [shape.verts.new(point) for point in points]
    for quad in quads:
        shape.faces.new([corners[i] for i in quad])
    made = solid(shape, material, crease=180)
    finer = made.modifiers.new('finer', 'SUBSURF')
    finer.levels = finer.render_levels = 1
    return made


def _sample(field: Field, low, counts, cell: float) -> np.ndarray:
    """The field at the corners of all cells; in blocks far from the surface one value stands for all."""
    values = np.empty(counts)
    reach = BLOCK * cell
    for i in range(0, counts[0], BLOCK):
        for j in range(0, counts[1], BLOCK):
            for k in range(0, counts[2], BLOCK):
                part = tuple(slice(at, min(at + BLOCK, n)) for at, n in zip((i, j, k), counts))
                middle = low + (np.array((i, j, k)) + BLOCK / 2) * cell
                value = field(middle[None])[0]
                if abs(value) > reach:
                    values[part] = value
                    continue
                grid = np.stack(np.meshgrid(*(np.arange(s.start, s.stop) for s in part), indexing='ij'), axis=-1)
                values[part] = field(low + grid.reshape(-1, 3) * cell).reshape(grid.shape[:3])
    return values


def _slope(field: Field, points: Points, step=0.002) -> tuple[np.ndarray, np.ndarray]:
    """The field at points, and unit vectors away from the surface there."""
    far = field(points)
    slope = np.stack([field(points + axis) - far for axis in np.eye(3) * step], axis=1)
    return far, slope / np.maximum(np.linalg.norm(slope, axis=1, keepdims=True), 1e-9)
