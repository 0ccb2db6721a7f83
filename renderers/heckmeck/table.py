"""The ground of Heckmeck's board: the cloth, the grill with its embers, the chopping board, the seats' panels."""

from functools import cache

from renderers.heckmeck import art
from renderers.kit import farm, sprites
from renderers.kit.canvas import Canvas
from renderers.kit.figures import colours_in
from renderers.kit.furniture import board, cloth_canvas, header_of
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
    Palette,
    Ramp,
    blend,
    fixed_palette,
)
from renderers.kit.pen import Pen
from renderers.kit.pixels import Point, Sprite

PLACE = (138, 172)
GRILL = (28, 20)
FRAME = 20
BOARD = (196, 416, 984, 168)
SEATS_TOP, SEATS_HEIGHT = 622, 260
HEADER = 54
HIGH_HEADER = 76
"""Height of a narrow panel's header, with two lines."""


def place_of(number: int) -> Point:
    """Return the upper left corner of a tile's place on the grill."""
    row, column = divmod(number - 21, 8)
    (x, y), (width, height) = GRILL, PLACE
    return (
        x + FRAME + column * width + (width - art.TILE[0]) / 2,
        y + FRAME + row * height + (height - art.TILE[1]) / 2 - 2,
    )


@cache
def colours() -> Palette:
    """Return the fixed palette of the game's pictures."""
    signs = [sign.colour for sign in SIGNS]
    headers = [header_of(look) for look in range(len(SIGNS))]
    flats = [*colours_in("farm", "heckmeck", "kit"), *farm.GRILL, *farm.CLOTH[1:]]
    flats += [INK, WHITE, IVORY, WOOD, *signs, *headers, CREAM, GLOW, TAN, *sprites.MEDALS]
    grounds = [art.NUMBER_GROUND, CREAM, WHITE, WOOD_LIGHT, farm.CLOTH.ground, farm.CLOTH.full, farm.CLOTH.half, SAND]
    inked = (farm.WORM_PINK, farm.BAR, farm.COMB, farm.BEAK, WOOD, art.BACK, GLOW, farm.FEATHER_SHADE)
    ramps = [
        *(Ramp(INK, ground) for ground in grounds),
        *(Ramp(INK, colour, 2) for colour in (*signs, *headers, *inked)),
        *(Ramp(ground, blend(ground, INK, 0.35), 2) for ground in grounds),
        *(Ramp(farm.COAL, colour, 2) for colour in (farm.EMBER, farm.EMBER_HOT, farm.COAL_LIGHT)),
        *(Ramp(farm.IRON_DARK, colour, 1) for colour in (farm.BAR, farm.COAL, farm.EMBER, farm.COAL_LIGHT)),
        Ramp(farm.EMBER, farm.EMBER_HOT, 1),
        Ramp(farm.WORM_PINK, farm.WORM_RING, 1),
        Ramp(WHITE, WOOD_LIGHT, 3),
    ]
    return fixed_palette(flats, ramps, plain=True)


@kept
def background() -> Canvas:
    """Return the cloth, the empty grill and the chopping board."""
    canvas = cloth_canvas(farm.CLOTH, colours())
    (x, y), width, height = GRILL, 8 * PLACE[0] + 2 * FRAME, 2 * PLACE[1] + 2 * FRAME
    for side in (x - 18, x + width - 16):
        canvas.paste(sprites.panel(34, 124, WOOD_DARK, radius=15, drop=0), side, y + height / 2 - 62)
    canvas.paste(farm.grill_frame(width, height), x, y)
    rim = sprites.panel(PLACE[0] - 2, PLACE[1] - 2, farm.IRON_LIGHT, line=0, radius=12, drop=0)
    for row in range(2):
        for column in range(8):
            left, top = x + FRAME + column * PLACE[0] + 3, y + FRAME + row * PLACE[1] + 3
            canvas.paste(rim, left - 2, top - 2)
            canvas.paste(sprites.figure(f"heckmeck/embers-{1 + (row + column) % 2}", PLACE[0] - 6), left, top)
    canvas.paste(board(*BOARD[2:]), *BOARD[:2])
    return canvas


@kept
def tail() -> Sprite:
    """Return the link from the board to the panel of the seat in turn. Its tip is its lower end."""
    pen = Pen(80, 40)
    pen.shape([(8, -20), (72, -20), (40, 34)], WOOD)  # begins above the sprite, so that no outline crosses the board
    return pen.sprite()


def grill_icon(width: int) -> Sprite:
    return sprites.figure("heckmeck/grill", width)
