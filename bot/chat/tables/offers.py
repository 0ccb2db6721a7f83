"""The offer of another notice of turns, made once to each person at the first slow table."""

from contextlib import suppress
from typing import Final

from bot.chat.front.post import posted_now
from bot.tables.caches import BoundedCache
from bot.tables.store import Person, Store, StoreBusy
from bot.tables.table import Table
from bot.tables.wall_clock import now

_SLOW_MS: Final = 5 * 60 * 1000
_KEPT: Final = 2000
"""Most people for whom an earlier offer is remembered."""


class TurnOffers:
    """Knows who was offered `/me turns`. A hand follows the game silently, so its person may miss a turn."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._offered: BoundedCache[int, bool] = BoundedCache(_KEPT)

    async def is_due(self, table: Table, seat: int, reader: Person) -> bool:
        """Return whether a person whose turn it is plays at a slow table, and has neither read the offer nor chosen."""
        if seat not in table.awaited or table.longest_wait(now()) <= _SLOW_MS or self._offered.get(reader.id, False):
            return False
        try:
            chosen = (await self._store.preferences(reader.id)).told_by != "mention"
            self._offered[reader.id] = chosen or await self._store.was_offered(reader.id)
        except StoreBusy:
            return False
        return not self._offered[reader.id]

    async def note(self, table: Table, seat: int, reader: Person, channel_id: int, message_id: int) -> None:
        """Record that a message made the offer."""
        self._offered[reader.id] = True
        with suppress(StoreBusy):  # then the person may read it once more
            await self._store.save_message(table.info.id, posted_now("offer", seat, channel_id, message_id, reader.id))
