"""The ground of Verflixxt!'s board: the cloth, the board of news, colours and places."""

from functools import cache
from typing import Final

from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.furniture import board, cloth_canvas, hand_sheet, header_of
from renderers.kit.kept import kept
from renderers.kit.palette import (
    CREAM,
    GLOW,
    INK,
    IVORY,
    SAND,
    SIGNS,
    WHITE,
    WOOD_LIGHT,
    Palette,
    Ramp,
    blend,
    fixed_palette,
)
from renderers.kit.pen import SHADE
from renderers.verflixxt import art

PATH: Final = (10, 8, 1180, 572)
STRIP: Final = (112, 588, 1076, 102)
CAPTAIN: Final = (12, 570, 86)
"""Place and width of the guard beside the table."""
SEATS_TOP: Final = 710
SEATS_HEIGHT: Final = 182
HEADER: Final = 44
HIGH_HEADER: Final = 74
"""Height of a narrow panel's header, with two lines."""
HAND_SIZE: Final = (1200, 500)
HAND_HEADER: Final = 92


@cache
def colours() -> Palette:
    """Return the fixed palette of this game's pictures."""
    signs = [sign.colour for sign in SIGNS]
    headers = [header_of(look) for look in range(len(SIGNS))]
    flats = [*art.FLATS, *signs, *headers, *sprites.MEDALS]
    grounds = (IVORY, CREAM, WHITE, art.GREEN, art.LUCK, art.RED_PALE, art.GREEN_PALE, art.LUCK_PALE, WOOD_LIGHT)
    ramps = [
        *(Ramp(INK, ground, 2) for ground in grounds),
        Ramp(WHITE, art.RED, 2),
        *(Ramp(INK, ground, 1) for ground in (*signs, *headers, GLOW, SAND, art.BLUE_PALE, art.ORANGE_PALE)),
        *(Ramp(INK, ground, 1) for ground in (art.CLOVER, art.RED, art.COAT, art.SKIN, art.ROAD, art.BLUE, art.ORANGE)),
        *(Ramp(WHITE, sign, 1) for sign in signs),
    ]
    lain_on = (*art.CLOTH[1:], CREAM, *grounds[5:])  # the last ones: the tiles' pale heads, and wood
    # shadows would change to the nearest colour otherwise
    flats += [blend(ground, SHADE[:3], SHADE[3] / 255) for ground in lain_on]
    return fixed_palette(flats, ramps)


@kept
def background() -> Canvas:
    """Return the cloth and the board of news."""
    canvas = cloth_canvas(art.CLOTH, colours())
    canvas.paste(board(*STRIP[2:]), *STRIP[:2])
    return canvas


@kept
def hand_background(look: int) -> Canvas:
    """Return the cloth under a hand, and a header in a seat's colour."""
    width, height = HAND_SIZE
    canvas = cloth_canvas(art.CLOTH, colours(), HAND_SIZE)
    canvas.paste(hand_sheet(look, width - 28, height - 34, HAND_HEADER), 14, 14)
    return canvas
