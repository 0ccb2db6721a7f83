"""Logs, as rows or packed. One statement finds either."""

import zlib
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Any, Final

from msgspec import DecodeError, Raw, Struct, json
from msgspec.structs import replace
from sqlalchemy import CompoundSelect, Select, bindparam, null, select, union_all

from bot.store.schema import BESIDE_MOVES, entries, packed_logs, tables
from bot.tables.entries import Entry, Opened, Started, kind_of
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
    b'{"kind":"language","language":"it"},{"kind":"left"},{"kind":"options",'
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
