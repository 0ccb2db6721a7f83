"""The store on SQLite, opened from the URL of its file."""

import asyncio

from sqlalchemy import Connection, text

from bot.store.database import Database
from bot.store.engine import PATIENCE, open_engine
from bot.store.finished import SqliteFinished
from bot.store.guilds import SqliteGuilds
from bot.store.messages import SqliteMessages
from bot.store.opening import prepare
from bot.store.people import SqlitePeople
from bot.store.rebuilding import REBUILD
from bot.store.tables import SqliteTables
from bot.store.turns import SqliteTurns


async def open_store(url: str, *, patience: float = PATIENCE) -> "SqliteStore":
    """Open a database, after making or migrating it; DatabaseRefused where it cannot be used. `patience` is how many
    seconds a writer waits for others before StoreBusy."""
    path = await asyncio.to_thread(prepare, url, patience=patience)
    store = SqliteStore(Database(open_engine(path, patience), patience))
    try:
        if await store.remembered(REBUILD) is not None:
            await store.finished.rebuild()
    except BaseException:
        await store.close()
        raise
    return store


class SqliteStore(SqliteTables, SqliteTurns, SqlitePeople, SqliteMessages, SqliteGuilds):
    """Keeps the promises of `bot.tables.needs.Store`, and in `finished` those of `bot.finished.needs.FinishedStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.finished = SqliteFinished(database)

    async def close(self) -> None:
        """Close every connection, once what has begun is finished."""
        await self.database.close()

    async def check(self) -> None:
        """Write a page, to see that it can be done; StoreBusy if not."""
        await self.database.writing(_write_a_page)


def _write_a_page(connection: Connection) -> None:
    connection.execute(text("PRAGMA user_version = 0"))
