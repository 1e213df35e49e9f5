"""Site map: a card index, every page a card with its tab. Red: the card that stands out of the row."""

from cameras import macro
from shapes import box, group, slab
from studio import Shot, stone
from sweeps import plate

WIDE, HIGH = 0.62, 0.40  # of a card
CARDS, DRAWN, STEP = 22, 8, 0.062
TAB = 0.13


def build() -> Shot:
    stone()
    cards = [card(i, 'red' if i == DRAWN else 'white') for i in range(CARDS)]
    group((0, 0, 0), (0, 0, 28), [*tray(), *cards])
    macro((0.05, -0.38, 0.40), turn=-8, rise=25, width=2.1, at=(0.74, 0.64), fstop=1.4)
    return Shot('stone-near', focal=(0.05, -0.38, 0.45), begins=0.32)


def card(index: int, material: str):
    """Leans a little backward, more at the front, where cards have been turned over; its tab is one of four places."""
    left = -WIDE / 2 + 0.02 + (index % 4) * (WIDE - TAB - 0.04) / 3
    outline = [
        (-WIDE / 2, 0), (WIDE / 2, 0), (WIDE / 2, HIGH), (left + TAB, HIGH), (left + TAB - 0.015, HIGH + 0.055),
        (left + 0.015, HIGH + 0.055), (left, HIGH), (-WIDE / 2, HIGH),
    ]  # fmt: skip
    lift = 0.13 if material == 'red' else 0.004 * (index % 3)
    lean = 16 if index < DRAWN else 7 + (index * 5 % 3)
    back = (index - CARDS / 2) * STEP + (0.05 if index >= DRAWN else 0)
    return group((0, back, 0.05 + lift), (90 - lean, 0, 0), [plate(outline, 0.012, material, bevel=0.003)])


def tray() -> list:
    """The box around the cards, open above."""
    long = CARDS * STEP + 0.30
    parts = [box((WIDE + 0.12, long, 0.03), 'stone', (0, 0.04, 0.015), bevel=0.006)]
    parts += [slab((0.03, long, 0.27), 'stone', (x, 0.04, 0), bevel=0.008) for x in (-WIDE / 2 - 0.045, WIDE / 2 + 0.045)]
    parts += [slab((WIDE + 0.12, 0.03, 0.27), 'stone', (0, 0.04 + y, 0), bevel=0.008) for y in (-long / 2, long / 2)]
    return parts
