"""Sprites of Hornochsen: tiles, spaces of rows, pawns, screens."""

from typing import Final, Literal

from renderers.kit import sprites
from renderers.kit.fonts import DECISIVE
from renderers.kit.furniture import Cloth, header_of
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, GLOW, INK, IVORY, SAND, TAN, WHITE, Colour, blend, rgb
from renderers.kit.pen import LINE, SHADE, Pen, corner
from renderers.kit.pixels import Sprite, with_text
from renderers.kit.sprites import draw_sign

TILE: Final = (66, 68)
SPACE: Final = (72, 76)
NUMBER: Final = 54
"""Size of the points of a space: 13 px high on a phone."""

CLOTH = Cloth(60, rgb("eaf0cf"), rgb("dce8bb"), rgb("cbdda3"))
FIELD = rgb("a3c873")
FIELD_LIGHT = rgb("b3d488")
EARTH = rgb("e3bd84")
SLOT = blend(CREAM, SAND, 0.4)
STONE = rgb("f3e2c0")
STONE_DARK = rgb("e4c999")
PAT = rgb("7d5431")
MUZZLE = rgb("f3c6a8")
PINK = rgb("f09a98")
RED = rgb("d6412d")
LEAF = rgb("4a8338")
HORN = rgb("f7ead0")
HIDES = (rgb("a8683c"), rgb("5b4d52"), rgb("c97f3f"), rgb("938a8c"), rgb("e0c294"))
BACK = rgb("8a5a3c")
SLEEP = blend(INK, FIELD, 0.25)
HORN_PALE = blend(HORN, FIELD, 0.45)
MUZZLE_PALE = blend(blend(MUZZLE, rgb("fffaf0"), 0.4), FIELD, 0.4)
HIDES_PALE = tuple(blend(hide, FIELD, 0.72) for hide in HIDES)

Mood = Literal["calm", "angry"]
"""The mood of an awake bull: angry if the next tile of its row completes it."""


# Bulls


def draw_bull(pen: Pen, x: float, y: float, width: float, who: int, mood: Mood) -> None:
    """Draw a bull's head, as high as wide, with room for a number on its muzzle. A dozen have a character each."""
    hide = HIDES[who % len(HIDES)]
    shown = {
        f"tuft-{who % 3 + 1}": True,
        "blaze": who % 3 == 1,
        "black-eye": who % 4 == 2,
        "ring": who % 4 == 0,
        "brows-grumpy": who % 4 == 3 and mood == "calm",
        "brows-angry": mood == "angry",
        "steam": mood == "angry",
    }
    show = [group for group, seen in shown.items() if seen]
    pen.figure("hornochsen/bull", x, y, width, show=show, paint=(("hide", hide), ("dark", blend(hide, INK, 0.45))))


@kept
def bull_icon(width: int) -> Sprite:
    """Return a calm bull's head alone."""
    pen = Pen(width, width)
    draw_bull(pen, 2, 2, width - 4, 0, "calm")
    return pen.sprite()


def cow_icon(width: int) -> Sprite:
    """Return a happy cow's head alone."""
    return sprites.figure("hornochsen/cow", width, margin=2)


# Tiles


def _drop(width: int) -> int:
    """Return the drop of a tile's shadow. Small tiles have none."""
    return 4 if width >= TILE[0] else 0


@kept
def _blank(width: int, height: int) -> Sprite:
    drop, round_ = _drop(width), corner(width)
    pen = Pen(width, height + drop)
    if drop:
        pen.box(0, drop, width, height, SHADE, line=0, radius=round_)
    pen.box(0, 0, width, height, SAND, radius=round_)
    pen.box(LINE, LINE, width - 2 * LINE, height - 2 * LINE - 4, IVORY, line=0, radius=round_ - LINE)
    return pen.sprite()


@kept
def tile(number: int, width: int = TILE[0], height: int = TILE[1]) -> Sprite:
    size = max(DECISIVE, round(min(width * 0.7, height * 0.86)))
    return with_text(_blank(width, height), str(number), size, (width / 2, height / 2 - 1.5))


@kept
def offered_tile(number: int, width: int) -> Sprite:
    size = width + 16
    pen = Pen(size, size)
    pen.box(0, 0, size, size, INK, line=0, radius=20)
    pen.box(3, 3, size - 6, size - 6, GLOW, line=0, radius=17)
    pen.box(8, 8, width, width, IVORY, radius=12)
    return with_text(pen.sprite(), str(number), round(width * 0.7), (size / 2, size / 2))


@kept
def _new_blank(look: int) -> Sprite:
    width, height = TILE
    pen = Pen(width + 12, height + 18)
    pen.box(1, 1, width + 10, height + 10, WHITE, line=0, radius=corner(width) + 5)
    pen.box(6, 6, width, height, header_of(look), radius=corner(width))
    pen.disc((6 + width / 2, height - 3), 17, WHITE, line=3)
    draw_sign(pen, look, (6 + width / 2, height - 3), 23, 2.5)
    return pen.sprite()


@kept
def new_tile(number: int, look: int) -> Sprite:
    """Return a tile placed in the last round, with its seat's sign below the number; 6 wider on every side than a
    tile."""
    return with_text(_new_blank(look), str(number), 45, (6 + TILE[0] / 2, 6 + 25))


def draw_hoof(pen: Pen, x: float, y: float, width: float, ink: Colour) -> None:
    """Draw a cloven hoof's print."""
    pen.figure("hornochsen/hoof", x, y, width, paint=(("print", ink),))


@kept
def tile_back(width: int, height: int) -> Sprite:
    """Return a tile face down: its back, with a hoof's print."""
    drop = _drop(width)
    pen = Pen(width, height + drop)
    line = LINE if width > 40 else 3.0
    if drop:
        pen.box(0, drop, width, height, SHADE, line=0, radius=corner(width))
    pen.box(0, 0, width, height, BACK, line=line, radius=corner(width))
    size = min(width, height) * 0.5
    draw_hoof(pen, (width - size) / 2, (height - size) / 2, size, SAND)
    return pen.sprite()


# Spaces of the rows


@kept
def space(mark: str, points: int, who: int, mood: Mood | None, *, reached: bool = False) -> Sprite:
    """Return a space of a row: asleep (of an inactive row), or awake; `reached`: the next tile in this row goes
    here."""
    pen = Pen(*SPACE)
    _draw_ground(pen, mark, idle=mood is None, reached=reached)
    idle = mood is None
    match mark:
        case "pat":
            pen.figure("hornochsen/pat-asleep" if idle else "hornochsen/pat", 2, 2, 68)
            if not idle:
                draw_fly(pen, 15, 16)
                if points > 2:
                    draw_fly(pen, 57, 14)
            return with_text(pen.sprite(), str(points), NUMBER, (36, 45), INK if idle else WHITE)
        case "happy":
            pen.figure("hornochsen/cow-asleep" if idle else "hornochsen/cow", 5, 5, 62)
        case "double":
            for x, y in ((28, 16), (14, 24)):
                pen.box(x, y, 30, 36, HORN_PALE if idle else IVORY, line=3, ink=SLEEP if idle else INK, radius=7)
        case "bull":
            if mood is None:
                hide = HIDES_PALE[who % len(HIDES_PALE)]
                pen.figure("hornochsen/bull-asleep", 0, 2, 72, paint=(("hide", hide),))
            else:
                draw_bull(pen, 0, 2, 72, who, mood)
            return with_text(pen.sprite(), str(points), NUMBER, (36, 50))
        case _:
            pass
    return pen.sprite()


def _draw_ground(pen: Pen, mark: str, *, idle: bool, reached: bool) -> None:
    if mark == "bull":
        return
    if reached:
        pen.box(2, 3, 68, 70, INK, line=0, radius=10)
        pen.box(4, 5, 64, 66, GLOW, line=0, radius=8)
        pen.box(9, 10, 54, 56, SLOT, line=0, radius=4)
    elif not idle:
        pen.box(4, 5, 64, 66, SLOT, line=0, radius=8)
    elif mark == "plain":
        pen.box(26, 28, 20, 20, FIELD_LIGHT, line=0, radius=4)


def draw_fly(pen: Pen, x: float, y: float, s: float = 1.0) -> None:
    """Draw a fly about a point, 16 wide at a scale of 1."""
    pen.figure("hornochsen/fly", x - 8 * s, y - 7 * s, 16 * s, line=1.1 * s)


# The track


@kept
def pawn(look: int, size: int) -> Sprite:
    """Return a seat's pawn: its sign on a white disc with horns, `size` across and 1.14 high."""
    pen = Pen(size, size * 1.14 + 2)
    pen.figure("hornochsen/pawn", 0, 0, size, line=3)
    draw_sign(pen, look, (size / 2, size * 0.62), size * 0.64, 2.5)
    return pen.sprite()


def eye_icon(width: int) -> Sprite:
    """Return a bull's eye alone."""
    return sprites.figure("hornochsen/eye", width, margin=3)


@kept
def stone(width: int, height: int, fill: Colour = STONE) -> Sprite:
    """Return a space of the track alone, for a number."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, fill, line=3, radius=9)
    return pen.sprite()


def screen(look: int, width: int) -> Sprite:
    """Return a seat's screen, tiles peeping over it; its number goes to the middle, a fifth of its height lower."""
    return sprites.figure("hornochsen/screen", width, paint=(("seat", header_of(look)),))


@kept
def slot(width: int, height: int, *, bright: bool) -> Sprite:
    """Return the place of a tile to come. Bright if it is awaited."""
    pen = Pen(width, height)
    if bright:
        pen.box(0, 0, width, height, INK, line=0, radius=8)
        pen.box(2, 2, width - 4, height - 4, GLOW, line=0, radius=6)
        pen.box(6, 6, width - 12, height - 12, SLOT, line=0, radius=3)
    else:
        pen.box(0, 0, width, height, SLOT, line=3, ink=TAN, radius=8)
    return pen.sprite()


def reserve(width: int) -> Sprite:
    """Return three tiles, face down."""
    return sprites.figure("hornochsen/reserve", width, line=3)


@kept
def purchase_sign(size: int) -> Sprite:
    """Return the back of a tile on a coin: bought, for penalties."""
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, RED, line=3)
    wide, high = size * 0.42, size * 0.5
    pen.box((size - wide) / 2, (size - high) / 2, wide, high, IVORY, line=2.5, radius=4)
    return pen.sprite()


def two_tiles(width: int) -> Sprite:
    """Return two tiles side by side: double play."""
    return sprites.figure("hornochsen/two-tiles", width)


@kept
def eye_shut(width: int) -> Sprite:
    """Return a closed bull's eye: choices are secret."""
    pen = Pen(width, width * 0.6)
    arc = [(-0.44, 0.0), (-0.24, 0.17), (0.0, 0.23), (0.24, 0.17), (0.44, 0.0)]
    lashes = [((x, y), (x * 1.28, y + 0.17)) for x, y in arc]
    for way in (arc, *lashes):
        pen.stroke([(width * (0.5 + x * 0.86), width * (0.12 + y)) for x, y in way], 6)
    return pen.sprite()


@kept
def ordinal_disc(size: int) -> Sprite:
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, WHITE, line=3)
    return pen.sprite()


@kept
def pick_sign(size: int) -> Sprite:
    """Return a bull's head over tiles of which one or two are to be picked."""
    pen = Pen(size, size * 1.2)
    for x in (0.1, 0.53):
        pen.box(size * x - 2, size * 0.62 - 2, size * 0.37 + 4, size * 0.52 + 4, INK, line=0, radius=9)
        pen.box(size * x, size * 0.62, size * 0.37, size * 0.52, GLOW, line=0, radius=7)
        pen.box(size * x + 4, size * 0.62 + 4, size * 0.37 - 8, size * 0.52 - 8, IVORY, line=0, radius=4)
    draw_bull(pen, size * 0.16, 1, size * 0.68, 0, "calm")
    return pen.sprite()
