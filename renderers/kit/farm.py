"""Shared parts of the farm games' tables: the cloth, the colours of grills and birds, worms, and counts."""

from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import MIN_SIZE, width_of
from renderers.kit.furniture import Cloth
from renderers.kit.kept import kept
from renderers.kit.palette import SAND, rgb
from renderers.kit.pen import SHADE, Pen
from renderers.kit.pixels import Point, Sprite, stretched

CLOTH = Cloth(60, rgb("f8e6c8"), rgb("f4d8b6"), rgb("edc5a0"))
WORM_PINK = rgb("f08a86")
WORM_RING = rgb("f8b1a6")
IRON = rgb("454145")
IRON_LIGHT = rgb("6d676b")
IRON_DARK = rgb("2c282b")
EMBER = rgb("c9501f")
EMBER_HOT = rgb("f79a35")
COAL = rgb("4a211c")
COAL_LIGHT = rgb("7a2f20")
BAR = rgb("8f8784")
COMB = rgb("d8432f")
BEAK = rgb("f5a623")
FEATHER_SHADE = rgb("ead9bd")
GRILL = (IRON, IRON_LIGHT, IRON_DARK, EMBER, EMBER_HOT, COAL, COAL_LIGHT, BAR)
BELLY: Point = (98, 118)
"""The place of a sign on the rooster."""
HIDDEN = frozenset({"face", "rings"})


def draw_worm(pen: Pen, x: float, y: float, width: float, *, hollow: bool = False, small: bool = False) -> None:
    """Draw a worm in a box `width` wide and 0.62 of it high. A hollow one is only its outline; a small one has neither
    rings nor a smile, which would be invisible and cost bytes."""
    if hollow:
        pen.figure("farm/worm", x, y, width, hide=HIDDEN, paint=(("body", SAND),))
    else:
        pen.figure("farm/worm-small" if small else "farm/worm", x, y, width)


def worm(width: int, *, hollow: bool = False) -> Sprite:
    if hollow:
        return sprites.figure("farm/worm", width, hide=HIDDEN, paint=(("body", SAND),))
    return sprites.figure("farm/worm", width)


def tile_pair(size: int) -> Sprite:
    """Return two small tiles, the sign of a number of tiles."""
    return sprites.figure("farm/tiles", size, line=3)


def rooster(*, crowned: bool = False) -> Sprite:
    return sprites.figure("farm/rooster", 172, show=frozenset({"crown"} if crowned else ()))


@kept
def hero(look: int, width: int) -> Sprite:
    """Return the crowned rooster with the sign of a winner."""
    pen = Pen(width, width * 196 / 172)
    pen.figure("farm/rooster", 0, 0, width, show=("crown",))
    sprites.draw_sign(pen, look, (BELLY[0] * width / 172, BELLY[1] * width / 172), width * 0.33)
    return pen.sprite()


@kept
def grill_frame(width: int, height: int) -> Sprite:
    """Return a grill's iron without embers and handles. Its shadow reaches 7 lower."""
    pen = Pen(75, 82)  # odd, to be stretched, and 7 for the shadow
    pen.box(0, 7, 75, 75, SHADE, line=0, radius=30)
    pen.box(0, 0, 75, 75, IRON, radius=30)
    pen.box(5, 5, 65, 65, None, line=3, ink=IRON_LIGHT, radius=25)
    return stretched(pen.sprite(), width, height + 7)


def draw_count(canvas: Canvas, icon: Sprite, number: int, x: float, y: float, width: float, size: int) -> None:
    """Draw an icon and its number side by side about a point, as large as the width allows."""
    text, beside = str(number), icon.size[0] + 2
    while size > MIN_SIZE and beside + 4 + width_of(text, size) > width:
        size -= 1
    left = x - (beside + width_of(text, size)) / 2
    canvas.centre(icon, left + icon.size[0] / 2, y)
    canvas.text(text, left + beside, y, size, anchor="left")
