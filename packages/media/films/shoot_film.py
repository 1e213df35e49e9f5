"""Runs inside Blender: renders the keys of one film, each twice with different noise, with the way every point goes
until the next key and came from the last.

Not called by hand; `film.py` does it:  blender --background --factory-startup --python shoot_film.py -- key=value ...
Keys: scene (file), light (night, to photograph a set by day for the dark theme), out (folder), width (pixels), samples
(for both halves together), keys (steps of the way from the poster to the middle of the loop), region (left,top,right,bottom as shares of the frame: the part in
which something moves), threads.
"""

import sys
from array import array
from pathlib import Path

import bpy

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parents[1] / 'still-lifes'))
from shoot import build, photograph, prepare  # noqa: E402 (the path above has to be set first)

HALVES = 2


def main() -> None:
    options = dict(word.split('=', 1) for word in sys.argv[sys.argv.index('--') + 1 :])
    out, keys = Path(options['out']), int(options['keys'])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot = build(Path(options['scene']), by_night=options['light'] == 'night')
    prepare(shot, int(options['width']), int(options['samples']) // HALVES, int(options['threads']))
    bpy.context.view_layer.use_pass_vector = True
    frame_only([float(share) for share in options['region'].split(',')])
    animate(shot.pose, keys)
    for key in range(keys):
        for half in range(HALVES):
            file = out / f'{key:03d}_{"ab"[half]}.exr'
            if not file.exists():
                bpy.context.scene.frame_set(key)
                photograph(file, seed=1 + key * HALVES + half)


def frame_only(region: list[float]) -> None:
    """Renders only this part of the picture; the rest stands still and is taken from the poster."""
    left, top, right, bottom = region
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = left, right
    render.border_min_y, render.border_max_y = 1 - bottom, 1 - top


def animate(pose, keys: int) -> None:
    """Writes the way from 0 to 1 down as animation, one key a frame, because Cycles has to see the frame before and the
    one after to know how things move."""
    things = list(bpy.context.scene.objects)
    paths = {made: ('location', 'scale', rotation_of(made)) for made in things}
    frames = range(-1, keys + 1)
    seen = {(made, path): [] for made in things for path in paths[made]}
    for frame in frames:
        pose(min(max(frame / (keys - 1), 0), 1))
        for (made, path), values in seen.items():
            values.append(tuple(getattr(made, path)))
    for (made, path), values in seen.items():
        for axis, channel in enumerate(zip(*values)):
            if max(channel) > min(channel):
                write_curve(made, path, axis, frames, channel)


def rotation_of(made: bpy.types.Object) -> str:
    return 'rotation_quaternion' if made.rotation_mode == 'QUATERNION' else 'rotation_euler'


def write_curve(made: bpy.types.Object, path: str, axis: int, frames: range, channel: tuple) -> None:
    data = made.animation_data or made.animation_data_create()
    data.action = data.action or bpy.data.actions.new(made.name)
    curve = data.action.fcurves.new(path, index=axis)
    curve.keyframe_points.add(len(frames))
    curve.keyframe_points.foreach_set('co', array('f', [n for pair in zip(frames, channel) for n in pair]))
    curve.update()


main()
