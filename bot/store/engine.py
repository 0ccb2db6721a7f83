"""How connections to SQLite behave: durable, foreign keys on, writers that queue instead of failing."""

from typing import Any, Final

from sqlalchemy import Connection, Engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY_SECONDS: Final = 1.0
"""How long a writer waits for another process; Discord waits 3 s for the first answer."""

_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


def writers_begin_at_once(engine: Engine) -> None:
    """Transactions of an engine with the option `writes` take the write lock first: deferred ones fail as "locked".

    The driver's own BEGIN is off (isolation_level None), so a reader's statement is a transaction of its own.
    """

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):
            connection.exec_driver_sql("BEGIN IMMEDIATE")


def open_engine(url: str) -> AsyncEngine:
    """The pool of connections to a database that is up to date."""
    engine = create_async_engine(url, connect_args={"isolation_level": None, "timeout": BUSY_SECONDS})

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    writers_begin_at_once(engine.sync_engine)
    return engine
