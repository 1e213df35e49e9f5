#!/usr/bin/python3
"""Measures how evenly the films move.

/usr/bin/python3 packages/media/films/measure.py [FILE...]    (the wide ones in public/media/films, if no file is named)

Prints for each file how much a frame differs from the next where it moves, on average and at most, in levels of 255,
and the largest jump: by how much that difference changes from one frame to the next, as a share of the largest
difference, which is the film at full speed. The step from the last frame to the first is left out: there the codec draws
the same picture anew.
Ends with an error if a jump is larger than LARGEST. Needs ffmpeg. `film.py` calls it after encoding.
"""

import subprocess
import sys
from pathlib import Path

import numpy as np

FILES = Path(__file__).resolve().parents[2] / 'public' / 'media' / 'films'
LARGEST = 0.15
MOVED = 12  # levels that a place differs from the first frame at some time; less may be the grain of the codec
WIDTH, HEIGHT = 320, 180  # so small that the grain of a codec does not count


def main() -> None:
    files = [Path(file) for file in sys.argv[1:]] or sorted(FILES.glob('*-wide.*.mp4'))
    uneven = []
    print(f'{"":40}  mean  most  jump')
    for file in files:
        differences = differences_of(file)
        jump = jump_of(differences)
        print(f'{file.name:40} {differences.mean():5.2f} {differences.max():5.2f} {jump:5.0%}', flush=True)
        if jump > LARGEST:
            uneven.append(file.name)
    if uneven:
        sys.exit(f'These films jump by more than {LARGEST:.0%}: {", ".join(uneven)}. Render more keys.')


def differences_of(file: Path) -> np.ndarray:
    """The mean difference of every frame from the next one where the film moves, in levels of 255."""
    gray = f'scale={WIDTH}:{HEIGHT}:flags=area,format=gray16le'
    command = ['ffmpeg', '-v', 'error', '-i', str(file), '-vf', gray, '-f', 'rawvideo', '-']
    pixels = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    frames = np.frombuffer(pixels, '<u2').reshape(-1, HEIGHT, WIDTH).astype(np.float32) / 257
    moves = np.abs(frames - frames[0]).max(axis=0) > MOVED
    return np.abs(np.diff(frames, axis=0))[:, moves].mean(axis=1)


def jump_of(differences: np.ndarray) -> float:
    """The largest change from one difference to the next, as a share of the largest difference."""
    return float(np.abs(np.diff(differences)).max() / differences.max())


if __name__ == '__main__':
    main()
