"""The store, opened by the URL of its database."""

import asyncio
from collections.abc import Mapping
from typing import Final

from sqlalchemy import func, select, text

from bot.finished.store import Rebuilt
from bot.metrics.protocol import NO_METRICS, Metrics
from bot.store.calls import SqlCalls
from bot.store.daily import SqlDaily
from bot.store.database import Database
from bot.store.dialect import PATIENCE
from bot.store.evenings import SqlEvenings
from bot.store.guilds import SqlGuilds, SqlGuildSettings
from bot.store.histories import SqlHistories
from bot.store.leaderboards import SqlLeaderboards
from bot.store.logs import Archive
from bot.store.messages import SqlMessages
from bot.store.opening import prepare
from bot.store.outbox import SqlOutbox
from bot.store.people import SqlPeople
from bot.store.rebuilding import REBUILD, ResultRebuilder
from bot.store.schema import tables
from bot.store.statements import of_servers
from bot.store.stats import SqlStats
from bot.store.tables import SqlTables
from bot.store.turns import SqlTurns
from bot.tables.shards import WHOLE, Shards


async def open_store(
    url: str, *, patience: float = PATIENCE, metrics: Metrics = NO_METRICS, shards: Shards = WHOLE
) -> "SqlStore":
    """Open a database after creating or migrating it. Raises DatabaseRefused if it is unusable. `patience`: seconds
    that a writer waits before StoreBusy; `metrics` receives the duration of every access; `shards` are those of this
    process."""
    dialect = await asyncio.to_thread(prepare, url, patience=patience)
    store = SqlStore(Database(dialect, patience, metrics), shards)
    try:
        if await store.remembered(REBUILD) is not None:
            await store.finished.rebuild()
    except BaseException:
        await store.close()
        raise
    return store


class SqlFinished(SqlLeaderboards, SqlStats, SqlHistories):
    """Results of finished tables."""

    async def rebuild(self) -> Rebuilt:
        """Derive results, ratings, standings and feats from the logs again, in one transaction."""
        rebuilder = ResultRebuilder(self.database.dialect)
        await self.database.read(rebuilder.read)
        return await self.database.write(rebuilder.write, alone=True)


class SqlStore(
    SqlTables, SqlTurns, SqlPeople, SqlMessages, SqlGuilds, SqlGuildSettings, SqlCalls, SqlEvenings, SqlOutbox
):
    """The whole store. Implements `bot.tables.store.TableStore`."""

    def __init__(self, database: Database, shards: Shards = WHOLE) -> None:
        super().__init__(database, shards)
        self.finished = SqlFinished(database)
        self.daily = SqlDaily(database, shards)
        self.archive = Archive(database)

    async def close(self) -> None:
        """Close all connections after their current work."""
        await self.database.close()

    async def check(self) -> None:
        """Write something as a health check. Raises StoreBusy if that fails."""
        await self.database.write(self.database.dialect.write_something)

    async def count_live_tables(self) -> Mapping[tuple[str, str], int]:
        """Return the number of live tables of this process's servers, by game and phase. Raises StoreBusy if the query
        fails."""
        query = of_servers(_LIVE_TABLES, tables.c.guild_id, self.shards)
        return {(row.game, row.phase): row.tables for row in await self.database.fetch_all(query)}


_LIVE_TABLES: Final = (
    select(tables.c.game, tables.c.phase, func.count().label("tables"))
    .where(tables.c.phase != text("'over'"))  # as the index of live tables says it
    .group_by(tables.c.game, tables.c.phase)
)
