"""The process that makes the daily puzzle."""

import asyncio
import sys
from typing import Final

import msgspec
import structlog

from bot.computers.process import NoWorker, Stalled, Worker
from bot.daily.puzzle import Position, make

COMMAND: Final = (sys.executable, "-m", "bot.computers.puzzle_worker")

_IDLE: Final = 30.0
"""Seconds until the process ends, because it has one puzzle a day to make."""
_PATIENCE: Final = 60.0
"""Seconds of CPU time after which a seed counts as hanging."""

_log = structlog.stdlib.get_logger()


class Puzzler:
    """Makes puzzles in a process of its own, or in a thread where no process can be started."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Worker(COMMAND, idle=_IDLE, patience=_PATIENCE)

    async def make(self, seed: bytes) -> Position:
        """Return the puzzle of a seed. Raises ValueError if there is none."""
        try:
            return msgspec.json.decode(await self._worker.ask(seed.hex().encode()), type=Position)
        except (NoWorker, Stalled) as error:
            _log.warning("puzzle.without_worker", trouble=type(error).__name__)
            return await asyncio.to_thread(make, seed)
        except (TimeoutError, msgspec.DecodeError) as error:
            raise ValueError(f"no puzzle: {type(error).__name__}") from error

    async def close(self) -> None:
        """End the process."""
        await self._worker.end()
