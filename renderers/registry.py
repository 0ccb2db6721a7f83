"""Every game's pictures, by the game's name. A new game is a line here."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from msgspec import Struct

from games.core import Entry, View
from renderers.heckmeck import board as heckmeck
from renderers.heckmeck import emoji as heckmeck_emoji
from renderers.heckmeck import signs as heckmeck_signs
from renderers.hornochsen import board as hornochsen
from renderers.hornochsen import signs as hornochsen_signs
from renderers.karteneck import board as karteneck
from renderers.karteneck import emoji as karteneck_emoji
from renderers.karteneck import signs as karteneck_signs
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Party, Seated
from renderers.kit.legend import Sign
from renderers.verflixxt import board as verflixxt
from renderers.verflixxt import signs as verflixxt_signs


class Renderer(NamedTuple):
    """How a game is drawn. `samples` are for the gallery: a situation, how many seats, a notation, and what happened
    since. `signs` are what is explained of the pictures: a code each, and all of them drawn, numbered in that order.
    `draw_hand` is for games with hands; `emoji_of` names what of `renderers/kit/emoji.py` shows an action."""

    draw: Callable[[View, Party], Canvas]
    samples: Sequence[tuple[str, int, str, Sequence[Entry]]]
    signs: Sequence[Sign]
    draw_signs: Callable[[], Canvas]
    draw_hand: Callable[[View, Party, int], Canvas] | None = None
    emoji_of: Callable[[Struct], str | None] | None = None


RENDERERS: dict[str, Renderer] = {
    "heckmeck": Renderer(
        heckmeck.draw,
        heckmeck.SAMPLES,
        heckmeck_signs.SIGNS,
        heckmeck_signs.draw_signs,
        emoji_of=heckmeck_emoji.emoji_of,
    ),
    "hornochsen": Renderer(
        hornochsen.draw, hornochsen.SAMPLES, hornochsen_signs.SIGNS, hornochsen_signs.draw_signs, hornochsen.draw_hand
    ),
    "karteneck": Renderer(
        karteneck.draw,
        karteneck.SAMPLES,
        karteneck_signs.SIGNS,
        karteneck_signs.draw_signs,
        karteneck.draw_hand,
        karteneck_emoji.emoji_of,
    ),
    "verflixxt": Renderer(
        verflixxt.draw, verflixxt.SAMPLES, verflixxt_signs.SIGNS, verflixxt_signs.draw_signs, verflixxt.draw_hand
    ),
}


class Picture(NamedTuple):
    """A PNG."""

    png: bytes

    @property
    def digest(self) -> str:
        """A short name of its content."""
        return sha256(self.png).hexdigest()[:16]


def draw(game_name: str, view: View, party: Party) -> Picture:
    """The picture of a view and of who sits there; the last few are kept."""
    return _drawn(game_name, view, tuple(party))


def draw_hand(game_name: str, view: View, party: Party, seat: int) -> Picture | None:
    """The hand of a seat from that seat's view; None in games without hands."""
    renderer = RENDERERS[game_name].draw_hand
    return Picture(renderer(view, party, seat).png()) if renderer is not None else None


@lru_cache(8)
def draw_signs(game_name: str) -> Picture:
    """The signs of a game's pictures, numbered."""
    return Picture(RENDERERS[game_name].draw_signs().png())


def emoji_of(game_name: str, action: Struct) -> str | None:
    """The name of the emoji that shows an action, where one does."""
    named = RENDERERS[game_name].emoji_of
    return named(action) if named is not None else None


def draw_anew(game_name: str, view: View, party: Party) -> Picture:
    """The same, always drawn."""
    return Picture(RENDERERS[game_name].draw(view, party).png())


@lru_cache(32)
def _drawn(game_name: str, view: View, party: tuple[Seated | str, ...]) -> Picture:
    return draw_anew(game_name, view, party)
