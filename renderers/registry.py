"""The pictures of every game, by name: those of `renderers/<game>/renderer.py`."""

from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import NamedTuple

from msgspec import Struct

import renderers
from games.core import View
from renderers.kit.drawings import Renderer
from renderers.kit.layout import Party, Seated
from renderers.kit.plain import plain_renderer

RENDERERS: dict[str, Renderer] = {
    package.name: import_module(f"renderers.{package.name}.renderer").RENDERER
    for package in iter_modules(renderers.__path__)
    if package.ispkg and find_spec(f"renderers.{package.name}.renderer") is not None
}


def renderer_of(game_name: str) -> Renderer:
    """Return the drawings of a game, plain ones if it has none yet."""
    return RENDERERS.get(game_name) or plain_renderer(game_name)


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
    renderer = renderer_of(game_name).draw_hand
    return Picture(renderer(view, party, seat).png()) if renderer is not None else None


@lru_cache(8)
def draw_signs(game_name: str) -> Picture:
    return Picture(renderer_of(game_name).draw_signs().png())


def emoji_of(game_name: str, action: Struct) -> str | None:
    """Return the name of the emoji of an action, if there is one."""
    named = renderer_of(game_name).emoji_of
    return named(action) if named is not None else None


def draw_uncached(game_name: str, view: View, party: Party) -> Picture:
    """Draw a view without the cache."""
    return Picture(renderer_of(game_name).draw(view, party).png())


@lru_cache(32)
def _drawn(game_name: str, view: View, party: tuple[Seated | str, ...]) -> Picture:
    return draw_uncached(game_name, view, party)
