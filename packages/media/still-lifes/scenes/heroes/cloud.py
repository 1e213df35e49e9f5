"""Cloud on three platforms: a cloud of porcelain balls above three plinths; beads on three wires lead up to
it. One bead is red: in the film its string climbs by a hand, and sinks back."""

import math
import random

import bpy
from mathutils import Vector

from outlines import ease
from shapes import add, ball, drum
from studio import HERO, Shot, camera, day
from sweeps import rod

MIDDLE = Vector((0.55, 0.35, 1.55))
LOBES = (  # x, y, z, radius: the volume that the balls fill
    (-0.95, 0, -0.05, 0.52), (-0.35, 0.05, 0.22, 0.70), (0.42, 0.05, 0.30, 0.74),
    (1.05, 0, 0.02, 0.52), (-1.35, 0, -0.16, 0.28), (1.42, 0, -0.15, 0.28),
)  # fmt: skip
PLINTHS = (
    (-0.40, 0.22, 0.34, 'bisque'),
    (0.60, 0.42, 0.50, 'stone'),
    (1.55, 0.22, 0.24, 'white'),
)  # x, y, height, material
BEADS = 6
RED = (1, 2)  # plinth and bead
CLIMB = 0.19  # meters that the red bead's string climbs in the film: the red one stays below the cloud


def build() -> Shot:
    day(0.92)
    meshes = {name: mesh(name) for name in ('white', 'bisque', 'glaze', 'stone', 'red', 'steel')}
    chance = random.Random(21)
    for x, y, z, radius in packed(chance):
        weights = (8, 4, 4, 0.4, 0.5 if radius < 0.14 else 0)
        name = chance.choices(('white', 'bisque', 'glaze', 'stone', 'steel'), weights)[0]
        made = add(meshes[name])
        settle(made, Vector((x, y, z)), radius, 2 * math.pi * chance.random())
        chance.choice((1, 1, 2))  # a film once had two speeds; the dice have to fall as they did
    beads = []
    for p, (x, y, height, name) in enumerate(PLINTHS):
        drum(0.36, height, name, (x, y, 0), bevel=0.016)
        drum(0.05, 0.03, 'steel', (x, y, height), bevel=0.006)
        rod([(x, y, height), (x, y, 1.75)], 0.0085, 'steel', straight=True)
        for b in range(BEADS):
            finish = 'red' if (p, b) == RED else 'glaze' if (b + p) % 3 else 'steel'
            beads.append((add(meshes[finish]), p, b))
    camera((-0.8, -10.6, 1.9), (-0.95, 0, 1.12), focus=(0.5, -0.2, 1.2), lens=60, fstop=0.7)

    def pose(way: float) -> None:
        for made, plinth, bead in beads:
            thread(made, plinth, bead, CLIMB * way if plinth == RED[0] else 0)

    return Shot('hero-day', focal=(0.6, 0.3, 1.2), size=HERO, pose=pose)


def mesh(name: str) -> bpy.types.Mesh:
    made = ball(1, name, detail=40)
    data = made.data
    bpy.data.objects.remove(made)
    return data


def packed(chance: random.Random) -> list[tuple[float, float, float, float]]:
    """Balls as (x, y, z, radius) thrown into the lobes: 26 large ones first, small ones into the gaps. They may
    overlap a bit."""
    found = []
    for _ in range(40000):
        if len(found) == 150:
            break
        large = len(found) < 26
        radius = chance.uniform(0.20, 0.33) if large else chance.uniform(0.06, 0.17)
        x, y, z = chance.uniform(-1.5, 1.5), chance.uniform(-0.62, 0.62), chance.uniform(-0.35, 1.05)
        if z <= -0.30 or not any((x - a) ** 2 + ((y - b) * 1.15) ** 2 + (z - c) ** 2 < r * r for a, b, c, r in LOBES):
            continue
        closeness = 0.80 if large else 0.86
        if all(math.dist((x, y, z), other[:3]) > (radius + other[3]) * closeness for other in found):
            found.append((x, y, z, radius))
    return found


def settle(made, place: Vector, radius: float, luck: float) -> None:
    """Puts a ball into the cloud, a bit larger or smaller and to one side: an angle says how."""
    made.scale = (radius * (1 + 0.035 * math.sin(luck)),) * 3
    drift = (0.018 * math.cos(luck), 0.018 * math.sin(luck), 0.03 * math.sin(place.x * 1.6))
    made.location = MIDDLE + place + Vector(drift)


def thread(made, plinth: int, bead: int, climbed: float) -> None:
    """Beads are smaller near the plinth and inside the cloud."""
    x, y, height, _ = PLINTHS[plinth]
    way = (bead + 0.33 * plinth) / BEADS
    radius = 0.10 if (plinth, bead) == RED else 0.07
    made.scale = (radius * max(1e-3, ease(way / 0.12) * ease((1 - way) / 0.05)),) * 3
    made.location = (x, y, height + 0.02 + (1.60 - height) * way**1.12 + climbed)
