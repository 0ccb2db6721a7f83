"""Drawing beside the event loop."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from games.core import View
from renderers.registry import Picture, draw, draw_hand
from renderers.rehearsal import prepare

P = ParamSpec("P")
T = TypeVar("T")


class Painter:
    """Draws pictures on a thread of their own, so that the event loop goes on. What pictures will take is made there
    while nobody waits for one."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._asked_for = 0
        self._known: set[tuple[str, int]] = set()
        self._ahead: deque[Iterator[None]] = deque()
        self._preparing = False

    def work(self, draw_it: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> asyncio.Future[T]:
        """Whatever else is drawn; begun when what was asked for before is done."""
        job = partial(draw_it, *arguments, **options)
        picture = asyncio.get_running_loop().run_in_executor(self._thread, job)
        self._asked_for += 1
        picture.add_done_callback(self._drawn)
        return picture

    def paint(self, game: str, view: View, names: Sequence[str]) -> asyncio.Future[Picture]:
        """The picture of a view; begun at once."""
        return self.work(draw, game, view, names)

    def paint_hand(self, game: str, view: View, names: Sequence[str], seat: int) -> asyncio.Future[Picture | None]:
        """The picture of a seat's hand, where the game has one; begun at once."""
        return self.work(draw_hand, game, view, names, seat)

    def prepare(self, game: str, seats: int) -> None:
        """A game for so many may begin soon: what its pictures take is made once, whenever nobody waits for a picture,
        in steps of a few milliseconds."""
        if (game, seats) not in self._known:
            self._known.add((game, seats))
            self._ahead.append(prepare(game, seats))
            self._go_on()

    def _drawn(self, _: asyncio.Future[T]) -> None:
        self._asked_for -= 1
        self._go_on()

    def _go_on(self) -> None:
        """The next step of what is prepared, unless somebody waits for a picture or a step is being done."""
        if self._ahead and not self._asked_for and not self._preparing:
            self._preparing = True
            step = asyncio.get_running_loop().run_in_executor(self._thread, _is_over, self._ahead[0])
            step.add_done_callback(self._prepared)

    def _prepared(self, step: asyncio.Future[bool]) -> None:
        self._preparing = False
        if step.cancelled():
            return
        error = step.exception()
        if error or step.result():
            self._ahead.popleft()
        self._go_on()
        if error:
            raise error

    def close(self) -> None:
        """Let the thread go."""
        self._ahead.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _is_over(steps: Iterator[None]) -> bool:
    """Do the next step; whether there was none."""
    return next(steps, steps) is steps
