"""Whom a board mentions: who is asked, is not there, and wants to be told so by a mention."""

from contextlib import suppress
from typing import Final

from bot.tables.attendance import Away
from bot.tables.caches import BoundedCache
from bot.tables.clock import now
from bot.tables.holders import Holder
from bot.tables.needs import Habits, PeopleStore, StoreBusy
from bot.tables.table import Table

_KEPT: Final = 2000
"""People of whom it is known that direct messages do not reach them, those found so last."""
_TRIED_AGAIN_MS: Final = 24 * 60 * 60 * 1000
"""After how long that is tried again."""


class Mentions:
    """Knows how the people of seats want to be told, and whose direct messages were found closed."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._closed: BoundedCache[int, int] = BoundedCache(_KEPT)

    def closed_to(self, person: int) -> None:
        """Remember for a day that direct messages do not reach somebody."""
        self._closed[person] = now()

    def _is_closed(self, holder: Holder) -> bool:
        return isinstance(holder, int) and now() - self._closed.get(holder, -_TRIED_AGAIN_MS) < _TRIED_AGAIN_MS

    async def of(self, table: Table, seats: frozenset[int]) -> frozenset[int]:
        """Those of some seats whose people a board mentions. Who wants to be told of no turn is mentioned when somebody
        nudges: that is no turn, and has an end."""
        return frozenset([seat for seat in seats if await self._wants_mention(table, seat)])

    async def _wants_mention(self, table: Table, seat: int) -> bool:
        habits = await self._habits(table, seat)
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
        """Whether a seat's person is told by a direct message."""
        habits = await self._habits(table, seat)
        return habits is not None and habits.told_by == "direct" and not self._is_closed(table.holders[seat])

    async def _habits(self, table: Table, seat: int) -> Habits | None:
        """What a seat's person chose; None where nobody is to be reached now. Where the store cannot tell, a mention is
        what everybody begins with."""
        holder = table.holders[seat]
        if not isinstance(holder, int):
            return None
        habits = Habits()
        with suppress(StoreBusy):
            habits = await self._store.habits(holder)
        return None if habits.quiet_until(now()) is not None else habits
