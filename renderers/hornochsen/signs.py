"""The signs of Hornochsen's pictures."""

from collections.abc import Sequence

from renderers.hornochsen import art, table
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.legend import Sign, legend, sprite
from renderers.kit.palette import SIGNS as SEATS
from renderers.kit.palette import WHITE
from renderers.kit.pixels import Sprite, mirrored


def _draw_two(canvas: Canvas, x: float, y: float, left: Sprite, right: Sprite, apart: int = 54) -> None:
    canvas.centre(left, x - apart, y)
    canvas.centre(right, x + apart, y)


def _draw_row(canvas: Canvas, x: float, y: float) -> None:
    """Draw the end of an active row: its last tile, the next space, the bull's head."""
    canvas.centre(art.tile(44), x - 76, y)
    canvas.centre(art.space("plain", 0, 0, "calm", reached=True), x, y)
    canvas.centre(art.space("bull", 8, 2, "calm"), x + 76, y)


def _draw_pat(canvas: Canvas, x: float, y: float) -> None:
    canvas.centre(sprites.figure("hornochsen/pat", 130), x, y)
    canvas.text("3", x, y + 17, 60, ink=WHITE)


def _draw_screen(canvas: Canvas, x: float, y: float) -> None:
    canvas.centre(art.screen(0, 130), x, y)
    canvas.text("5", x, y + 22, 72)


def _draw_chosen(canvas: Canvas, x: float, y: float) -> None:
    _draw_two(canvas, x, y, art.slot(76, 84, bright=True), art.tile_back(76, 84))
    canvas.centre(sprites.tick(44), x + 92, y + 36)


def _draw_purchase(canvas: Canvas, x: float, y: float) -> None:
    canvas.centre(art.screen(0, 84), x - 62, y + 4)
    canvas.centre(art.purchase_sign(38), x - 96, y - 36)
    canvas.centre(art.tile(35, 84, 84), x + 48, y)
    canvas.centre(art.purchase_sign(48), x + 84, y - 36)


def _draw_may_buy(canvas: Canvas, x: float, y: float) -> None:
    canvas.text("+", x - 84, y, 60)
    for n in range(3):
        canvas.centre(art.tile_back(52, 60), x - 34 + 58 * n, y)


def _draw_unsold(canvas: Canvas, x: float, y: float) -> None:
    canvas.centre(art.reserve(120), x, y)
    canvas.centre(sprites.cross(90), x, y)


def _draw_moved(canvas: Canvas, x: float, y: float) -> None:
    canvas.centre(sprites.halo(90, 90, out=9), x, y + 3)
    canvas.centre(art.pawn(0, 90), x, y)


def _draw_prints(canvas: Canvas, x: float, y: float) -> None:
    hoof = sprites.figure("hornochsen/hoof", 56, paint=(("print", SEATS[0].colour),))
    _draw_two(canvas, x, y + 14, hoof, hoof, 34)


def _draw_numbered(canvas: Canvas, x: float, y: float, ground: Sprite, number: int) -> None:
    canvas.centre(ground, x, y)
    canvas.text(str(number), x, y, 62)


SIGNS: Sequence[Sign] = (
    ("next", _draw_row),
    ("pat", _draw_pat),
    (
        "bull",
        lambda canvas, x, y: _draw_two(canvas, x, y, art.space("bull", 7, 1, "calm"), art.space("bull", 9, 3, "angry")),
    ),
    ("cow", sprite(lambda: art.cow_icon(130))),
    ("double", lambda canvas, x, y: _draw_two(canvas, x, y, art.space("double", 0, 0, "calm"), art.two_tiles(84))),
    (
        "asleep",
        lambda canvas, x, y: _draw_two(canvas, x, y, art.space("pat", 2, 0, None), art.space("bull", 8, 1, None)),
    ),
    ("penalties", lambda canvas, x, y: _draw_two(canvas, x, y, art.bull_icon(96), sprites.arrow(84, 60, art.RED))),
    (
        "rewards",
        lambda canvas, x, y: _draw_two(canvas, x, y, art.cow_icon(96), mirrored(sprites.arrow(84, 60, art.LEAF))),
    ),
    ("eye", lambda canvas, x, y: _draw_two(canvas, x, y, art.eye_icon(96), art.eye_shut(96))),
    ("screen", _draw_screen),
    ("chosen", _draw_chosen),
    ("picking", sprite(lambda: art.pick_sign(110))),
    ("placed", sprite(lambda: art.new_tile(63, 0))),
    ("moved", _draw_moved),
    ("prints", _draw_prints),
    ("stone", lambda canvas, x, y: _draw_numbered(canvas, x, y, art.stone(130, 84), 26)),
    ("order", lambda canvas, x, y: _draw_numbered(canvas, x, y, art.ordinal_disc(96), 3)),
    ("heap", sprite(lambda: sprites.figure("hornochsen/heap-low", 150, margin=4))),
    ("reserve", sprite(lambda: art.reserve(120))),
    ("bought", _draw_purchase),
    ("may-buy", _draw_may_buy),
    ("unsold", _draw_unsold),
)


def draw_signs() -> Canvas:
    return legend(art.CLOTH, table.colours(), SIGNS)
