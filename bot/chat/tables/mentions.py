"""Whom a board mentions: who is asked, is not there, and wants to be told so by a mention."""

from contextlib import suppress

from bot.tables.attendance import Away
from bot.tables.clock import now
from bot.tables.needs import Habits, PeopleStore, StoreBusy
from bot.tables.table import Table


class Mentions:
    """Knows how the people of seats want to be told, and whose direct messages were found closed."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._closed: set[int] = set()

    def closed_to(self, person: int) -> None:
        """Remember that direct messages do not reach somebody."""
        self._closed.add(person)

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
                return table.holders[seat] in self._closed
            case "none":
                return table.attendance.away.get(seat, Away()).nudged_at is not None

    async def wants_direct(self, table: Table, seat: int) -> bool:
        """Whether a seat's person is told by a direct message."""
        habits = await self._habits(table, seat)
        return habits is not None and habits.told_by == "direct" and table.holders[seat] not in self._closed

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
