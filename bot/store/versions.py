"""Versions of the schema: creation, migration, and reasons to refuse a database."""

import threading
from collections.abc import Set
from pathlib import Path
from typing import Final, NamedTuple

import structlog
from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select, text

from bot.store.schema import memos, metadata
from bot.tables.refusals import OperationRefused

MIGRATIONS: Final = Path(__file__).with_name("migrations")
WORKS_WITH: Final = "works-with"
"""The memo with the oldest version whose release can use the database, if that is not the database's own. A migration
with `expands` leaves it, or writes the version before it; any other migration removes it."""

MIGRATING: Final = threading.Lock()
"""Held during a migration, until its transaction has ended."""

_log = structlog.stdlib.get_logger()


class DatabaseRefused(OperationRefused):
    """A database that Roost leaves as it is. Codes: engine, no-folder, missing, gone, unwritable, unreadable,
    not-a-database, damaged, damaged-log, held, foreign, unreleased, newer, newer-logs; of PostgreSQL driver,
    unreachable, denied, encoding."""


class BackupRefused(OperationRefused):
    """A backup that is not made or not restored. Everything stays as it was. Codes: exists, nothing, missing, foreign,
    unreleased, newer, damaged, unreadable, running, failed; of PostgreSQL pg-dump, pg-restore, with the command that
    does it."""


class CopyRefused(OperationRefused):
    """A database that is not copied. Both stay as they were. Codes: nothing, older, taken, counts, derived."""


class Version(NamedTuple):
    """The migration of a database, and the oldest one whose release can use it, if that is another."""

    number: str
    works_with: str | None


class Inspection(NamedTuple):
    """A database as messages name it, its version (None: new), the version after a start, and its PostgreSQL server's
    version, if it has one."""

    path: str
    version: str | None
    newest: str
    server: str | None = None


def revisions(migrations: Path) -> frozenset[str]:
    """Return the versions of some migrations. A file's name begins with its revision; each is greater than those it
    builds on. The least one is the first release's."""
    return frozenset(file.name.partition("_")[0] for file in (migrations / "versions").glob("*.py"))


def version_of(connection: Connection) -> Version | None:
    """Return the version of a Roost database; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    number: str = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    return Version(number, connection.scalar(select(memos.c.value).where(memos.c.key == WORKS_WITH)))


def refuse_misfit(present: Version | None, known: Set[str], path: str) -> None:
    """Raise DatabaseRefused for a database from before the first release, or of a release that this one does not work
    beside."""
    if present is None:
        return
    if present.number < min(known):
        raise DatabaseRefused("unreleased", path=path)
    if not {present.number, present.works_with} & known:
        raise DatabaseRefused("newer", path=path)


def is_ready(present: Version | None, known: Set[str], path: str) -> bool:
    """Return whether a database can be used as it is: at the newest version, or at a newer one that works with this
    release. Raises DatabaseRefused for those that it cannot use."""
    refuse_misfit(present, known, path)
    if present is None or (present.number in known and present.number != max(known)):
        return False
    if present.number not in known:
        _log.info("database.newer", version=present.number, own=max(known))
    return True


def make(connection: Connection) -> None:
    """Create all tables, in a transaction that no other process creates them in."""
    metadata.create_all(connection, checkfirst=False)
    _versions.create(connection)
    connection.execute(insert(_versions), {"version_num": max(revisions(MIGRATIONS))})


_versions: Final = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""Alembic's table of the database version."""


def upgrade(connection: Connection, migrations: Path) -> None:
    """Run the missing migrations in a connection's transaction."""
    from alembic import command  # most starts have nothing to migrate
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
