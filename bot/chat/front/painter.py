"""Drawing beside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from discord import PartialEmoji

from games.core import View
from renderers.kit.layout import Party
from renderers.registry import Picture, draw, draw_hand

P = ParamSpec("P")
T = TypeVar("T")


class Painter:
    """Draws pictures on a thread of their own, so that the event loop goes on."""

    def __init__(self) -> None:
        self.emoji: dict[str, PartialEmoji] = {}
        """What Discord has of the drawings of `renderers/kit/emoji.py`, by their names."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")

    def work(self, draw_it: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> asyncio.Future[T]:
        """Whatever else is drawn; begun when what was asked for before is done."""
        return asyncio.get_running_loop().run_in_executor(self._thread, partial(draw_it, *arguments, **options))

    def paint(self, game: str, view: View, party: Party) -> asyncio.Future[Picture]:
        """The picture of a view; begun at once."""
        return self.work(draw, game, view, party)

    def paint_hand(self, game: str, view: View, party: Party, seat: int) -> asyncio.Future[Picture | None]:
        """The picture of a seat's hand, where the game has one; begun at once."""
        return self.work(draw_hand, game, view, party, seat)

    def close(self) -> None:
        """Let the thread go."""
        self._thread.shutdown(wait=False, cancel_futures=True)
