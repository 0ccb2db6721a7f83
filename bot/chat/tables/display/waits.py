"""What a board shows beside the game: since when it waits for whom, and until when."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bot.chat.words.presence import NOTHING, Around
from bot.tables.absence import NUDGED_AFTER
from bot.tables.clock import now
from bot.tables.needs import StoreBusy, Turn, TurnStore
from bot.tables.newest import Newest
from bot.tables.service import Tables
from bot.tables.table import Step, Table

_MOST: Final = 2000
"""Tables of which it is known when a step asked all whom they wait for."""


class Waits:
    """Reads it from the store, but at a table without a clock only once somebody may be nudged, or is away: else every
    click would wait for a reading more."""

    def __init__(self, tables: Tables, store: TurnStore) -> None:
        self._store = store
        self._all_asked: Newest[str, int] = Newest(_MOST)
        tables.watch(self._taken)

    async def around(self, table: Table) -> Around:
        """It, at this moment. Where the store cannot tell, a board comes without."""
        if table.phase != "playing":
            return NOTHING
        turns: Sequence[Turn] = ()
        if self._matters(table):
            with suppress(StoreBusy):
                turns = await self._store.turns(table.info.id)
        return Around(now(), turns)

    def _matters(self, table: Table) -> bool:
        """Whether anything is shown of it: a deadline, or that somebody lets others wait."""
        if table.time is not None or table.attendance.away:
            return True
        young = now() - self._all_asked.get(table.info.id, 0) < NUDGED_AFTER
        return len(table.people) > 1 and not young

    def _taken(self, step: Step) -> None:
        if step.after.people_awaited <= step.opened_decisions:
            self._all_asked[step.after.info.id] = step.entries[-1].at
