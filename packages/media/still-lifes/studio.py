"""The studio: four sets with their lights, the camera, and what a scene hands back to be photographed.

The sun is one hard light from the upper left and slightly behind, so that fronts fall into half shade and shadows run
to the lower right; everything else only keeps the shade readable. If a face is fully lit, the light is wrong."""

from collections.abc import Callable
from dataclasses import dataclass

import bmesh
import bpy
import math
from mathutils import Vector

from materials import Color, Finish, build_material, even_ground
from shapes import Point3, add

BANNER = (1920, 800)
HERO = (1920, 1080)
SKY, SKY_TINT = 0.25, (0.96, 0.98, 1.0)
STONE = (0.6562, 0.6099, 0.5397)  # the light that `develop.py` prints as the color of the stone pages, #D8D2C8
MORNING = (-7.0, 2.6, 3.3)  # toward the sun of the morning


@dataclass(frozen=True)
class Shot:
    """A set that is ready to be photographed."""

    grade: str  # how it is developed, and the color its left edge fades to: a key of GRADES in develop.py
    focal: Point3  # the middle of the hero object, in meters; crops keep it in view
    size: tuple[int, int] = BANNER
    begins: float = 0.0  # the part of the width, at the left, that is not rendered, because developing covers it
    pose: Callable[[float], None] | None = None  # for films: from 0, the poster, to 1, the middle of the loop


def sweep_of(color: str, rough: float, wall=9.0, radius=5.0, floor=0.0):
    """The seamless background: a floor that curves up into a wall `wall` meters behind the middle of the set."""
    shape = bmesh.new()
    bend = [math.radians(90 * i / 48) for i in range(49)]
    profile = [
        (-40.0, 0.0),
        *((wall - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in bend),
        (wall, 40.0),
    ]
    left = [shape.verts.new((-40, y, z)) for y, z in profile]
    right = [shape.verts.new((40, y, z)) for y, z in profile]
    for i in range(len(profile) - 1):
        shape.faces.new((left[i], right[i], right[i + 1], left[i + 1]))
    mesh = bpy.data.meshes.new('sweep')
    shape.to_mesh(mesh)
    shape.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.materials.append(build_material('sweep', Finish(color, rough=rough, specular=0.12)))
    return add(mesh, (0, 0, floor))


def open_sweep() -> None:
    """The sweep of a room whose sun stands behind the wall: the wall lets it pass."""
    sweep_of('#EAE7E0', rough=0.9).visible_shadow = False


def aim(made: bpy.types.Object, target: Point3) -> None:
    """Points a light or a camera at something."""
    made.rotation_euler = (Vector(target) - made.location).to_track_quat('-Z', 'Y').to_euler()


def panel(at: Point3, target: Point3, size: float, power: float, tint=(1.0, 1.0, 1.0), height: float | None = None):
    """A flat light of `size` (by `height`) meters and `power` watts. Small is hard, large is soft."""
    light = bpy.data.lights.new('panel', 'AREA')
    light.energy, light.color, light.shape = power, tint, 'RECTANGLE'
    light.size, light.size_y = size, height or size
    aim(add(light, at), target)


def spot(at: Point3, target: Point3, power: float, angle=40.0, tint=(1.0, 0.93, 0.86)):
    """A soft-edged pool of light. Lights the wall behind a night set from above: a low panel there would show its
    edge."""
    light = bpy.data.lights.new('spot', 'SPOT')
    light.energy, light.color = power, tint
    light.spot_size, light.spot_blend, light.shadow_soft_size = math.radians(angle), 1.0, 1.2
    aim(add(light, at), target)


def sun(toward: Point3, strength: float, softness: float, tint=(1.0, 0.958, 0.90)):
    """Light from a place so far away that it is equally strong everywhere: `toward` points to it, `softness` is its
    width in degrees. A lamp near the set leaves a bright spot below it."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, tint, math.radians(softness)
    aim(add(light, toward), (0, 0, 0))


def sky(strength: float, tint=SKY_TINT, seen: Color | None = None) -> None:
    """Light from everywhere: what keeps shade from going black. The camera sees `seen` in its place."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
    background.inputs['Color'].default_value = (*tint, 1)
    background.inputs['Strength'].default_value = strength
    if seen is None:
        return
    ray, shown, mix = (tree.nodes.new(f'ShaderNode{name}') for name in ('LightPath', 'Background', 'MixShader'))
    shown.inputs['Color'].default_value = (*seen, 1)
    tree.links.new(ray.outputs['Is Camera Ray'], mix.inputs['Fac'])
    end = tree.nodes['World Output'].inputs[0]
    for source, socket in ((background, mix.inputs[1]), (shown, mix.inputs[2]), (mix, end)):
        tree.links.new(source.outputs[0], socket)


def ground(material: bpy.types.Material) -> None:
    """A floor without an end."""
    mesh = bpy.data.meshes.new('sweep')
    mesh.from_pydata([(-150, -40, 0), (150, -40, 0), (150, 150, 0), (-150, 150, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(material)
    add(mesh, (0, 0, 0))


def day(key=1.0) -> None:
    """Services: a warm white sweep in the afternoon sun of a studio window, a weak cool fill, the text side washed."""
    sweep_of('#EAE7E0', rough=0.9)
    panel((-7.0, 1.6, 5.6), (0.2, 0, 0.5), 0.8, 1290 * key, (1.0, 0.966, 0.92))
    panel((5.5, -5.5, 5.0), (0.2, 0, 0.8), 6.0, 55 * key, (0.94, 0.972, 1.0))
    panel((-8, -3, 8.5), (-4, 8, 3.0), 5.0, 300 * key, (1.0, 0.985, 0.965))
    sky(0.25 * key)


def stone() -> None:
    """Company pages: a low and warm sun over a ground without an end. Only what is equally strong everywhere lights it,
    so it has one color, and it needs no wall: behind its end the camera sees the same color."""
    lights = (((-7.6, 1.5, 4.4), 5.2, 4.4, (1.0, 0.958, 0.90)), ((1.0, -8.0, 3.0), 0.9, 40.0, (0.97, 0.985, 1.0)))
    for light in lights:
        sun(*light)
    sky(SKY, SKY_TINT, seen=STONE)
    received = [SKY * tint for tint in SKY_TINT]
    for toward, strength, _, tint in lights:
        upward = strength * Vector(toward).normalized().z / math.pi
        received = [before + upward * channel for before, channel in zip(received, tint)]
    ground(even_ground([shown / light for shown, light in zip(STONE, received)], STONE))


def morning(key=1.0) -> None:
    """Services: a low sun through a window with bars, and a branch before it; its shadows lie on the floor and the
    wall."""
    open_sweep()
    sun(MORNING, 4.6 * key, 0.7, (1.0, 0.95, 0.87))
    panel((5.5, -5.5, 5.0), (0.2, 0, 0.8), 6.0, 70 * key, (0.94, 0.972, 1.0))
    panel((-8, -3, 8.5), (-4, 8, 3.0), 5.0, 240 * key, (1.0, 0.985, 0.965))
    sky(0.42 * key)


def noon(key=1.0) -> None:
    """Services: the sun stands high at the left; shadows are hard and short."""
    open_sweep()
    sun((-4.6, -1.4, 5.6), 2.7 * key, 0.6, (1.0, 0.98, 0.95))
    panel((5.5, -5.5, 5.0), (0.2, 0, 0.8), 6.0, 60 * key, (0.94, 0.972, 1.0))
    sky(0.30 * key)


def night(key=1.0, cast=(1.0, 1.0, 1.0)) -> None:
    """Industries: an ink sweep, a raking sun, a cool edge from the right, a card above for metal to reflect, and a warm
    pool of light behind the hero object for depth. The pool ends where the wall begins: higher, it would be a gray patch
    under the page's navigation. `cast` is the color of all of it."""

    def tinted(*tint: float) -> tuple:
        return tuple(a * b for a, b in zip(tint, cast))

    sweep_of('#24252A', rough=0.65)
    panel((-5.4, 1.4, 4.6), (0.2, 0, 0.6), 1.1, 900 * key, tinted(1.0, 0.955, 0.90))
    panel((4.8, 2.6, 2.6), (0.2, 0, 0.7), 0.5, 380 * key, tinted(0.93, 0.965, 1.0), height=3.4)
    panel((0.6, 0.4, 5.4), (0.6, 0, 0.6), 3.0, 150 * key, tinted(1.0, 0.98, 0.96))
    panel((-2.6, -7.5, 3.4), (0.4, 0, 0.7), 4.0, 150 * key, tinted(1.0, 0.98, 0.95))
    spot((1.5, 3.4, 6.0), (1.2, 4.4, 0), 8000 * key, 34.0, tinted(1.0, 0.93, 0.86))
    sky(0.05 * key, (0.9, 0.95, 1.0))


def cold_night(key=1.0) -> None:
    """Industries: the same at blue hour."""
    night(key, (0.84, 0.94, 1.06))


def lamp(key=1.0) -> None:
    """Services by night: the same under a lamp."""
    night(key, (1.0, 0.86, 0.68))


def field() -> None:
    """The poster of tiles, which has no sweep: a window low behind the field rakes over it, a soft light fills from the
    front."""
    panel((-8.0, 4.6, 4.4), (0.9, 0, 0), 3.0, 2500, (1.0, 0.95, 0.885))
    panel((6, -6, 6), (0.5, 0, 0), 6.0, 110, (0.93, 0.97, 1.0))
    sky(0.30, (0.955, 0.98, 1.0))


def field_by_night() -> None:
    """The same field in the dark: a lower and smaller window rakes over the crest and lets the troughs go; a lamp in
    front keeps the red sides red."""
    panel((-7.0, 6.4, 3.1), (1.6, 0.6, 0), 0.9, 1150, (1.0, 0.945, 0.88))
    spot((0.2, -4.6, 2.6), (1.7, 0.7, 0), 520, 32.0, (1.0, 0.965, 0.93))
    sky(0.02, (0.9, 0.95, 1.0))


def red(key=1.0) -> None:
    """The application: red on red, so that the white light is the only other thing in the picture."""
    sweep_of('#C9190F', rough=0.75)
    panel((-6.0, 2.6, 4.6), (0.2, 0, 0.5), 1.4, 900 * key, (1.0, 0.95, 0.90))
    panel((5.5, -6.5, 5.0), (0.2, 0, 0.8), 7.0, 190 * key, (1.0, 0.96, 0.96))
    panel((-9, -4, 7.5), (-5, 6, 1.0), 5.0, 420 * key, (1.0, 0.97, 0.95))
    sky(0.34 * key, (1.0, 0.96, 0.95))


def camera(at: Point3, target: Point3, focus: Point3, lens=60.0, fstop=1.1, shift=(0.0, 0.0)):
    """A camera with a 36 mm wide sensor; `focus` is the point that is sharp, `shift` moves the frame, not the
    perspective."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = lens, 36
    data.shift_x, data.shift_y = shift
    made = add(data, at)
    aim(made, target)
    ahead = (Vector(target) - Vector(at)).normalized()
    data.dof.use_dof = True
    data.dof.aperture_fstop = fstop
    data.dof.focus_distance = (Vector(focus) - Vector(at)).dot(ahead)
    bpy.context.scene.camera = made
    return made


def banner_camera(focus: Point3, height=0.86, rise=2.3, lens=60.0, fstop=1.1, shift=(-0.15, 0.0)):
    """The camera of all banners: 12 m away, looking down a little, shifted so that the left 45 % stays empty. At the
    default lens the frame is 7.2 m wide at the middle of the set: x runs from -4.7 to 2.5, and the props live between
    -1.3 and 2.3. A wide screen shows only the middle 62 % of the height, about 0.95 m above and below `height`."""
    return camera((0, -12, height + rise), (0, 0, height), focus, lens, fstop, shift)
