"""Drawing beside the event loop."""

import asyncio
import os
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar, cast

from discord import PartialEmoji

from bot.chat.front.second_painter import Lost, Order, SecondPainter
from bot.watch import UNWATCHED, Drawing, Watch
from games.core import View
from renderers.kit.layout import Party
from renderers.registry import Picture, draw, draw_hand

P = ParamSpec("P")
T = TypeVar("T")
Drawn = TypeVar("Drawn", Picture, Picture | None)

MANY: Final = 12
"""So many pictures that had to wait for others, in `WITHIN` seconds, are worth a second painter."""
WITHIN: Final = 5.0
"""Seconds for `MANY` pictures: a deal to eight lets eight wait, twenty tables without a pause three times as many."""
CORES: Final = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Painter:
    """Draws pictures on a thread of their own, so that the event loop goes on. Where very many wait for others, and
    there is more than one core, a process draws boards and hands instead until that is over: threads of one process
    take each other's time."""

    def __init__(self, watch: Watch = UNWATCHED) -> None:
        self._watch = watch
        self.emoji: dict[str, PartialEmoji] = {}
        """What Discord has of the drawings of `renderers/kit/emoji.py`, by their names."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._second = SecondPainter()
        self._lately: deque[tuple[float, Order]] = deque(maxlen=MANY)
        """The last pictures that had to wait for others, and when they were asked for."""
        self._drawing = 0
        """Pictures that were asked for and are not done yet."""

    def work(self, draw_it: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> asyncio.Future[T]:
        """Whatever else is drawn; begun when what was asked for before is done."""
        return self._watched("other", self._work(draw_it, *arguments, **options))

    def paint(self, game: str, view: View, party: Party) -> asyncio.Future[Picture]:
        """The picture of a view; begun at once."""
        return self._watched("board", self._picture(draw, game, view, party))

    def paint_hand(self, game: str, view: View, party: Party, seat: int) -> asyncio.Future[Picture | None]:
        """The picture of a seat's hand, where the game has one; begun at once."""
        return self._watched("hand", self._picture(draw_hand, game, view, party, seat))

    def _work(self, draw_it: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, partial(draw_it, *arguments, **options))

    def _watched(self, what: Drawing, drawing: asyncio.Future[T]) -> asyncio.Future[T]:
        """The same; whoever watches is told what it took."""
        asked = time.perf_counter()

        def drawn(done: asyncio.Future[T]) -> None:
            if not done.cancelled():
                self._watch.drew(what, time.perf_counter() - asked)

        drawing.add_done_callback(drawn)
        return drawing

    def _picture(self, draw_it: Callable[..., Drawn], *arguments: object) -> asyncio.Future[Drawn]:
        drawn_apart = self._second.draw(draw_it, *arguments)
        if drawn_apart is not None:
            return asyncio.create_task(self._unless_lost(drawn_apart, draw_it, *arguments))
        if CORES > 1 and self._drawing and self._very_many((draw_it, arguments)):
            self._second.call([order for _, order in self._lately])
        drawing = self._work(draw_it, *arguments)
        self._drawing += 1
        drawing.add_done_callback(self._done)
        return drawing

    def _done(self, _: asyncio.Future[Any]) -> None:
        self._drawing -= 1

    def _very_many(self, order: Order) -> bool:
        """Whether very many pictures had to wait for others lately, this one included."""
        now = asyncio.get_running_loop().time()
        self._lately.append((now, order))
        first, _ = self._lately[0]
        return len(self._lately) == MANY and now - first < WITHIN

    async def _unless_lost(
        self, drawing: asyncio.Future[Picture | None], draw_it: Callable[..., Drawn], *arguments: object
    ) -> Drawn:
        """A picture of the second painter's, or one that is drawn here after all."""
        try:
            return cast("Drawn", await drawing)
        except Lost:
            return await self._work(draw_it, *arguments)

    async def close(self) -> None:
        """Let the thread go, and whoever else draws."""
        await self._second.close()
        self._thread.shutdown(wait=False, cancel_futures=True)
