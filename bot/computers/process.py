"""A worker process that answers lines with lines. It starts with the first question and ends after a while without
any."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final

import structlog

COMMAND: Final = (sys.executable, "-m", "bot.computers.worker")

_IDLE: Final = 300.0
"""Seconds without a question until the process ends, and until a new try after failed starts."""
_PATIENCE: Final = 10.0
"""Seconds of CPU time after which a question counts as hanging. On a busy host they last longer than on the clock."""
_STALL: Final = 5.0
"""Seconds without any CPU time after which a process counts as stalled."""
_LOOKS: Final = 5
"""How often CPU time is read before a process can count as stalled or hanging."""
_TRIES: Final = 3
_FAREWELL: Final = 1.0
"""Seconds for a regular exit."""

_log = structlog.stdlib.get_logger()


class NoWorker(Exception):
    """Raised if no process answered: each one died, or none is started for a while."""


class Stalled(TimeoutError):
    """Raised if a process does not run: it was stopped, or waits for something."""


class Worker:
    """The process. If it dies over a question, a new one gets the same question, a few times; then none is started for
    a while. If it hangs or stalls, it is killed and the question is not repeated, because it would hang again.
    Questions queue."""

    def __init__(
        self,
        command: Sequence[str] = COMMAND,
        *,
        patience: float = _PATIENCE,
        stall: float = _STALL,
        idle: float = _IDLE,
    ) -> None:
        self._command = command
        self._patience = patience
        self._stall = stall
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
        """Return the answer to a line. Raises NoWorker without an answer, Stalled if the process did not run,
        TimeoutError for a hanging question."""
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
        saying = asyncio.create_task(_said(process, line))
        try:
            await self._watch(process.pid, saying)
            return saying.result()
        except BaseException as trouble:  # the late answer of this question would be read as that of the next one
            saying.cancel()
            _kill(process)
            if not isinstance(trouble, NoWorker | TimeoutError):
                raise
            _log.warning("worker.lost", pid=process.pid, hung=isinstance(trouble, TimeoutError))
            await self._ended()
            raise

    async def _watch(self, pid: int, saying: asyncio.Task[bytes]) -> None:
        """Wait for an answer. Raises TimeoutError if the process uses up its CPU time, Stalled if it uses none."""
        begun = last = _cpu_time(pid)
        ran_at = monotonic()
        while not (await asyncio.wait([saying], timeout=min(self._stall, self._patience) / _LOOKS))[0]:
            used = _cpu_time(pid)
            if used - begun >= self._patience:
                raise TimeoutError
            if used > last:
                last, ran_at = used, monotonic()
            elif monotonic() - ran_at >= self._stall:
                raise Stalled

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


def _cpu_time(pid: int) -> float:
    """Return the CPU seconds that a process has used. Where the system does not say, use wall time."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return monotonic()
    user, system = fields[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
