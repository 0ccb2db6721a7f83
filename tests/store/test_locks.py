"""Locks of PostgreSQL that a process holds while it lives: no shard twice, and identifies in turn."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack
from typing import Any

import psycopg
import pytest

from bot.store import locks
from bot.store.locks import SessionLocks
from bot.tables.needs import StoreBusy
from bot.tables.shards import WHOLE, Shards, ShardsRefused
from tests.patience import PATIENCE

Start = Callable[..., SessionLocks]
FIRST, SECOND = Shards(0, 1, 4), Shards(2, 3, 4)

HELD = """
    SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND granted = %s
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


@pytest.fixture
async def start(postgres_url: str) -> AsyncGenerator[Start]:
    """`start(shards)`: the locks of one more process."""
    async with AsyncExitStack() as stack:

        def begun(shards: Shards, patience: float = PATIENCE) -> SessionLocks:
            made = SessionLocks(postgres_url, shards, patience)
            stack.push_async_callback(made.close)
            return made

        yield begun


@pytest.fixture
async def operator(postgres_url: str) -> AsyncGenerator[psycopg.AsyncConnection[Any]]:
    """Whoever looks from outside."""
    address = postgres_url.replace("+psycopg", "")
    async with await psycopg.AsyncConnection[Any].connect(address, autocommit=True) as connection:
        yield connection


async def holder(operator: psycopg.AsyncConnection[Any], key: int, number: int, *, granted: bool = True) -> int | None:
    row = await (await operator.execute(HELD, (key, number, granted))).fetchone()
    return row[0] if row else None


async def cut(operator: psycopg.AsyncConnection[Any], pid: int | None) -> None:
    """End a connection from outside, as a server does that is restarted."""
    await operator.execute("SELECT pg_terminate_backend(%s, 10000)", (pid,))


async def test_a_shard_is_held_by_one_process_alone_until_that_ends(start: Start) -> None:
    former = start(FIRST)
    await former.hold()
    with pytest.raises(ShardsRefused) as refused:
        await start(Shards(1, 2, 4), patience=0.0).hold()
    assert (refused.value.code, refused.value.facts) == ("held", {"shard": 1})
    await start(SECOND, patience=0.0).hold()
    await former.close()
    await start(FIRST, patience=0.0).hold()


async def test_who_is_started_while_its_predecessor_drains_waits_for_it(
    start: Start, operator: psycopg.AsyncConnection[Any]
) -> None:
    former, later = start(FIRST), start(FIRST)
    await former.hold()
    waiting = asyncio.create_task(later.hold())
    while await holder_of_count(operator, 4) < 2:
        await asyncio.sleep(0)
    assert not waiting.done()
    await former.close()
    await waiting
    assert await holder(operator, locks.SHARD, 0) is not None


async def holder_of_count(operator: psycopg.AsyncConnection[Any], count: int) -> int:
    """How many processes have said that there are so many shards."""
    rows = await (await operator.execute(HELD, (locks.COUNT, count, True))).fetchall()
    return len(rows)


@pytest.mark.parametrize(("there", "more"), [(FIRST, Shards(4, 7, 8)), (FIRST, WHOLE), (WHOLE, SECOND)])
async def test_processes_that_count_differently_are_refused(start: Start, there: Shards, more: Shards) -> None:
    await start(there).hold()
    with pytest.raises(ShardsRefused) as refused:
        await start(more, patience=0.0).hold()
    assert (refused.value.code, refused.value.facts) == ("count", {"count": more.count, "other": there.count})


async def test_a_lock_whose_connection_is_cut_is_taken_again(
    start: Start, operator: psycopg.AsyncConnection[Any]
) -> None:
    held = start(FIRST)
    await held.hold()
    keeping = asyncio.create_task(held.keep())
    former = await holder(operator, locks.SHARD, 1)
    await cut(operator, former)
    while await holder(operator, locks.SHARD, 1) in (None, former):
        await asyncio.sleep(0)
    assert not keeping.done()
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)


async def test_who_finds_that_another_has_its_shard_meanwhile_ends(
    start: Start, operator: psycopg.AsyncConnection[Any]
) -> None:
    held = start(FIRST, patience=0.0)
    await held.hold()
    await cut(operator, await holder(operator, locks.SHARD, 0))
    await start(FIRST, patience=0.0).hold()
    with pytest.raises(ShardsRefused) as refused:
        await held.keep()
    assert refused.value.code == "held"


async def test_a_server_out_of_reach_is_busy(tmp_path: Any) -> None:
    with pytest.raises(StoreBusy):
        await SessionLocks(f"postgresql+psycopg:///roost?host={tmp_path}", FIRST).hold()


async def test_identifies_of_a_bucket_take_turns_over_processes_and_others_do_not_wait(
    start: Start, operator: psycopg.AsyncConnection[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "TURN", PATIENCE)
    former, later = start(FIRST), start(SECOND)
    await former.take_turn(0)
    await later.take_turn(1)
    waiting = asyncio.create_task(later.take_turn(0))
    while await holder(operator, locks.IDENTIFY, 0, granted=False) is None:
        await asyncio.sleep(0)
    assert not waiting.done()
    await cut(operator, await holder(operator, locks.IDENTIFY, 0))  # as where the process dies
    await waiting


async def test_a_turn_ends_by_itself(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "TURN", 0.0)
    await start(FIRST).take_turn(0)
    await start(SECOND).take_turn(0)


async def test_who_gives_up_waiting_for_a_turn_does_not_get_it_later(
    start: Start, operator: psycopg.AsyncConnection[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "TURN", PATIENCE)
    former = start(FIRST)
    await former.take_turn(0)
    waiting = asyncio.create_task(start(SECOND).take_turn(0))
    while await holder(operator, locks.IDENTIFY, 0, granted=False) is None:
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    while await holder(operator, locks.IDENTIFY, 0, granted=False) is not None:
        await asyncio.sleep(0)
    await former.close()
    await start(FIRST).take_turn(0)
