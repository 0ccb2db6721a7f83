"""The versions of the schema, and databases that are left as they are."""

from collections.abc import Set
from pathlib import Path
from typing import Final, NamedTuple

import structlog
from sqlalchemy import Connection, inspect, select, text

from bot.store.schema import memos
from bot.tables.refusals import Declined

MIGRATIONS: Final = Path(__file__).with_name("migrations")
WORKS_WITH: Final = "works-with"
"""The memo of the oldest version whose Roost can use a database as it is, where that is not the database's own. A
migration that `expands` leaves it, or says that of the version before it; any other takes it away."""

_log = structlog.stdlib.get_logger()


class DatabaseRefused(Declined):
    """A database Roost leaves as it is. Codes: engine, unreadable, not-a-database, damaged, damaged-log, held, foreign,
    newer, newer-logs; of PostgreSQL driver, unreachable, denied, encoding."""


class MoveRefused(Declined):
    """A database that is not copied into another one; both are as they were. Codes: nothing, older, taken, counts,
    derived."""


class Version(NamedTuple):
    """The migration that a database is at, and the oldest one whose Roost can use it so, if that is another."""

    number: str
    works_with: str | None


class Looked(NamedTuple):
    """A database as messages name it, the version that is there (None: nothing yet), the version a start would bring it
    to, and which server of PostgreSQL has it, if one has."""

    path: str
    version: str | None
    newest: str
    server: str | None = None


def revisions(migrations: Path) -> frozenset[str]:
    """The versions of the schema that these migrations know: a file's name begins with its revision, and each is
    greater than those it builds on."""
    return frozenset(file.name.partition("_")[0] for file in (migrations / "versions").glob("*.py"))


def version_of(connection: Connection) -> Version | None:
    """The version that a database of ours is at; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    number: str = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    return Version(number, connection.scalar(select(memos.c.value).where(memos.c.key == WORKS_WITH)))


def refuse_newer(present: Version | None, known: Set[str], path: str) -> None:
    """DatabaseRefused for a database that does not work any more with a Roost that knows these versions."""
    if present is not None and not {present.number, present.works_with} & known:
        raise DatabaseRefused("newer", path=path)


def is_ready(present: Version | None, known: Set[str], path: str) -> bool:
    """Whether a database is used as it is: one of the newest version that is known, or of a newer one that works with
    that. Others are to be brought up to date; DatabaseRefused for a newer one that does not."""
    refuse_newer(present, known, path)
    if present is None or (present.number in known and present.number != max(known)):
        return False
    if present.number not in known:
        _log.info("database.newer", version=present.number, own=max(known))
    return True
