"""How connections to PostgreSQL behave, and what its errors mean."""

from typing import Any, Final

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL, Connection, Engine, ExceptionContext, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

_LONGER: Final = 1.5
"""How many times its patience a connection waits for a lock: PostgreSQL looks for deadlocks after a second, and ends
them for all but one."""
_CONNECTING: Final = 2
"""How many times its patience connecting may take, and the fewest seconds that are to be had."""
_USUAL: Final = {
    "tcp_user_timeout": 5000,  # milliseconds until a server that answers nothing is gone; else it takes minutes
    "keepalives_idle": 5,
    "keepalives_interval": 2,
}
"""How soon a server is given up, where the URL does not say so."""
_FROZEN: Final = 60_000
"""Milliseconds after which a transaction in which nothing happens is ended: its process is out of reach, and may hold
what all others wait for."""

_SERIALISATION_FAILURE: Final = "40001"
_DEADLOCK: Final = "40P01"
_PASSING: Final = frozenset({_SERIALISATION_FAILURE, _DEADLOCK})
_OUT_OF_REACH: Final = _PASSING | {
    "25006",  # read-only
    "25P03",  # idle for too long
    "55P03",  # a lock that others kept
}
_OUT_OF_REACH_CLASSES: Final = frozenset(
    {
        "08",  # the connection
        "53",  # no room on the disk, too many connections
        "57",  # shutting down, starting, cancelled
        "58",  # the system around it
    }
)


def open_engine(url: URL, patience: float) -> Engine:
    """What opens connections to a database, and keeps none; they wait for locks for about `patience` seconds."""
    usual = {"connect_timeout": max(_CONNECTING, round(_CONNECTING * patience)), **_USUAL}
    engine = create_engine(
        url,
        connect_args={name: value for name, value in usual.items() if name not in url.query},
        hide_parameters=True,  # a table's seed is one
        poolclass=NullPool,
    )
    bounds = {
        "lock_timeout": max(1, round(1000 * _LONGER * patience)),
        "idle_in_transaction_session_timeout": _FROZEN,
    }

    def set_up(connection: psycopg.Connection[Any], _record: ConnectionPoolEntry) -> None:
        for name, milliseconds in bounds.items():
            connection.execute("SELECT set_config(%s, %s, false)", (name, str(milliseconds)))
        connection.commit()

    event.listen(engine, "connect", set_up)
    event.listen(engine, "handle_error", _leave_rows_out)
    return engine


def address_of(url: URL) -> str:
    """What a URL means to the engine, as psycopg itself is told it; psycopg.Error or ArgumentError where it means
    nothing."""
    _, place = url.get_dialect()().create_connect_args(url)
    return make_conninfo("", **place)


def _leave_rows_out(context: ExceptionContext) -> None:
    """Of a row that it refuses PostgreSQL repeats all that is in it, a seed or a move, in the details of the error."""
    said, told = context.original_exception, context.sqlalchemy_exception
    if isinstance(said, psycopg.Error) and said.diag.message_primary is not None:
        said.args = (said.diag.message_primary,)
        if told is not None:
            told.args = said.args


def out_of_reach(error: BaseException | None) -> bool:
    """Whether an error of PostgreSQL means that it is not there, does not let us in, or keeps us waiting for too long:
    not a mistake of ours."""
    if not isinstance(error, psycopg.Error):
        return False
    if error.sqlstate is None:  # it comes from the library, which says so of no connection that it has lost or not got
        return isinstance(error, psycopg.OperationalError)
    return error.sqlstate in _OUT_OF_REACH or error.sqlstate[:2] in _OUT_OF_REACH_CLASSES


def passing(error: BaseException | None) -> bool:
    """Whether the same transaction, done again, may well succeed."""
    return isinstance(error, psycopg.Error) and error.sqlstate in _PASSING


def lost(connection: Connection) -> bool:
    """Whether a connection is one no more."""
    if connection.invalidated:
        return True
    driver = connection.connection.driver_connection
    return isinstance(driver, psycopg.Connection) and driver.closed
