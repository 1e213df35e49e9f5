"""The five cameras of banners beside the one of the table top (`studio.banner_camera`). A scene calls one of the six:
by that name a test knows that no two neighbors in a menu have the same.

All keep the left 43 % of the frame free for the words. `width` is how wide the frame is, in meters, at the target."""

import math

import bpy
from mathutils import Vector

from shapes import Point3
from studio import camera

SENSOR = 36.0  # millimeters
WORDS = -0.15  # how far the frame is moved to the left, in widths


def from_above(focus: Point3, width=7.2, lens=60.0, fstop=4.0, at=(0.0, 0.0), shift=WORDS):
    """Straight down: the object as a plan, and its shadow as the drawing. Up in the frame is +y; as with the banner
    camera, the props live between x = -1.3 and 2.3, and between y = -0.95 and 0.95."""
    away = width * lens / SENSOR
    # A millimeter beside the target, or which way is up would not be told.
    made = camera((at[0], at[1] - 0.001, away), (*at, 0), focus, lens, fstop, (shift, 0))
    for light in bpy.data.lights:
        for hung in (item for item in bpy.context.scene.objects if item.data == light and item.location.z > 3.2):
            hung.visible_glossy = False  # what lies flat would mirror it, and red would turn pink
    return made


def macro(
    target: Point3, turn: float, rise: float, width: float, at=(0.72, 0.5), fstop=0.8, focus: Point3 | None = None
):
    """So close that the frame cuts the thing. The camera stands `turn` degrees around the target, to the left where
    negative, and `rise` degrees above it; the target is `at` in the frame (shares, from the top left)."""
    away = width * 85.0 / SENSOR
    shift = (0.5 - at[0], (at[1] - 0.5) * 800 / 1920)
    return camera(_around(target, turn, rise, away), target, focus or target, 85.0, fstop, shift)


def from_below(target: Point3, width: float, turn=0.0, at=(0.72, 0.80), eye=0.2, lens=35.0, fstop=2.8):
    """A worm's eye: the camera stands `eye` meters high and looks level, so that what is upright stays upright and
    rises like architecture. `at` is where the target's place at the height of the eye is in the frame."""
    away = width * lens / SENSOR
    around = math.radians(turn)
    x, y = target[0] + away * math.sin(around), target[1] - away * math.cos(around)
    shift = (0.5 - at[0], (at[1] - 0.5) * 800 / 1920)
    return camera((x, y, eye), (target[0], target[1], eye), target, lens, fstop, shift)


def portrait(target: Point3, turn: float, rise: float, width: float, fstop=1.4, focus: Point3 | None = None):
    """One upright thing in the right third, from its foot to its head, like a picture of a person."""
    away = width * 75.0 / SENSOR
    return camera(_around(target, turn, rise, away), target, focus or target, 75.0, fstop, (-0.27, 0))


def wide(target: Point3, width: float, turn=0.0, rise=9.0, at=(0.70, 0.60), fstop=2.8):
    """A small thing in a large calm room."""
    away = width * 24.0 / SENSOR
    shift = (0.5 - at[0], (at[1] - 0.5) * 800 / 1920)
    return camera(_around(target, turn, rise, away), target, target, 24.0, fstop, shift)


def _around(target: Point3, turn: float, rise: float, away: float) -> Point3:
    """The place `away` meters from a target, `turn` degrees around it and `rise` degrees above it."""
    around, up = math.radians(turn), math.radians(rise)
    toward = Vector((math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up)))
    return tuple(Vector(target) + toward * away)
