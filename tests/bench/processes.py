"""Bots as processes of their own, logged in to a playground, and what the system says they cost. Linux alone tells."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app import sqlite_url
from bot.playground.server import Playground
from bot.playground.world import World

IDLE_MS = 50.0
"""Less processor time than this in half a second is none."""
BUSY_SECONDS = 1800
_BUSY = f"""
import os, time
parent, end = os.getppid(), time.monotonic() + {BUSY_SECONDS}
while os.getppid() == parent and time.monotonic() < end:
    pass
"""
_PATIENCE = 600.0
"""Seconds that a process may take to say something; only a machine busy with other things needs so many."""


class Bot:
    """A bot's process. Says figures of its own; what it prints is read as it comes."""

    def __init__(self, world: World, process: Process) -> None:
        self.world = world
        self._process = process
        self._said: list[str] = []
        self._more = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            async with self._more:
                self._said.append(line.decode())
                self._more.notify_all()
        async with self._more:
            self._more.notify_all()

    async def until_said(self, word: str) -> None:
        """Wait until it has said a word; if it ends instead, that is the error."""
        async with asyncio.timeout(_PATIENCE), self._more:
            await self._more.wait_for(lambda: self._has_said(word) or self._process.returncode is not None)
        if not self._has_said(word):
            raise RuntimeError("".join(self._said))

    def _has_said(self, word: str) -> bool:
        return any(word in line.split() for line in self._said)

    def tell(self, line: str) -> None:
        """A line on its standard input."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    def spent(self) -> float:
        """Milliseconds of processor time so far, of all its threads and processes, in the kernel and without."""
        ticks = 0
        for pid in _family(self._process.pid):
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # its end is in its parent's figures
                ticks += sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]))
        return 1000 * ticks / os.sysconf("SC_CLK_TCK")

    def resident(self) -> float:
        """MiB of memory that it and its processes hold now."""
        family = _family(self._process.pid)
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in family)
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    async def at_rest(self) -> None:
        """Wait until it has nothing to do any more."""
        before = -IDLE_MS
        while (now := self.spent()) - before >= IDLE_MS:
            before = now
            await asyncio.sleep(0.5)

    async def stop(self) -> None:
        """End the process as Ctrl+C does. Its input is closed, because it may wait for that."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGINT)
        await self._process.wait()
        await self._reading


def _family(pid: int) -> Iterator[int]:
    """A process and those it has started."""
    yield pid
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # the thread has just ended
            for child in (thread / "children").read_text().split():
                yield from _family(int(child))


@asynccontextmanager
async def running(
    playground: Playground, database: Path, *command: str, checkout: Path | None = None
) -> AsyncGenerator[Bot]:
    """A Python process (`-m bot run`, …) that has said that it is ready on a playground, with a database of SQLite.
    `checkout` is the full path of another one of Roost than this, with an environment in its `.venv`."""
    python = sys.executable if checkout is None else str(checkout / ".venv/bin/python")
    ours = ("DISCORD_", "ROOST_", "PYTHONDONTWRITEBYTECODE")  # without bytecode it would compile all libraries again
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    environment |= {
        "DISCORD_TOKEN": playground.token,
        "DISCORD_API_BASE": playground.api_base,
        "DISCORD_GATEWAY": playground.gateway,
        "ROOST_DATABASE_URL": sqlite_url(database),
    }
    process = await asyncio.create_subprocess_exec(
        python, *command, env=environment, cwd=checkout, stdin=PIPE, stdout=PIPE, stderr=STDOUT
    )
    bot = Bot(playground.world, process)
    try:
        await bot.until_said("ready")
        yield bot
    finally:
        await bot.stop()


@asynccontextmanager
async def busy(loops: int) -> AsyncGenerator[None]:
    """So many processes beside ours that do nothing, as fast as they can: until we let them go, or have ended in
    whatever way, and never for longer than `BUSY_SECONDS`."""
    command = (sys.executable, "-c", _BUSY)
    processes = [await asyncio.create_subprocess_exec(*command, stdin=DEVNULL) for _ in range(loops)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            await process.wait()
