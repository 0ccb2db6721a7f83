"""Connections for whole sessions, not transactions, and the locks that a process holds for its whole life: on its
shards, and on its turn to identify. They belong to a connection and are free as soon as it ends, however it ends. So
they need connections of their own, straight to the server: a pooler that shares sessions among transactions breaks
them."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Generator
from typing import Any, Final, LiteralString

import structlog
from psycopg import AsyncConnection, Error
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL, make_url

from bot.store.dialect import first_line
from bot.store.postgres.engine import address_of
from bot.tables.shards import Shards, ShardsRefused
from bot.tables.store import StoreBusy

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


DRAINED_AFTER = 15.0
"""Seconds that a predecessor may hold a shard while it finishes its work."""
TURN = 5.5
"""Seconds that a bucket is held. Discord accepts one identify in five seconds, and latencies differ."""
AGAIN: Final = 2.0
"""Seconds until a listener reconnects."""
_AGAIN: Final = 0.25
"""Seconds until a held lock is tried again."""
_UNREACHED: Final = 1.0
"""Seconds until a lost server is tried again."""

SHARD: Final = 0x526F01
"""The first key of locks on shards; the second is the shard's number. All first keys are Roost's own."""
COUNT: Final = 0x526F02
"""The first key of the lock on the total number of shards, shared by processes that agree on it."""
IDENTIFY: Final = 0x526F03
"""The first key of locks on Discord's identify buckets."""

_TRY: Final = "SELECT pg_try_advisory_lock(%s, %s)"
_OTHER_COUNT: Final = """
    SELECT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND classid = %s AND objid <> %s AND objsubid = 2 AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    LIMIT 1
"""
_KEEP_ALIVE: Final = """
    SELECT set_config('tcp_keepalives_idle', %s, false), set_config('tcp_keepalives_interval', %s, false),
        set_config('tcp_keepalives_count', %s, false)
"""
"""Keepalives on the server's side as often as on ours, so that a dead machine's locks are free before its successor
gives up."""

_log = structlog.stdlib.get_logger()


async def listen(url: URL, channel: str, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
    """Pass on notifications until cancelled. After every reconnect, report that some may be missing."""
    while True:
        try:
            async with await begin_session(url) as connection:
                await connection.execute(f"LISTEN {channel}".encode())
                # What was sent before LISTEN is lost, so this follows it.
                missed()
                async for notice in connection.notifies():
                    hear(notice.payload)
        except Error as error:
            _log.warning("listening.lost", error=type(error).__name__)
        await asyncio.sleep(AGAIN)


class SessionLocks:
    """The locks of one process in the database of a URL."""

    def __init__(self, url: str, shards: Shards) -> None:
        self._url = make_url(url)
        self._shards = shards
        self._holding: AsyncConnection[Any] | None = None
        self._turns: set[asyncio.Task[None]] = set()

    async def hold(self) -> None:
        """Take the shards. Raises ShardsRefused if another process holds one, StoreBusy if the server is
        unreachable."""
        connection = await self._connect()
        with _closed_unless_done(connection):
            await self._take(connection)
        self._holding = connection

    async def keep(self) -> None:
        """Keep the shards until cancelled. After a lost connection they are taken again. Raises ShardsRefused if
        another process has one by then."""
        while True:
            if self._holding is not None:
                with contextlib.suppress(Error):
                    async for _ in self._holding.notifies():  # there are none, but its end is an Error at once
                        pass
                await self._holding.close()
                self._holding = None
                _log.warning("shards.lost")
            try:
                await self.hold()
            except StoreBusy:
                await asyncio.sleep(_UNREACHED)
            else:
                _log.info("shards.held_again")

    async def take_turn(self, bucket: int) -> None:
        """Wait until no other process identifies in a bucket, and hold it for as long as Discord demands."""
        connection = await self._connect()
        with _closed_unless_done(connection):
            await connection.execute("SELECT pg_advisory_lock(%s, %s)", (IDENTIFY, bucket))
        task = asyncio.create_task(_end_turn(connection), name="identify-turn")
        self._turns.add(task)
        task.add_done_callback(self._turns.discard)

    async def close(self) -> None:
        for task in self._turns:
            task.cancel()
        await asyncio.gather(*self._turns, return_exceptions=True)
        if self._holding is not None:
            await self._holding.close()

    async def _take(self, connection: AsyncConnection[Any]) -> None:
        """Lock the number of shards first, then each shard, so that of two processes that disagree at least one
        notices."""
        until, missing = time.monotonic() + DRAINED_AFTER, [*self._shards.ids]
        await connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", (COUNT, self._shards.count))
        while True:
            missing = [shard for shard in missing if not await _first(connection, _TRY, SHARD, shard)]
            other = await _first(connection, _OTHER_COUNT, COUNT, self._shards.count)
            if not missing and other is None:
                return
            if time.monotonic() > until:
                if other is not None:
                    raise ShardsRefused("count", count=self._shards.count, other=other)
                raise ShardsRefused("held", shard=missing[0])
            await asyncio.sleep(_AGAIN)

    async def _connect(self) -> AsyncConnection[Any]:
        try:
            connection = await begin_session(self._url)
        except Error as error:
            raise StoreBusy(first_line(error)) from error
        with _closed_unless_done(connection):
            await connection.execute(_KEEP_ALIVE, (str(IDLE), str(INTERVAL), str(PROBES)))
        return connection


@contextlib.contextmanager
def _closed_unless_done(connection: AsyncConnection[Any]) -> Generator[None]:
    """Close the connection if the block raises. Database errors become StoreBusy."""
    try:
        yield
    except BaseException as error:
        connection.pgconn.finish()
        if isinstance(error, Error):
            raise StoreBusy(first_line(error)) from error
        raise


async def _first(connection: AsyncConnection[Any], query: LiteralString, *values: int) -> Any:
    """Return the first column of a query's first row, or None without rows."""
    row = await (await connection.execute(query, values)).fetchone()
    return row[0] if row else None


async def _end_turn(connection: AsyncConnection[Any]) -> None:
    try:
        await asyncio.sleep(TURN)
    finally:
        await connection.close()
