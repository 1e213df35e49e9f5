"""What films there are, and how each is rendered: the one place that scenes, regions and sizes are told."""

import math
from ctypes import c_float
from dataclasses import dataclass

WIDTH, HEIGHT, FRAMES, RATE = 1600, 900, 144, 24
FEATHER = 20  # pixels over which the moving region blends into the poster


@dataclass(frozen=True)
class Film:
    """A loop over one hero; NAME-night is the scene NAME in the light of the night set. Everything goes one way and
    comes back. Only `region` (left, top, right, bottom as shares of the frame) moves."""

    grade: str
    keys: int  # pictures that are rendered, in equal steps of the way; the frames between them are moved from both sides
    samples: int  # for each pixel of a key
    region: tuple[float, float, float, float]
    quality: tuple[int, int]  # CRF of AV1 and of H.264, chosen by eye within the budgets


FILMS = {
    'transforming': Film('hero-field', keys=8, samples=16, region=(0.35, 0.12, 0.97, 0.82), quality=(31, 22)),
    'transforming-night': Film('hero-field-night', keys=8, samples=16, region=(0.35, 0.12, 0.97, 0.82), quality=(31, 22)),
    'cloud': Film('hero-day', keys=8, samples=32, region=(0.7, 0.42, 0.77, 0.66), quality=(18, 14)),
    'cloud-night': Film('hero-night', keys=24, samples=40, region=(0.7, 0.42, 0.77, 0.66), quality=(18, 14)),
    'microsoft': Film('hero-night', keys=13, samples=24, region=(0.5, 0.23, 0.82, 0.66), quality=(25, 18)),
    'generative-ai': Film('hero-night', keys=9, samples=24, region=(0.41, 0.41, 0.82, 0.79), quality=(25, 18)),
}


def way_at(frame: int) -> float:
    """How far everything has come in a frame: 0 is the poster, 1 is half of the loop later. A cosine: the speed has no
    steps."""
    return (1 - math.cos(2 * math.pi * frame / FRAMES)) / 2


def edges_of(film: Film) -> tuple[int, int, int, int]:
    """The region in whole pixels from the top left, cut as Blender cuts it."""
    left, top, right, bottom = film.region
    return cut(left, WIDTH), HEIGHT - cut(1 - top, HEIGHT), cut(right, WIDTH), HEIGHT - cut(1 - bottom, HEIGHT)


def cut(share: float, whole: int) -> int:
    """A share of the frame in pixels. Blender counts with short numbers, and 0.21 of 900 pixels can be 188 or 189."""
    return int(c_float(c_float(share).value * whole).value)
