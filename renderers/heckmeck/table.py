"""What Heckmeck's pieces lie on: the cloth, the grill with its embers, the chopping board, the seats' panels."""

from functools import cache

from PIL import Image

from renderers.heckmeck import art
from renderers.kit import sprites
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.furniture import board, header_of, spread
from renderers.kit.kept import kept
from renderers.kit.palette import (
    CREAM,
    GLOW,
    INK,
    SAND,
    SIGNS,
    TAN,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Ramp,
    blend,
    fixed_palette,
)
from renderers.kit.pen import SHADE, Pen, Point, Sprite, around

PLACE = (138, 172)
GRILL = (28, 20)
FRAME = 20
BOARD = (196, 416, 984, 168)
SEATS_TOP, SEATS_HEIGHT = 622, 260
HEADER = 54


def place_of(number: int) -> Point:
    """The upper left corner of a tile's place on the grill."""
    row, column = divmod(number - 21, 8)
    (x, y), (width, height) = GRILL, PLACE
    return (
        x + FRAME + column * width + (width - art.TILE[0]) / 2,
        y + FRAME + row * height + (height - art.TILE[1]) / 2 - 2,
    )


_GLOWS = (
    ((24, 34, 15), (104, 22, 12), (72, 82, 16), (18, 112, 12), (112, 128, 15), (56, 146, 13)),
    ((62, 24, 14), (18, 76, 12), (112, 64, 15), (48, 112, 15), (106, 150, 12), (14, 148, 14)),
)


@cache
def colours() -> Image.Image:
    """The fixed palette of this game's pictures."""
    signs = [sign.colour for sign in SIGNS]
    headers = [header_of(seat) for seat in range(7)]
    flats = [*art.FLATS, *signs, *headers, CREAM, GLOW, TAN, *sprites.MEDALS]
    grounds = [art.NUMBER_GROUND, CREAM, WHITE, WOOD_LIGHT, art.CLOTH.ground, art.CLOTH.full, art.CLOTH.half, SAND]
    inked = (art.WORM_PINK, art.BAR, art.COMB, art.BEAK, WOOD, art.BACK, GLOW, art.FEATHER_SHADE)
    ramps = [
        *(Ramp(INK, ground) for ground in grounds),
        *(Ramp(INK, colour, 2) for colour in (*signs, *headers, *inked)),
        *(Ramp(ground, blend(ground, INK, 0.35), 2) for ground in grounds),
        *(Ramp(art.COAL, colour, 2) for colour in (art.EMBER, art.EMBER_HOT, art.COAL_LIGHT)),
        *(Ramp(art.IRON_DARK, colour, 1) for colour in (art.BAR, art.COAL, art.EMBER, art.COAL_LIGHT)),
        Ramp(art.EMBER, art.EMBER_HOT, 1),
        Ramp(art.WORM_PINK, art.WORM_RING, 1),
        Ramp(WHITE, WOOD_LIGHT, 3),
    ]
    return fixed_palette(flats, ramps)


@kept
def _embers(width: int, height: int, glows: int) -> Sprite:
    """A window of the grate: dark coals, and a few that glow."""
    bed = Pen(width, height)
    bed.box(0, 0, width, height, art.COAL, line=0, radius=10)
    for x, y, radius in _GLOWS[glows]:
        turn = x * 37 % 90
        bed.shape(around((x, y), radius + 6, 7, turn), art.COAL_LIGHT, line=3, ink=art.COAL_LIGHT)
        bed.shape(around((x, y), radius, 7, turn), art.EMBER, line=2, ink=art.EMBER)
        bed.shape(around((x - 2, y - 3), radius * 0.5, 7, turn), art.EMBER_HOT, line=2, ink=art.EMBER_HOT)
    bed.box(0, 0, width, height, None, line=6, ink=art.EMBER, radius=10)
    bed.box(0, 0, width, height, None, line=3, ink=art.COAL_LIGHT, radius=10)
    for n in range(1, 4):
        bar = n * width / 4
        bed.stroke(((bar, -9), (bar, height + 9)), 11, art.IRON_DARK)
        bed.stroke(((bar, -9), (bar, height + 9)), 5, art.BAR)
    return bed.clipped(10).done()


@kept
def _grate() -> Sprite:
    """The grill without its embers, 18 wider on either side for its handles."""
    width, height = 8 * PLACE[0] + 2 * FRAME, 2 * PLACE[1] + 2 * FRAME
    pen = Pen(width + 36, height + 7)
    for side in (0, width + 2):
        pen.box(side, height / 2 - 62, 34, 124, WOOD_DARK, radius=15)
    pen.box(18, 7, width, height, SHADE, line=0, radius=30)
    pen.box(18, 0, width, height, art.IRON, radius=30)
    pen.box(23, 5, width - 10, height - 10, None, line=3, ink=art.IRON_LIGHT, radius=25)
    for row in range(2):
        for column in range(8):
            left, top = 18 + FRAME + column * PLACE[0] + 1, FRAME + row * PLACE[1] + 1
            pen.box(left, top, PLACE[0] - 2, PLACE[1] - 2, art.IRON_LIGHT, line=0, radius=12)
    return pen.done()


@kept
def background() -> Image.Image:
    """The cloth, the grill with nothing on it, and the chopping board."""
    canvas = Canvas(spread(art.CLOTH, *SIZE), colours())
    (x, y) = GRILL
    canvas.paste(_grate(), x - 18, y)
    for row in range(2):
        for column in range(8):
            embers = _embers(PLACE[0] - 6, PLACE[1] - 6, (row + column) % 2)
            canvas.paste(embers, x + FRAME + column * PLACE[0] + 3, y + FRAME + row * PLACE[1] + 3)
    canvas.paste(board(*BOARD[2:]), *BOARD[:2])
    return canvas.image


@kept
def tail() -> Sprite:
    """What ties the board to the panel of the seat in turn; its tip is its lower end."""
    pen = Pen(80, 40)
    pen.shape([(8, -20), (72, -20), (40, 34)], WOOD)
    return pen.done()


@kept
def grill_icon(width: int) -> Sprite:
    """The grill, small."""
    scale = width / 110
    pen = Pen(width, 92 * scale)
    pen.box(0, 0, width, 92 * scale, art.IRON, radius=18 * scale)
    bed = Pen(86 * scale, 66 * scale, art.EMBER)
    for x, y in (
        (8, 14),
        (30, 8),
        (54, 14),
        (80, 8),
        (0, 40),
        (22, 38),
        (46, 42),
        (70, 40),
        (10, 64),
        (38, 66),
        (64, 66),
    ):
        bed.disc((x * scale, y * scale), 11 * scale, art.COAL)
        bed.disc(((x - 1) * scale, (y - 2) * scale), 6 * scale, art.COAL_LIGHT)
    for n in range(4):
        at = (86 / 8 + n * 86 / 4) * scale
        bed.stroke(((at, -9), (at, 99)), 9 * scale, art.IRON_DARK)
        bed.stroke(((at, -9), (at, 99)), 4 * scale, art.BAR)
    pen.stamp(bed.clipped(8 * scale), 12 * scale, 12 * scale)
    return pen.done()


@kept
def failure(size: int) -> Sprite:
    """A cross: that came to nothing."""
    pen = Pen(size, size)
    low, high = size * 0.22, size * 0.78
    for ink, weight in ((INK, size * 0.34), (art.COMB, size * 0.2)):
        pen.stroke(((low, low), (high, high)), weight, ink)
        pen.stroke(((low, high), (high, low)), weight, ink)
    return pen.done()
