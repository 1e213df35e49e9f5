"""A hand as a sculptor casts it, in plaster, one meter long from the wrist to the tip of the middle finger."""

import math
from collections.abc import Sequence

import numpy as np
from mathutils import Matrix, Vector

from fields import Field, Points, flow, lens, limb, skin
from shapes import Point3, group, radians

Bends = Sequence[float]  # how far each joint of a finger is bent down, in degrees, from the knuckle
PRESSING: tuple[Bends, ...] = ((34, 26, 14), (36, 90, 50), (42, 92, 52), (48, 90, 52))
FIST: tuple[Bends, ...] = ((56, 82, 40), (62, 86, 44), (66, 88, 44), (68, 84, 44))
GRASP: tuple[Bends, ...] = ((30, 50, 30), (32, 48, 30), (38, 48, 30), (46, 48, 30))
HOLDING: tuple[Bends, ...] = ((12, 18, 12), (50, 78, 40), (60, 84, 44), (64, 84, 44))
AROUND: tuple[Bends, ...] = ((20, 17, 12), (19, 18, 13), (20, 17, 12), (22, 15, 11))
FLAT: tuple[Bends, ...] = ((0, 2, 3), (0, 2, 3), (0, 3, 3), (1, 4, 4))

# Index to little finger: where the knuckle is, how far the finger is spread, the lengths of its bones, the radii of its
# knuckle, its two joints and its tip.
FINGERS = (
    ((0.505, 0.142, 0.022), 4, (0.225, 0.135, 0.085), (0.062, 0.051, 0.044, 0.037)),
    ((0.520, 0.042, 0.034), 0, (0.245, 0.155, 0.090), (0.062, 0.052, 0.045, 0.038)),
    ((0.500, -0.056, 0.026), -4, (0.230, 0.145, 0.090), (0.058, 0.049, 0.042, 0.036)),
    ((0.455, -0.143, 0.004), -9, (0.180, 0.105, 0.080), (0.052, 0.043, 0.037, 0.031)),
)
THUMB_ROOT, THUMB_BONES, THUMB_RADII = (0.085, 0.085, -0.05), (0.220, 0.170, 0.118), (0.088, 0.062, 0.053, 0.041)
ASIDE: Point3 = (0.45, 0.27, -0.12)  # where the tip of the thumb is if nothing is held
CELL = 0.0105  # of its skin
PLACES = np.linspace(-0.16, 1.9, 80)  # along the arm, from inside the palm


def hand(pose: Sequence[Bends], thumb: Point3 = ASIDE, arm=1.5, bend=(0.0, 0.0), material='bisque'):
    """The right hand, palm down, its wrist at the origin and its fingers along +x. `thumb` is where its tip is; `bend`
    says how many degrees the arm, cut off `arm` meters behind the wrist, hangs down and turns to the thumb.
    Returns one body to place with `group`."""
    fingers = [finger(pose[i], *FINGERS[i]) for i in range(4)]
    joints, ups = thumb_joints(thumb)
    fingers.append(limbs(joints, THUMB_RADII, ups))
    down, aside = (math.radians(angle) for angle in bend)
    back = np.array((-math.cos(down) * math.cos(aside), math.sin(aside), -math.sin(down)))
    side = np.array((math.sin(aside), math.cos(aside), 0))
    # What belongs to the palm flows into it; a bent finger only touches it.
    flesh = flow([*palm(joints), *(parts[0] for parts in fingers), forearm(arm, back, side)], 0.05)
    whole = flow([flesh, *(flow(parts, 0.014) for parts in fingers)], 0.007)
    end = back * (arm + 0.1)
    low = np.minimum(end - 0.30, (-0.3, -0.42, -0.50))
    high = np.maximum(end + 0.30, (1.15, 0.50, 0.30))
    return skin(whole, low, high, CELL, material)


def touch(target: Point3, turn: Point3, pose: Sequence[Bends], size=1.0, thumb: Point3 = ASIDE, **more):
    """A hand whose forefinger ends at `target`. `turn` are its angles: roll, how far it points down, and where to."""
    joints, _ = finger_joints(pose[0], *FINGERS[0][:3])
    tip = joints[3] + (joints[3] - joints[2]).normalized() * FINGERS[0][3][3] * 0.8
    return hold(target, turn, pose, tuple(tip), size, thumb, **more)


def hold(target: Point3, turn: Point3, pose: Sequence[Bends], grip: Point3, size=1.0, thumb: Point3 = ASIDE, **more):
    """A hand whose point `grip`, in its own meters, is at `target`: for what lies between its fingers."""
    at = Vector(target) - radians(turn).to_matrix() @ (Vector(grip) * size)
    return group(tuple(at), turn, [hand(pose, thumb, **more)], size)


def aimed(ahead: Point3, palm: Point3) -> Point3:
    """The angles of a hand whose fingers point `ahead` and whose palm looks as nearly as it can to `palm`."""
    x = Vector(ahead).normalized()
    y = (-Vector(palm)).cross(x).normalized()
    turned = Matrix((x, y, x.cross(y))).transposed().to_euler()
    return tuple(math.degrees(angle) for angle in turned)


def finger_joints(bends: Bends, knuckle: Point3, spread: float, bones: Sequence[float]):
    """Where the knuckle, the joints and the end of the last bone are, and what is up at each bone."""
    at, down, yaw = Vector(knuckle), 0.0, math.radians(spread)
    joints, ups = [at], []
    for length, bend in zip(bones, bends):
        down += math.radians(bend)
        ahead = Vector((math.cos(down) * math.cos(yaw), math.cos(down) * math.sin(yaw), -math.sin(down)))
        ups.append(Vector((math.sin(down) * math.cos(yaw), math.sin(down) * math.sin(yaw), math.cos(down))))
        joints.append(joints[-1] + ahead * length)
    return joints, ups


def finger(bends: Bends, knuckle: Point3, spread: float, bones: Sequence[float], radii: Sequence[float]) -> list[Field]:
    joints, ups = finger_joints(bends, knuckle, spread, bones)
    return limbs(joints, radii, ups)


def limbs(joints: Sequence[Vector], radii: Sequence[float], ups: Sequence[Vector]) -> list[Field]:
    """Three bones with their flesh: slim between the joints, full on the inner side, a nail on the last."""
    parts = []
    for i in range(3):
        a, b, ra, rb = joints[i], joints[i + 1], radii[i], radii[i + 1]
        parts.append(limb(a, b, ra, rb, 0.0035 if i < 2 else -0.001))
        below = ups[i] * -0.012
        parts.append(limb(a.lerp(b, 0.4) + below, a.lerp(b, 0.72) + below, ra * 0.80, (ra + rb) * 0.40))
    ahead = (joints[3] - joints[2]).normalized()
    tip = radii[3]
    nail = joints[3] - ahead * tip * 0.25 + ups[2] * tip * 0.62
    return [*parts, lens(nail, (ahead, ups[2].cross(ahead), ups[2]), (tip * 1.12, tip * 0.80, tip * 0.46))]


def thumb_joints(tip: Point3):
    """As `finger_joints`: the thumb reaches from its root to `tip` in an arc that bulges away from the palm."""
    root, end = Vector(THUMB_ROOT), Vector(tip)
    chord = end - root
    bulge = Vector((0.3, 1.0, 0.45))
    bulge = (bulge - chord.normalized() * bulge.dot(chord.normalized())).normalized()

    def chain(bend: float) -> list[tuple[float, float]]:
        """Its joints in a plane, the first bone turned by `bend` and the others back."""
        at, angle, places = [0.0, 0.0], bend, [(0.0, 0.0)]
        for i, length in enumerate(THUMB_BONES):
            at = [at[0] + length * math.cos(angle), at[1] + length * math.sin(angle)]
            angle -= bend * (0.8, 1.2, 0)[i]
            places.append(tuple(at))
        return places

    low, high = 0.0, 1.4
    for _ in range(30):
        half = (low + high) / 2
        low, high = (half, high) if math.dist(*chain(half)[::3]) > chord.length else (low, half)
    places = chain(low)
    tilt = math.atan2(places[3][1], places[3][0])
    along = chord.normalized()
    joints = []
    for x, y in places:
        u, v = x * math.cos(tilt) + y * math.sin(tilt), y * math.cos(tilt) - x * math.sin(tilt)
        joints.append(root + along * u + bulge * v)
    bones = [(b - a).normalized() for a, b in zip(joints, joints[1:])]
    return joints, [(bulge - ahead * bulge.dot(ahead)).normalized() for ahead in bones]


def palm(thumb: Sequence[Vector]) -> list[Field]:
    """The back of the hand with its tendons and knuckles, the balls of the thumb and of the little finger, the web."""
    parts = []
    for (x, y, z), *_, radii in FINGERS:
        r = radii[0]
        parts.append(limb((0.05, y * 0.50, 0.0), (x, y, z - 0.006), 0.082, r))
        parts.append(limb((x - 0.015, y, z + 0.012), (x + 0.01, y, z + 0.012), r * 0.86, r * 0.84))
        parts.append(limb((0.10, y * 0.45, 0.074), (x - 0.05, y, z + r * 0.86), 0.010, 0.012))
    parts.append(limb((0.09, -0.085, -0.045), (0.35, -0.125, -0.035), 0.075, 0.060))
    parts.append(limb((0.43, 0.115, -0.025), (0.41, -0.115, -0.03), 0.046, 0.044))
    middle = thumb[0].lerp(thumb[1], 0.72)
    parts.append(limb(middle, (0.33, 0.115, -0.012), 0.046, 0.050))
    return parts


def forearm(length: float, back: np.ndarray, side: np.ndarray) -> Field:
    """An arm from the wrist along `back`, wider than thick, with the head of the ulna on its outer side; `side` is where
    the thumb is."""
    above = np.cross(side, back)
    ulna = lens(back * 0.10 - side * 0.105 + above * 0.045, np.eye(3), (0.05, 0.045, 0.045))
    stations = (-0.16, -0.08, 0.0, 0.12, 0.35, 0.75, 1.15, 1.9)
    radii = (0.05, 0.095, 0.112, 0.112, 0.128, 0.165, 0.190, 0.195)

    def sleeve(points: Points) -> np.ndarray:
        x, y, z = points @ back, points @ side, points @ above
        around = np.interp(x, PLACES, _smooth(stations, radii))
        far = (np.sqrt((y / 1.24) ** 2 + (z / 0.90) ** 2) - around) * 0.9
        return np.maximum(far, np.maximum(x - length, -0.14 - x))

    return flow([sleeve, ulna], 0.05)


def _smooth(stations, radii) -> np.ndarray:
    """The radii at PLACES, without the corners at the stations."""
    raw = np.interp(np.concatenate([PLACES[:1].repeat(3), PLACES, PLACES[-1:].repeat(3)]), stations, radii)
    return np.convolve(raw, np.ones(7) / 7, 'valid')
