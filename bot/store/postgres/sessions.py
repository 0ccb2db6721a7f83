"""Connections for whole sessions, not transactions: for locks held long, and notifications."""

from typing import Any, Final

from psycopg import AsyncConnection
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL

from bot.store.postgres.engine import address_of

IDLE, INTERVAL, PROBES = 5, 3, 2
"""TCP keepalives: seconds until the first probe, seconds between probes, and failed probes until the connection counts
as lost. The system's default takes two hours."""
_USUAL: Final = {
    "connect_timeout": 5,
    "keepalives_idle": IDLE,
    "keepalives_interval": INTERVAL,
    "keepalives_count": PROBES,
    "tcp_user_timeout": 1000 * (IDLE + INTERVAL * PROBES),
}


async def begin_session(url: URL) -> AsyncConnection[Any]:
    """Connect to the database of a URL, which means the same as to the engine. Every statement commits at once."""
    return await AsyncConnection[Any].connect(make_conninfo(address_of(url), **_USUAL), autocommit=True)
