"""The signs of Karteneck's pictures."""

from collections.abc import Sequence

from games.karteneck.view import Portion
from renderers.karteneck import art, cards, table
from renderers.kit import farm, sprites
from renderers.kit.canvas import Canvas
from renderers.kit.furniture import seat_panel
from renderers.kit.legend import Sign, legend, sprite
from renderers.kit.pixels import Sprite


def _draw_framed(canvas: Canvas, x: float, y: float, portion: Portion, frame: Sprite) -> None:
    canvas.centre(art.portion(portion), x, y)
    canvas.centre(frame, x, y - 2)


def _draw_turn(canvas: Canvas, x: float, y: float) -> None:
    canvas.centre(seat_panel(0, 176, 158, 44, bright=True), x, y)
    canvas.centre(sprites.badge(0, 40), x - 62, y - 57)


def _draw_count(canvas: Canvas, x: float, y: float, icon: Sprite, number: int) -> None:
    canvas.centre(icon, x - 44, y)
    canvas.text(str(number), x + 46, y, 72)


def _draw_owned(canvas: Canvas, x: float, y: float) -> None:
    for dy, icon, number in ((-40, art.worm(84), 7), (40, farm.tile_pair(56), 2)):
        canvas.centre(icon, x - 44, y + dy)
        canvas.text(str(number), x + 46, y + dy, 64)


SIGNS: Sequence[Sign] = (
    ("reach", lambda canvas, x, y: _draw_framed(canvas, x, y, Portion(18, 1), sprites.choice_frame(*art.PORTION))),
    ("new", lambda canvas, x, y: _draw_framed(canvas, x, y, Portion(25, 4), sprites.news_frame(*art.PORTION))),
    ("valid", sprite(lambda: art.plate(23, 140, valid=True))),
    ("broken", sprite(lambda: art.plate(11, 140, valid=False))),
    ("passed", sprite(lambda: art.cutlery(150))),
    ("opener", sprite(lambda: art.bell(120))),
    ("laid", sprite(lambda: cards.group(4, 2, 130))),
    ("serial", sprite(lambda: cards.card(6, 110, 7))),
    ("hand", lambda canvas, x, y: _draw_count(canvas, x, y, art.hand_icon(84), 5)),
    ("reserve", lambda canvas, x, y: _draw_count(canvas, x, y, art.portion_back(76), 12)),
    ("discards", lambda canvas, x, y: _draw_count(canvas, x, y, art.card_heap(96), 9)),
    ("turn", _draw_turn),
    ("owned", _draw_owned),
    ("faded", sprite(lambda: cards.card(4, 110, faded=True))),
)


def draw_signs() -> Canvas:
    return legend(farm.CLOTH, table.colours(), SIGNS)
