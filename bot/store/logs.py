"""What is read of tables and their logs."""

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import bindparam, select

from bot.store.schema import entries, tables
from bot.tables.entries import Entry
from bot.tables.told import TableInfo

INFO_COLUMNS: Final = [tables.c[name] for name in TableInfo.__struct_fields__]

INFO: Final = select(*INFO_COLUMNS).where(tables.c.id == bindparam("id"))
ENTRIES: Final = (
    select(*[entries.c[name] for name in Entry.__struct_fields__])
    .where(entries.c.table_id == bindparam("id"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)


def entries_of(rows: Iterable[Iterable[Any]]) -> list[Entry]:
    """A table's log, made of its rows."""
    return [
        Entry(number, at, seat, by, interaction_id, kind, body.encode())
        for number, at, seat, by, interaction_id, kind, body in rows
    ]
