"""What Verflixxt's pieces lie on: the cloth, the board of news, the colours of it all, and where everything is."""

from functools import cache
from typing import Final, NamedTuple

from PIL import Image

from renderers.kit import sprites
from renderers.kit.canvas import SIZE
from renderers.kit.furniture import gingham, header_of
from renderers.kit.palette import CREAM, GLOW, INK, IVORY, SAND, SIGNS, WHITE, Ramp, blend, fixed_palette
from renderers.kit.pen import SHADE, Pen
from renderers.verflixxt import art

SEATS: Final = 6
PATH: Final = (10, 8, 1180, 572)
STRIP: Final = (112, 588, 1076, 102)
CAPTAIN: Final = (12, 570, 86)
"""Where the guard who watches stands, and how wide he is."""
RESULT_DROP: Final = 196
SEATS_TOP: Final = 706
SEATS_HEIGHT: Final = 182
HEADER: Final = 44
HAND_SIZE: Final = (1200, 500)
HAND_HEADER: Final = 92


class Box(NamedTuple):
    """Where something lies."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


@cache
def colours() -> Image.Image:
    """The fixed palette of this game's pictures."""
    signs = [sign.colour for sign in SIGNS[:SEATS]]
    headers = [header_of(seat) for seat in range(SEATS)]
    flats = [*art.FLATS, *signs, *headers, *sprites.MEDALS]
    grounds = (IVORY, CREAM, WHITE, art.GREEN, art.LUCK, art.RED_PALE, art.GREEN_PALE, art.LUCK_PALE, art.WOOD_LIGHT)
    ramps = [
        *(Ramp(INK, ground, 2) for ground in grounds),
        Ramp(WHITE, art.RED, 2),
        *(Ramp(INK, ground, 1) for ground in (*signs, *headers, GLOW, SAND, art.BLUE_PALE, art.ORANGE_PALE)),
        *(Ramp(INK, ground, 1) for ground in (art.CLOVER, art.RED, art.COAT, art.SKIN, art.ROAD, art.BLUE, art.ORANGE)),
        *(Ramp(WHITE, sign, 1) for sign in signs),
    ]
    lain_on = (art.CLOTH, art.CLOTH_HALF, art.CLOTH_FULL, CREAM, *(ground for ground in grounds[5:]))
    flats += [blend(ground, SHADE[:3], SHADE[3] / 255) for ground in lain_on]
    return fixed_palette(flats, ramps)


def _cloth(width: int, height: int) -> Pen:
    pen = Pen(width, height, art.CLOTH)
    gingham(pen, width, height, 100, art.CLOTH_HALF, art.CLOTH_FULL)
    return pen


def wood(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """A board."""
    pen.box(x, y + 6, width, height, SHADE, line=0, radius=24)
    pen.box(x, y, width, height, art.WOOD, radius=24)
    pen.box(x + 4, y + 4, width - 8, height - 14, art.WOOD_LIGHT, line=0, radius=20)


@cache
def background() -> Image.Image:
    """The cloth and the board of news."""
    pen = _cloth(*SIZE)
    wood(pen, *STRIP)
    return pen.done().colours


@cache
def result_background() -> Image.Image:
    """The cloth and the board of news, which lies lower at the end."""
    pen = _cloth(*SIZE)
    wood(pen, STRIP[0], STRIP[1] + RESULT_DROP, STRIP[2], STRIP[3])
    return pen.done().colours


@cache
def hand_background(seat: int) -> Image.Image:
    """The cloth under a hand, and a header in its seat's colour."""
    width, height = HAND_SIZE
    pen = _cloth(width, height)
    pen.box(14, 20, width - 28, height - 34, SHADE, line=0, radius=24)
    pen.box(14, 14, width - 28, height - 34, header_of(seat), line=0, radius=24)
    pen.box(14, 14 + HAND_HEADER, width - 28, height - 34 - HAND_HEADER, CREAM, line=0, radius=24)
    pen.box(14, 14 + HAND_HEADER, width - 28, 60, CREAM, line=0, radius=0)
    pen.box(14, 14 + HAND_HEADER, width - 28, 4, INK, line=0, radius=0)
    pen.box(14, 14, width - 28, height - 34, None, radius=24)
    return pen.done().colours
