"""Deadlines on a board: for whom the table waits, since when, and until when."""

from collections.abc import Sequence
from contextlib import suppress

from bot.chat.words.presence import NOTHING, Deadlines
from bot.tables.absence import NUDGED_AFTER, seats_are_locked
from bot.tables.service import Tables
from bot.tables.store import StoreBusy, Turn, TurnStore
from bot.tables.table import Table
from bot.tables.wall_clock import now


class DeadlineReader:
    """Reads the deadlines of a table from the store. At a table without a clock only if a nudge is possible or a person
    is away, which saves every other click a query; and who was forgotten only if a seat is open."""

    def __init__(self, store: TurnStore, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def read(self, table: Table) -> Deadlines:
        """Return what the table waits for at this moment. Empty if the database is busy."""
        if table.phase != "playing":
            return NOTHING
        turns: Sequence[Turn] = ()
        closed = False
        with suppress(StoreBusy):
            if _matters(table):
                turns = await self._store.turns(table.info.id)
            if table.attendance.open_seats and table.has_hands:
                closed = seats_are_locked(table, await self._tables.forgotten_at(table))
        return Deadlines(now(), turns, closed)


def _matters(table: Table) -> bool:
    """Return whether a board shows a deadline, or a person who keeps others waiting."""
    if table.time_limit is not None or table.attendance.away:
        return True
    return len(table.people) > 1 and now() - table.awaited_since >= NUDGED_AFTER
