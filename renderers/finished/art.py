"""Parts of leaderboards and records: the cloth, the board with the title, signs of counts, and the chickens of the
podium."""

from functools import cache
from typing import Final, Literal

from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.farm import BEAK, CLOTH, COMB
from renderers.kit.figures import colours_in
from renderers.kit.fonts import MIN_SIZE, drawable, width_of
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
    rgb,
)
from renderers.kit.pen import SHADE, Pen
from renderers.kit.pixels import Sprite
from renderers.kit.sprites import BRONZE, GOLD, SILVER

By = Literal["rating", "wins", "points", "games"]
"""The orders of people."""

WIDTH: Final = 1200
SIDE: Final = 24
HEAD: Final = (SIDE, 14, WIDTH - 2 * SIDE, 88)
"""The board with the title."""
TOP: Final = 116
"""The upper edge of the content below the title."""

PALE_INK = blend(INK, CREAM, 0.32)
"""The ink of uncertain figures."""
PALE_GLOW = blend(GLOW, CREAM, 0.55)
SHIELD = rgb("2f7f7a")
CHICK = rgb("f9d23c")
HEN = rgb("b8652f")
STEPS = (blend(GOLD, IVORY, 0.35), blend(SILVER, IVORY, 0.25), blend(BRONZE, IVORY, 0.35))
BANDS = tuple(blend(sign.colour, IVORY, 0.62) for sign in SIGNS)


@cache
def colours() -> Palette:
    """Return the fixed palette of these pictures."""
    headers = [header_of(sign) for sign in range(len(SIGNS))]
    signs = [sign.colour for sign in SIGNS]
    cloth = CLOTH[1:]
    figures = colours_in("farm", "finished", "kit")
    flats = [INK, WHITE, IVORY, CREAM, SAND, TAN, GLOW, PALE_INK, PALE_GLOW, GOLD, SILVER, BRONZE]
    flats += [WOOD, WOOD_LIGHT, WOOD_DARK, *cloth, *figures, *STEPS, *headers, *signs, *BANDS]
    flats += [rgb("fffaf0"), rgb("e3cfa6")]
    flats += [blend(ground, SHADE[:3], SHADE[3] / 255) for ground in (*cloth, IVORY, CREAM, WOOD_LIGHT)]
    grounds = (IVORY, CREAM, WHITE, WOOD_LIGHT, *STEPS, PALE_GLOW, *CLOTH[1:], GLOW)
    ramps = [Ramp(INK, ground) for ground in grounds]
    ramps += [Ramp(INK, colour, 1) for colour in (*headers, *signs, COMB, BEAK, CHICK, HEN, GOLD, SHIELD, WOOD)]
    ramps += [Ramp(PALE_INK, ground, 2) for ground in (CREAM, IVORY, PALE_GLOW)]
    ramps += [Ramp(band, IVORY, 1) for band in BANDS]
    ramps.append(Ramp(INK, SAND, 1))
    return fixed_palette(flats, ramps)


@kept
def _nail() -> Sprite:
    pen = Pen(12, 12)
    pen.disc((6, 6), 6, WOOD_DARK, line=2)
    return pen.sprite()


def sheet(height: int) -> Canvas:
    """Return an empty picture of a height, with its title board."""
    canvas = cloth_canvas(CLOTH, colours(), (WIDTH, height))
    x, y, width, high = HEAD
    canvas.paste(board(width, high), x, y)
    for nail in (x + 18, x + width - 18):
        canvas.centre(_nail(), nail, y + 18)
        canvas.centre(_nail(), nail, y + high - 20)
    return canvas


def drawable_title(text: str) -> str:
    return drawable(text) or "–"


# Signs of counts


def icon(by: By, size: int) -> Sprite:
    return sprites.figure(f"finished/{by}", size + 8, margin=4)


@kept
def question_disc(size: int) -> Sprite:
    """Return a disc with a question mark, drawn after an uncertain number."""
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, WHITE, line=2.5, ink=PALE_INK)
    return pen.sprite()


def draw_count(canvas: Canvas, by: By, text: str, x: float, y: float, size: int, *, gap: float = 6) -> float:
    """Draw a sign and its number from x on. Returns their width."""
    high = round(size * 1.15)
    canvas.paste(icon(by, high), x - 4, y - high / 2 - 5)
    canvas.text(text, x + high + gap, y, size, anchor="left")
    return high + gap + width_of(text, size)


def count_width(text: str, size: int, *, gap: float = 6) -> float:
    return round(size * 1.15) + gap + width_of(text, size)


def draw_rating(
    canvas: Canvas, rating: str, spread: str | None, provisional: bool, x: float, y: float, size: int
) -> None:
    """Draw a rating about a point, followed by its spread in a smaller size; pale and with a question mark if it rests
    on few tables."""
    ink = PALE_INK if provisional else INK
    small, mark = _small(size), _mark(size)
    width = rating_width(rating, spread, provisional, size)
    left = x - width / 2
    canvas.text(rating, left, y, size, ink=ink, anchor="left")
    left += width_of(rating, size) + 6
    if spread is not None:
        canvas.text(spread, left, y + size * 0.13, small, ink=PALE_INK, anchor="left")
        left += width_of(spread, small) + 8
    if provisional:
        canvas.centre(question_disc(mark), left + mark / 2, y)
        canvas.text("?", left + mark / 2, y, max(MIN_SIZE, round(mark * 0.78)), ink=PALE_INK)


def rating_width(rating: str, spread: str | None, provisional: bool, size: int) -> float:
    width = width_of(rating, size)
    if spread is not None:
        width += 6 + width_of(spread, _small(size))
    if provisional:
        width += 8 + _mark(size)
    return width


def _small(size: int) -> int:
    """Return the size of a spread beside a rating of a size."""
    return max(MIN_SIZE, round(size * 0.62))


def _mark(size: int) -> int:
    """Return the size of a question mark's disc."""
    return max(36, round(size * 0.8))


# The podium


HEN_BELLY: Final = (92, 102)
"""The place of a sign on the hen's belly."""
CHICK_BELLY: Final = (70, 94)


def hen() -> Sprite:
    """Return the chicken of the second place: a hen that looks up to the first."""
    return sprites.figure("farm/hen", 160)


def chick() -> Sprite:
    """Return the chicken of the third place: a happy chick."""
    return sprites.figure("farm/chick", 140)


def egg(width: int) -> Sprite:
    """Return an egg."""
    return sprites.figure("farm/egg", width)


@kept
def step(place: int, width: int, height: int, *, own: bool) -> Sprite:
    """Return a step of the podium: its lid in its medal's colour, 10 wider than its front on either side."""
    fill = STEPS[min(place, 3) - 1]
    pen = Pen(width + 20, height)
    pen.box(10, 14, width, height + 30, IVORY, radius=0)
    if own:
        pen.box(14, 18, width - 8, height + 30, None, line=10, ink=GLOW, radius=0)
        pen.box(24, 28, width - 28, height + 30, None, line=3, radius=0)
    pen.box(0, 0, width + 20, 30, fill, radius=10)
    return pen.sprite()
