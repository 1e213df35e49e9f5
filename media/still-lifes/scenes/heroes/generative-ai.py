"""Generative AI: a flower of porcelain petals, one rule and endless form. Of its 21 spirals one is red.

The growth never stops: after one loop every petal stands where the one 21 places further out stood, so the film has
no seam."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from outlines import ease
from shapes import add, lathe, solid
from studio import HERO, Shot, camera, panel, sky, spot, sweep_of

GOLDEN_ANGLE = 137.50776405
PETALS, SPIRALS, RED_SPIRAL = 520, 21, 13
SPACING = 0.078
TARGET = (-0.98, 0.0, 0.10)


def build() -> Shot:
    meshes = {name: petal(name) for name in ('white', 'bisque', 'red')}
    petals = []
    for n in range(PETALS + SPIRALS):
        name = 'red' if n % SPIRALS == RED_SPIRAL else 'bisque' if n % 3 == 0 else 'white'
        made = add(meshes[name])
        made.rotation_mode = 'QUATERNION'
        petals.append(made)
    # A dark body under the petals, so that no light shines through between them.
    lathe([(0, -0.6), (1.5, -0.62), (1.62, -0.35), (1.5, 0), (1.2, 0.22), (0.8, 0.43), (0.4, 0.56), (0, 0.6)], 'ink')
    light()
    camera((-0.85, -7.8, 5.1), TARGET, focus=(0.1, -0.85, 0.5), lens=54, fstop=0.55, shift=(-0.075, 0))

    def pose(moment: float) -> None:
        for n, made in enumerate(petals):
            place(made, n, moment)

    return Shot('hero-night', focal=(0.1, 0, 0.3), size=HERO, pose=pose)


def light() -> None:
    sweep_of('#1B1C20', rough=0.8, wall=12, radius=6, floor=-0.9)
    panel((-5.0, 2.2, 3.4), (0, 0, 0.3), 1.0, 900, (1.0, 0.945, 0.88))
    panel((4.5, 3.2, 2.2), (0, 0, 0.3), 0.5, 300, (0.92, 0.96, 1.0), height=3.2)
    panel((-1.5, -5.5, 5.0), (0, 0, 0.2), 3.2, 90, (1, 0.98, 0.95))
    spot((2.5, 2.0, 7.0), (2.8, 10.0, 1.6), 2200, angle=60)
    sky(0.05, (0.9, 0.95, 1.0))


def petal(name: str) -> bpy.types.Mesh:
    """An egg drawn out to a point, flattened and a little cupped; its foot is at the origin."""
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=32, v_segments=20, radius=1)
    for vertex in shape.verts:
        narrow = 1 - 0.34 * vertex.co.z
        vertex.co.x *= 0.52 * narrow
        vertex.co.y *= 0.30 * narrow
        vertex.co.z = (vertex.co.z + 1) * 0.95
        vertex.co.y += 0.10 * (vertex.co.z - 0.3) ** 2
    made = solid(shape, name)
    mesh = made.data
    bpy.data.objects.remove(made)
    return mesh


def place(made: bpy.types.Object, n: int, moment: float) -> None:
    """Puts petal `n` where it belongs: sunflower order on a dome that is flat in the middle and rolls over at the
    rim."""
    age = n - SPIRALS + SPIRALS * moment
    if not 0.02 < age <= PETALS:
        made.scale, made.location = (0, 0, 0), (0, 0, -9)
        return
    out = math.sqrt(age / PETALS)
    reach = SPACING * math.sqrt(age)
    # Turning by what 21 golden angles lack to full circles is what closes the loop.
    closing = math.radians(GOLDEN_ANGLE * SPIRALS - 360 * round(GOLDEN_ANGLE * SPIRALS / 360)) * moment
    around = math.radians(150 + (n - SPIRALS) * GOLDEN_ANGLE) + closing
    wave = 2 * math.pi * (out * 1.6 - moment)
    lean = 0.25 + 1.05 * out + 0.07 * math.sin(wave)
    size = 0.151 * (0.56 + 0.80 * out) * ease(age / 14) * ease((PETALS - age) / 18)
    made.scale = (size, size, size * (1.0 + 0.25 * math.sin(math.pi * out)))
    height = 0.62 * math.cos(out * 1.5) + 0.10 * math.cos(wave)
    made.location = (reach * math.cos(around), reach * math.sin(around), height)
    ahead = Vector((math.sin(lean) * math.cos(around), math.sin(lean) * math.sin(around), math.cos(lean)))
    aside = Vector((-math.sin(around), math.cos(around), 0))
    made.rotation_quaternion = Matrix((aside, ahead.cross(aside), ahead)).transposed().to_quaternion()
