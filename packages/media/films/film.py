#!/usr/bin/python3
"""Renders, develops and encodes the films of the heroes.

/usr/bin/python3 packages/media/films/film.py NAME... [--stage shoot|develop|encode]
python3 packages/media/films/film.py NAME --recolor FILM --cube TABLE    (npm run media:recolor runs this)

NAME is a film of plan.py, or `all`. Every step keeps what it has made: a run that was stopped continues where it was.
To make a film anew, remove its folder in media/out/films/.

Needs what packages/media/still-lifes/render.py needs, ffmpeg with libsvtav1 and libx264, and the node packages of the project.
Output: public/media/films/NAME-{wide,phone}.{av1,h264}.mp4; all else stays in packages/media/out/ (not in the repository).
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path

from plan import FILMS, FRAMES, HEIGHT, RATE, WIDTH, Film

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
OUT = HERE.parent / 'out' / 'films'
FILES = ROOT / 'public' / 'media' / 'films'
THREADS = 4
# Ends 65 of 900 pixels before the frame does: `hero.module.css` moves a phone's poster by as much, so that the film lies
# on it exactly.
PHONE = f'crop={1350}:{HEIGHT}:{round(0.74 * (WIDTH - 1350))}:0,scale=810:540:flags=lanczos'
# Says which colors the numbers mean; without it a player guesses, and the film differs from its poster.
COLORS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='+')
    parser.add_argument('--stage', choices=('shoot', 'develop', 'encode'), help='only this step')
    parser.add_argument('--recolor', metavar='FILM', help='encode this film again, with the colors of --cube')
    parser.add_argument('--cube', metavar='TABLE', help='a table of colors (.cube), below the folder of the project')
    options = parser.parse_args()
    names = list(FILMS) if options.names == ['all'] else options.names
    if unknown := [name for name in names if name not in FILMS]:
        sys.exit(f'No film is called "{unknown[0]}". There are: {", ".join(FILMS)}')
    if options.recolor:
        # The table is named from the folder of the project: a filter takes the colon of a Windows path for its own.
        table = f'scale=in_color_matrix=bt709:in_range=tv,format=gbrp12le,lut3d=file={options.cube}:interp=tetrahedral'
        for name in names:
            print_cuts(name, FILMS[name], ['-i', options.recolor], table)
        return
    for name in names:
        for stage, work in (('shoot', shoot), ('develop', develop), ('encode', encode)):
            if options.stage in (None, stage):
                start = time.monotonic()
                work(name, FILMS[name])
                print(f'{name}: {stage} {time.monotonic() - start:.0f} s', flush=True)


def shoot(name: str, film: Film) -> None:
    (OUT / name).mkdir(parents=True, exist_ok=True)
    settings = {
        'scene': HERE.parent / 'still-lifes' / 'scenes' / 'heroes' / f'{name.removesuffix("-night")}.py',
        'light': 'night' if name.endswith('-night') else 'own',
        'out': OUT / name,
        'width': WIDTH,
        'samples': film.samples,
        'keys': film.keys,
        'region': ','.join(str(share) for share in film.region),
        'threads': THREADS,
    }
    blender = 'blender --background --factory-startup --python-exit-code 1 --python'.split()
    run([*blender, HERE / 'shoot_film.py', '--', *(f'{key}={value}' for key, value in settings.items())])


def develop(name: str, _film: Film) -> None:
    poster = f"sharp('public/media/hero/{name}-fine-2560.avif').resize({WIDTH}).toFile('{OUT / name / 'poster.png'}')"
    run(['node', '--input-type=module', '--eval', f"import sharp from 'sharp'; await {poster};"])
    run([sys.executable, HERE / 'develop_film.py', name])


def encode(name: str, film: Film) -> None:
    pixels = ['-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', f'{WIDTH}x{HEIGHT}', '-framerate', RATE]
    print_cuts(name, film, [*pixels, '-i', OUT / name / 'frames.rgb48'])
    subprocess.run([sys.executable, HERE / 'measure.py', *sorted(FILES.glob(f'{name}-wide.*.mp4'))], check=False)


def print_cuts(name: str, film: Film, source: list, colors: str = 'null') -> None:
    """Wide for screens, narrower and smaller for phones, each in two codecs. AV1 has ten bits: a night's gradients show
    bands in eight. One program writes all four files, so that frames are read and get their colors once."""
    FILES.mkdir(exist_ok=True)
    av1, h264 = film.quality
    codecs = {
        'av1': ('yuv420p10le', f'libsvtav1 -preset 7 -crf {av1} -svtav1-params tune=0:enable-overlays=0'),
        'h264': ('yuv420p', f'libx264 -preset medium -tune animation -crf {h264} -profile:v high -level 4.0'),
    }
    shapes = {'wide': 'null', 'phone': PHONE}
    filters = [
        f'[0:v]{colors},split={len(shapes) * len(codecs)}'
        + ''.join(f'[from-{shape}-{codec}]' for shape in shapes for codec in codecs)
    ]
    outputs, files = [], []
    for shape, crop in shapes.items():
        for codec, (pixels, encoder) in codecs.items():
            cut = f'{shape}-{codec}'
            filters.append(f'[from-{cut}]{crop},scale=out_color_matrix=bt709:out_range=tv,format={pixels}[{cut}]')
            container = '-an -movflags +faststart -map_metadata -1 -flags +bitexact'.split()
            files.append(FILES / f'{name}-{shape}.{codec}.mp4')
            outputs += ['-map', f'[{cut}]', '-c:v', *encoder.split(), '-g', FRAMES, *COLORS, *container, files[-1]]
    run(['ffmpeg', '-y', '-v', 'error', *source, '-filter_complex', ';'.join(filters), *outputs])
    for file in files:
        print(f'  {file.name}: {file.stat().st_size} B', flush=True)


def run(command: list) -> None:
    """Runs a program quietly; shows what it said only if it failed."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f'{done.stdout}\nFailed: {words[0]}')


if __name__ == '__main__':
    main()
