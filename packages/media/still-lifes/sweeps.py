"""Shapes drawn with a line: plates cut from an outline, rods and gutters along a path, skins over rings, bodies melted
from several.

The same conventions as in `shapes.py`: meters, degrees, z up; every function adds to the scene and returns the object.
"""

import math
from collections.abc import Sequence

import bmesh
import bpy
from mathutils import Vector

from materials import material as material_named
from outlines import flutes, softened
from shapes import ORIGIN, Point, Point3, add, solid


def plate(outline, depth: float, material: str, at=ORIGIN, turn=ORIGIN, bevel=0.015, holes=(), segments=4):
    """An outline in x, y with a thickness along z, centered on `at`. Turn it by x = 90 to make it stand."""
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    for ring in (softened(corners, bevel) for corners in (outline, *holes)):
        spline = curve.splines.new('POLY')
        spline.points.add(len(ring) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, ring):
            point.co = (x, y, 0, 1)
    curve.extrude = max(0, depth / 2 - bevel)
    curve.bevel_depth = bevel
    curve.bevel_resolution = segments
    curve.offset = -bevel  # Blender bevels outward; this keeps the outline's own size.
    curve.materials.append(material_named(material))
    return add(curve, at, turn)


def lettering(text: str, size: float, material: str, at=ORIGIN, turn=ORIGIN):
    """Letters or digits of Blender's own typeface lying on `at`, centered, a few millimeters thick."""
    curve = bpy.data.curves.new('lettering', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, 'CENTER', 'CENTER'
    curve.extrude = 0.004
    curve.materials.append(material_named(material))
    return add(curve, at, turn)


def rod(points: Sequence[Point3], radius: float, material: str, at=ORIGIN, turn=ORIGIN, straight=False, closed=False):
    """A round bar through the points: smooth, or with corners if `straight`."""
    curve = bpy.data.curves.new('rod', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 12
    curve.use_fill_caps = True
    curve.resolution_u = 24
    spline = curve.splines.new('POLY' if straight else 'BEZIER')
    knots = spline.points if straight else spline.bezier_points
    knots.add(len(points) - 1)
    for knot, point in zip(knots, points):
        knot.co = (*point, 1) if straight else point
        if not straight:
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
    spline.use_cyclic_u = closed
    curve.materials.append(material_named(material))
    return add(curve, at, turn)


def sweep(
    path: Sequence[Point3],
    profile: Sequence[Point],
    material: str,
    at=ORIGIN,
    turn=ORIGIN,
    up=(0, 0, 1),
    crease=40,
    bevel=0.0,
):
    """Carries a closed profile of (sideways, upward) pairs along a path: gutters, ribbons, rails. Ends are capped. Use
    it instead of `plate` for a profile with inner corners, which a plate shades as if they were round."""
    knots = [Vector(point) for point in path]
    shape = bmesh.new()
    rings = []
    for i, knot in enumerate(knots):
        ahead = (knots[min(i + 1, len(knots) - 1)] - knots[max(i - 1, 0)]).normalized()
        side = ahead.cross(Vector(up)).normalized()
        lift = side.cross(ahead)
        rings.append([shape.verts.new(knot + side * x + lift * y) for x, y in profile])
    for low, high in zip(rings, rings[1:]):
        for i in range(len(profile)):
            j = (i + 1) % len(profile)
            shape.faces.new((low[i], low[j], high[j], high[i]))
    shape.faces.new(rings[0])
    shape.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    return solid(shape, material, at, turn, bevel, crease=crease)


def loft(rings: Sequence[Sequence[Point3]], material: str, at=ORIGIN, turn=ORIGIN, bevel=0.0, crease=40):
    """A skin over rings of equally many points, each joined to the next; the first and the last are closed. For bodies
    whose section changes: car bodies, bags, key caps."""
    shape = bmesh.new()
    loops = [[shape.verts.new(point) for point in ring] for ring in rings]
    for low, high in zip(loops, loops[1:]):
        for i in range(len(low)):
            j = (i + 1) % len(low)
            shape.faces.new((low[i], low[j], high[j], high[i]))
    shape.faces.new(loops[0])
    shape.faces.new(loops[-1])
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    return solid(shape, material, at, turn, bevel, crease=crease)


def fluted(radius: float, height: float, count: int, material: str, at=ORIGIN, bevel=0.012):
    """A column with `count` flutes that stands on `at`, with a closed lid. A plate of that outline would not do: its
    bevel turns inside out in the narrow flutes and leaves slits in the lid."""
    turns = [math.radians(18 * step) for step in range(6)]
    edge = [(radius - bevel * (1 - math.cos(a)), height - bevel * (1 - math.sin(a))) for a in turns]
    # The last ring lies in the lid, so that the light on it is that of a flat face to its very edge.
    levels = [(radius, 0), *edge, (radius - 1.5 * bevel, height)]
    return loft([[(x, y, z) for x, y in flutes(reach, count)] for reach, z in levels], material, at)


def melt(parts: Sequence[bpy.types.Object], material: str, voxel=0.022, soften=10, flatten_below: float | None = None):
    """Melts meshes into one soft body, as for a cloud; below `flatten_below` (z) it is pressed almost flat."""
    bpy.ops.object.select_all(action='DESELECT')
    for part in parts:
        part.select_set(True)
    body = bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    remesh = body.modifiers.new('remesh', 'REMESH')
    remesh.mode = 'VOXEL'
    remesh.voxel_size = voxel
    remesh.use_smooth_shade = True
    bpy.ops.object.modifier_apply(modifier='remesh')
    for vertex in body.data.vertices if flatten_below is not None else ():
        if vertex.co.z < flatten_below:
            vertex.co.z = flatten_below + (vertex.co.z - flatten_below) * 0.3
    smooth = body.modifiers.new('smooth', 'SMOOTH')
    smooth.factor = 0.5
    smooth.iterations = soften
    finer = body.modifiers.new('finer', 'SUBSURF')
    finer.levels = finer.render_levels = 1
    body.data.materials.clear()
    body.data.materials.append(material_named(material))
    body.data.use_auto_smooth = False
    return body
