"""The signs of Heckmeck's pictures."""

from collections.abc import Sequence

from renderers.heckmeck import art, table
from renderers.kit import farm, sprites
from renderers.kit.canvas import Canvas
from renderers.kit.furniture import seat_panel
from renderers.kit.legend import Sign, legend, sprite
from renderers.kit.palette import IVORY
from renderers.kit.pixels import Sprite


def _draw_framed(canvas: Canvas, x: float, y: float, number: int, frame: Sprite) -> None:
    canvas.centre(art.tile(number), x, y)
    canvas.centre(frame, x, y - 3)


def _draw_sum(canvas: Canvas, x: float, y: float, total: int, *, hollow: bool) -> None:
    canvas.centre(sprites.panel(132, 132, IVORY, radius=20), x, y)
    canvas.text(str(total), x, y - 20, 84)
    canvas.centre(farm.worm(64, hollow=hollow), x, y + 36)


def _draw_turn(canvas: Canvas, x: float, y: float) -> None:
    canvas.centre(seat_panel(0, 176, 158, 44, bright=True), x, y)
    canvas.centre(sprites.badge(0, 40), x - 62, y - 57)


def _draw_count(canvas: Canvas, x: float, y: float) -> None:
    farm.draw_count(canvas, farm.worm(84), 7, x, y, 200, 92)


SIGNS: Sequence[Sign] = (
    ("reach", lambda canvas, x, y: _draw_framed(canvas, x, y, 24, sprites.choice_frame(*art.TILE))),
    ("new", lambda canvas, x, y: _draw_framed(canvas, x, y, 29, sprites.news_frame(*art.TILE))),
    ("back", sprite(art.tile_back)),
    ("taken", sprite(lambda: sprites.figure("heckmeck/embers-1", table.PLACE[0]))),
    ("sum", lambda canvas, x, y: _draw_sum(canvas, x, y, 24, hollow=False)),
    ("wormless", lambda canvas, x, y: _draw_sum(canvas, x, y, 21, hollow=True)),
    ("faded", sprite(lambda: art.die(4, size=110, faded=True))),
    ("unrolled", sprite(lambda: art.die(None, size=110))),
    ("turn", _draw_turn),
    ("counts", _draw_count),
    ("failed", sprite(lambda: sprites.cross(110))),
    ("place", lambda canvas, x, y: sprites.draw_place(canvas, 1, x - 75, y - 75, 150)),
)


def draw_signs() -> Canvas:
    return legend(farm.CLOTH, table.colours(), SIGNS)
