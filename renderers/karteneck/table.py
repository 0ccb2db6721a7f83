"""The ground of Karteneck's board: the cloth, Gino's grill, the shelf of piles, the board of news, the seats'
panels."""

from functools import cache

from renderers.karteneck import art
from renderers.kit import farm, sprites
from renderers.kit.canvas import Canvas
from renderers.kit.figures import colours_in
from renderers.kit.furniture import board, cloth_canvas, hand_sheet, header_of
from renderers.kit.kept import kept
from renderers.kit.palette import (
    CREAM,
    GLOW,
    INK,
    IVORY,
    SAND,
    SIGNS,
    TAN,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
    Palette,
    Ramp,
    blend,
    fixed_palette,
)
from renderers.kit.pen import SHADE

GINO = (6, 66)
GRILL = (204, 20, 824, 196)
BED = 18
"""Inset of the embers in the grill."""
SHELF = (1046, 20, 134, 196)
BOARD = (204, 240, 976, 104)
SEATS_TOP, SEATS_BOTTOM = 362, 886
HAND_SIZE = (1200, 500)
HEADER = 50
HIGH_HEADER = 72
"""Height of a narrow panel's header, with two lines."""
BARE = blend(CREAM, SAND, 0.6)
RESTED = blend(CREAM, TAN, 0.55)
"""The ground of a seat that has passed."""


@cache
def colours() -> Palette:
    """Return the fixed palette of the game's pictures."""
    signs = [sign.colour for sign in SIGNS]
    headers = [header_of(look) for look in range(len(SIGNS))]
    cards = list(art.CARD_GROUNDS.values())
    # Few mixtures: each that an edge may take makes the file larger, and here are more edges than anywhere.
    table = (*art.CLOTH[1:], WOOD, WOOD_LIGHT, WOOD_DARK, *farm.GRILL)
    flats: list[Colour] = [INK, WHITE, IVORY, SAND, CREAM, GLOW, TAN, RESTED, BARE, *table]
    flats += [*cards, *colours_in("karteneck", "farm", "kit")]
    flats += [*signs, *headers, *sprites.MEDALS, *(blend(card, CREAM, 0.6) for card in cards)]
    grounds = (IVORY, CREAM, WHITE, WOOD_LIGHT, farm.CLOTH.ground, farm.CLOTH.full, farm.CLOTH.half, SAND, RESTED)
    shadows = [blend(ground, SHADE[:3], SHADE[3] / 255) for ground in (*grounds, farm.IRON, WOOD)]
    return fixed_palette(
        [*flats, *shadows], (Ramp(INK, IVORY, 1), Ramp(INK, CREAM, 1), Ramp(art.CHINA, TAN, 1)), plain=True
    )


@kept
def background() -> Canvas:
    """Return the cloth, the empty grill, the shelf and the board of news."""
    canvas = cloth_canvas(art.CLOTH, colours())
    x, y, width, height = GRILL
    for side in (x - 16, x + width - 16):
        canvas.paste(sprites.panel(32, 104, WOOD_DARK, radius=15, drop=0), side, y + height / 2 - 52)
    canvas.paste(farm.grill_frame(width, height), x, y)
    canvas.paste(sprites.figure("karteneck/embers", width - 2 * BED), x + BED, y + BED)
    canvas.paste(board(*SHELF[2:]), *SHELF[:2])
    canvas.paste(board(*BOARD[2:]), *BOARD[:2])
    return canvas


@kept
def hand_background(look: int, height: int = HAND_SIZE[1]) -> Canvas:
    """Return the cloth under a hand, and a header in a seat's colour."""
    width = HAND_SIZE[0]
    canvas = cloth_canvas(art.CLOTH, colours(), (width, height))
    canvas.paste(hand_sheet(look, width - 28, height - 34, HAND_HEADER), 14, 14)
    return canvas


HAND_HEADER = 92
