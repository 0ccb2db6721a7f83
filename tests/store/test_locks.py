"""Locks of PostgreSQL that a process holds while it lives: no shard twice, and identifies in turn."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.store import open_store
from bot.store.postgres import sessions as locks
from bot.store.postgres.sessions import SessionLocks
from bot.tables.shards import WHOLE, Shards, ShardsRefused
from bot.tables.store import StoreBusy
from tests.patience import PATIENCE
from tests.postgres import Cluster, cluster, postgres_url, server

__all__ = ["cluster", "postgres_url", "server"]

Start = Callable[[Shards], SessionLocks]
FIRST, SECOND = Shards(0, 1, 4), Shards(2, 3, 4)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process drains here, unless a test says so."""
    monkeypatch.setattr(locks, "DRAINED_AFTER", 0.0)


@pytest.fixture
async def start(postgres_url: str) -> AsyncGenerator[Start]:
    """`start(shards)`: the locks of one more process."""
    async with AsyncExitStack() as stack:

        def begun(shards: Shards) -> SessionLocks:
            made = SessionLocks(postgres_url, shards)
            stack.push_async_callback(made.close)
            return made

        yield begun


class Operator:
    """A connection that looks at the server from outside."""

    def __init__(self, connection: psycopg.AsyncConnection[Any]) -> None:
        self._connection = connection

    async def holders(self, key: int, number: int, *, granted: bool = True) -> Sequence[int]:
        """The connections that hold a lock, or those that wait for it."""
        rows = await self._connection.execute(
            """
            SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND granted = %s
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
            """,
            (key, number, granted),
        )
        return [pid for (pid,) in await rows.fetchall()]

    async def until(self, looks_right: Callable[[], Awaitable[bool]]) -> None:
        """Wait for a condition on the server, which has no event for it."""
        async with asyncio.timeout(PATIENCE):
            while not await looks_right():  # noqa: ASYNC110
                await asyncio.sleep(0.001)

    async def until_waited_for(self, key: int, number: int, waiting: int = 1) -> None:
        """Wait until so many wait for a lock."""

        async def waits() -> bool:
            return len(await self.holders(key, number, granted=False)) == waiting

        await self.until(waits)

    async def cut(self, key: int, number: int) -> int:
        """End the connection that holds a lock, as where its process dies, or the server is restarted."""
        (pid,) = await self.holders(key, number)
        await self._connection.execute("SELECT pg_terminate_backend(%s, 10000)", (pid,))
        return pid


@asynccontextmanager
async def connected(url: str) -> AsyncGenerator[psycopg.AsyncConnection[Any]]:
    """A connection of the test's own."""
    address = url.replace("+psycopg", "")
    async with await psycopg.AsyncConnection[Any].connect(address, autocommit=True) as connection:
        yield connection


@pytest.fixture
async def operator(postgres_url: str) -> AsyncGenerator[Operator]:
    async with connected(postgres_url) as connection:
        yield Operator(connection)


async def test_the_url_means_for_them_what_it_means_for_the_tables(postgres_url: str) -> None:
    url = f"{postgres_url}&options=-c%20application_name%3Da%2Bb"
    holder = SessionLocks(url, FIRST)
    store = await open_store(url, patience=PATIENCE)
    await holder.hold()
    async with connected(postgres_url) as connection:
        rows = await connection.execute("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'a+b'")
        assert await rows.fetchall() == [(2,)]
    await holder.close()
    await store.close()


async def test_a_shard_is_held_by_one_process_alone_until_that_ends(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    former = start(FIRST)
    await former.hold()
    with pytest.raises(ShardsRefused) as refused:
        await start(Shards(1, 2, 4)).hold()
    assert (refused.value.code, refused.value.facts) == ("held", {"shard": 1})
    monkeypatch.setattr(locks, "DRAINED_AFTER", PATIENCE)  # the server lets go of what was held soon, not at once
    await start(SECOND).hold()
    await former.close()
    await start(FIRST).hold()


async def test_who_is_started_while_its_predecessor_drains_waits_for_it(
    start: Start, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "DRAINED_AFTER", PATIENCE)
    former, later = start(FIRST), start(FIRST)
    await former.hold()
    waiting = asyncio.create_task(later.hold())

    async def both_are_there() -> bool:
        return len(await operator.holders(locks.COUNT, FIRST.count)) == 2

    await operator.until(both_are_there)
    assert not waiting.done()
    await former.close()
    await waiting
    assert await operator.holders(locks.SHARD, 0)


@pytest.mark.parametrize(("there", "more"), [(FIRST, Shards(4, 7, 8)), (FIRST, WHOLE), (WHOLE, SECOND)])
async def test_processes_that_count_differently_are_refused(start: Start, there: Shards, more: Shards) -> None:
    await start(there).hold()
    with pytest.raises(ShardsRefused) as refused:
        await start(more).hold()
    assert (refused.value.code, refused.value.facts) == ("count", {"count": more.count, "other": there.count})


async def test_a_lock_whose_connection_is_cut_is_taken_again(
    start: Start, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "DRAINED_AFTER", PATIENCE)
    held = start(FIRST)
    await held.hold()
    keeping = asyncio.create_task(held.keep())
    former = await operator.cut(locks.SHARD, 1)

    async def another_holds_it() -> bool:
        return await operator.holders(locks.SHARD, 1) not in ([], [former])

    await operator.until(another_holds_it)
    assert not keeping.done()
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)


async def test_locks_outlive_a_restart_of_the_server(server: Cluster) -> None:
    held = SessionLocks(server.url("postgres"), FIRST)
    await held.hold()
    keeping = asyncio.create_task(held.keep())
    await asyncio.to_thread(server.restart)
    async with connected(server.url("postgres")) as connection:
        operator = Operator(connection)

        async def holds_it() -> bool:
            return bool(await operator.holders(locks.SHARD, 1))

        await operator.until(holds_it)
    assert not keeping.done()
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    await held.close()


async def test_process_ends_when_another_holds_its_shard(start: Start, operator: Operator) -> None:
    held = start(FIRST)
    await held.hold()
    await operator.cut(locks.SHARD, 0)
    await start(FIRST).hold()
    with pytest.raises(ShardsRefused) as refused:
        await held.keep()
    assert refused.value.code == "held"


async def test_a_server_out_of_reach_is_busy(tmp_path: Path) -> None:
    with pytest.raises(StoreBusy):
        await SessionLocks(f"postgresql+psycopg:///roost?host={tmp_path}", FIRST).hold()


async def test_identifies_of_a_bucket_take_turns_over_processes_and_others_do_not_wait(
    start: Start, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "TURN", PATIENCE)
    former, later = start(FIRST), start(SECOND)
    await former.take_turn(0)
    await later.take_turn(1)
    waiting = asyncio.create_task(later.take_turn(0))
    await operator.until_waited_for(locks.IDENTIFY, 0)
    assert not waiting.done()
    await operator.cut(locks.IDENTIFY, 0)
    await waiting


async def test_a_turn_ends_by_itself(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "TURN", 0.0)
    await start(FIRST).take_turn(0)
    await start(SECOND).take_turn(0)


async def test_who_gives_up_waiting_for_a_turn_does_not_get_it_later(
    start: Start, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "TURN", PATIENCE)
    former = start(FIRST)
    await former.take_turn(0)
    waiting = asyncio.create_task(start(SECOND).take_turn(0))
    await operator.until_waited_for(locks.IDENTIFY, 0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await operator.until_waited_for(locks.IDENTIFY, 0, waiting=0)
    await former.close()
    await start(FIRST).take_turn(0)
