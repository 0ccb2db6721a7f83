"""Background work: pack old logs, remove aborted tables, and give free space back."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import structlog

from bot.store import SqlStore
from bot.tables.store import StoreBusy
from bot.tables.wall_clock import now

DAY_MS: Final = 24 * 60 * 60 * 1000
"""Milliseconds that an ended table keeps its interaction ids, which detect repeated interactions."""
_A_MOMENT: Final = 0.25
"""Seconds between two small pieces of work, because players come first."""
_A_WHILE: Final = 10 * 60.0
"""Seconds until the next check for work."""
_AT_FIRST: Final = 60.0
"""Seconds after a start, which has much else to do."""

_log = structlog.stdlib.get_logger()


@asynccontextmanager
async def housekeeping(
    store: SqlStore, keep_aborted: int, rest: Callable[[float], Awaitable[object]] = asyncio.sleep
) -> AsyncGenerator[None]:
    """Run until the block ends. Tables without a result are kept for `keep_aborted` days, or for ever if that is 0."""
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
        except Exception:  # noqa: BLE001 - it is tried again
            _log.exception("housekeeping.failed")
        await rest(_A_MOMENT if more else _A_WHILE)


async def _work(store: SqlStore, keep_aborted: int) -> bool:
    """Do one piece of each work. Returns whether there may be more."""
    archive, today = store.archive, now()
    removed = keep_aborted > 0 and await archive.remove_aborted(today - keep_aborted * DAY_MS)
    packed = await archive.pack(today - DAY_MS)
    shrunk = await archive.shrink()
    return removed or packed or shrunk
