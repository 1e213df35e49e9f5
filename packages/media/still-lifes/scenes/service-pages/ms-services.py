"""Microsoft 365 services: an open laptop with mail, a conversation and a calendar, and a drawing printed
for the next step. Red: the one letter."""

from cameras import portrait
from outlines import arc, lip, rectangle, rounded
from print_out import print_out
from shapes import copy, disc, drum, group, lathe, slab
from studio import Shot, day
from sweeps import lettering, plate, rod

WIDE, DEEP, THICK = 1.56, 0.98, 0.07  # of the lower half
TALL, LEAN = 1.06, 16  # of the screen, and by how many degrees it leans back
KEYS, PITCH = (12, 4), 0.112  # columns and rows, and from one to the next
ENVELOPE = (0.74, 0.48)


def build() -> Shot:
    day()
    group((0.36, 0.20, 0), (0, 0, -22), [*lower_half(), *screen()])
    calendar(1.40, -0.56)
    bell(-0.78, 0.10)
    pen_cup(1.82, 0.34)
    print_out('ms-services/mail-migration', 0.80, (-0.16, -0.66, 0.006), (0, 0, -9), corner=(1, -1))
    portrait((0.64, -0.10, 0.60), turn=-8, rise=27, width=5.9)
    return Shot('day-near', focal=(0.45, 0.1, 0.62), begins=0.32)


def lower_half() -> list:
    """A slab with keys and the plate for the finger."""
    places = [
        ((column - (KEYS[0] - 1) / 2) * PITCH, 0.34 - row * PITCH, THICK + 0.008)
        for column in range(KEYS[0])
        for row in range(KEYS[1])
    ]
    key = plate(rounded(PITCH - 0.016, PITCH - 0.016, 0.018), 0.03, 'white', places[0], bevel=0.007)
    keys = [key, *(copy(key, place) for place in places[1:])]
    return [
        plate(rounded(WIDE, DEEP, 0.06), THICK, 'bisque', (0, 0, THICK / 2), bevel=0.018),
        *keys,
        plate(rounded(0.46, 0.28, 0.03), 0.02, 'white', (0, -0.29, THICK), bevel=0.006),
    ]


def screen() -> list:
    """The lid: a dark window in porcelain; before it a conversation of two, and the letter that has just come."""
    parts = [
        plate(rounded(WIDE, TALL, 0.06), 0.06, 'white', (0, 0, TALL / 2), (90, 0, 0), bevel=0.016),
        plate(rounded(WIDE - 0.12, TALL - 0.12, 0.03), 0.02, 'ink', (0, -0.026, TALL / 2), (90, 0, 0), bevel=0.005),
        *bubble(0.30, 0.80, 'white', -1),
        *bubble(0.40, 0.46, 'stone', 1),
        group((-0.36, -0.30, 0.56), (80, 6, 6), envelope()),
    ]
    return [group((0, DEEP / 2 - 0.04, THICK), (-LEAN, 0, 0), parts)]


def bubble(x: float, z: float, name: str, tail: int) -> list:
    """A speech bubble with two lines of words; its tail points to the left (-1) or the right (1)."""
    tip = [(tail * 0.20 - 0.06, -0.10), (tail * 0.20 + 0.06, -0.10), (tail * 0.27, -0.21)]
    return [
        plate(rounded(0.56, 0.25, 0.06), 0.05, name, (x, -0.07, z), (90, 0, 0), bevel=0.012),
        plate(tip, 0.045, name, (x, -0.07, z), (90, 0, 0), bevel=0.008),
        *(
            plate(rounded(length, 0.03, 0.014), 0.02, 'clay', (x - 0.04, -0.098, z + up), (90, 0, 0), bevel=0.004)
            for length, up in ((0.40, 0.04), (0.30, -0.035))
        ),
    ]


def envelope() -> list:
    """Lies on its front; the flap is a triangle with a seam of its own."""
    width, height = ENVELOPE
    fold = [(-width / 2 + 0.01, height / 2 - 0.008), (0, -0.05), (width / 2 - 0.01, height / 2 - 0.008)]
    return [
        plate(rectangle(width, height), 0.034, 'red', bevel=0.007),
        plate(fold, 0.034, 'red', (0, 0, 0.020), (2.5, 0, 0), bevel=0.005),
        disc(0.042, 0.018, 'white', (0, -0.01, 0.040), bevel=0.004),
    ]


def calendar(x: float, y: float) -> None:
    """Two cubes in a tray that show the day of the month."""
    slab((0.86, 0.42, 0.06), 'stone', (x, y, 0), (0, 0, -16))
    for away, turn, digit in ((-0.19, -14, '2'), (0.19, -21, '7')):
        parts = [
            slab((0.35, 0.35, 0.35), 'white', bevel=0.018),
            lettering(digit, 0.30, 'ink', (0, -0.174, 0.175), (90, 0, 0)),
        ]
        group((x + away * 0.96, y - away * 0.28, 0.06), (0, 0, turn), parts)


def bell(x: float, y: float) -> None:
    dome = [*((0.25 * c, 0.06 + 0.22 * s) for c, s in arc(1, 0, 86, 24)), (0, 0.28)]
    drum(0.27, 0.05, 'ink', (x, y, 0))
    lathe([(0, 0.05), (0.25, 0.05), *dome], 'steel', (x, y, 0))
    drum(0.032, 0.05, 'ink', (x, y, 0.27), bevel=0.01)


def pen_cup(x: float, y: float) -> None:
    lathe([(0, 0), (0.17, 0), (0.18, 0.02), *lip(0.18, 0.155, 0.44), (0.15, 0.05), (0, 0.04)], 'stone', (x, y, 0))
    for lean, turn, length, name in ((10, 30, 0.84, 'ink'), (12, 150, 0.76, 'white'), (9, 260, 0.90, 'bisque')):
        group((x, y, 0.05), (lean, 0, turn), [rod([(0, 0, 0), (0, 0, length)], 0.026, name)])
