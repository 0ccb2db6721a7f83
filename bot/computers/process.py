"""A worker process that answers lines with lines. It starts with the first question and ends after a while without
any."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import structlog

COMMAND: Final = (sys.executable, "-m", "bot.computers.worker")

_IDLE: Final = 300.0
"""Seconds without a question until the process ends, and until a new try after failed starts."""
_PATIENCE: Final = 10.0
"""Seconds after which a question counts as hanging."""
_TRIES: Final = 3
_FAREWELL: Final = 1.0
"""Seconds for a regular exit."""

_log = structlog.stdlib.get_logger()


class NoWorker(Exception):
    """Raised if no process answered: each one died, or none is started for a while."""


class Worker:
    """The process. If it dies over a question, a new one gets the same question, a few times; then none is started for
    a while. If it hangs, it is killed and the question is not repeated, because it would hang again. Questions
    queue."""

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
        """The process id, if it is alive."""
        return self._process.pid if self._process is not None else None

    async def ask(self, line: bytes) -> bytes:
        """Return the answer to a line. Raises NoWorker without an answer, TimeoutError for a hanging question."""
        async with self._one_at_a_time:
            now = asyncio.get_running_loop().time
            if now() < self._none_until:
                raise NoWorker
            self._stay()
            try:
                for _ in range(_TRIES):
                    with suppress(NoWorker):
                        return await self._ask(line)
                self._none_until = now() + self._idle
                raise NoWorker
            finally:
                self._end_later()

    async def _ask(self, line: bytes) -> bytes:
        process = self._process = self._process or await self._started()
        try:
            async with asyncio.timeout(self._patience):
                return await _said(process, line)
        except BaseException as trouble:  # the late answer of this question would be read as that of the next one
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
        """End the process after its current question. The next one starts another."""
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
