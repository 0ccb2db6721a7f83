"""Logs, as rows or packed: one statement finds either. Housekeeping in small steps packs those of finished tables,
removes aborted tables, and gives free space back."""

import zlib
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Any, Final, NamedTuple

from msgspec import DecodeError, Raw, Struct, json
from msgspec.structs import replace
from sqlalchemy import (
    CompoundSelect,
    Connection,
    Select,
    bindparam,
    delete,
    insert,
    null,
    select,
    tuple_,
    union_all,
    update,
)

from bot.store.database import Database
from bot.store.schema import ABORTED, BESIDE_MOVES, TO_PACK, entries, metadata, packed_logs, seats, tables, visitors
from bot.store.statements import insert_new
from bot.tables.entries import NAMING, Entry, Opened, Started, kind_of, named_in, people_in
from bot.tables.state import TableInfo


class Unpackable(Exception):
    """Raised for a log that its packed form could not restore, because it was changed by hand."""


class _Packed(Struct, frozen=True, array_like=True):
    """A log by columns, because equal values compress well side by side. `causes` are kinds with their `by` and seat,
    and `which` is the index of each entry's cause; `waits` are milliseconds since the entry before, for the first since
    1970; `salt` is the number of the entry whose interaction id is the dealer's salt, and that id."""

    causes: tuple[tuple[str, str, int | None], ...]
    which: tuple[int, ...]
    waits: tuple[int, ...]
    salt: tuple[int, int] | None
    bodies: tuple[Raw, ...]


def pack(log: Sequence[Entry]) -> bytes:
    """Pack a whole log, without interaction ids except the salt. Raises Unpackable if unpacking would not restore
    it."""
    if not log:
        raise Unpackable
    kept = _without_interactions(log)
    causes = {cause: number for number, cause in enumerate(dict.fromkeys(map(_cause, kept)))}
    columns = _Packed(
        tuple(causes),
        tuple(causes[_cause(entry)] for entry in kept),
        (kept[0].at, *(after.at - before.at for before, after in pairwise(kept))),
        next(((entry.number, entry.interaction_id) for entry in kept if entry.interaction_id is not None), None),
        tuple(Raw(entry.body) for entry in kept),
    )
    compressor = zlib.compressobj(9, zdict=_PHRASES)
    compressed = compressor.compress(json.encode(columns)) + compressor.flush()
    try:
        restored = unpack(compressed)
    except (DecodeError, ValueError):
        raise Unpackable from None
    if restored != kept:
        raise Unpackable
    return compressed


def unpack(compressed: bytes) -> list[Entry]:
    """Unpack a log. Raises ValueError if it is longer than any table's."""
    decompressor = zlib.decompressobj(zdict=_PHRASES)
    text = decompressor.decompress(compressed, _LONGEST)
    if decompressor.unconsumed_tail:
        raise ValueError(f"a packed log has more than {_LONGEST} bytes")
    columns = _DECODER.decode(text)
    salted, salt = columns.salt or (0, None)
    rows = zip(columns.which, accumulate(columns.waits), columns.bodies, strict=True)
    log: list[Entry] = []
    for number, (which, at, body) in enumerate(rows, 1):
        kind, by, seat = columns.causes[which]
        log.append(Entry(number, at, seat, by, salt if number == salted else None, kind, bytes(body)))
    return log


def _cause(entry: Entry) -> tuple[str, str, int | None]:
    return entry.kind, entry.by, entry.seat


def _without_interactions(log: Sequence[Entry]) -> list[Entry]:
    """Return a log without interaction ids except the dealer's salt: that of the start, or of the opening if the table
    started with it."""
    salted = [entry.number for entry in log if entry.kind in _SALTS and entry.interaction_id is not None][-1:]
    return [entry if entry.number in salted else replace(entry, interaction_id=None) for entry in log]


_LONGEST: Final = 16 * 2**20
"""Most bytes of an unpacked log. A long table has some 100 KiB; a forged file could take all memory."""
_SALTS: Final = frozenset({kind_of(Opened("")), kind_of(Started())})
_DECODER: Final = json.Decoder(_Packed)
_PHRASES: Final = (
    b'["action","computer:chick",1],["action","computer:rooster",1],["action","computer:hen",1],"variants":["level":"'
    b'{"kind":"language","language":"it"},{"kind":"left"},{"kind":"variants",'
    b'{"kind":"ended","reason":"over","seed":"0123456789abcdef","result":["no-tiles",["all-eaten",["grill-empty",'
    b'["all_home",[[0,1,[1,2,[2,3,[3,4,[4,5,]]]}]]'
    b'["deal",[[["turn",[["buy",1],["pick",["draw",[["draw",[],[["play",[2]],["pass"],["stop",null],["stop"],'
    b'["move","guard",["move","pawn",1,"forward"],["die",1],["die",6],["play",2,1,null],["draw",[1,2]],'
    b'["roll"],["dice",[1,1,2,3,4,5,6,6]],["keep",6],["roll"],["dice",[1,2,3,5,6]],["keep",5],'
    b'[{"kind":"opened","commitment":"{"kind":"joined"},{"kind":"joined"},{"kind":"joined"},{"kind":"started"},["first",0],'
    b'[[["opened","person:1",null],["joined","person:2",0],["joined","person:3",1],["joined","person:4",2],'
    b'["joined","person:5",3],["started","person:1",null],["outcome","dealer",null],["action","table",0],'
    b'["action","person:1",0],["action","person:2",1],["action","person:3",2],["action","person:4",3],'
    b'["action","person:5",4],["ended","person:1",null]],[0,1,2,3,4,5,6,6,6,7,8,9,'
)
"""A dictionary of phrases of most logs. It never changes, because packed logs are read with it for good. A second one
could be added: zlib writes the checksum of the dictionary into every packed log."""


INFO_COLUMNS: Final = [tables.c[name] for name in TableInfo.__struct_fields__]

INFO: Final = select(*INFO_COLUMNS).where(tables.c.id == bindparam("id"))


def log_from(rows: Sequence[Any], after: int = 0) -> list[Entry]:
    """Return a table's log after the entry `after`, from rows found by `LOG`: its entries, or the row with the packed
    log."""
    if rows and rows[0].log is not None:
        return [entry for entry in unpack(rows[0].log) if entry.number > after]
    return [
        Entry(number, at, seat, by, interaction_id, kind, body.encode())
        for number, at, seat, by, interaction_id, kind, body, _ in rows
    ]


def _or_packed(query: Select[*tuple[Any, ...]]) -> CompoundSelect[*tuple[Any, ...]]:
    nothing = [null().label(column.name) for column in _COLUMNS]
    packed = select(*nothing, packed_logs.c.log).where(packed_logs.c.table_id == bindparam("id"))
    return union_all(query, packed).order_by("number")


_COLUMNS: Final = [entries.c[name] for name in Entry.__struct_fields__]
_ENTRIES: Final = select(*_COLUMNS, null().label("log")).where(
    entries.c.table_id == bindparam("id"), entries.c.number > bindparam("after")
)
LOG: Final = _or_packed(_ENTRIES)
LOG_BESIDE_MOVES: Final = _or_packed(_ENTRIES.where(BESIDE_MOVES))
"""The log without moves if it is not packed."""


_AT_ONCE: Final = 4
"""Tables packed or removed in one transaction, which clicks have to wait for."""


class _Log(NamedTuple):
    """A log that is to replace a table's entries. `visitors` acted there, or an entry names them, but hold no seat."""

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
        there = people_in({entry.by for entry in log}) | named_in([it.body for it in log if it.kind in NAMING])
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
                    insert_new(visitors), [{"table_id": log.table_id, "person_id": person} for person in log.visitors]
                )


_HELD: Final = select(seats.c.person_id).where(seats.c.table_id == bindparam("id"), seats.c.person_id.is_not(None))
_LAST: Final = tuple_(bindparam("at", type_=tables.c.ended_at.type), bindparam("last", type_=tables.c.id.type))
_TO_PACK: Final = (
    select(tables.c.ended_at, tables.c.id)
    .where(TO_PACK, tuple_(tables.c.ended_at, tables.c.id) > _LAST, tables.c.ended_at < bindparam("before"))
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
