"""Every game's pictures, by the game's name. A new game is a line here."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from msgspec import Struct

from games.core import View
from games.registry import GAMES
from renderers.heckmeck import board as heckmeck
from renderers.hornochsen import board as hornochsen
from renderers.karteneck import board as karteneck
from renderers.kit.canvas import Canvas
from renderers.rehearsal import positions
from renderers.verflixxt import board as verflixxt

Entry = tuple[int, Struct] | Struct
"""An entry of a log: a seat and its action, or an outcome."""


REHEARSED: Final = 200
"""So many positions of a random game are looked at for what pictures take."""


class Renderer(NamedTuple):
    """How a game is drawn. `samples` are for the gallery: a situation, how many seats, a notation, and what happened
    since. `draw_hand` is for games with hands."""

    draw: Callable[[View, Sequence[str]], Canvas]
    samples: Sequence[tuple[str, int, str, Sequence[Entry]]]
    draw_hand: Callable[[View, Sequence[str], int], Canvas] | None = None


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


def draw(game_name: str, view: View, names: Sequence[str]) -> Picture:
    """The picture of a view with one display name a seat; the last few are kept."""
    return _drawn(game_name, view, tuple(names))


def draw_hand(game_name: str, view: View, names: Sequence[str], seat: int) -> Picture | None:
    """The hand of a seat from that seat's view; None in games without hands."""
    renderer = RENDERERS[game_name].draw_hand
    return Picture(renderer(view, names, seat).png()) if renderer is not None else None


def prepare(game_name: str, seats: int) -> Iterator[None]:
    """Make what the pictures of a game for so many take, in steps of a few milliseconds: of every position of a random
    game, as far as there is room to keep it. It changes no picture."""
    renderer, names = RENDERERS[game_name], [str(seat + 1) for seat in range(seats)]
    played = positions(GAMES[game_name], seats, Random(seats))  # noqa: S311  # nobody sees it
    for game, mover in islice(played, REHEARSED):
        yield from renderer.draw(game.view(None), names).prepare()
        if renderer.draw_hand is not None and mover is not None and (own := game.view(mover)).hand():
            yield from renderer.draw_hand(own, names, mover).prepare()
        yield


def draw_anew(game_name: str, view: View, names: Sequence[str]) -> Picture:
    """The same, always drawn."""
    return Picture(RENDERERS[game_name].draw(view, names).png())


@lru_cache(32)
def _drawn(game_name: str, view: View, names: tuple[str, ...]) -> Picture:
    return draw_anew(game_name, view, names)
