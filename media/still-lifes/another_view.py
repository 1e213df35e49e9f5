"""A scene that stands already, from another place: the pictures inside pages are made so, without building anything."""

import dataclasses
import importlib.util
import math
from pathlib import Path

import studio
from shapes import Point3
from studio import BANNER, Shot, camera

SCENES = Path(__file__).parent / 'scenes'


def load(file: Path):
    """Imports a scene by its file: scene names have hyphens, like the pages they belong to."""
    spec = importlib.util.spec_from_file_location(file.stem.replace('-', '_'), file)
    scene = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scene)
    return scene


def light_by_night() -> None:
    """Scenes loaded from now on stand in the light of the night set, whichever their own is."""
    # They take their light from the studio by its name.
    studio.day = studio.stone = studio.night
    studio.field = studio.field_by_night


def closer(scene: str, at: Point3, target: Point3, focus: Point3, lens=65.0, fstop=1.0) -> Shot:
    """Builds `scene`, a folder and a name below scenes/, and puts the camera elsewhere; `focus` is what is sharp and
    what crops keep in view."""
    shot = load(SCENES / f'{scene}.py').build()
    if shot.pose:
        shot.pose(0.0)
    camera(at, target, focus, lens, fstop)
    return dataclasses.replace(shot, grade=f'{shot.grade}-whole', focal=focus, size=BANNER, pose=None)


def closing(scene: str, middle: Point3, focus: Point3, turn: float, rise: float, away: float) -> Shot:
    """For the call to action under the pages of a menu column: by night in both themes, and with the same room for words
    at the left as a banner. The camera stands `away` meters from `middle`, `rise` above it and `turn` degrees around it,
    to the left where negative; `focus` is what is sharp."""
    light_by_night()
    shot = load(SCENES / f'{scene}.py').build()
    x, y, z = middle
    around = math.radians(turn)
    at = (x + away * math.sin(around), y - away * math.cos(around), z + rise)
    camera(at, middle, focus, lens=60.0, fstop=1.0, shift=(-0.19, 0.0))
    return dataclasses.replace(shot, grade='night', focal=middle)
