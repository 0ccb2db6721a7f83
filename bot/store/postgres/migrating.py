"""Creation and migration of a database on a server in use."""

import time
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import DBAPIError

from bot.store.making import make
from bot.store.postgres.locks import Lock, take
from bot.store.versions import MIGRATING, MIGRATIONS, is_ready, revisions, version_of
from bot.tables.needs import StoreBusy

_FOR_OTHERS: Final = 60_000
"""Milliseconds that a process waits while another one creates or migrates the tables."""
_FOR_A_TABLE: Final = 250
"""Milliseconds that a change of a table waits for its users. Later users queue as long, and must not exceed a writer's
patience."""
_PAUSES: Final = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 1.6, 1.6, 1.6, 1.6, 1.6)
"""Seconds between tries of the whole migration, in which others can write."""
_IN_USE: Final = frozenset({"55P03", "40P01"})
"""PostgreSQL's codes of a held lock and of a deadlock."""


def bring_up_to_date(engine: Engine, migrations: Path, path: str) -> None:
    """Create or migrate, all or nothing. Another process that starts now waits and finds it done. Raises StoreBusy if
    tables are in use again and again."""
    for pause in _PAUSES:
        try:
            with engine.connect() as connection:
                _wait_at_most(connection, _FOR_OTHERS)
                take(connection, Lock.SCHEMA)
                with MIGRATING:
                    _bring_up_to_date(connection, migrations, path)
                    connection.commit()
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) not in _IN_USE:
                raise
        else:
            return
        time.sleep(pause)
    raise StoreBusy("its tables are in use")


def _bring_up_to_date(connection: Connection, migrations: Path, path: str) -> None:
    present, known = version_of(connection), revisions(migrations)  # another process may have been first
    if is_ready(present, known, path):
        return
    if present is None and migrations == MIGRATIONS:
        make(connection, max(known))
        return
    from bot.store.migrating import upgrade  # and with it Alembic

    _wait_at_most(connection, _FOR_A_TABLE)
    upgrade(connection, migrations)


def _wait_at_most(connection: Connection, milliseconds: int) -> None:
    """Limit the wait for locks until the transaction ends."""
    connection.execute(select(func.set_config("lock_timeout", str(milliseconds), True)))
