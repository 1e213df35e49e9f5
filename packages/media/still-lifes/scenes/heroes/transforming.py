"""Transforming businesses: a calm field of porcelain tiles under a standing swell. One row of them is red below the top,
which shows where the swell lifts it. In the film the row rises in the middle of the picture and sinks back."""

import math
import random

import bmesh
import bpy

from materials import material
from outlines import ease
from shapes import add
from studio import HERO, Shot, camera, field

COLUMNS, ROWS, PITCH = 44, 40, 0.29
CAP = 0.045  # meters of porcelain on top of each pillar
RIDGE, WIDE = 1.15, 0.21  # the ring whose pillars are red, and half its width
LENGTH = 2.4
START = 0.42  # how far the swell has come when the film begins, in wavelengths: most red, and the text side flat
SWAY, RIPPLE = 0.11, 0.10  # how far swell and ripple go on in the film, in wavelengths
MOVED, ACROSS, ALONG = (1.6, 0.7), 0.7, 0.8  # where they do: a place on the red row, and how far around it
TARGET = (0.55, 0.35, -0.05)
CAMERA = (-1.0, -7.56, 4.05)


def build() -> Shot:
    chance = random.Random(7)
    plain = [pillar('white', 'bisque'), pillar('bisque', 'bisque')]
    red = pillar('white', 'red-matte')
    tiles = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            x, y = (column - COLUMNS * 0.52 + 0.5) * PITCH, (row - ROWS * 0.36 + 0.5) * PITCH
            cap = plain[chance.random() < 0.25]
            tile = add(red if abs(distance(x, y) - RIDGE) < WIDE else cap, (x, y, 0))
            tiles.append((tile, x, y, chance.uniform(-1, 1)))
    field()
    camera(CAMERA, TARGET, focus=(0.95, 0.35, 0.15), lens=62, fstop=0.42)

    def pose(way: float) -> None:
        for tile, x, y, luck in tiles:
            stands = swell(x, y, luck, START, 2 * START)
            goes = swell(x, y, luck, START + SWAY, 2 * START + RIPPLE)
            tile.location.z = stands + (goes - stands) * way * near(x, y) - LENGTH / 2

    return Shot('hero-field', focal=(1.5, 0.6, 0.1), size=HERO, pose=pose)


def distance(x: float, y: float) -> float:
    """From the far center of the swell's rings, in meters; zero near the middle of the picture."""
    return math.hypot(x - 5.2, y + 4.6) - 5.6


def near(x: float, y: float) -> float:
    """How much of the film's movement a tile takes part in: all of it in the middle of the row, nothing far away."""
    across, along = (distance(x, y) - RIDGE) / ACROSS, math.dist((x, y), MOVED) / ALONG
    return math.exp(-(across**2) - along**2 / 2)


def pillar(cap: str, body: str) -> bpy.types.Mesh:
    """A beveled square pillar with a cap of another material."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=(PITCH * 0.965, PITCH * 0.965, LENGTH), verts=shape.verts)
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=0.016, segments=2, profile=0.5, affect='EDGES')
    everything = shape.verts[:] + shape.edges[:] + shape.faces[:]
    bmesh.ops.bisect_plane(shape, geom=everything, plane_co=(0, 0, LENGTH / 2 - CAP), plane_no=(0, 0, 1))
    mesh = bpy.data.meshes.new('pillar')
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material(cap))
    mesh.materials.append(material(body))
    for face in mesh.polygons:
        face.material_index = 0 if face.center.z > LENGTH / 2 - CAP else 1
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    return mesh


def swell(x: float, y: float, luck: float, come: float, rippled: float) -> float:
    """Height of a tile: rings from a far center, so the crests are long and nearly straight, and ripples across them;
    both have come so many wavelengths. The left stays flat for text."""
    strength = ease((x + 2.6) / 4.4)
    patches = 0.55 + 0.45 * math.cos((x - 2.0) * 0.55) * math.cos(y * 0.35)
    crest = 0.36 * math.cos(distance(x, y) * 1.45 + 2 * math.pi * come) * patches
    ripple = 0.10 * math.cos(0.9 * x - 1.1 * y - 2 * math.pi * rippled + 0.6)
    return strength * (crest + ripple) + 0.010 * luck * (0.3 + strength)
