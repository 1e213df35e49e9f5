"""Automotive: a clay car on a low stage, and the robot that brings what it still lacks. Red: a wheel."""

from props import car, wheel
from shapes import ball, box, disc, drum, group, slab
from studio import Shot, banner_camera, night
from sweeps import rod

STAGE = 0.12  # height
SIZE = 1.2  # of the car, which is two meters long at 1
TURN = 26  # degrees by which the car looks toward the camera
SHOULDER, ELBOW, WRIST, HAND = (0, 0.46), (-0.20, 1.24), (0.84, 1.02), (0.94, 0.62)  # forward and up, in meters


def build() -> Shot:
    night(key=0.9)
    stage(0.98, 0.50)
    group((0.98, 0.50, STAGE), (0, 0, TURN), car((None, 'ink', 'ink', 'ink')), SIZE)
    group((-0.86, -0.12, 0), (0, 0, -30), robot())
    spare(1.76, -0.70)
    banner_camera(focus=(0.1, -0.5, 0.6), height=0.72, fstop=1.0)
    return Shot('night', focal=(0.55, 0.1, 0.7))


def stage(x: float, y: float) -> None:
    """A round plate with the seam of a smaller one in it."""
    drum(1.32, STAGE - 0.02, 'clay', (x, y, 0), bevel=0.02)
    drum(1.28, STAGE, 'stone', (x, y, 0), bevel=0.012)


def robot() -> list:
    """An arm of two links, seen from its side: x is forward. Its hand holds the wheel by its rim."""

    def place(point: tuple[float, float], y=0.0):
        return (point[0], y, point[1])

    def joint(point: tuple[float, float], radius: float) -> list:
        """A dark axle between two white caps."""
        return [
            disc(radius, 0.26, 'ink', place(point), (90, 0, 0), bevel=0.02),
            *(
                disc(radius * 0.82, 0.05, 'white', place(point, side * 0.14), (90, 0, 0), bevel=0.015)
                for side in (-1, 1)
            ),
        ]

    return [
        drum(0.32, 0.10, 'stone', bevel=0.02),
        drum(0.23, 0.24, 'white', (0, 0, 0.10), bevel=0.03, top=0.19),
        *joint(SHOULDER, 0.17),
        rod([place(SHOULDER), place(ELBOW)], 0.105, 'white', straight=True),
        *joint(ELBOW, 0.145),
        box((0.30, 0.20, 0.20), 'white', (ELBOW[0] - 0.16, 0, ELBOW[1] + 0.05), (0, 12, 0), bevel=0.04),
        rod([place(ELBOW), place(WRIST)], 0.080, 'white', straight=True),
        *joint(WRIST, 0.10),
        rod([place(WRIST), (HAND[0], 0, HAND[1] + 0.02)], 0.050, 'steel', straight=True),
        *hand(),
    ]


def hand() -> list:
    """Two fingers that hold the wheel from above; it is turned as it will sit on the car."""
    x, z = HAND
    middle = (x, 0, z - 0.24)
    fingers = [
        slab((0.28, 0.16, 0.07), 'ink', (x, 0, z - 0.02), bevel=0.015),
        *(slab((0.05, 0.13, 0.16), 'ink', (x + side * 0.115, 0, z - 0.16), bevel=0.012) for side in (-1, 1)),
    ]
    return [*fingers, group(middle, (90, 0, TURN + 14), wheel('red', 0.17 * SIZE))]


def spare(x: float, y: float) -> None:
    """Two wheels for later, one leaning on the other, and a ball from a bearing."""
    group((x, y, 0.07), (0, 0, 10), wheel('ink'))
    group((x - 0.24, y - 0.02, 0.165), (62, 0, 30), wheel('ink'))
    ball(0.07, 'steel', (x - 0.72, y - 0.14, 0.07))
