"""Solid shapes, all made from numbers. Lengths are meters, angles degrees, z is up, the camera looks along +y.

Each function returns the object it adds to the scene. `at` is where the shape's own origin goes and `turn` its
rotation about x, y, z. Edges are beveled (`bevel`, in meters): a perfectly sharp edge never catches light and reads
as computer work."""

import math
from collections.abc import Callable, Sequence

import bmesh
import bpy
from mathutils import Euler, Matrix

from materials import material as material_named

Point = tuple[float, float]
Point3 = tuple[float, float, float]
ORIGIN: Point3 = (0, 0, 0)


def radians(turn: Point3) -> Euler:
    """Degrees about x, y, z as Blender's rotation."""
    return Euler([math.radians(angle) for angle in turn])


def add(data, at: Point3 = ORIGIN, turn: Point3 = ORIGIN):
    """Puts a mesh, curve or light (or None, for an empty) into the scene."""
    made = bpy.data.objects.new(data.name if data else 'group', data)
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    made.rotation_euler = radians(turn)
    return made


def group(at: Point3, turn: Point3, parts: Sequence[bpy.types.Object], scale: float = 1):
    """Moves parts that were built around the origin as one body. Returns the empty that carries them."""
    carrier = add(None, at, turn)
    carrier.scale = (scale,) * 3
    for part in parts:
        part.parent = carrier
    return carrier


def solid(shape: bmesh.types.BMesh, material: str, at=ORIGIN, turn=ORIGIN, bevel=0.0, segments=4, crease=40):
    """A finished object from raw geometry: smooth shading, beveled edges, one material."""
    mesh = bpy.data.meshes.new('solid')
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material_named(material))
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(crease)
    made = add(mesh, at, turn)
    if bevel:
        modifier = made.modifiers.new('bevel', 'BEVEL')
        modifier.width = bevel
        modifier.segments = segments
        modifier.limit_method = 'ANGLE'
        modifier.angle_limit = math.radians(35)
        modifier.harden_normals = True
    return made


def box(size: Point3, material: str, at=ORIGIN, turn=ORIGIN, bevel=0.015):
    """A block; `at` is its center."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    return solid(shape, material, at, turn, bevel)


def slab(size: Point3, material: str, at=ORIGIN, turn=ORIGIN, bevel=0.015):
    """A block that stands on `at` instead of being centered on it."""
    return box(size, material, (at[0], at[1], at[2] + size[2] / 2), turn, bevel)


def disc(radius: float, height: float, material: str, at=ORIGIN, turn=ORIGIN, bevel=0.015, top: float | None = None):
    """A cylinder, or a cone to radius `top`, centered on `at`."""
    shape = bmesh.new()
    bmesh.ops.create_cone(
        shape, cap_ends=True, segments=128, radius1=radius, radius2=radius if top is None else top, depth=height
    )
    return solid(shape, material, at, turn, bevel)


def drum(radius: float, height: float, material: str, at=ORIGIN, bevel=0.015, top: float | None = None):
    """A cylinder that stands on `at`."""
    return disc(radius, height, material, (at[0], at[1], at[2] + height / 2), ORIGIN, bevel, top)


def ball(radius: float, material: str, at=ORIGIN, squash: Point3 = (1, 1, 1), turn=ORIGIN, detail=64):
    """A sphere around `at`; `squash` scales it per axis."""
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=detail * 2, v_segments=detail, radius=radius)
    made = solid(shape, material, at, turn)
    made.scale = squash
    return made


def lathe(
    profile: Sequence[Point] | Callable[[float], Sequence[Point]],
    material: str,
    at=ORIGIN,
    turn=ORIGIN,
    bevel=0.0,
    crease=40,
    steps=160,
):
    """Turns a profile of (radius, z) pairs about the z axis. Radius 0 closes an end; walls need both sides drawn. A
    function of the angle (radians) gives each direction a profile of its own, all of one length: for dripping
    glaze."""
    shape = bmesh.new()
    angles = [2 * math.pi * i / steps for i in range(steps)]
    profiles = [profile(a) if callable(profile) else profile for a in angles]
    rings = []
    for step, (first, _) in enumerate(profiles[0]):
        spokes = list(zip(angles, profiles))[: 1 if first < 1e-6 else steps]
        rings.append(
            [shape.verts.new((p[step][0] * math.cos(a), p[step][0] * math.sin(a), p[step][1])) for a, p in spokes]
        )
    for low, high in zip(rings, rings[1:]):
        if len(low) == len(high) == 1:
            continue
        for i in range(steps):
            j = (i + 1) % steps
            corners = [low[i % len(low)], low[j % len(low)], high[j % len(high)], high[i % len(high)]]
            shape.faces.new(list(dict.fromkeys(corners)))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    return solid(shape, material, at, turn, bevel, crease=crease)


def torus(radius: float, thickness: float, material: str, at=ORIGIN, turn=ORIGIN):
    """A ring lying flat; `thickness` is the radius of its rod."""
    rod = [2 * math.pi * k / 48 for k in range(49)]
    return lathe([(radius + thickness * math.cos(a), thickness * math.sin(a)) for a in rod], material, at, turn)


def copy(source: bpy.types.Object, at: Point3, turn: Point3 = ORIGIN):
    """Another object with the same mesh: costs no memory, so use it for crowds."""
    made = source.copy()
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    made.rotation_euler = radians(turn)
    return made


def along(matrix: Matrix, parts: Sequence[bpy.types.Object]) -> None:
    """Carries parts by a matrix, for props that lean in a way three angles cannot say."""
    for part in parts:
        part.matrix_world = matrix @ part.matrix_basis
