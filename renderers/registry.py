"""The pictures of every game, by name. A new game adds a line."""

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
    """The drawing functions of a game. `samples` are for the gallery: a situation, the number of seats, a notation, and
    the moves since. `signs` are the explained signs in order, each with its code. `draw_hand` is for games with hands;
    `emoji_of` maps actions to names of `renderers/kit/emoji.py`."""

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
        """A short name for its content."""
        return sha256(self.png).hexdigest()[:16]


def draw(game_name: str, view: View, party: Party) -> Picture:
    """Draw a view with its players. The last pictures are cached."""
    return _drawn(game_name, view, tuple(party))


def draw_hand(game_name: str, view: View, party: Party, seat: int) -> Picture | None:
    """Draw the hand of a seat from its view. None in games without hands."""
    renderer = RENDERERS[game_name].draw_hand
    return Picture(renderer(view, party, seat).png()) if renderer is not None else None


@lru_cache(8)
def draw_signs(game_name: str) -> Picture:
    """Draw the signs of a game's pictures with their numbers."""
    return Picture(RENDERERS[game_name].draw_signs().png())


def emoji_of(game_name: str, action: Struct) -> str | None:
    """Return the name of the emoji of an action, if there is one."""
    named = RENDERERS[game_name].emoji_of
    return named(action) if named is not None else None


def draw_uncached(game_name: str, view: View, party: Party) -> Picture:
    """Draw a view without the cache."""
    return Picture(RENDERERS[game_name].draw(view, party).png())


@lru_cache(32)
def _drawn(game_name: str, view: View, party: tuple[Seated | str, ...]) -> Picture:
    return draw_uncached(game_name, view, party)
