"""A scene that stands already, from another place: the pictures inside pages are made so, without building anything."""

import dataclasses
import importlib.util
import math
from pathlib import Path

import bpy
import studio
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from shapes import Point3
from studio import BANNER, Shot, camera

SCENES = Path(__file__).parent / 'scenes'
WITHOUT_WORDS = 0.45  # of the width, at the right
SOLID = ('MESH', 'CURVE', 'FONT')


def load(file: Path):
    """Imports a scene by its file: scene names have hyphens, like the pages they belong to."""
    spec = importlib.util.spec_from_file_location(file.stem.replace('-', '_'), file)
    scene = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scene)
    return scene


def light_by_night(light=studio.night) -> None:
    """Scenes loaded from now on stand in the light of the night set, whichever their own is."""
    # They take their light from the studio by its name.
    studio.day = studio.stone = studio.morning = studio.noon = light
    studio.field = studio.field_by_night


def closer(scene: str, at: Point3, target: Point3, focus: Point3, lens=65.0, fstop=1.0) -> Shot:
    """Builds `scene`, a folder and a name below scenes/, and puts the camera elsewhere; `focus` is what is sharp and
    what crops keep in view."""
    shot = load(SCENES / f'{scene}.py').build()
    if shot.pose:
        shot.pose(0.0)
    camera(at, target, focus, lens, fstop)
    whole = f'{shot.grade}-whole'  # no side of such a picture is left to the page
    return dataclasses.replace(shot, grade=whole, focal=focus, size=BANNER, pose=None, begins=0.0)


def root_of(made):
    """The outermost group that carries an object."""
    while made.parent:
        made = made.parent
    return made


def corners_of(made) -> list[Vector]:
    """The corners of the box around an object, in the world."""
    return [made.matrix_world @ Vector(corner) for corner in made.bound_box]


def ends_of(points: list[Vector]) -> tuple[Vector, Vector]:
    """The least and the greatest corner of the box around points."""
    return Vector(map(min, zip(*points))), Vector(map(max, zip(*points)))


def gap_of(some: list[Vector], others: list[Vector]) -> float:
    """How far apart the boxes around two sets of points are, in meters; 0 where they meet."""
    (low, high), (least, most) = ends_of(some), ends_of(others)
    return math.hypot(*(max(0, a - d, c - b) for a, b, c, d in zip(low, high, least, most)))


def by_root(bodies: list) -> dict:
    """Objects in lists, by their outermost group."""
    lists = {}
    for body in bodies:
        lists.setdefault(root_of(body), []).append(body)
    return lists


def frame_of(seen, points: list[Vector]) -> tuple[float, float, float, float]:
    """Where points lie in the frame of a camera: left, top, right, bottom, from 0 to 1."""
    places = [world_to_camera_view(bpy.context.scene, seen, point) for point in points]
    xs, ys = [place.x for place in places], [1 - place.y for place in places]
    return min(xs), min(ys), max(xs), max(ys)


def closing(scene: str, turn: float, rise: float, size: float, at=(0.75, 0.5), keep=-1.0, which=slice(None)) -> Shot:
    """For the call to action of a page: the red thing of its scene from close by, by night in both themes.

    The camera stands `turn` degrees around the red thing, to the left where negative, and `rise` degrees above it. The
    red thing is `size` times as high as the frame, or as wide as the part without words, and its middle is `at` (shares
    of the frame, from the top left); `which` of several red things it is. Props that reach into the words are left away,
    but for those within `keep` meters of the red thing."""
    light_by_night()
    shot = load(SCENES / f'{scene}.py').build()
    bpy.context.view_layer.update()
    bodies = [made for made in bpy.context.scene.objects if made.type in SOLID and made.data.name != 'sweep']
    hero = [made for made in bodies if any(one.name.startswith('red') for one in made.data.materials)][which]
    red = [corner for made in hero for corner in corners_of(made)]
    middle = sum(ends_of(red), Vector((0, 0, 0))) / 2
    seen = approach(red, middle, turn, rise, size, at)
    for root, parts in by_root(bodies).items():
        corners = [corner for part in parts for corner in corners_of(part)]
        is_near = gap_of(corners, red) < keep
        stays = is_near or root in map(root_of, hero) or frame_of(seen, corners)[0] > 1 - WITHOUT_WORDS
        for part in parts:
            begins, _, ends, _ = frame_of(seen, corners_of(part))
            # The scene hides what only cuts holes into other things; that stays hidden.
            part.hide_render = part.hide_render or not stays or (begins + ends) / 2 < 1 - WITHOUT_WORDS
    grade = 'closing-pale' if shot.grade == 'day-pale' else 'closing'
    return dataclasses.replace(shot, grade=grade, focal=tuple(middle), size=BANNER, pose=None, begins=0.4)


def approach(red: list[Vector], middle: Vector, turn: float, rise: float, size: float, at: tuple[float, float]):
    """The camera of `closing`, as far away as `size` says."""
    around, up = math.radians(turn), math.radians(rise)
    toward = Vector((math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up)))
    shift = (0.5 - at[0], (at[1] - 0.5) * BANNER[1] / BANNER[0])
    away = 5.0
    for _ in range(4):
        seen = camera(middle + toward * away, middle, middle, lens=60.0, fstop=1 / (0.2 + 0.1 * away), shift=shift)
        bpy.context.view_layer.update()
        left, top, right, bottom = frame_of(seen, red)
        away *= max((right - left) / WITHOUT_WORDS, bottom - top) / size
    return seen
