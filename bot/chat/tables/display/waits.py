"""What a board shows beside the game: since when it waits for whom, and until when."""

from collections.abc import Sequence
from contextlib import suppress

from bot.chat.words.presence import NOTHING, Around
from bot.tables.absence import NUDGED_AFTER
from bot.tables.clock import now
from bot.tables.needs import StoreBusy, Turn, TurnStore
from bot.tables.table import Table


class Waits:
    """Reads it from the store, but at a table without a clock only once a nudge is possible, or a person is away: else
    every click would wait for a reading more."""

    def __init__(self, store: TurnStore) -> None:
        self._store = store

    async def around(self, table: Table) -> Around:
        """What is waited for at this moment. Where the store cannot tell, a board comes without."""
        if table.phase != "playing":
            return NOTHING
        turns: Sequence[Turn] = ()
        if _matters(table):
            with suppress(StoreBusy):
                turns = await self._store.turns(table.info.id)
        return Around(now(), turns)


def _matters(table: Table) -> bool:
    """Whether anything is shown of it: a deadline, or that a person lets others wait."""
    if table.time is not None or table.attendance.away:
        return True
    return len(table.people) > 1 and now() - table.asked_at >= NUDGED_AFTER
