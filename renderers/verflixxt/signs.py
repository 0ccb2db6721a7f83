"""The signs of Verflixxt's pictures."""

from collections.abc import Sequence
from typing import Final

from games.verflixxt.tiles import tile_of
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.legend import Sign, legend, sprite
from renderers.kit.palette import GLOW, WHITE, Colour
from renderers.kit.pixels import Sprite
from renderers.verflixxt import art, chips, pieces, table

TILE: Final = (130, 150, 52)
"""Size of a tile and its head."""


def _draw_ringed(canvas: Canvas, x: float, y: float, tile: str, ink: Colour, *, dashed: bool = False) -> None:
    canvas.centre(art.tile(tile_of(tile), *TILE), x, y)
    canvas.centre(pieces.ring(*TILE[:2], ink, dashed=dashed), x, y - 2)


def _tile(tile: str) -> Sprite:
    return art.tile(tile_of(tile), *TILE)


def _draw_movable(canvas: Canvas, x: float, y: float) -> None:
    width = 80
    canvas.centre(sprites.halo(width, round(width * art.TALL), GLOW), x, y)
    canvas.centre(pieces.pawn(0, width), x, y)


def _draw_crowd(canvas: Canvas, x: float, y: float) -> None:
    canvas.centre(sprites.sign(0, 80), x - 34, y)
    canvas.text("3", x + 44, y, 84)


SIGNS: Sequence[Sign] = (
    ("minus", sprite(lambda: _tile("-4a"))),
    ("plus", sprite(lambda: _tile("+8"))),
    ("fortune", sprite(lambda: _tile("f1"))),
    ("guard", sprite(lambda: pieces.guard(84))),
    ("movable", _draw_movable),
    ("goal", lambda canvas, x, y: _draw_ringed(canvas, x, y, "f5", GLOW)),
    ("takes", sprite(lambda: pieces.tray(110))),
    ("moved", lambda canvas, x, y: _draw_ringed(canvas, x, y, "+7", WHITE)),
    ("left", lambda canvas, x, y: _draw_ringed(canvas, x, y, "-2a", WHITE, dashed=True)),
    ("turned", sprite(lambda: chips.chip(tile_of("-8a"), 100, "turned"))),
    ("hidden", sprite(lambda: chips.chip_back(100))),
    ("home", sprite(lambda: art.flag(130, finish=True))),
    ("turn", sprite(lambda: pieces.captain(0, 100))),
    ("number", _draw_crowd),
    ("staying", sprite(lambda: pieces.pause_sign(110))),
    ("locked", sprite(lambda: chips.chip(tile_of("-9"), 100, "locked"))),
)


def draw_signs() -> Canvas:
    return legend(art.CLOTH, table.colours(), SIGNS)
