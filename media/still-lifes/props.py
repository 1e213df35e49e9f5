"""Models that several pictures show, made from the kit's shapes."""

from shapes import ORIGIN, lathe

COIN = 0.05  # how thick one is


def coin(radius=0.17, material='white', at=ORIGIN):
    """A coin with a raised rim, lying on `at`."""
    r, t = radius, COIN - 0.004
    half = [(0, 0.008), (r - 0.04, 0.008), (r - 0.032, 0), (r - 0.010, 0), (r, 0.010)]
    return lathe([*half, *((x, t - z) for x, z in reversed(half))], material, at)


def coins(x: float, y: float, count: int, radius=0.17, materials=('white', 'stone', 'white'), base=0.0) -> None:
    """A stack of coins on `base`, none exactly on the one below."""
    for i in range(count):
        dx, dy = 0.006 * ((i * 7) % 5 - 2), 0.006 * ((i * 3) % 5 - 2)
        coin(radius, materials[i % len(materials)], (x + dx, y + dy, base + COIN * i))
