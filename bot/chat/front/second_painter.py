"""A second painter, in a process of its own: what it draws takes nothing from the event loop."""

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Sequence
from struct import unpack
from typing import Final

import structlog

from renderers.registry import Picture
from renderers.worker import FAILED

IDLE: Final = 30.0
"""Seconds without anything to draw until it goes; one that draws for so long will never be done."""
_MOST: Final = 2**20
"""Bytes of pictures that may come at once."""

_log = structlog.stdlib.get_logger()


class Lost(Exception):
    """What was asked of it was not drawn: it could not, or is not there any more."""


Order = tuple[Callable[..., Picture | None], tuple[object, ...]]
"""A drawing that is asked for: a function of `renderers/registry.py`, and what it is given."""


class SecondPainter:
    """Comes when it is called, and goes when there was nothing to draw for a while. Once it was lost, or could not
    come, it is not called again: there may be no room for it."""

    def __init__(self) -> None:
        self._requests: asyncio.StreamWriter | None = None
        """While it is there."""
        self._life: asyncio.Task[None] | None = None
        self._asked: deque[asyncio.Future[Picture | None]] = deque()
        self._process: Process | None = None
        self._closed = False

    def call(self, rehearsal: Sequence[Order] = ()) -> None:
        """Let it come, if it is not there. First it draws a rehearsal, which nobody waits for: it has no art yet, and
        whoever waited for its first picture would wait ten times as long as for others."""
        if not self._closed and self._life is None:
            self._life = asyncio.create_task(self._live(rehearsal), name="second-painter")

    def draw(self, draw_it: Callable[..., Picture | None], *arguments: object) -> asyncio.Future[Picture | None] | None:
        """What a function of `renderers/registry.py` draws; None where it is not there."""
        if self._requests is None:
            return None
        self._requests.write(pickle.dumps((draw_it, arguments)))
        drawing = asyncio.get_running_loop().create_future()
        self._asked.append(drawing)
        return drawing

    async def gone(self) -> None:
        """Wait until it has gone."""
        if self._life is not None:
            await asyncio.wait([self._life])

    async def close(self) -> None:
        """Let it go for good."""
        self._closed = True
        self._end()
        await self.gone()

    async def _live(self, rehearsal: Sequence[Order]) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "renderers.worker"),
                stdin=PIPE,
                stdout=PIPE,
                limit=_MOST,
                process_group=0,  # what a terminal's Ctrl+C ends is the bot, which lets this one go at its end
            )
            if not self._closed:
                await self._begin(self._process, rehearsal)
                await self._read(self._process)
        except (OSError, NotImplementedError, asyncio.IncompleteReadError) as error:
            if not self._closed:
                _log.warning("second_painter.lost", error=repr(error))
            self._closed = True
        self._leave()
        if self._process is not None:
            self._end()
            await self._process.wait()
        self._process = self._life = None

    def _end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def _begin(self, process: Process, rehearsal: Sequence[Order]) -> None:
        """Wait until it is there and has rehearsed; from then on it can be asked."""
        assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018 - they are pipes
        process.stdin.writelines(map(pickle.dumps, rehearsal))
        for _ in range(1 + len(rehearsal)):  # what comes before all pictures says that it is there
            (length,) = unpack(">I", await process.stdout.readexactly(4))
            if length != FAILED:
                await process.stdout.readexactly(length)
        self._requests = process.stdin

    async def _read(self, process: Process) -> None:
        """Hand out what it draws, in the order in which that was asked for."""
        assert process.stdout is not None  # noqa: S101 - it is a pipe
        while True:
            oldest = self._asked[0] if self._asked else None
            try:
                async with asyncio.timeout(IDLE):
                    (length,) = unpack(">I", await process.stdout.readexactly(4))
            except TimeoutError:
                if not self._asked:
                    return
                if self._asked[0] is oldest:
                    raise
                continue  # it was asked for just now
            png = b"" if length == FAILED else await process.stdout.readexactly(length)
            drawing = self._asked.popleft()
            if drawing.cancelled():
                continue
            if length == FAILED:
                drawing.set_exception(Lost())
            else:
                drawing.set_result(Picture(png) if png else None)

    def _leave(self) -> None:
        """From now on nothing is asked of it; what was, is drawn elsewhere."""
        self._requests = None
        while self._asked:
            drawing = self._asked.popleft()
            if not drawing.done():
                drawing.set_exception(Lost())
