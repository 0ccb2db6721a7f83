"""What Karteneck's pieces lie on: the cloth, Gino's grill, the shelf of piles, the board of news, the seats' panels."""

from functools import cache

from PIL import Image

from renderers.heckmeck import art as house
from renderers.karteneck import art
from renderers.kit import sprites
from renderers.kit.canvas import SIZE
from renderers.kit.furniture import gingham, header_of
from renderers.kit.palette import CREAM, GLOW, INK, IVORY, SAND, SIGNS, TAN, WHITE, Colour, Ramp, blend, fixed_palette
from renderers.kit.pen import SHADE, Pen, around

SEATS = 6
GINO = (6, 66)
GRILL = (204, 20, 824, 196)
BED = 18
"""How far the embers lie inside the grill."""
SHELF = (1046, 20, 134, 196)
BOARD = (204, 240, 976, 104)
SEATS_TOP, SEATS_BOTTOM = 362, 886
HAND_SIZE = (1200, 500)
HEADER = 50
BARE = blend(CREAM, SAND, 0.6)
RESTED = blend(CREAM, TAN, 0.55)
"""The ground of a seat that has passed."""


@cache
def colours() -> Image.Image:
    """The fixed palette of this game's pictures."""
    signs = [sign.colour for sign in SIGNS[:SEATS]]
    headers = [header_of(seat) for seat in range(SEATS)]
    cards = list(art.CARD_GROUNDS.values())
    table = (house.CLOTH, house.CLOTH_HALF, house.CLOTH_FULL, house.WOOD, house.WOOD_LIGHT, house.WOOD_DARK)
    grill = (house.IRON, house.IRON_LIGHT, house.IRON_DARK, house.EMBER, house.EMBER_HOT, house.COAL, house.COAL_LIGHT)
    shared = (house.BAR, house.COMB, house.BEAK, house.FEATHER, house.FEATHER_SHADE, house.WORM_PINK, house.WORM_RING)
    # Few mixtures: each that an edge may take makes the file larger, and here are more edges than anywhere.
    flats: list[Colour] = [INK, WHITE, IVORY, SAND, CREAM, GLOW, TAN, RESTED, BARE, *table, *grill, *shared, *art.FLATS]
    flats += [*signs, *headers, *sprites.MEDALS, *(blend(card, CREAM, 0.6) for card in cards)]
    grounds = (IVORY, CREAM, WHITE, house.WOOD_LIGHT, house.CLOTH, house.CLOTH_FULL, house.CLOTH_HALF, SAND, RESTED)
    shadows = [blend(ground, SHADE[:3], SHADE[3] / 255) for ground in (*grounds, house.IRON, house.WOOD)]
    return fixed_palette([*flats, *shadows], (Ramp(INK, IVORY, 1), Ramp(INK, CREAM, 1), Ramp(art.CHINA, TAN, 1)))


def _cloth(width: int, height: int) -> Pen:
    pen = Pen(width, height, house.CLOTH)
    gingham(pen, width, height, 100, house.CLOTH_HALF, house.CLOTH_FULL)
    return pen


def _embers(width: float, height: float) -> Pen:
    """The bed of the grill: coals, some of which glow, under bars."""
    bed = Pen(width, height, house.COAL)
    for n in range(19):
        x, y, radius = (n * 43 + 14) % width, (n * 67 + 23) % height, 13 + n * 5 % 6
        turn = n * 37 % 90
        bed.shape(around((x, y), radius + 6, 7, turn), house.COAL_LIGHT, line=0)
        bed.shape(around((x, y), radius, 7, turn), house.EMBER, line=0)
        if n % 2:
            bed.shape(around((x - 2, y - 3), radius * 0.5, 7, turn), house.EMBER_HOT, line=0)
    bed.box(0, 0, width, height, None, line=6, ink=house.EMBER, radius=14)
    for n in range(1, 16):
        bar = n * width / 16
        bed.stroke(((bar, -9), (bar, height + 9)), 11, house.IRON_DARK)
        bed.stroke(((bar, -9), (bar, height + 9)), 5, house.BAR)
    return bed.clipped(14)


def _wood(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    pen.box(x, y + 6, width, height, SHADE, line=0, radius=24)
    pen.box(x, y, width, height, house.WOOD, radius=24)
    pen.box(x + 4, y + 4, width - 8, height - 14, house.WOOD_LIGHT, line=0, radius=20)


@cache
def background(*, served: bool = False) -> Image.Image:
    """The cloth, the grill with nothing on it (a long board once all is eaten), the shelf and the board of news."""
    pen = _cloth(*SIZE)
    x, y, width, height = GRILL
    if served:
        _wood(pen, x, y, SHELF[0] + SHELF[2] - x, height + 2)
    else:
        for side in (x - 16, x + width - 16):
            pen.box(side, y + height / 2 - 52, 32, 104, house.WOOD_DARK, radius=15)
        pen.box(x, y + 7, width, height, SHADE, line=0, radius=30)
        pen.box(x, y, width, height, house.IRON, radius=30)
        pen.box(x + 5, y + 5, width - 10, height - 10, None, line=3, ink=house.IRON_LIGHT, radius=25)
        pen.stamp(_embers(width - 2 * BED, height - 2 * BED), x + BED, y + BED)
        _wood(pen, *SHELF)
    _wood(pen, *BOARD)
    return pen.done().colours


@cache
def hand_background(seat: int) -> Image.Image:
    """The cloth under a hand, and a header in its seat's colour."""
    pen = _cloth(*HAND_SIZE)
    width, height = HAND_SIZE
    pen.box(14, 20, width - 28, height - 34, SHADE, line=0, radius=24)
    pen.box(14, 14, width - 28, height - 34, header_of(seat), line=0, radius=24)
    pen.box(14, 14 + HAND_HEADER, width - 28, height - 34 - HAND_HEADER, CREAM, line=0, radius=24)
    pen.box(14, 14 + HAND_HEADER, width - 28, 60, CREAM, line=0, radius=0)
    pen.box(14, 14 + HAND_HEADER, width - 28, 4, INK, line=0, radius=0)
    pen.box(14, 14, width - 28, height - 34, None, radius=24)
    return pen.done().colours


HAND_HEADER = 92
