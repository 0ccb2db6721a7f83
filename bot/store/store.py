"""The store on SQLite, opened from the URL of its file."""

import asyncio
from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, func, select, text

from bot.store.archive import Archive
from bot.store.database import Database
from bot.store.finished import SqlFinished
from bot.store.guilds import SqlGuilds
from bot.store.messages import SqlMessages
from bot.store.people import SqlPeople
from bot.store.rebuilding import REBUILD
from bot.store.schema import tables
from bot.store.sqlite.engine import PATIENCE, open_engine
from bot.store.sqlite.opening import prepare
from bot.store.tables import SqlTables
from bot.store.turns import SqlTurns
from bot.store.watched import WatchedDatabase
from bot.tables.shards import WHOLE, Shards
from bot.watch import Watch


async def open_store(
    url: str, *, patience: float = PATIENCE, watch: Watch | None = None, shards: Shards = WHOLE
) -> "SqlStore":
    """Open a database, after making or migrating it; DatabaseRefused where it cannot be used. `patience` is how many
    seconds a writer waits for others before StoreBusy; `watch` is told how long everything takes; `shards` are those whose
    servers this process holds."""
    path = await asyncio.to_thread(prepare, url, patience=patience)
    engine = open_engine(path, patience)
    database = Database(engine, patience) if watch is None else WatchedDatabase(engine, patience, watch)
    store = SqlStore(database, shards)
    try:
        if await store.remembered(REBUILD) is not None:
            await store.finished.rebuild()
    except BaseException:
        await store.close()
        raise
    return store


class SqlStore(SqlTables, SqlTurns, SqlPeople, SqlMessages, SqlGuilds):
    """Keeps the promises of `bot.tables.needs.Store`, and in `finished` those of `bot.finished.needs.FinishedStore`."""

    def __init__(self, database: Database, shards: Shards = WHOLE) -> None:
        self.database = database
        self.shards = shards
        self.finished = SqlFinished(database)
        self.archive = Archive(database)

    async def close(self) -> None:
        """Close every connection, once what has begun is finished."""
        await self.database.close()

    async def check(self) -> None:
        """Write a page, to see that it can be done; StoreBusy if not."""
        await self.database.writing(_write_a_page)

    async def count_live_tables(self) -> Mapping[tuple[str, str], int]:
        """How many tables are not over, by game and phase; StoreBusy if that cannot be read."""
        return {(row.game, row.phase): row.tables for row in await self.database.rows(_LIVE_TABLES)}


def _write_a_page(connection: Connection) -> None:
    connection.execute(text("PRAGMA user_version = 0"))


_LIVE_TABLES: Final = (
    select(tables.c.game, tables.c.phase, func.count().label("tables"))
    .where(tables.c.phase != text("'over'"))  # as the index of live tables says it
    .group_by(tables.c.game, tables.c.phase)
)
