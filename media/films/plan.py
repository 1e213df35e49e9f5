"""What films there are, and how each is rendered: the one place that scenes, regions and sizes are told."""

from dataclasses import dataclass

WIDTH, HEIGHT, FRAMES, RATE = 1280, 720, 144, 24
FEATHER = 20  # pixels over which the moving region blends into the poster


@dataclass(frozen=True)
class Film:
    """A loop over one hero; NAME-night is the scene NAME in the light of the night set. Only `region` (left, top, right, bottom as shares of the frame) moves."""

    grade: str
    keys: int  # moments that are rendered; the frames between them are moved from both sides
    samples: int  # for each pixel of a key moment
    region: tuple[float, float, float, float]
    quality: tuple[int, int]  # CRF of AV1 and of H.264, chosen by eye within the budgets


FILMS = {
    'transforming': Film('hero-field', keys=24, samples=12, region=(0.05, 0, 1, 1), quality=(36, 27)),
    'transforming-night': Film('hero-field-night', keys=24, samples=16, region=(0.05, 0, 1, 1), quality=(36, 27)),
    'cloud': Film('hero-day', keys=24, samples=16, region=(0.44, 0.05, 1, 0.86), quality=(31, 22)),
    'cloud-night': Film('hero-night', keys=24, samples=16, region=(0.44, 0.05, 1, 0.86), quality=(31, 22)),
    'microsoft': Film('hero-night', keys=28, samples=16, region=(0.41, 0.16, 0.99, 0.87), quality=(32, 24)),
    'generative-ai': Film('hero-night', keys=12, samples=40, region=(0.385, 0.13, 1, 0.97), quality=(45, 29)),
}


def edges_of(film: Film) -> tuple[int, int, int, int]:
    """The region in whole pixels from the top left, cut as Blender cuts it."""
    left, top, right, bottom = film.region
    return int(left * WIDTH), HEIGHT - int((1 - top) * HEIGHT), int(right * WIDTH), HEIGHT - int((1 - bottom) * HEIGHT)
