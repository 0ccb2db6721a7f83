"""Sketches in place of pictures, for tests that ask which picture is shown and not how it looks: drawing takes half the
time of a game over the wire."""

from functools import cache
from hashlib import sha256
from io import BytesIO

import msgspec
import pytest
from PIL import Image

from bot.chat.board import lobbies
from bot.chat.front import painter
from games.core import View
from renderers.kit.canvas import SIZE
from renderers.kit.emoji import draw_emoji
from renderers.kit.layout import Party
from renderers.lobby import Lobby
from renderers.registry import RENDERERS, Picture


def sketch(game: str, view: View, party: Party, seat: int | None = None) -> Picture:
    """A blank picture of a board's size, another for everything that a real one is made from."""
    return Picture(_BLANK + sha256(msgspec.json.encode((str(game), view, party, seat))).digest())


def sketch_hand(game: str, view: View, party: Party, seat: int) -> Picture | None:
    """Sketch a hand. None in games without hands."""
    return sketch(game, view, party, seat) if RENDERERS[game].draw_hand is not None else None


def sketch_lobby(lobby: Lobby) -> Picture:
    """A blank picture, another for everything that a lobby's is made from."""
    return Picture(_BLANK + sha256(msgspec.json.encode(lobby._replace(game=str(lobby.game)))).digest())


def draw_sketches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the painter sketch boards and hands."""
    monkeypatch.setattr(painter, "draw", sketch)
    monkeypatch.setattr(painter, "draw_hand", sketch_hand)
    monkeypatch.setattr(lobbies, "draw_lobby", sketch_lobby)


def draw_emoji_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every bot in this process upload the emoji that the first one drew: the same bytes."""
    monkeypatch.setattr(painter, "draw_emoji", _draw_emoji)


_draw_emoji = cache(draw_emoji)


def _blank() -> bytes:
    file = BytesIO()
    Image.new("1", SIZE).save(file, "PNG")
    return file.getvalue()


_BLANK = _blank()
