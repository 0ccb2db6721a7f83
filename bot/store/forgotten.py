"""The list of forgotten people beside a database and in none of its backups, so that a restored backup does not bring
them back: a file that ends in `.forgotten` for SQLite, for PostgreSQL a table that is left out of backups."""

import os
from collections.abc import Collection
from pathlib import Path
from typing import Final

from sqlalchemy import BigInteger, Column, Connection, Integer, MetaData, Table, Text, insert, inspect, select, text

from bot.store.schema import memos
from bot.tables.store import StoreBusy
from bot.tables.wall_clock import now

INSTALLATION: Final = "installation"
"""The memo of a number that a database shares with its backups and copies alone."""
PEOPLE_BEHIND: Final = text("SELECT setval(pg_get_serial_sequence('people', 'id'), (SELECT max(id) FROM people))")
"""The statement that sets PostgreSQL's next id of a person above all others."""
_listed: Final = Table(
    "forgotten",
    MetaData(),
    Column("installation", Text, nullable=False),
    Column("person_id", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)


def note(connection: Connection, people: Collection[int]) -> None:
    """Add people to the list. A file is written before the transaction commits, so that it lacks no one."""
    new = [{"installation": installation_of(connection), "person_id": person, "at": now()} for person in people]
    if not new:
        return
    if connection.dialect.name == "postgresql":
        _listed.create(connection, checkfirst=True)
        connection.execute(insert(_listed), new)
        return
    try:
        with open(_file_of(connection), "a", encoding="ascii", opener=_open_private) as file:
            file.writelines(f"{' '.join(map(str, row.values()))}\n" for row in new)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise StoreBusy(error.strerror or str(error)) from error


def listed(connection: Connection, installation: str | None = None) -> frozenset[int]:
    """Return the listed people of an installation, by default the database's own."""
    wanted = installation or installation_of(connection)
    if connection.dialect.name == "postgresql":
        if not inspect(connection).has_table(_listed.name):
            return frozenset()
        return frozenset(connection.scalars(select(_listed.c.person_id).where(_listed.c.installation == wanted)))
    file = _file_of(connection)
    rows = [line.split() for line in file.read_text("ascii").splitlines()] if file.exists() else []
    return frozenset(int(row[1]) for row in rows if row[0] == wanted)


def installation_of(connection: Connection) -> str:
    """Return the number of a database's installation, or "-" for one from before there were any."""
    return connection.scalar(select(memos.c.value).where(memos.c.key == INSTALLATION)) or "-"


def _file_of(connection: Connection) -> Path:
    return Path(f"{connection.exec_driver_sql('PRAGMA database_list').one().file}.forgotten")


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
