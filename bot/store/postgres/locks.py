"""PostgreSQL's advisory locks for one transaction each."""

from enum import IntEnum

from sqlalchemy import Connection, text

from bot.store.schema import APPLICATION_ID


class Lock(IntEnum):
    """The second key of a lock. The first is Roost's own, since other programs may lock in the same database."""

    ALONE = 1
    """Held to change rows that were read and that others may change."""
    SCHEMA = 2
    """Held to create or migrate the tables."""


def take(connection: Connection, lock: Lock) -> None:
    """Wait for a lock. The snapshot of this statement is as old as the wait; later statements see the present."""
    connection.execute(_TAKE, {"ours": APPLICATION_ID, "which": int(lock)})


_TAKE = text("SELECT pg_advisory_xact_lock(CAST(:ours AS integer), CAST(:which AS integer))")
