"""`roost` in processes of their own that need not import anything: a server that has done so forks them.

To start Python and to import what Roost needs took most of the time of a test with a process in it. How a process does
that is seen where `start_interpreter` is used, and in `test_hosting.py`.
"""

import asyncio
import multiprocessing
import os
import re
import sys
import warnings
from collections.abc import Mapping, Sequence
from functools import cache, partial
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Self

from tests.patience import PATIENCE

DISCORD_PY = ("'audioop' is deprecated", "'count' is passed as positional argument")
"""What Python 3.11 and 3.13 warn of in it."""


class Forked:
    """A process, as `asyncio.subprocess.Process` has it."""

    def __init__(self, process: BaseProcess) -> None:
        self._process = process
        self._ended = asyncio.Event()
        self.pid = process.pid or 0
        self.returncode: int | None = None

    @classmethod
    def start(
        cls, output: Path, arguments: Sequence[str], folder: Path, environment: Mapping[str, str], *, patient: bool
    ) -> Self:
        process = _server().Process(target=_roost, args=(output, arguments, folder, dict(environment), patient))
        process.start()
        forked = cls(process)
        asyncio.get_running_loop().add_reader(process.sentinel, forked._end)
        return forked

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self.returncode = self._process.exitcode
        self._ended.set()

    def send_signal(self, signal: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, signal)

    def kill(self) -> None:
        self._process.kill()

    def terminate(self) -> None:
        self._process.terminate()

    async def wait(self) -> int:
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode


@cache
def _server() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["bot.command_line"])
    return context


def _roost(output: Path, arguments: Sequence[str], folder: Path, environment: Mapping[str, str], patient: bool) -> None:
    """Run `python -m bot` with the strictness of `house.STRICT`."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    with output.open("ab") as said:
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
    warnings.simplefilter("error")
    for known in DISCORD_PY:
        warnings.filterwarnings("ignore", re.escape(known), DeprecationWarning)
    if patient:
        _be_patient()
    from bot.__main__ import main

    sys.exit(main(arguments))


def _be_patient() -> None:
    """Give answers and the store as much time as in the tests' own process, and never force the end of a stop, which
    answers all that has begun."""
    from bot import app, stopping
    from bot.chat import client
    from bot.chat.front import interaction, serving

    setattr(app, "open_store", partial(app.open_store, patience=PATIENCE))  # noqa: B010 - typed as a function
    setattr(stopping, "_ENDS_WITHIN", 10 * PATIENCE)  # noqa: B010 - a constant
    answers = ("DEFER_AFTER", "REPLY_WITHIN", "_AFTERWARDS")
    for module, names in ((interaction, answers), (serving, ("_PATIENCE",)), (client, ("_DRAINS_WITHIN",))):
        for name in names:
            setattr(module, name, PATIENCE)
