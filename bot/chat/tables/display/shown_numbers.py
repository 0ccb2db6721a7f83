"""Numbers of entries that boards show, stored so that the next process finds the boards that lack some."""

import asyncio
from contextlib import suppress
from typing import Final

from bot.chat.front.update_loop import UpdateLoop
from bot.tables.store import MessageStore, StoreBusy

WRITTEN_EVERY: Final = 5.0
"""Seconds between two writes. One transaction writes all boards."""
_ALL: Final = "all"
"""The only key of the update loop."""


class ShownNumbers:
    """Stores how many entries each board shows, in the background, so that no click waits for it."""

    def __init__(self, store: MessageStore) -> None:
        self._store = store
        self._numbers: dict[tuple[str, int], int] = {}
        self._due: asyncio.TimerHandle | None = None
        self._writing = UpdateLoop("shown", self._write)

    def note(self, table_id: str, message_id: int, number: int) -> None:
        """Note that a table's message shows so many entries."""
        self._numbers[table_id, message_id] = number
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(WRITTEN_EVERY, self._write_soon)

    def _write_soon(self) -> None:
        self._due = None
        self._writing.request(_ALL)

    async def _write(self, which: str) -> float:
        numbers, self._numbers = self._numbers, {}
        try:
            if numbers:
                await self._store.record_shown(numbers)
        except StoreBusy:
            self._numbers = numbers | self._numbers  # what was noted during the write is newer
            raise
        return 0.0

    async def close(self) -> None:
        """Write what was noted."""
        if self._due is not None:
            self._due.cancel()
        await self._writing.close()
        with suppress(StoreBusy):
            # After the loop has closed, so that this is the last write.
            await self._write(_ALL)
