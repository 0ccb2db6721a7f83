"""The puzzle of each date: made once for the whole installation, then read from the store."""

import asyncio
from collections.abc import Sequence
from datetime import date
from itertools import count
from typing import Final

from bot.daily.puzzle import GAME, Puzzle, PuzzlePosition, seed_of, valued
from bot.daily.store import PuzzleStore
from bot.tables.caches import BoundedCache
from games.heckmeck import Heckmeck
from games.heckmeck.puzzles import candidate_from, holds_to_the_end
from games.review import Chances, ChancesRequest, NoFinding, SliceWork

KEPT: Final = 8
"""The number of puzzles in memory."""


class Puzzles:
    """Finds or makes puzzles. All processes, and all later releases, have the one that was stored first."""

    def __init__(self, store: PuzzleStore, work: SliceWork) -> None:
        self._store = store
        self._work = work
        self._kept: BoundedCache[date, Puzzle] = BoundedCache(KEPT)
        self._one_at_a_time = asyncio.Lock()
        self._making: asyncio.Task[PuzzlePosition] | None = None
        self._is_stopping = False
        self._last_shown: date | None = None

    async def find(self, day: date) -> Puzzle | None:
        """Return the puzzle of a date. None if it was not made."""
        kept = self._kept.get(day) or await self._store.puzzle(day)
        if kept is not None:
            self._kept[day] = kept
        return kept

    async def find_or_make(self, day: date) -> Puzzle:
        """Return the puzzle of a date, and make it if there is none. Raises NoFinding if that fails, and at a
        stop."""
        if (found := await self.find(day)) is not None:
            return found  # while another one is made
        async with self._one_at_a_time:
            found = await self.find(day)
            if found is None:
                made = await self._make(seed_of(await self._store.daily_secret(), day))
                found = self._kept[day] = await self._store.insert_puzzle(Puzzle(day, made))
            return found

    async def _make(self, seed: bytes) -> PuzzlePosition:
        if not self._is_stopping:
            self._making = asyncio.create_task(make_position(seed, self._work))
            await asyncio.wait([self._making])
            if not self._making.cancelled():
                return self._making.result()
        raise NoFinding("Stopped", passing=True)

    def stop(self) -> None:
        """Make nothing more. Who waits for a puzzle hears that it is not ready."""
        self._is_stopping = True
        if self._making is not None:
            self._making.cancel()

    async def note_shown(self, day: date) -> None:
        """Note that a person saw the puzzle of a date, so that a date without an answer ends a streak."""
        if day != self._last_shown:
            await self._store.note_shown(day)
            self._last_shown = day


async def make_position(seed: bytes, work: SliceWork) -> PuzzlePosition:
    """Make the puzzle of a seed. Equal seeds have equal puzzles."""
    for number in count():
        game = await asyncio.to_thread(candidate_from, seed, number)
        if game is not None and await _holds(game, work):
            return await asyncio.to_thread(valued, game)
    raise AssertionError  # the numbers never end


async def _holds(game: Heckmeck, work: SliceWork) -> bool:
    batches = list[Sequence[float]]()
    while (holds := await asyncio.to_thread(holds_to_the_end, game, batches)) is None:
        finding = (await work(ChancesRequest(GAME, game.version, game.notation(), len(batches)))).finding
        assert isinstance(finding, Chances)  # noqa: S101 - the finding of its slice
        batches.append(finding.shares)
    return holds
