"""The local table: the playground with the bot, in one process, without Discord."""

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app import point_at, serve_discord, sqlite_url
from bot.housekeeping import housekeeping
from bot.playground.server import Playground
from bot.store import open_store
from bot.tables.wall_clock import put_forward


@asynccontextmanager
async def local_table(
    port: int, people: Sequence[str], locale: str, database: str | None, keep_aborted: int = 0
) -> AsyncGenerator[Playground]:
    """Run the playground with the bot logged in. The database is that of a URL, or a temporary file. Tables without a
    result are kept for `keep_aborted` days, or for ever if that is 0."""
    with contextlib.ExitStack() as folders:
        if database is None:
            folder = folders.enter_context(tempfile.TemporaryDirectory(prefix="roost-"))
            database = sqlite_url(Path(folder) / "roost.db")
        playground = Playground(port=port, people=tuple(people), locale=locale, put_forward=put_forward)
        await playground.start()
        point_at(playground.api_base, playground.gateway)
        store = await open_store(database)
        bot = asyncio.create_task(serve_discord(store, playground.token), name="bot")
        try:
            async with housekeeping(store, keep_aborted):
                yield playground
        finally:
            bot.cancel()
            await asyncio.gather(bot, return_exceptions=True)
            await store.close()
            await playground.stop()
            put_forward(-round(1000 * playground.world.skipped))  # what passed at this table passed nowhere else
