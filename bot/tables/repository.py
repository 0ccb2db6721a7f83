"""Tables in a process's memory, and how a step is taken: planned, written, and planned again if another writer was
first."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Concatenate, NoReturn, ParamSpec
from weakref import WeakValueDictionary

from bot.tables.caches import BoundedCache
from bot.tables.entries import Entry, recalled
from bot.tables.posted import PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.segments import Story
from bot.tables.store import Errand, ForgottenActor, Person, StepConflict, TableStore
from bot.tables.table import Cause, Step, Table
from bot.tables.wall_clock import now
from games.core import IllegalMove

P = ParamSpec("P")

_CACHED_TABLES = 512


class TableRepository:
    """All tables by id. The database is authoritative; a small cache saves replays.

    A caller may pass a Person read earlier; name and locale are stored as given. Raises ForgottenActor if the account
    is no longer that person's.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._cache: BoundedCache[str, Table] = BoundedCache(_CACHED_TABLES)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[Step], None]] = []

    def add_listener(self, listener: Callable[[Step], None]) -> None:
        """Call `listener` after each committed step of a table this process owns."""
        self._listeners.append(listener)

    async def fetch(self, table_id: str) -> Table:
        """Return a table at its newest state. Callers never change it."""
        async with self._lock(table_id):
            return await self._fetch(table_id)

    async def get_or_fetch(self, table_id: str) -> Table:
        """Return a table from memory if this process owns it, else at its newest state. Callers never change it."""
        known = self._cache.get(table_id)
        return known if known is not None and self.owns(known) else await self.fetch(table_id)

    def owns(self, table: Table) -> bool:
        """Return whether this process owns a table: it holds the table's server. Only the owner shows what follows a
        step; any process replies to the interaction."""
        return self._store.shards.hold(table.info.guild_id)

    async def rebuild_step(self, errand: Errand) -> Step:
        """Rebuild a step that another process took, and report it to the listeners."""
        table_id = errand.table_id
        async with self._lock(table_id):
            known = self._cache.get(table_id)
            newest = await self._fetch(table_id)
            earlier = known if known is not None and known.number < errand.first else Table(newest.info)
            before, entries = earlier.copy(), await self._new_entries(earlier)
            for entry in entries:
                if entry.number < errand.first:
                    before.apply(entry)
            step = Step.from_entries(
                before, [entry for entry in entries if errand.first <= entry.number <= errand.last]
            )
            if not step.entries:
                raise Refusal("stale")
            self._notify(step)
            return step

    async def stories(self, table_id: str, after: int) -> Sequence[Story]:
        """Return the stories of all segments that ended after an entry."""
        table = await self.get_or_fetch(table_id)
        return Table.stories(table.info, await self._store.entries(table_id, 0), after)

    def drop_all(self) -> None:
        """Drop all tables from memory, so that the next use reads their logs by the clock as it is now."""
        self._cache.clear()

    # One step

    async def commit(
        self,
        table_id: str,
        person: Person,
        interaction_id: int,
        plan: Callable[Concatenate[Table, Cause, P], Step],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Step:
        """Take a person's step as `plan(table, cause, …)` returns it. If another writer was first, plan again from the
        new state."""
        cause = cause_of(person, interaction_id)
        return await self._commit(
            table_id,
            lambda table: plan(table, cause, *args, **kwargs),
            lambda step: self._store.append_by(step, person),
            interaction_id,
        )

    async def commit_without_interaction(
        self, table_id: str, plan: Callable[Concatenate[Table, int, P], Step], *args: P.args, **kwargs: P.kwargs
    ) -> Step:
        """Take a step without an interaction, as `plan(table, at, …)` returns it at a moment (milliseconds since
        1970)."""
        return await self._commit(table_id, lambda table: plan(table, now(), *args, **kwargs), self._store.append, None)

    async def _commit(
        self,
        table_id: str,
        plan: Callable[[Table], Step],
        append: Callable[[Step], Awaitable[PostedMessage | None]],
        interaction_id: int | None,
    ) -> Step:
        """Take a step as planned, again and again while other writers are first."""
        async with self._lock(table_id):
            table = self._cache.get(table_id) or await self._fetch(table_id)
            while True:
                try:
                    step = plan(table)
                    step.board = await append(step)
                except ForgottenActor:
                    raise
                except (StepConflict, Refusal, IllegalMove) as refused:
                    newer = await self._new_entries(table)
                    table = self._advanced(table, newer)
                    if (
                        interaction_id is not None
                        and await self._store.table_of_interaction(interaction_id) == table_id
                    ):
                        return Step(table)
                    if not newer:
                        raise await self._final_refusal(table_id, refused) from None
                else:
                    self._committed(step)
                    return step

    async def _final_refusal(self, table_id: str, refused: Exception) -> Exception:
        """Return what to raise for a refusal when the table has not changed."""
        if not isinstance(refused, StepConflict):
            return refused
        if await self._store.info(table_id) is None:  # it ended elsewhere, and was removed since
            self._cache.pop(table_id, None)
            return Refusal("no-table", table=table_id)
        return Refusal("stale")

    async def _fetch(self, table_id: str) -> Table:
        table = self._cache.get(table_id)
        if table is None:
            info = await self._store.info(table_id)
            if info is None:
                raise Refusal("no-table", table=table_id)
            table = Table(info)
        table = self._advanced(table, await self._new_entries(table))
        if table.phase != "over":
            if table.is_from_newer_release:
                del self._cache[table_id]
                raise Refusal("newer")
            if table.has_outdated_rules:
                await self._end_outdated(table)
        return table

    async def _end_outdated(self, table: Table) -> NoReturn:
        """End a table whose rules are outdated, and raise Refusal("outdated")."""
        step = table.end_outdated(now())
        with suppress(StepConflict):  # another process has just done it
            await self._store.append(step)
            self._committed(step)
        raise Refusal("outdated")

    async def _new_entries(self, table: Table) -> Sequence[Entry]:
        return recalled(await self._store.entries(table.info.id, table.number), now())

    def _advanced(self, table: Table, entries: Sequence[Entry]) -> Table:
        if entries:
            table = table.copy()
            try:
                for entry in entries:
                    table.apply(entry)
            except Refusal:  # the copy in memory is outdated then
                self._cache.pop(table.info.id, None)
                raise
        self._cache_table(table)
        return table

    def _committed(self, step: Step) -> None:
        self._cache_table(step.after)
        if self.owns(step.after):
            self._notify(step)

    def _notify(self, step: Step) -> None:
        for listener in self._listeners:
            listener(step)

    def _cache_table(self, table: Table) -> None:
        self._cache[table.info.id] = table

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())


def cause_of(person: Person, interaction_id: int) -> Cause:
    """Return a person's click or command of this moment as the cause of a step."""
    return Cause(person.id, now(), interaction_id)
