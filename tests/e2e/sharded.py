"""A house whose bot is several processes: here several clients of one process, each with shards and a store of its own
on one database. They meet nowhere but there and on the playground."""

import asyncio
from collections.abc import Mapping

from bot.app import point_at, serve_discord
from bot.playground.server import Playground
from bot.store import SqlStore, open_store
from bot.tables.shards import Shards
from tests.e2e.house import House
from tests.patience import PATIENCE
from tests.store.kept import Kept

HEARING, OWNING = Shards(0, 0, 2), Shards(1, 1, 2)
"""The one that hears direct messages, and the one that holds the playground's server."""
SERVER = 3 << 22
"""The id of a server that lies on the second of two shards."""


class Shard:
    """One of the bot's processes."""

    def __init__(self, store: SqlStore, serving: asyncio.Task[None]) -> None:
        self.store = store
        self.serving = serving


class ShardedHouse(House):
    """A house with a server on the second of two shards; its parts start and end one by one."""

    def __init__(self, playground: Playground, database: Kept, store: SqlStore) -> None:
        super().__init__(playground, database, store)
        self._parts: dict[Shards, Shard] = {}

    @property
    def parts(self) -> Mapping[Shards, Shard]:
        """Those that are online."""
        return self._parts

    async def start(self) -> None:
        """Both come online."""
        for shards in (HEARING, OWNING):
            await self.start_part(shards)

    async def start_part(self, shards: Shards) -> None:
        """One of them comes online."""
        point_at(self.api_base, self.playground.gateway)
        store = await open_store(self.database.url, patience=PATIENCE, watch=self.watch, shards=shards)
        serving = asyncio.create_task(serve_discord(store, self.playground.token, self.pace, self.watch))
        self._parts[shards] = Shard(store, serving)
        online = asyncio.create_task(self.world.until_online(shards=len(self._parts)))
        await asyncio.wait((serving, online), return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            online.cancel()
            serving.result()
        await online

    async def stop(self) -> None:
        """All of them end."""
        for shards in list(self._parts):
            await self.stop_part(shards)

    async def stop_part(self, shards: Shards) -> None:
        """One of them ends, as by SIGTERM."""
        part = self._parts.pop(shards)
        part.serving.cancel()
        await asyncio.gather(part.serving, return_exceptions=True)
        await part.store.close()
