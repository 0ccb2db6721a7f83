"""Updates of boards and hands for steps that this process did not take: errands of other processes, and steps committed
just before a process died. Errands are found by polling every few seconds; a notification only makes the poll earlier.
An errand may run twice if the process dies before marking it done, so every effect is idempotent.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from bot.chat.board.display import Display
from bot.chat.board.displays import Displays
from bot.chat.front.features import Feature
from bot.chat.front.update_loop import In, Next, UpdateLoop
from bot.chat.words.people import People
from bot.store import SqlStore
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Errand, StoreBusy
from bot.tables.wall_clock import now

LOOKS_EVERY: Final = 2.0
"""Seconds between two polls for errands without a notification."""
_AGAIN: Final = 5.0
"""Seconds until a retry if the database is busy."""
_UNSEEN_MS: Final = 24 * 60 * 60 * 1000
"""Milliseconds since the end of a table within which a start still brings its last board."""
_ALL: Final = "all"
"""The only key of the update loop."""

_log = structlog.stdlib.get_logger()


class Relay(Feature):
    """Applies the visible effects of steps of other processes, also of an earlier one, once `wake` was called."""

    def __init__(self, tables: Tables, store: SqlStore, people: People, displays: Displays) -> None:
        self._tables = tables
        self._store = store
        self._people = people
        self._displays = displays
        self._made_at = now()
        self._begun = False
        self._forgotten: int | None = None
        self._listening: asyncio.Task[None] | None = None
        self._looking = UpdateLoop("outbox", self._look)
        self._doing = UpdateLoop[Display]("errand", self._do)

    def wake(self) -> None:
        self._looking.request(_ALL)
        if self._store.shards.chosen and self._listening is None:
            self._listening = asyncio.create_task(self._store.listen(self), name="listening")

    async def stop(self) -> None:
        """Stop. Errands stay until the next start."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._looking.close()
        await self._doing.close()

    async def due(self, at: int) -> int | None:
        """Find what `roost forget` did, which cannot notify this process from a file."""
        forgotten = await self._store.count_forgotten()
        if forgotten != self._forgotten:
            self._forgotten = forgotten
            self.missed()
        return None

    # What is heard

    def errand_written(self, table_id: str) -> None:
        """Poll if a notified errand is one of this process."""
        self._doing.request(self._displays.display_of(table_id))

    def person_changed(self, person: int) -> None:
        """Drop a person from the cache, so that the next use reads the row."""
        self._people.drop(person)

    def missed(self) -> None:
        """Poll now and drop all cached people, because notifications were lost."""
        self._people.drop_all()
        self._looking.request(_ALL, now=True)

    # What is found

    async def _look(self, which: str) -> Next:
        pause = LOOKS_EVERY
        try:
            await self._begin()
            for errand in await self._store.errands():
                self._doing.request(self._displays.display_of(errand.table_id))
            if not self._store.shards.chosen:
                return "done"
        except StoreBusy:
            _log.warning("store.busy")
            pause = _AGAIN
        self._looking.request(which)
        return In(pause)

    async def _begin(self) -> None:
        """Update outdated boards at a start, because a process may have ended before it did."""
        if self._begun:
            return
        await self._displays.resume()
        for errand in await self._store.boards_behind(self._made_at - _UNSEEN_MS, self._made_at):
            _log.info("board.behind", table=errand.table_id, number=errand.last)
            await self._let_follow(errand)
        self._begun = True

    async def _do(self, display: Display) -> Next:
        """Do a table's errands in order, consecutive ones as one."""
        errands = await self._store.errands(display.table_id)
        for errand in _joined(errands):
            await self._let_follow(errand)
            await self._store.delete_errand(errand)
        return "done"

    async def _let_follow(self, errand: Errand) -> None:
        """Apply the effects of an errand's step. An errand of a table that can no longer be read counts as done."""
        structlog.contextvars.clear_contextvars()  # of the click after which it began
        with structlog.contextvars.bound_contextvars(table=errand.table_id):
            try:
                step = await self._tables.rebuild_step(errand)
            except Refusal as refusal:
                _log.info("refused", code=refusal.code)
            except StoreBusy:
                raise
            except Exception:  # noqa: BLE001 - whatever it is, other errands wait, and the next event brings the board
                _log.exception("errand.failed")
            else:
                _log.info("errand.done", number=step.after.number)


def _joined(errands: Sequence[Errand]) -> Sequence[Errand]:
    """Join a table's errands where nothing is between two."""
    joined: list[Errand] = []
    for errand in errands:
        if joined and joined[-1].last + 1 == errand.first:
            joined[-1] = Errand(errand.table_id, joined[-1].first, errand.last)
        else:
            joined.append(errand)
    return joined
