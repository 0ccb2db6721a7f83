"""What is brought to boards and hands though this process took no step: errands that another process has left, and what
was written just before a process died.

Errands are found by looking, every few seconds; a notice only says that it is worth to look at once. An errand is done
once more where the process died before it was written that it was: all that follows a step bears that.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from bot.chat.front.keeping import Keeping
from bot.chat.tables.display.displays import Displays
from bot.chat.tables.display.state import Display
from bot.chat.words.people import People
from bot.tables.clock import now
from bot.tables.needs import StoreBusy
from bot.tables.outbox import Errand, OutboxStore
from bot.tables.refusals import Refusal
from bot.tables.service import Tables

LOOKS_EVERY: Final = 2.0
"""Seconds between two looks for errands of which no notice told."""
_AGAIN: Final = 5.0
"""Seconds until what the store had no time for is tried again."""
_UNSEEN_MS: Final = 24 * 60 * 60 * 1000
"""How long ago what a board does not show may have been written."""
_ALL: Final = "all"
"""The only thing that is looked at."""

_log = structlog.stdlib.get_logger()


class Relay:
    """Lets follow what follows a step, from `wake` on. Where one process holds all servers, nobody else takes steps."""

    def __init__(
        self,
        tables: Tables,
        store: OutboxStore,
        people: People,
        displays: Displays,
    ) -> None:
        self._tables = tables
        self._store = store
        self._people = people
        self._displays = displays
        self._made_at = now()
        self._begun = False
        self._listening: asyncio.Task[None] | None = None
        self._looking = Keeping("outbox", self._look)
        self._doing = Keeping[Display]("errand", self._do)

    def wake(self) -> None:
        """Begin."""
        self._looking.soon(_ALL)
        if self._store.shards.chosen and self._listening is None:
            self._listening = asyncio.create_task(self._store.listen(self), name="listening")

    async def close(self) -> None:
        """Stop; errands stay until the next start."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._looking.close()
        await self._doing.close()

    # What is heard

    def errand_left(self, table_id: str) -> None:
        """Look whether it is one of this process's."""
        self._doing.soon(self._displays.of(table_id))

    def person_changed(self, person: int) -> None:
        """Read who that is before they are shown again."""
        self._people.drop(person)

    def missed(self) -> None:
        """Look at once, and believe nothing that is known of people."""
        self._people.drop_all()
        self._looking.soon(_ALL, now=True)

    # What is found

    async def _look(self, which: str) -> float:
        pause = LOOKS_EVERY
        try:
            await self._begin()
            if not self._store.shards.chosen:
                return 0.0
            for errand in await self._store.errands():
                self._doing.soon(self._displays.of(errand.table_id))
        except StoreBusy:
            _log.warning("store.busy")
            pause = _AGAIN
        self._looking.soon(which)
        return pause

    async def _begin(self) -> None:
        """At the start: bring boards to the present that are behind, for a process ended before it had done so."""
        if self._begun:
            return
        await self._displays.resume()
        for errand in await self._store.unseen(self._made_at - _UNSEEN_MS, self._made_at):
            _log.info("board.behind", table=errand.table_id, number=errand.last)
            await self._let_follow(errand)
        self._begun = True

    async def _do(self, display: Display) -> float:
        """Do a table's errands in order; those that follow on each other as one."""
        for errand in _joined(await self._store.errands(display.table_id)):
            await self._let_follow(errand)
            await self._store.done(errand)
        return 0.0

    async def _let_follow(self, errand: Errand) -> None:
        """Let follow what follows an errand's step. What cannot be made again, for its table is refused, is done."""
        structlog.contextvars.clear_contextvars()  # of the click after which it began
        with structlog.contextvars.bound_contextvars(table=errand.table_id):
            try:
                step = await self._tables.retold(errand)
            except Refusal as refusal:
                _log.info("refused", code=refusal.code)
            except StoreBusy:
                raise
            except Exception:  # noqa: BLE001 - whatever it is, other errands wait, and the next event brings the board
                _log.exception("errand.failed")
            else:
                _log.info("errand.done", number=step.after.number)


def _joined(errands: Sequence[Errand]) -> Sequence[Errand]:
    """A table's errands, but one where nothing is between two."""
    joined: list[Errand] = []
    for errand in errands:
        if joined and joined[-1].last + 1 == errand.first:
            joined[-1] = Errand(errand.table_id, joined[-1].first, errand.last)
        else:
            joined.append(errand)
    return joined
