"""What is PostgreSQL's own: opening, its locks, and a server that goes away."""

import asyncio

from bot.store import open_store
from bot.tables.needs import Outpaced
from tests.patience import PATIENCE
from tests.postgres import Cluster, cluster, postgres_url, server
from tests.store.tables import a_move, people_of, started

__all__ = ["cluster", "postgres_url", "server"]


async def test_an_empty_database_is_made_and_played_on(cluster: Cluster) -> None:
    with cluster.database("template0") as url:
        store = await open_store(url, patience=PATIENCE)
        other = await open_store(url, patience=PATIENCE)
        table = await started(store, await people_of(store, 2))
        first, second = a_move(table), a_move(table)
        outcomes = await asyncio.gather(store.append(first), other.append(second), return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {type(None), Outpaced}
        await other.check()
        for one in (store, other):
            assert await one.live_table(table.info.channel_id) == table.info.id
            await one.close()


async def test_a_server_that_was_restarted_is_played_on(server: Cluster) -> None:
    with server.database() as url:
        store = await open_store(url, patience=PATIENCE)
        table = await started(store, await people_of(store, 2))
        server.restart()
        step = a_move(table)
        await store.append(step)
        assert list(await store.entries(table.info.id, table.number)) == step.entries
        await store.close()
