"""Housekeeping in small steps: pack the logs of finished tables, remove aborted tables, and give free space back."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, tuple_, update

from bot.store.database import Database
from bot.store.logs import LOG, Unpackable, log_from, pack
from bot.store.schema import ABORTED, TO_PACK, entries, metadata, packed_logs, seats, tables, visitors
from bot.tables.entries import INVITED, invited_in, people_in

_AT_ONCE: Final = 4
"""Tables packed or removed in one transaction, which clicks have to wait for."""


class _Log(NamedTuple):
    """A log that is to replace a table's entries. `visitors` acted there or were invited, but hold no seat."""

    table_id: str
    log: bytes
    visitors: set[int]


class Archive:
    """Small steps of housekeeping on old tables.

    Each method returns whether it found work, so call it again until it returns False. Times are in milliseconds since
    1970. Every method may raise `bot.tables.store.StoreBusy`.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._looked_at = (0, "")

    async def pack(self, ended_before: int) -> bool:
        """Pack the logs of some tables that ended before a moment. Logs that cannot be packed, because they were
        changed by hand, stay as they are."""
        ended, logs = await self._database.read(lambda connection: self._read(connection, ended_before))
        if logs:
            await self._database.write(lambda connection: _replace(connection, logs))
        # A log that cannot be packed stays as it is: without this the search would return it again.
        self._looked_at = ended[-1] if ended else self._looked_at
        return bool(ended)

    def _read(self, connection: Connection, ended_before: int) -> tuple[Sequence[tuple[int, str]], Sequence[_Log]]:
        """Return the tables to pack, with their logs. Ended logs never change, so they are packed outside the writing
        transaction."""
        at, last = self._looked_at
        rows = connection.execute(_TO_PACK, {"at": at, "last": last, "before": ended_before}).all()
        logs = [_log(connection, row.id) for row in rows]
        return [(row.ended_at, row.id) for row in rows], [log for log in logs if log is not None]

    async def remove_aborted(self, ended_before: int) -> bool:
        """Remove some tables that ended before a moment without a result, with all their rows."""
        ids: Sequence[str] = [row.id for row in await self._database.fetch_all(_ABORTED, before=ended_before)]
        if ids:
            await self._database.write(lambda connection: _remove(connection, ids))
        return bool(ids)

    async def shrink(self) -> bool:
        """Give back some free space of the database if there is much."""
        dialect = self._database.dialect
        return await self._database.read(dialect.has_much_free) and await self._database.write(dialect.give_back)


def _hold(connection: Connection, ids: Sequence[str]) -> None:
    """Lock tables against other writers. SQLite has one writer anyway."""
    connection.execute(_HOLD, {"ids": ids}).all()


# All processes lock in one order, so that no two of them wait for each other.
_HOLD: Final = (
    select(tables.c.id).where(tables.c.id.in_(bindparam("ids", expanding=True))).order_by(tables.c.id).with_for_update()
)

# Packing


def _log(connection: Connection, table_id: str) -> _Log | None:
    log = log_from(connection.execute(LOG, {"id": table_id, "after": 0}).all())
    held = connection.scalars(_HELD, {"id": table_id})
    try:
        there = people_in({entry.by for entry in log}) | invited_in([it.body for it in log if it.kind == INVITED])
        return _Log(table_id, pack(log), there - set(held))
    except Unpackable:
        return None


def _replace(connection: Connection, logs: Sequence[_Log]) -> None:
    """Replace entries by packed logs, unless another process was first."""
    _hold(connection, [log.table_id for log in logs])
    for log in logs:
        if connection.execute(_PACKED, {"id_": log.table_id}).rowcount:
            connection.execute(insert(packed_logs), {"table_id": log.table_id, "log": log.log})
            connection.execute(_UNPACKED, {"id": log.table_id})
            if log.visitors:
                connection.execute(
                    insert(visitors), [{"table_id": log.table_id, "person_id": one} for one in log.visitors]
                )


_HELD: Final = select(seats.c.person_id).where(seats.c.table_id == bindparam("id"), seats.c.person_id.is_not(None))
_LAST: Final = tuple_(bindparam("at", type_=tables.c.ended_at.type), bindparam("last", type_=tables.c.id.type))
_TO_PACK: Final = (
    select(tables.c.ended_at, tables.c.id)
    .where(
        TO_PACK,
        tuple_(tables.c.ended_at, tables.c.id) > _LAST,
        tables.c.ended_at < bindparam("before"),
    )
    .order_by(tables.c.ended_at, tables.c.id)
    .limit(_AT_ONCE)
)
# `id_`: SQLAlchemy keeps the names of columns for the values that an update sets.
_PACKED: Final = update(tables).where(tables.c.id == bindparam("id_"), TO_PACK).values(packed=1)
_UNPACKED: Final = delete(entries).where(entries.c.table_id == bindparam("id"))

# Removing


def _remove(connection: Connection, ids: Sequence[str]) -> None:
    _hold(connection, ids)
    for statement in _REMOVALS:
        connection.execute(statement, {"ids": ids})


_ABORTED: Final = (
    select(tables.c.id)
    .where(ABORTED, tables.c.ended_at < bindparam("before"))
    .order_by(tables.c.ended_at)
    .limit(_AT_ONCE)
)
_REMOVALS: Final = [
    delete(reference.parent.table).where(reference.parent.in_(bindparam("ids", expanding=True)))
    for table in reversed(metadata.sorted_tables)
    for reference in table.foreign_keys
    if reference.column is tables.c.id
] + [delete(tables).where(tables.c.id.in_(bindparam("ids", expanding=True)))]
"""Statements that delete from all tables that refer to tables, and then the tables."""
