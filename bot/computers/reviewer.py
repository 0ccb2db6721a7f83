"""The process that works on reviews, one slice after another."""

import sys
from typing import Final

import msgspec

from bot.computers.process import NoWorker, Stalled, Worker
from games.review import Failed, NoFinding, Slice, Worked

COMMAND: Final = (sys.executable, "-m", "bot.computers.review_worker")

_STALL: Final = 120.0
"""Seconds without any CPU time after which the process counts as stalled. All that plays comes before it."""


class Reviewer:
    """Works on slices of reviews, in a process of its own with the lowest priority, so that no move waits for one."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Worker(COMMAND, stall=_STALL)

    async def work(self, request: Slice) -> Worked:
        """Return the finding of a slice. Raises NoFinding if there is none."""
        try:
            found = msgspec.json.decode(await self._worker.ask(msgspec.json.encode(request)), type=Worked | Failed)
        except (NoWorker, TimeoutError) as error:
            hangs = isinstance(error, TimeoutError) and not isinstance(error, Stalled)  # and would hang again
            raise NoFinding(type(error).__name__, passing=not hangs) from error
        if isinstance(found, Failed):
            raise NoFinding(found.error, passing=False)
        return found

    async def close(self) -> None:
        await self._worker.end()
