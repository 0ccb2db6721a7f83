"""Locks of PostgreSQL that a process holds for as long as it lives: on its shards, and on its turn to identify.

They belong to a connection, and are free again when that ends, however it ends. So they need connections of their own,
straight to the server: a pooler that lends them out by the transaction breaks them.
"""

import asyncio
import contextlib
import time
from collections.abc import Generator
from typing import Any, Final, LiteralString

import structlog
from psycopg import AsyncConnection, Error
from sqlalchemy import make_url

from bot.store.postgres.sessions import IDLE, INTERVAL, PROBES, begin_session
from bot.tables.needs import StoreBusy
from bot.tables.shards import Shards, ShardsRefused

DRAINED_AFTER = 15.0
"""Seconds for which a predecessor may still hold a shard while it finishes what it has begun."""
TURN = 5.5
"""Seconds for which a bucket is kept: in five Discord takes one identify, and ways there are not equally long."""
_AGAIN: Final = 0.25
"""Seconds until what another holds is tried again."""
_UNREACHED: Final = 1.0
"""Seconds until a server that was lost is tried again."""

SHARD: Final = 0x526F01
"""The first key of locks on shards, the second being the shard's number: Roost's own, as are the next ones."""
COUNT: Final = 0x526F02
"""That of the lock on how many shards there are in all, which processes that agree share."""
IDENTIFY: Final = 0x526F03
"""That of locks on Discord's buckets of identifies."""

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
"""The server asks as often as we do: a machine that died holds nothing any more when its successor has waited."""

_log = structlog.stdlib.get_logger()


class SessionLocks:
    """The locks of one process on a database, which is named by its URL."""

    def __init__(self, url: str, shards: Shards) -> None:
        self._url = make_url(url)
        self._shards = shards
        self._holding: AsyncConnection[Any] | None = None
        self._turns: set[asyncio.Task[None]] = set()

    async def hold(self) -> None:
        """Take the shards; ShardsRefused where another process keeps one, StoreBusy where the server is out of
        reach."""
        connection = await self._connect()
        with _closed_unless_done(connection):
            await self._take(connection)
        self._holding = connection

    async def keep(self) -> None:
        """See to it that they stay held, until cancelled. Where the connection was lost, they are taken again as soon
        as the server is back; ShardsRefused where another process has one by then."""
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
        """Wait until no other process identifies in a bucket, and keep it for as long as Discord demands."""
        connection = await self._connect()
        with _closed_unless_done(connection):
            await connection.execute("SELECT pg_advisory_lock(%s, %s)", (IDENTIFY, bucket))
        task = asyncio.create_task(_end_turn(connection), name="identify-turn")
        self._turns.add(task)
        task.add_done_callback(self._turns.discard)

    async def close(self) -> None:
        """Let all of them go."""
        for task in self._turns:
            task.cancel()
        await asyncio.gather(*self._turns, return_exceptions=True)
        if self._holding is not None:
            await self._holding.close()

    async def _take(self, connection: AsyncConnection[Any]) -> None:
        """First how many there are, then each shard: of two processes that do not agree one at least sees the other."""
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
            raise StoreBusy from error
        with _closed_unless_done(connection):
            await connection.execute(_KEEP_ALIVE, (str(IDLE), str(INTERVAL), str(PROBES)))
        return connection


@contextlib.contextmanager
def _closed_unless_done(connection: AsyncConnection[Any]) -> Generator[None]:
    """Leave no connection behind that nobody uses; what is wrong with the server is StoreBusy."""
    try:
        yield
    except BaseException as error:
        connection.pgconn.finish()
        if isinstance(error, Error):
            raise StoreBusy from error
        raise


async def _first(connection: AsyncConnection[Any], query: LiteralString, *values: int) -> Any:
    """The first column of the first row that a query finds; None where it finds none."""
    row = await (await connection.execute(query, values)).fetchone()
    return row[0] if row else None


async def _end_turn(connection: AsyncConnection[Any]) -> None:
    try:
        await asyncio.sleep(TURN)
    finally:
        await connection.close()
