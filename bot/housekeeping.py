"""What goes on beside the playing: old logs are packed, aborted tables removed, and the file's free room given back."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import structlog

from bot.store import SqlStore
from bot.tables.clock import now
from bot.tables.needs import StoreBusy

DAY_MS: Final = 24 * 60 * 60 * 1000
"""How long a table that is over keeps its interaction ids, by which one that Discord repeats is known."""
_A_MOMENT: Final = 0.25
"""Seconds between two small pieces of work: whoever plays comes first."""
_A_WHILE: Final = 10 * 60.0
"""Seconds until there may be something to do again."""
_AT_FIRST: Final = 60.0
"""Seconds after a start, in which much else is to do."""

_log = structlog.stdlib.get_logger()


@asynccontextmanager
async def housekeeping(
    store: SqlStore, keep_aborted: int, rest: Callable[[float], Awaitable[object]] = asyncio.sleep
) -> AsyncGenerator[None]:
    """Keep house until the block is left; tables that ended without a result are kept for so many days, or where
    it is 0 for ever."""
    task = asyncio.create_task(_keep_house(store, keep_aborted, rest), name="housekeeping")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _keep_house(store: SqlStore, keep_aborted: int, rest: Callable[[float], Awaitable[object]]) -> None:
    await rest(_AT_FIRST)
    while True:
        more = False
        try:
            more = await _work(store, keep_aborted)
        except StoreBusy:
            pass
        except Exception:  # noqa: BLE001 - nobody waits for it, and it is tried again
            _log.exception("housekeeping.failed")
        await rest(_A_MOMENT if more else _A_WHILE)


async def _work(store: SqlStore, keep_aborted: int) -> bool:
    """Do a little of all there is to do; whether there may be more."""
    archive, today = store.archive, now()
    removed = keep_aborted > 0 and await archive.remove_aborted(today - keep_aborted * DAY_MS)
    packed = await archive.pack(today - DAY_MS)
    shrunk = await archive.shrink()
    return removed or packed or shrunk
