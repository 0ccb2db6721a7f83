"""The process that works on reviews, one slice after another."""

import sys
from typing import Final

import msgspec

from bot.computers.process import NoWorker, Worker
from games.review import Finding, Slice

COMMAND: Final = (sys.executable, "-m", "bot.computers.review_worker")

_PATIENCE: Final = 120.0
"""Seconds for a slice. It takes 100 ms, but waits for all that plays on a busy machine."""


class Reviewer:
    """Works on slices of reviews, in a process of its own with the lowest priority, so that no move waits for one."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Worker(COMMAND, patience=_PATIENCE)

    async def work(self, asked: Slice) -> Finding:
        """Return the finding of a slice. Raises ValueError if there is none."""
        try:
            return msgspec.json.decode(await self._worker.ask(msgspec.json.encode(asked)), type=Finding)
        except (NoWorker, TimeoutError, msgspec.DecodeError) as error:
            raise ValueError(f"no finding: {type(error).__name__}") from error

    async def close(self) -> None:
        """End the process."""
        await self._worker.end()
