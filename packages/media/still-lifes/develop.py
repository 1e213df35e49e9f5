"""The darkroom: two noisy halves (multilayer EXR) become one clean PNG.   python3 develop.py media/out/NAME

Reads NAME_a.exr, NAME_b.exr and NAME.json, removes the noise, applies the tone curve and the grade, fades the left edge
into the page's color, and writes NAME.png. `render.py` calls it; call it alone to try another grade (20 s).
"""

import argparse
import ctypes
import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import OpenImageIO as oiio
from PIL import Image
from scipy.ndimage import gaussian_filter

HERE = Path(__file__).resolve().parent
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


@dataclass(frozen=True)
class Grade:
    """How a set is printed. `fade` is the part of the width, from the left, over which it becomes `edge`; None for
    pictures inside a page, which have nothing to fade into. `lift` raises black toward `edge`: 0.6 keeps a night picture
    from looking like a hole in an ink page. `right` is what is left of the display values at the right edge, as if by a
    graduated filter over the right 45 %: 0.85 is half a stop less."""

    edge: str
    fade: tuple[float, float] | None = (0.0, 0.34)
    exposure: float = 1.0
    contrast: float = 1.0
    saturation: float = 1.0
    lift: float = 0.0
    right: float = 1.0


GRADES = {
    'day': Grade('#F6F4F0', contrast=1.2, saturation=0.97),
    'night': Grade('#15161A', fade=(0.10, 0.52), contrast=1.12, lift=0.6),
    # For the five other cameras: what stands at the left comes nearer to the words.
    'day-near': Grade('#F6F4F0', fade=(0.32, 0.50), contrast=1.2, saturation=0.97),
    'night-near': Grade('#15161A', fade=(0.32, 0.54), contrast=1.12, lift=0.6),
    # The same, of what is pale and large: under the lamp it would lose its shape.
    'day-pale': Grade('#F6F4F0', fade=(0.32, 0.50), contrast=1.2, saturation=0.97),
    'night-pale': Grade('#15161A', fade=(0.32, 0.54), exposure=0.62, contrast=1.12, lift=0.6),
    # Paper and wood seen from above fill the frame with white, which would glare on a dark page.
    'night-table': Grade('#15161A', fade=(0.37, 0.64), exposure=0.27, contrast=1.16, lift=0.6),
    'stone-near': Grade('#D8D2C8', fade=(0.36, 0.56), exposure=0.98, contrast=1.14, saturation=0.92),
    'closing': Grade('#15161A', fade=(0.4, 0.57), contrast=1.12, lift=0.6),
    'closing-pale': Grade('#15161A', fade=(0.4, 0.57), exposure=0.5, contrast=1.16, lift=0.6),
    'stone': Grade('#D8D2C8', fade=(0.30, 0.43), exposure=0.98, contrast=1.14, saturation=0.92),
    'red': Grade('#CC150A', fade=(0.2, 0.68), exposure=0.8),
    'day-whole': Grade('#F6F4F0', None, contrast=1.2, saturation=0.97),
    'night-whole': Grade('#15161A', None, contrast=1.12, lift=0.6),
    'stone-whole': Grade('#D8D2C8', None, exposure=0.98, contrast=1.14, saturation=0.92),
    'stone-near-whole': Grade('#D8D2C8', None, exposure=0.98, contrast=1.14, saturation=0.92),
    'night-table-whole': Grade('#15161A', None, exposure=0.27, contrast=1.16, lift=0.6),
    'hero-day': Grade('#F6F4F0', fade=(0.0, 0.40), contrast=1.2, saturation=0.97),
    'hero-field': Grade('#F6F4F0', fade=(0.02, 0.62), contrast=1.1, right=0.85),
    'hero-night': Grade('#15161A', fade=(0.0, 0.48), contrast=1.12, lift=0.6),
    'hero-field-night': Grade('#15161A', fade=(0.02, 0.62), contrast=1.22, lift=0.6),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('base', help='path of the picture without _a.exr')
    parser.add_argument('--threads', type=int, default=2)
    options = parser.parse_args()
    notes = json.loads(Path(f'{options.base}.json').read_text())
    begins, grade = notes.get('begins', 0.0), GRADES[notes['grade']]
    light = denoise(*(load(f'{options.base}_{half}.exr', begins) for half in 'ab'), options.threads)
    picture = fade(tone(light, grade), grade, (begins, 1.0))
    # What was not rendered at the left has the color of the page.
    missing = round(begins * oiio.ImageBuf(f'{options.base}_a.exr').spec().width)
    rest = np.full((picture.shape[0], missing, 3), color_of(grade.edge), np.float32)
    Image.fromarray(quantize(np.concatenate([rest, picture], 1))).save(f'{options.base}.png')


def load(file: str, begins=0.0) -> tuple[np.ndarray, np.ndarray]:
    """Color (h, w, 3) and the features that guide the denoiser: albedo 3, normal 3, log depth 1. `begins` is the share
    of the width, at the left, that was not rendered and is left away."""
    buffer = oiio.ImageBuf(file)
    pixels, names = buffer.get_pixels(oiio.FLOAT), buffer.spec().channelnames
    pixels = pixels[:, round(begins * pixels.shape[1]) :]

    def layer(name: str) -> np.ndarray:
        return pixels[:, :, [i for i, channel in enumerate(names) if channel.startswith(f'ViewLayer.{name}')]]

    depth = np.log1p(layer('Denoising Depth'))
    return layer('Combined')[..., :3], np.concatenate([layer('Denoising Albedo'), layer('Denoising Normal'), depth], 2)


# Strength, radius, patch and least variance of the two passes, the second one gentler.
STILL = ((0.55, 8, 2, 1e-6), (1.0, 4, 1, 1e-7))


def denoise(first, second, threads: int, passes=STILL) -> np.ndarray:
    """Non-local means across the halves: each half is averaged where the other says two places look alike, so noise
    never decides what is kept. Works on log light with the surface color divided out."""
    (color_a, features_a), (color_b, features_b) = first, second
    features = settle(features_a, features_b, threads)
    albedo = np.maximum(features[..., :3], 0.06)
    bandwidth = np.array([0.0025] * 3 + [0.02] * 3 + [0.0006], np.float32)
    a, b = (np.log1p(np.clip(np.nan_to_num(color / albedo, posinf=40), 0, 40)) for color in (color_a, color_b))
    for strength, radius, patch, floor in passes:
        variance = gaussian_filter((a - b) ** 2 / 2, (2, 2, 0)) + floor
        shared = (variance, features, bandwidth, radius, patch, strength, threads)
        a, b = average_alike(b, a, *shared), average_alike(a, b, *shared)
    return np.expm1((a + b) / 2) * albedo


def settle(first, second, threads: int) -> np.ndarray:
    """The mean of the features of both halves, without their own noise: behind glass each ray sees something else, and
    features with grain would keep the grain of the light."""
    free = np.full(1, 1e9, np.float32)  # no other features guide them
    nothing = np.zeros((*first.shape[:2], 1), np.float32)
    clean = []
    for at in (slice(0, 3), slice(3, 6), [6, 6, 6]):
        a, b = first[..., at], second[..., at]
        variance = gaussian_filter((a - b) ** 2 / 2, (2, 2, 0)) + 1e-6
        shared = (variance, nothing, free, 4, 2, 0.6, threads)
        clean.append((average_alike(b, a, *shared) + average_alike(a, b, *shared)) / 2)
    return np.concatenate([clean[0], clean[1], clean[2][..., :1]], 2)


def average_alike(guide, source, variance, features, bandwidth, radius, patch, strength, threads) -> np.ndarray:
    """Calls `denoise` in denoise.c, which says what the numbers mean."""
    floats = np.ctypeslib.ndpointer(np.float32, flags='C_CONTIGUOUS')
    call = library(HERE / 'denoise.c').denoise
    call.argtypes = [floats] * 4 + [ctypes.c_int, floats] + [ctypes.c_int] * 4 + [ctypes.c_float, ctypes.c_int, floats]
    height, width, _ = guide.shape
    result = np.empty((height, width, 3), np.float32)
    images = [np.ascontiguousarray(image, np.float32) for image in (guide, variance, source, features)]
    call(*images, features.shape[2], bandwidth, width, height, radius, patch, strength, threads, result)
    return result


def library(source: Path) -> ctypes.CDLL:
    """A C file as a library, compiled when the file is newer than what is there."""
    built = HERE.parent / 'out' / f'{source.stem}.so'
    if not built.exists() or built.stat().st_mtime < source.stat().st_mtime:
        flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
        fresh = built.with_name(f'{source.stem}-{os.getpid()}.so')  # two pictures may be developed at the same time
        subprocess.run(['gcc', *flags, str(source), '-o', str(fresh), '-lm'], check=True)
        fresh.replace(built)
    return ctypes.CDLL(str(built))


def tone(light: np.ndarray, grade: Grade) -> np.ndarray:
    """Linear light to display values 0..1: straight up to a shoulder, mostly per channel, so that highlights pale a
    little."""
    light = np.maximum(light * grade.exposure, 0)
    luma = (light @ LUMA)[..., None]
    by_luma = np.clip(light * (shoulder(luma) / np.maximum(luma, 1e-6)), 0, 1)
    mixed = 0.65 * shoulder(light) + 0.35 * by_luma
    gray = (mixed @ LUMA)[..., None]
    mixed = np.maximum(gray + (mixed - gray) * grade.saturation, 0)
    shown = np.where(mixed <= 0.0031308, 12.92 * mixed, 1.055 * np.maximum(mixed, 1e-8) ** (1 / 2.4) - 0.055)
    shown = np.clip(shown, 0, 1)
    return np.clip(shown + (grade.contrast - 1) * (shown - 0.5) * 4 * shown * (1 - shown), 0, 1)


def shoulder(value: np.ndarray, knee=0.62) -> np.ndarray:
    """Compresses what is brighter than `knee`, so that nothing burns out."""
    return np.where(value < knee, value, knee + (1 - knee) * (1 - np.exp((knee - value) / (1 - knee))))


def color_of(code: str) -> np.ndarray:
    """`#RRGGBB` as display values 0..1."""
    return np.array([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def fade(picture: np.ndarray, grade: Grade, part: tuple[float, float] = (0.0, 1.0)) -> np.ndarray:
    """Blends the empty left side into the page, so that no seam shows where the picture ends. A picture that is only a
    part of the frame says which, as shares of the width."""
    edge = color_of(grade.edge)
    black = edge * grade.lift
    picture = black + picture * (1 - black)
    x = np.linspace(*part, picture.shape[1], dtype=np.float32)
    picture = picture * (1 - (1 - grade.right) * rise(x, 0.55, 1.0))
    if grade.fade is None:
        return picture
    return edge + (picture - edge) * rise(x, *grade.fade)


def rise(x: np.ndarray, start: float, end: float) -> np.ndarray:
    """From 0 at `start` to 1 at `end`, without a corner, for every column."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return (t * t * (3 - 2 * t))[None, :, None]


def quantize(picture: np.ndarray) -> np.ndarray:
    """Eight bits with half a step of fixed dither, or the empty walls would show bands."""
    dither = np.random.default_rng(1).random((*picture.shape[:2], 1), np.float32) - 0.5
    return (np.clip(picture * 255 + dither, 0, 255) + 0.5).astype(np.uint8)


if __name__ == '__main__':
    main()
