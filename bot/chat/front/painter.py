"""Drawing in a thread."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from discord import PartialEmoji

from bot.metrics.protocol import NO_METRICS, Drawing, Metrics
from games.core import View
from renderers.kit.layout import Party
from renderers.registry import Picture, draw, draw_hand

P = ParamSpec("P")
T = TypeVar("T")


class Painter:
    """Draws pictures in a thread of its own, one after another, so that the event loop stays free."""

    def __init__(self, metrics: Metrics = NO_METRICS) -> None:
        self._metrics = metrics
        self.emoji: dict[str, PartialEmoji] = {}
        """The custom emoji that Discord has of the drawings in `renderers/kit/emoji.py`, by name."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")

    def work(self, draw_it: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> asyncio.Future[T]:
        """Run another drawing function, after all earlier requests."""
        return self._watched("other", draw_it, *arguments, **options)

    def paint(self, game: str, view: View, party: Party) -> asyncio.Future[Picture]:
        """Draw a view."""
        return self._watched("board", draw, game, view, party)

    def paint_hand(self, game: str, view: View, party: Party, seat: int) -> asyncio.Future[Picture | None]:
        """Draw a seat's hand. The result is None if the game has no hands."""
        return self._watched("hand", draw_hand, game, view, party, seat)

    def _watched(
        self, what: Drawing, draw_it: Callable[P, T], *arguments: P.args, **options: P.kwargs
    ) -> asyncio.Future[T]:
        """Draw, and report the seconds since the request."""
        asked = time.perf_counter()
        drawing = asyncio.get_running_loop().run_in_executor(self._thread, partial(draw_it, *arguments, **options))

        def report(done: asyncio.Future[T]) -> None:
            if not done.cancelled():
                self._metrics.note_drawing(what, time.perf_counter() - asked)

        drawing.add_done_callback(report)
        return drawing

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)
