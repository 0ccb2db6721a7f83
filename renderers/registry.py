"""Every game's pictures, by the game's name. A new game is a line here."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from msgspec import Struct

from games.core import View
from renderers.heckmeck import board as heckmeck
from renderers.hornochsen import board as hornochsen
from renderers.karteneck import board as karteneck
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Party, Seated
from renderers.verflixxt import board as verflixxt

Entry = tuple[int, Struct] | Struct
"""An entry of a log: a seat and its action, or an outcome."""


class Renderer(NamedTuple):
    """How a game is drawn. `samples` are for the gallery: a situation, how many seats, a notation, and what happened
    since. `draw_hand` is for games with hands."""

    draw: Callable[[View, Party], Canvas]
    samples: Sequence[tuple[str, int, str, Sequence[Entry]]]
    draw_hand: Callable[[View, Party, int], Canvas] | None = None


RENDERERS: dict[str, Renderer] = {
    "heckmeck": Renderer(heckmeck.draw, heckmeck.SAMPLES),
    "hornochsen": Renderer(hornochsen.draw, hornochsen.SAMPLES, hornochsen.draw_hand),
    "karteneck": Renderer(karteneck.draw, karteneck.SAMPLES, karteneck.draw_hand),
    "verflixxt": Renderer(verflixxt.draw, verflixxt.SAMPLES, verflixxt.draw_hand),
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


def draw_anew(game_name: str, view: View, party: Party) -> Picture:
    """The same, always drawn."""
    return Picture(RENDERERS[game_name].draw(view, party).png())


@lru_cache(32)
def _drawn(game_name: str, view: View, party: tuple[Seated | str, ...]) -> Picture:
    return draw_anew(game_name, view, party)
