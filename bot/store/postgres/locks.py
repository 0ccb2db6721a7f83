"""What processes take turns at: PostgreSQL's advisory locks, each held until its transaction ends."""

from enum import IntEnum

from sqlalchemy import Connection, text

from bot.store.schema import APPLICATION_ID


class Lock(IntEnum):
    """The second number of a lock; the first is Roost's own, for others may have locks in the same database."""

    ALONE = 1
    """Changing what was read, and what others may change."""
    SCHEMA = 2
    """Making or migrating the tables."""


def take(connection: Connection, lock: Lock) -> None:
    """Wait for a lock. What this very statement sees is as old as the wait; whatever follows sees what is there now."""
    connection.execute(_TAKE, {"ours": APPLICATION_ID, "which": int(lock)})


_TAKE = text("SELECT pg_advisory_xact_lock(CAST(:ours AS integer), CAST(:which AS integer))")
