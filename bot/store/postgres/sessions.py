"""Connections for what belongs to a session, and not to a transaction: locks that are held for long, and notices."""

from typing import Any, Final

from psycopg import AsyncConnection
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL

from bot.store.postgres.engine import address_of

IDLE, INTERVAL, PROBES = 5, 3, 2
"""After how many seconds without a word the other side is asked whether it is there, after how many more it is asked
again, and how often in vain. By the system's own habit that takes two hours."""
_USUAL: Final = {
    "connect_timeout": 5,
    "keepalives_idle": IDLE,
    "keepalives_interval": INTERVAL,
    "keepalives_count": PROBES,
    "tcp_user_timeout": 1000 * (IDLE + INTERVAL * PROBES),
}


async def begin_session(url: URL) -> AsyncConnection[Any]:
    """A connection to the database of a URL, which means what it means to the engine. Every statement is committed at
    once."""
    return await AsyncConnection[Any].connect(make_conninfo(address_of(url), **_USUAL), autocommit=True)
