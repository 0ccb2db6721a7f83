"""A process that answers lines with lines: started when it is first asked, ended when nobody asks for a while."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import structlog

COMMAND: Final = (sys.executable, "-m", "bot.computers.worker")

_IDLE: Final = 300.0
"""Seconds without a question until it ends; and until one is started again where none lived."""
_PATIENCE: Final = 10.0
"""Seconds after which it hangs."""
_TRIES: Final = 3
_FAREWELL: Final = 1.0
"""Seconds in which it may end by itself."""

_log = structlog.stdlib.get_logger()


class NoWorker(Exception):
    """However often one was started, none lived to answer."""


class Worker:
    """The process. One that dies over a question is replaced, and asked the same; a few times, and then none is started
    for a while. One that hangs over it is ended: so would the next one. Questions wait for each other; those who ask
    wait for nothing else."""

    def __init__(self, command: Sequence[str] = COMMAND, *, patience: float = _PATIENCE, idle: float = _IDLE) -> None:
        self._command = command
        self._patience = patience
        self._idle = idle
        self._process: Process | None = None
        self._none_until = 0.0
        self._one_at_a_time = asyncio.Lock()
        self._ending_later: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """The process's number, while there is one."""
        return self._process.pid if self._process is not None else None

    async def ask(self, line: bytes) -> bytes:
        """What it says to a line; NoWorker where none says anything, TimeoutError where one hung."""
        async with self._one_at_a_time:
            now = asyncio.get_running_loop().time
            if now() < self._none_until:
                raise NoWorker
            self._stay()
            try:
                for _ in range(_TRIES):
                    with suppress(NoWorker):
                        return await self._asked(line)
                self._none_until = now() + self._idle
                raise NoWorker
            finally:
                self._end_later()

    async def _asked(self, line: bytes) -> bytes:
        process = self._process = self._process or await self._started()
        try:
            async with asyncio.timeout(self._patience):
                return await _said(process, line)
        except BaseException as trouble:  # a thought that nobody waits for any more would be taken for the next one
            _kill(process)
            if not isinstance(trouble, NoWorker | TimeoutError):
                raise
            _log.warning("worker.lost", pid=process.pid, hung=isinstance(trouble, TimeoutError))
            await self._ended()
            raise

    async def _started(self) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                process_group=0,  # what a terminal's Ctrl+C ends is the bot, which ends it
            )
        except (OSError, NotImplementedError) as error:  # some event loops start no processes
            _log.warning("worker.not_started", error=repr(error))
            raise NoWorker from error
        _log.info("worker.started", pid=process.pid)
        return process

    def _stay(self) -> None:
        if self._ending_later is not None:
            self._ending_later.cancel()

    def _end_later(self) -> None:
        self._ending_later = asyncio.get_running_loop().call_later(self._idle, self._end_soon)

    def _end_soon(self) -> None:
        self._ending = asyncio.create_task(self.end(), name="worker-end")

    async def end(self) -> None:
        """End it, once it has answered; the next question starts another."""
        async with self._one_at_a_time:
            self._stay()
            await self._ended()

    async def _ended(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None  # noqa: S101 - a pipe
        process.stdin.close()
        try:
            async with asyncio.timeout(_FAREWELL):
                await process.wait()
        except TimeoutError:
            _kill(process)
            await process.wait()
        _log.info("worker.ended", pid=process.pid)


async def _said(process: Process, line: bytes) -> bytes:
    assert process.stdin is not None  # noqa: S101 - a pipe
    assert process.stdout is not None  # noqa: S101 - a pipe
    try:
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        said = await process.stdout.readline()
    except OSError as error:
        raise NoWorker from error
    if not said.endswith(b"\n"):
        raise NoWorker
    return said


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
