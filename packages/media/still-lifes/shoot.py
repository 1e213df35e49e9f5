"""Runs inside Blender: builds one scene and renders it twice with different noise, which the developer needs to
remove it.

Not called by hand; `render.py` does it:  blender --background --factory-startup --python shoot.py -- key=value ...
Keys: scene (file), out (path prefix), width (pixels), samples (for both halves together), threads; light (night, to
photograph a day or stone set for the dark theme).
"""

import dataclasses
import json
import os
import sys
from pathlib import Path

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
from another_view import light_by_night, load  # noqa: E402 (the path above has to be set first)
import studio  # noqa: E402

SEEDS = {'a': 11, 'b': 97}
# Grades of sets by day, and how the same set is developed by night; banners by `night`.
NIGHT_GRADES = {
    'day-near': 'night-near',
    'day-pale': 'night-pale',
    'stone-near': 'night-table',
    'day-whole': 'night-whole',
    'stone-whole': 'night-whole',
    'stone-near-whole': 'night-table-whole',
    'hero-day': 'hero-night',
    'hero-field': 'hero-field-night',
}


def main() -> None:
    options = dict(word.split('=', 1) for word in sys.argv[sys.argv.index('--') + 1 :])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot = build(Path(options['scene']), by_night=options.get('light') == 'night')
    if shot.pose:
        shot.pose(0.0)
    bpy.context.view_layer.update()
    prepare(shot, int(options['width']), int(options['samples']) // 2, int(options['threads']))
    write_notes(shot, Path(options['out'] + '.json'))
    for half, seed in SEEDS.items():
        photograph(Path(f'{options["out"]}_{half}.exr'), seed)


def build(scene: Path, by_night: bool) -> studio.Shot:
    """Builds a scene, on request in the light of the night set, whichever its own is."""
    if not by_night:
        return load(scene).build()
    light_by_night(studio.lamp if scene.parent.name == 'service-pages' else studio.night)
    shot = load(scene).build()
    return dataclasses.replace(shot, grade=NIGHT_GRADES.get(shot.grade, 'night'))


def prepare(shot: studio.Shot, width: int, samples: int, threads: int) -> None:
    """Cycles on the processor. Caustics are off and indirect light is clamped: both make noise nobody misses."""
    scene, cycles = bpy.context.scene, bpy.context.scene.cycles
    scene.render.engine, cycles.device = 'CYCLES', 'CPU'
    scene.render.resolution_x = width
    scene.render.resolution_y = round(width * shot.size[1] / shot.size[0])
    scene.render.resolution_percentage = 100
    scene.render.use_border, scene.render.border_min_x = shot.begins > 0, shot.begins
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.render.use_persistent_data = True
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = samples, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 3, 3, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 6.0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    bpy.context.view_layer.cycles.denoising_store_passes = True  # albedo, normal and depth guide the denoiser
    output = scene.render.image_settings
    output.file_format, output.color_depth, output.exr_codec = 'OPEN_EXR_MULTILAYER', '16', 'ZIP'
    scene.view_settings.view_transform = 'Raw'


def write_notes(shot: studio.Shot, file: Path) -> None:
    """What the later steps have to know: the grade, and where the hero object is in the frame (0..1 from the top
    left)."""
    x, y, _ = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(shot.focal))
    file.write_text(json.dumps({'grade': shot.grade, 'focal': [round(x, 3), round(1 - y, 3)], 'begins': shot.begins}))


def photograph(file: Path, seed: int) -> None:
    """Renders one half unless it exists. The name appears only when the file is whole, so an interrupted run can
    resume."""
    if file.exists():
        return
    unfinished = file.with_name(f'unfinished-{file.name}')
    bpy.context.scene.cycles.seed = seed
    bpy.context.scene.render.filepath = str(unfinished)
    bpy.ops.render.render(write_still=True)
    os.replace(unfinished, file)


if __name__ == '__main__':
    main()
