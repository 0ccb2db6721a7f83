"""Deadlines on a board: for whom the table waits, since when, and until when."""

from collections.abc import Sequence
from contextlib import suppress

from bot.chat.words.presence import NOTHING, Deadlines
from bot.tables.absence import NUDGED_AFTER
from bot.tables.clock import now
from bot.tables.needs import StoreBusy, Turn, TurnStore
from bot.tables.table import Table


class DeadlineReader:
    """Reads the deadlines of a table from the store. At a table without a clock only if a nudge is possible or a person
    is away, which saves every other click a query."""

    def __init__(self, store: TurnStore) -> None:
        self._store = store

    async def read(self, table: Table) -> Deadlines:
        """Return what the table waits for at this moment. Empty if the database is busy."""
        if table.phase != "playing":
            return NOTHING
        turns: Sequence[Turn] = ()
        if _matters(table):
            with suppress(StoreBusy):
                turns = await self._store.turns(table.info.id)
        return Deadlines(now(), turns)


def _matters(table: Table) -> bool:
    """Return whether a board shows a deadline, or a person who keeps others waiting."""
    if table.time is not None or table.attendance.away:
        return True
    return len(table.people) > 1 and now() - table.asked_at >= NUDGED_AFTER
