#!/usr/bin/python3
"""Renders and develops still lifes.

/usr/bin/python3 packages/media/still-lifes/render.py NAME... [--night] [--preview] [--size 2880] [--samples 48] [--threads 2] [--force]

NAME is a file in scenes/*/ without its ending, or a folder of scenes, or `all`. A picture whose scene file has not
changed since it was rendered is skipped, and an interrupted one continues with the half that is missing. Changes of
the kit do not count as changes of the scene (or a new shape would cost a day of rendering): use --force where they
matter.

Needs Blender 3.4 with Cycles, a C compiler, and for the system's Python: numpy, scipy, OpenImageIO, PIL.
Output in packages/media/out/ (not in the repository): NAME.png with NAME.json, or NAME.preview.png.
"""

import argparse
import ast
import hashlib
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / 'out'
FINAL = (2880, 48)  # width in pixels, samples for each pixel; at 1920 they count 108
PREVIEW = (720, 16)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='+')
    parser.add_argument('--preview', action='store_true', help='720 pixels wide, 16 samples: about ten seconds')
    parser.add_argument('--night', action='store_true', help='in the light of the night set, as NAME-night')
    parser.add_argument('--size', type=int, default=FINAL[0], metavar='WIDTH', help='pixels, where 2880 takes too long')
    parser.add_argument('--samples', type=int, default=FINAL[1], help='for each pixel')
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--force', action='store_true', help='render even what is up to date')
    options = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    for scene in find(options.names):
        render(scene, options)


def find(names: list[str]) -> list[Path]:
    """The scene files for names, in the order given. Ends the program with a message if one does not exist."""
    scenes = sorted((HERE / 'scenes').glob('*/*.py'))
    found = []
    for name in names:
        matches = [file for file in scenes if name in ('all', file.stem, file.parent.name)]
        if not matches:
            sys.exit(f'No scene is called "{name}". There are: {", ".join(file.stem for file in scenes)}')
        found += matches
    return found


def render(scene: Path, options: argparse.Namespace) -> None:
    width, samples = PREVIEW if options.preview else (options.size, options.samples)
    name = f'{scene.stem}-night' if options.night else scene.stem
    base = OUT / (f'{name}.preview' if options.preview else name)
    master, stamp = base.with_name(f'{base.name}.png'), base.with_name(f'{base.name}.stamp')
    halves = [base.with_name(f'{base.name}_{half}.exr') for half in 'ab']
    # The code, not the text: comments and line breaks are no reason to render again.
    code = ast.dump(ast.parse(scene.read_text()))
    state = hashlib.sha256(f'{code} {width} {samples}'.encode()).hexdigest()
    if options.force or not stamp.exists() or stamp.read_text() != state:
        for file in (master, *halves):
            file.unlink(missing_ok=True)
        stamp.write_text(state)
    if master.exists():
        print(f'{name}: up to date')
        return
    start = time.monotonic()
    settings = {'scene': scene, 'light': 'night' if options.night else 'own', 'out': base, 'width': width, 'samples': samples, 'threads': options.threads}
    blender = 'blender --background --factory-startup --python-exit-code 1 --python'.split()
    run([*blender, HERE / 'shoot.py', '--', *(f'{key}={value}' for key, value in settings.items())])
    run([sys.executable, HERE / 'develop.py', base, f'--threads={options.threads}'])
    print(f'{name}: {time.monotonic() - start:.0f} s', flush=True)


def run(command: list) -> None:
    """Runs a program quietly; shows what it said only if it failed."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f'{done.stdout}\nFailed: {command[0]}')


main()
