"""Reading of logs, as rows or packed. One statement finds either."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import CompoundSelect, Select, bindparam, null, select, union_all

from bot.store.packing import unpack
from bot.store.schema import BESIDE_MOVES, entries, packed_logs, tables
from bot.tables.entries import Entry
from bot.tables.state import TableInfo

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
