"""The drawings of Heckmeck, and the emoji on its buttons: the face to keep, the dice to roll, the worms to take."""

from msgspec import Struct

from games.heckmeck.moves import WORM, Keep, Roll, Stop
from renderers.heckmeck.board import SAMPLES, draw
from renderers.heckmeck.signs import SIGNS, draw_signs
from renderers.kit.drawings import Renderer


def emoji_of(action: Struct) -> str | None:
    match action:
        case Keep(face=face):
            return "die_worm" if face == WORM else f"die_{face}"
        case Roll():
            return "dice"
        case Stop(tile=int()):
            return "worm"
        case _:
            return None


RENDERER = Renderer(draw, SAMPLES, SIGNS, draw_signs, emoji_of=emoji_of, emblem="farm/worm")
