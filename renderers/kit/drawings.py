"""The drawings of a game: what `renderers/<game>/renderer.py` declares as `RENDERER`."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import Struct

from games.core import Entry, View
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Party
from renderers.kit.legend import Sign


class Renderer(NamedTuple):
    """The drawing functions of a game. `samples` are for the gallery: a situation, the number of seats, a notation, and
    the moves since. `signs` are the explained signs in order, each with its code. `draw_hand` is for games with hands;
    `emoji_of` maps actions to names of `renderers/kit/emoji.py`; `emblem` is the figure of the game in lobbies."""

    draw: Callable[[View, Party], Canvas]
    samples: Sequence[tuple[str, int, str, Sequence[Entry]]]
    signs: Sequence[Sign]
    draw_signs: Callable[[], Canvas]
    draw_hand: Callable[[View, Party, int], Canvas] | None = None
    emoji_of: Callable[[Struct], str | None] | None = None
    emblem: str = ""
