"""What the schema says about people: each column about a person is exported, and forgetting deletes its rows or leaves
them under a number alone. A new column fails here until export and forgetting know it."""

import json
from itertools import count
from typing import Any, Final

from sqlalchemy import Connection, LargeBinary, Table, insert, select

from bot.store import SqlStore
from bot.store.schema import entries, metadata, people, tables

PERSON: Final = 1
STAY: Final = {"entries", "evenings", "former_seats", "ratings", "results", "seasons", "seats", "turns", "visitors"}
"""Database tables whose rows stay under the number of a forgotten person."""
NOT_EXPORTED: Final = {"messages.shown", "turns.level", "seats.level"}
"""What says nothing about the person, beside what names the row."""
MARK: Final = 1_000_000
"""The least number in a row. No other number is as large."""


def owner(table: Table) -> str | None:
    """Return the column that says whose a row is. None if rows are about no one."""
    named = [one.name for one in table.c if one.name == "person_id" or one.references(people.c.id)]
    return "by" if table is entries else named[0] if named else None


def row_of(table: Table, numbers: "count[int]") -> dict[str, Any]:
    """Return a row of the person in which each value is another."""
    row: dict[str, Any] = {}
    for column in table.c:
        number = next(numbers)
        row[column.name] = b"x" if isinstance(column.type, LargeBinary) else column.type.python_type(number)
    fixed = {"table_id": "t", "evening_id": 5, "phase": "over", "seat": 0, "level": None, "packed": 0, "body": "{}"}
    fixed |= {owner(table) or "": f"person:{PERSON}" if table is entries else PERSON}
    fixed |= {"id": PERSON if table is people else "t"}
    return row | {name: value for name, value in fixed.items() if name in row}


async def test_every_column_about_a_person_is_exported_and_forgotten(store: SqlStore) -> None:
    numbers = count(MARK)
    about = [table for table in metadata.sorted_tables if owner(table) is not None]
    rows = {table: row_of(table, numbers) for table in metadata.sorted_tables if table in (people, tables, *about)}

    def fill(connection: Connection) -> None:
        for table, row in rows.items():
            connection.execute(insert(table), [row])

    await store.database.write(fill)
    exported = json.dumps(await store.personal_data(PERSON))
    columns = [column for table in (people, *about) for column in table.c if column.name != owner(table)]
    hidden = {str(column) for column in columns if str(rows[column.table][column.name]) not in exported}
    assert hidden == NOT_EXPORTED
    await store.forget(PERSON)
    (person,) = await store.database.fetch_all(select(people))
    assert not any(str(value).isdecimal() and int(value) >= MARK for value in person)
    assert {table.name for table in about if await store.database.fetch_all(select(table))} == STAY
