"""Makes one film from its rendered keys.   python3 develop_film.py NAME

1. Every key is averaged with its neighbors, moved to where things stand in it, and freed of the remaining noise.
2. It gets the tone and the grade of its set.
3. Every frame is made of the three keys nearest to it, moved to where things stand in the frame.
4. Where a frame differs from the first one, it is laid into the poster. All else is the poster itself and holds still.

Reads media/out/films/NAME/*.exr and poster.png, writes all frames to frames.rgb48, sixteen bits for each of red, green and
blue. `film.py` calls it. Keys that are already there are kept.
"""

import ctypes
import sys
from pathlib import Path

import numpy as np
import OpenImageIO as oiio
from scipy.ndimage import gaussian_filter, median_filter

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / 'still-lifes'))
from develop import GRADES, denoise, fade, library, load, tone  # noqa: E402 (the path above has to be set first)
from plan import FEATHER, FILMS, FRAMES, HEIGHT, WIDTH, Film, edges_of, way_at  # noqa: E402

OUT = HERE.parent / 'out' / 'films'
THREADS = 4
NEIGHBORS = (-1, 1)
# A smaller reach than a still's: the neighbors in time have done half of the work.
PASSES = ((0.55, 5, 2, 1e-6), (1.0, 3, 1, 1e-7))
# A frame is laid into the poster from the first of these differences on, and wholly from the second: display values.
CHANGED = (0.005, 0.014)
# How alike surface color, direction and depth must be for a neighboring key to count: variances.
ALIKE = np.array([0.004] * 3 + [0.03] * 3 + [0.0004], np.float32)


def main() -> None:
    name = sys.argv[1]
    film, folder = FILMS[name], OUT / name
    prints = [develop_key(folder, key, film) for key in range(film.keys)]
    ways = [ways_of(folder, key, film) for key in range(film.keys)]
    poster = read_poster(name)
    first = between(prints, ways, 0)
    # The second half of the loop is the first one backward.
    pictures = [picture_of(frame, film, prints, ways, first, poster) for frame in range(FRAMES // 2 + 1)]
    unfinished = folder / 'unfinished.rgb48'
    with unfinished.open('wb') as file:
        for frame in range(FRAMES):
            file.write(pictures[min(frame, FRAMES - frame)].tobytes())
    unfinished.replace(folder / 'frames.rgb48')


class Keys:
    """The noisy halves of the keys, of which only a few are held at a time."""

    def __init__(self, folder: Path, count: int) -> None:
        self.folder, self.count, self.held = folder, count, {}

    def half(self, key: int, half: str):
        """Color and features of one half, with the ways to the keys before and after."""
        if len(self.held) > 8:
            self.held.clear()
        if (key, half) not in self.held:
            file = f'{self.folder}/{key:03d}_{half}.exr'
            self.held[key, half] = (*load(file), *vectors(file))
        return self.held[key, half]


def vectors(file: str) -> tuple[np.ndarray, np.ndarray]:
    """Where each point was one key earlier and is one later, in pixels right and down. Blender notes what to
    add to get to the earlier place and what to subtract for the later one, with y upward."""
    buffer = oiio.ImageBuf(file)
    pixels, names = buffer.get_pixels(oiio.FLOAT), buffer.spec().channelnames
    x, y, z, w = (pixels[:, :, names.index(f'ViewLayer.Vector.{axis}')] for axis in 'XYZW')
    return np.ascontiguousarray(np.dstack((x, -y))), np.ascontiguousarray(np.dstack((-z, w)))


KEPT: dict[Path, Keys] = {}


def develop_key(folder: Path, key: int, film: Film) -> np.ndarray:
    """One key without noise, as display values 0..1."""
    file = folder / f'{key:03d}.npy'
    if not file.exists():
        keys = KEPT.setdefault(folder, Keys(folder, film.keys))
        first, second = (steady(keys, key, half) for half in 'ab')
        left, _, right, _ = edges_of(film)
        shown = tone(denoise(first, second, THREADS, PASSES), GRADES[film.grade])
        np.save(file, fade(shown, GRADES[film.grade], (left / (WIDTH - 1), (right - 1) / (WIDTH - 1))))
    return np.load(file)


def steady(keys: Keys, key: int, half: str) -> tuple[np.ndarray, np.ndarray]:
    """One half of a key, averaged with its neighbors where they show the same surface."""
    color, features, back, ahead = keys.half(key, half)
    total, weight = color.copy(), np.ones((*color.shape[:2], 1), np.float32)
    for step in NEIGHBORS:
        if not 0 <= key + step < keys.count:
            continue
        other_color, other_features, *_ = keys.half(key + step, half)
        there = resample(np.dstack((other_color, other_features)), ahead if step > 0 else back, 1.0)
        far = ((there[..., 3:] - features) ** 2 / ALIKE).max(axis=2)
        alike = np.exp(-np.minimum(far, 60))[..., None]
        total += np.maximum(there[..., :3], 0) * alike
        weight += alike
    return total / weight, features


def ways_of(folder: Path, key: int, film: Film) -> tuple[np.ndarray, np.ndarray]:
    """The ways back and ahead of a key, spread beyond the edges of what moves."""
    file = folder / f'{key:03d}.ways.npy'
    if not file.exists():
        keys = KEPT.setdefault(folder, Keys(folder, film.keys))
        _, features, *both = keys.half(key, 'a')
        # Few points come that far; a wider reach would bend what stands near them.
        radius = int(np.ceil(max(np.percentile(np.abs(way), 99.5) for way in both))) + 1
        spread_ways = [
            np.where(stands(keys, key, step, way), 0, spread(features[..., 6], way, radius))
            for step, way in zip(NEIGHBORS, both)
        ]
        np.save(file, np.stack([gaussian_filter(way, (1, 1, 0)) for way in spread_ways]).astype(np.float16))
    return tuple(np.load(file).astype(np.float32))


def stands(keys: Keys, key: int, step: int, way: np.ndarray) -> np.ndarray:
    """Where the same surface is seen in this key and in the next one, and does not move: nothing covers it between the
    two."""
    if not 0 <= key + step < keys.count:
        return np.zeros((*way.shape[:2], 1), bool)
    here, there = (sum(keys.half(each, half)[1] for half in 'ab') / 2 for each in (key, key + step))
    alike = ((here - there) ** 2 / ALIKE).max(axis=2) < 4
    still = np.hypot(way[..., 0], way[..., 1]) < 1
    return median_filter((alike & still).astype(np.uint8), 3).astype(bool)[..., None]


def between(prints, ways, at: float) -> np.ndarray:
    """The picture at a place of the way, counted in keys: the three nearest, each moved there, by the weights of a
    quadratic spline. Two would do for the motion; the third keeps a frame that is a key from being sharper than all
    others."""
    nearest = round(at)
    off = at - nearest
    weights = (0.5 - off) ** 2 / 2, 0.75 - off * off, (0.5 + off) ** 2 / 2
    total, weighed = 0, 0
    for key, weight in zip((nearest - 1, nearest, nearest + 1), weights):
        if not 0 <= key < len(prints):
            continue
        # What stands here now stood this many keys of its way back, or on.
        passed = at - key
        way = ways[key][1 if passed > 0 else 0]
        there = resample(np.dstack((prints[key], way)), way, -abs(passed))
        # What comes out from under a thing is not seen in this key: the thing is, and it goes another way.
        astray = ((there[..., 3:] - way) ** 2).sum(axis=2, keepdims=True) / ((way**2).sum(axis=2, keepdims=True) + 1)
        share = weight * (np.exp(-8 * astray) + 0.001)
        total = total + share * there[..., :3]
        weighed = weighed + share
    return total / weighed


def picture_of(frame: int, film: Film, prints, ways, first: np.ndarray, poster: np.ndarray) -> np.ndarray:
    """One frame, as sixteen-bit display values."""
    left, top, right, bottom = edges_of(film)
    shown = between(prints, ways, way_at(frame) * (film.keys - 1))
    # Noise has no sign, so it goes where a change stays.
    changed = np.abs(gaussian_filter(shown - first, (1.5, 1.5, 0))).max(axis=2)
    changed = gaussian_filter(changed, 2)[..., None]
    share = np.clip((changed - CHANGED[0]) / (CHANGED[1] - CHANGED[0]), 0, 1)
    picture = poster.copy()
    inside = picture[top:bottom, left:right]
    inside += (shown - inside) * share * share * (3 - 2 * share) * mask(left, top, right, bottom)
    return (np.clip(picture, 0, 1) * 65535 + 0.5).astype('<u2')


def mask(left: int, top: int, right: int, bottom: int) -> np.ndarray:
    """One inside the region, falling to zero at its borders, but for those that are the frame's own."""

    def ramp(start: int, end: int, whole: int) -> np.ndarray:
        at = np.arange(start, end, dtype=np.float32) + 0.5
        rise = np.ones_like(at) if start == 0 else np.clip((at - start) / FEATHER, 0, 1)
        fall = np.ones_like(at) if end == whole else np.clip((end - at) / FEATHER, 0, 1)
        share = np.minimum(rise, fall)
        return share * share * (3 - 2 * share)

    return (ramp(top, bottom, HEIGHT)[:, None] * ramp(left, right, WIDTH)[None])[..., None]


def read_poster(name: str) -> np.ndarray:
    """The poster as the page shows it, display values 0..1, as large as the film."""
    pixels = oiio.ImageBuf(str(OUT / name / 'poster.png')).get_pixels(oiio.FLOAT)
    return np.ascontiguousarray(pixels[..., :3], np.float32)


def resample(source: np.ndarray, ways: np.ndarray, scale: float) -> np.ndarray:
    height, width, count = source.shape
    result = np.empty((height, width, count), np.float32)
    source, ways = (np.ascontiguousarray(image, np.float32) for image in (source, ways))
    motion().resample(pointer(source), pointer(ways), ctypes.c_float(scale), width, height, count, THREADS, pointer(result))
    return result


def spread(depth: np.ndarray, ways: np.ndarray, radius: int) -> np.ndarray:
    height, width = depth.shape
    result = np.empty((height, width, 2), np.float32)
    depth, ways = (np.ascontiguousarray(image, np.float32) for image in (depth, ways))
    motion().spread(pointer(depth), pointer(ways), radius, width, height, THREADS, pointer(result))
    return result


def pointer(image: np.ndarray):
    return image.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def motion() -> ctypes.CDLL:
    return library(HERE / 'motion.c')


if __name__ == '__main__':
    main()
