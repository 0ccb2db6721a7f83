"""The puzzle of each date: made once for the whole installation, then read from the store."""

import asyncio
from datetime import date
from typing import Final

from bot.daily.puzzle import Puzzle, make_position, seed_of
from bot.daily.store import PuzzleStore
from bot.tables.caches import BoundedCache

KEPT: Final = 8
"""The number of puzzles in memory."""


class Puzzles:
    """Finds or makes puzzles. All processes, and all later releases, have the one that was stored first."""

    def __init__(self, store: PuzzleStore) -> None:
        self._store = store
        self._kept: BoundedCache[date, Puzzle] = BoundedCache(KEPT)
        self._one_at_a_time = asyncio.Lock()

    async def find(self, day: date) -> Puzzle | None:
        """Return the puzzle of a date. None if it was not made."""
        kept = self._kept.get(day) or await self._store.puzzle(day)
        if kept is not None:
            self._kept[day] = kept
        return kept

    async def find_or_make(self, day: date) -> Puzzle:
        """Return the puzzle of a date, and make it if there is none."""
        async with self._one_at_a_time:
            found = await self.find(day)
            if found is None:
                made = await asyncio.to_thread(make_position, seed_of(await self._store.daily_secret(), day))
                found = self._kept[day] = await self._store.insert_puzzle(Puzzle(day, made))
            return found
