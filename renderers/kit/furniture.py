"""Shared parts of every table: the gingham cloth, the seats' panels, and the places of piles."""

from typing import NamedTuple

from PIL import Image

from renderers.kit import sprites
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.fonts import MIN_SIZE
from renderers.kit.kept import kept
from renderers.kit.layout import Box, Seated
from renderers.kit.palette import CREAM, GLOW, INK, SAND, SIGNS, TAN, WOOD, WOOD_LIGHT, Colour, Palette, blend
from renderers.kit.pen import SHADE, Pen, corner
from renderers.kit.pixels import Sprite, lazy_sprite, stretched

CORE = 65  # odd: the one pixel in its middle is repeated
"""Size at which large parts are drawn before they are stretched."""
PANEL = 35, 24  # odd, for the same reason as CORE
"""Width at which a panel is drawn. Its height is that plus two heads."""
HIGH = 66
"""Height of a panel's header with two lines."""
NARROW = 230
"""Width below which a panel has no room for a sign beside its name."""
OUT = 8
"""Distance of a seat's bright frame from its panel."""


class Cloth(NamedTuple):
    """A gingham: the size of its checks, darker where two stripes cross."""

    step: int
    ground: Colour
    half: Colour
    full: Colour


@kept
def _checks(cloth: Cloth) -> Sprite:
    step = cloth.step

    def woven() -> Image.Image:
        checks = Image.new("RGB", (2 * step, 2 * step), cloth.half)
        checks.paste(cloth.full, (0, 0, step, step))
        checks.paste(cloth.ground, (step, step, 2 * step, 2 * step))
        return checks

    return lazy_sprite((2 * step, 2 * step), woven)


def cloth_canvas(cloth: Cloth, palette: Palette, size: tuple[int, int] = SIZE) -> Canvas:
    canvas = Canvas(palette, size)
    for x in range(0, size[0], 2 * cloth.step):
        for y in range(0, size[1], 2 * cloth.step):
            canvas.paste(_checks(cloth), x, y)
    return canvas


@kept
def board(width: int, height: int) -> Sprite:
    """Return a wooden board. Its shadow reaches 6 lower."""
    pen = Pen(CORE, CORE + 6)
    pen.box(0, 6, CORE, CORE, SHADE, line=0, radius=24)
    pen.box(0, 0, CORE, CORE, WOOD, radius=24)
    pen.box(4, 4, CORE - 8, CORE - 14, WOOD_LIGHT, line=0, radius=20)
    return stretched(pen.sprite(), width, height + 6)


@kept
def hand_sheet(look: int, width: int, height: int, header: int) -> Sprite:
    """Return the ground of a hand, with a header in its seat's colour. Its shadow reaches 6 lower."""
    high = 2 * header + CORE
    pen = Pen(CORE, high + 6)
    pen.box(0, 6, CORE, high, SHADE, line=0, radius=24)
    pen.box(0, 0, CORE, high, header_of(look), line=0, radius=24)
    _draw_body(pen, 0, 0, CORE, high, header, CREAM, radius=24)
    return stretched(pen.sprite(), width, height + 6)


def _draw_body(
    pen: Pen, x: float, y: float, width: float, height: float, header: float, ground: Colour, *, radius: float
) -> None:
    """Draw the part below a header, the line between them, and the outline of both."""
    pen.box(x, y + header, width, height - header, ground, line=0, radius=radius)
    pen.box(x, y + header, width, 40, ground, line=0, radius=0)  # squares the upper corners, below the header
    pen.box(x, y + header, width, 4, INK, line=0, radius=0)
    pen.box(x, y, width, height, None, radius=radius)


def header_of(look: int) -> Colour:
    """Return the ground of a seat's name."""
    return blend(SIGNS[look].colour, CREAM, 0.58)


def lay_panel(canvas: Canvas, look: int, box: Box[int], header: int, *, bright: bool, ground: Colour = CREAM) -> None:
    """Draw a seat's panel. Its frame, bright if the seat is awaited, lies outside the box. `header` is the height of
    the head with the name."""
    canvas.paste(
        seat_panel(look, box.width, box.height, header, bright=bright, ground=ground), box.x - OUT, box.y - OUT
    )


@kept
def seat_panel(look: int, width: int, height: int, header: int, *, bright: bool, ground: Colour = CREAM) -> Sprite:
    """Return a panel as a sprite, with room for its frame on every side."""
    core = _seat_panel(look, header, bright=bright, ground=ground)
    return stretched(core, width + 2 * OUT, height + 2 * OUT + 6)


@kept
def _seat_panel(look: int, header: int, *, bright: bool, ground: Colour) -> Sprite:
    width, height = PANEL[0], 2 * header + PANEL[1]
    pen = Pen(width + 2 * OUT, height + 2 * OUT + 6)
    if bright:
        pen.box(0, 6, width + 2 * OUT, height + 2 * OUT, SHADE, line=0, radius=24)
        pen.box(0, 0, width + 2 * OUT, height + 2 * OUT, INK, line=0, radius=24)
        pen.box(4, 4, width + 2 * OUT - 8, height + 2 * OUT - 8, GLOW, line=0, radius=20)
    else:
        pen.box(OUT, OUT + 5, width, height, SHADE, line=0, radius=16)
    pen.box(OUT, OUT, width, height, header_of(look), line=0, radius=16)
    _draw_body(pen, OUT, OUT, width, height, header, ground, radius=16)
    return pen.sprite()


def draw_name(canvas: Canvas, who: Seated, x: float, y: float, width: float, header: float) -> None:
    """Draw a player's name in the head of a panel, from the panel's upper left corner. On a narrow panel the sign sits
    on the corner, to leave the name more room."""
    if width < NARROW:
        canvas.centre(sprites.corner_badge(who.look, who.level), x + 10, y - 6)
        canvas.two_lines(who.name, x + width / 2, y + header * 0.54, MIN_SIZE, width=width - 12)
        return
    canvas.centre(sprites.badge(who.look, 40, who.level), x + 29, y + header * 0.55)
    room = width - 54 - 10
    if header < HIGH:
        canvas.text(who.name, x + 54, y + header * 0.53, 36, anchor="left", width=round(room), least=MIN_SIZE)
    else:
        canvas.two_lines(who.name, x + 54, y + header * 0.54, 36, anchor="left", width=room)


@kept
def empty_place(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, blend(CREAM, SAND, 0.6), line=3, ink=TAN, radius=corner(width))
    return pen.sprite()


@kept
def pile_edge(width: int, height: int) -> Sprite:
    """Return the visible edge of a piece below another."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, SAND, line=3, radius=corner(width))
    return pen.sprite()


def draw_pile(
    canvas: Canvas, top: Sprite | None, under: int, x: float, y: float, size: tuple[int, int], step: int
) -> None:
    """Draw a pile: its top piece at a point and the edges of some below it, `step` apart; or its empty place."""
    if top is None:
        canvas.paste(empty_place(*size), x, y)
        return
    for n in range(under, 0, -1):
        canvas.paste(pile_edge(*size), x + step * n, y - step * n)
    canvas.paste(top, x, y)
