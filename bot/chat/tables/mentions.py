"""Mentions on boards: people who are asked, are not there, and want to be mentioned."""

from contextlib import suppress
from typing import Final

from bot.tables.attendance import Away
from bot.tables.caches import BoundedCache
from bot.tables.holders import Holder
from bot.tables.store import PeopleStore, Preferences, StoreBusy
from bot.tables.table import Table
from bot.tables.wall_clock import now, uptime

_KEPT: Final = 2000
"""The largest number of people whose closed direct messages are remembered."""
_TRIED_AGAIN_MS: Final = 24 * 60 * 60 * 1000
"""Milliseconds until direct messages are tried again."""


class Mentions:
    """Knows how people want to hear of their turn, and whose direct messages are closed."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._closed: BoundedCache[int, int] = BoundedCache(_KEPT)

    def note_closed(self, person: int) -> None:
        """Remember for a day that a person's direct messages are closed."""
        self._closed[person] = uptime()

    def opened_by(self, person: int) -> None:
        """Forget that a person's direct messages are closed."""
        self._closed.pop(person, None)

    def _is_closed(self, holder: Holder) -> bool:
        return isinstance(holder, int) and holder in self._closed and uptime() - self._closed[holder] < _TRIED_AGAIN_MS

    async def seats_to_mention(self, table: Table, seats: frozenset[int]) -> frozenset[int]:
        """Return the seats whose people a board mentions. A nudge is rare and comes from a person, so it mentions
        even those who want no notice of turns."""
        return frozenset([seat for seat in seats if await self._wants_mention(table, seat)])

    async def _wants_mention(self, table: Table, seat: int) -> bool:
        habits = await self._habits(table.holders[seat])
        if habits is None:
            return False
        match habits.told_by:
            case "mention":
                return True
            case "direct":
                return self._is_closed(table.holders[seat])
            case "none":
                return table.attendance.away.get(seat, Away()).nudged_at is not None

    async def wants_direct(self, table: Table, seat: int) -> bool:
        """Return whether a seat's person is notified by direct message."""
        habits = await self._habits(table.holders[seat])
        return habits is not None and habits.told_by == "direct" and not self._is_closed(table.holders[seat])

    async def wants_reminder(self, table: Table, seat: int) -> bool:
        """Return whether a seat's person is reminded of a deadline by direct message, or by the board if those are
        closed."""
        habits = await self._habits(table.holders[seat])
        return habits is not None and habits.told_by != "none"

    async def may_be_invited(self, person: int) -> bool:
        """Return whether an invitation pings a person. Others find its button where it is posted."""
        habits = await self._habits(person)
        return habits is not None and habits.told_by != "none"

    async def _habits(self, holder: Holder) -> Preferences | None:
        """Return the habits of a seat's person. None in quiet hours. The default if the database is busy."""
        if not isinstance(holder, int):
            return None
        habits = Preferences()
        with suppress(StoreBusy):
            habits = await self._store.preferences(holder)
        return None if habits.quiet_until(now()) is not None else habits
