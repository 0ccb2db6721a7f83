"""The drawings of Karteneck, and the emoji on its buttons: the worms to lay. Other cards are numbers in the label."""

from msgspec import Struct

from games.karteneck.moves import WORM, Play
from renderers.karteneck.board import SAMPLES, draw, draw_hand
from renderers.karteneck.signs import SIGNS, draw_signs
from renderers.kit.drawings import Renderer


def emoji_of(action: Struct) -> str | None:
    return "worm" if isinstance(action, Play) and action.kind == WORM else None


RENDERER = Renderer(draw, SAMPLES, SIGNS, draw_signs, draw_hand, emoji_of, emblem="karteneck/cock")
