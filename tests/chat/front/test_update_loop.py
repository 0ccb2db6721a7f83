"""Update loops: what they run beside the replies, and when."""

import asyncio
from collections import Counter
from unittest.mock import AsyncMock

import pytest

from bot.chat.front import update_loop
from bot.chat.front.update_loop import Barred, In, Next, Retries, UpdateLoop
from tests.patience import PATIENCE, until

LONG = 1e6


@pytest.mark.parametrize("rest", [In(LONG), "again"])
async def test_what_is_asked_for_at_once_waits_for_no_pause_behind_what_is_under_way(rest: Next) -> None:
    """However that ends."""
    begun, may_end = asyncio.Semaphore(0), asyncio.Event()

    async def bring(key: str) -> Next:
        begun.release()
        await may_end.wait()
        return rest

    keeping = UpdateLoop[str]("thing", bring)
    keeping.request("it")
    async with asyncio.timeout(PATIENCE):
        await begun.acquire()
        keeping.request("it", now=True)
        may_end.set()
        await begun.acquire()
    await keeping.close()


class Tries:
    """Updates that end as a test says, and how often each key was tried."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, retries: Retries | None = None) -> None:
        monkeypatch.setattr(update_loop, "_PAUSE", 0)
        self.following: Next = "again"
        self.of = Counter[str]()
        self.loop = UpdateLoop[str]("thing", self._update, retries)

    async def _update(self, key: str) -> Next:
        self.of[key] += 1
        return self.following

    async def until(self, key: str, times: int) -> None:
        await until(lambda: self.of[key] >= times, lambda: asyncio.sleep(0))

    async def rest(self) -> None:
        """Let everything happen that waits for no clock."""
        for _ in range(100):
            await asyncio.sleep(0)


async def test_what_fails_is_tried_until_it_succeeds(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = Tries(monkeypatch)
    tries.loop.request("it")
    await tries.until("it", 50)
    tries.following = "done"
    await tries.rest()
    count = tries.of["it"]
    await tries.rest()
    assert tries.of["it"] == count
    await tries.loop.close()


async def test_pauses_grow_to_a_minute_and_differ() -> None:
    loop = UpdateLoop[int]("thing", AsyncMock())
    pauses = [[loop._until_next_try(key) for _ in range(12)] for key in range(50)]  # pyright: ignore[reportPrivateUsage]
    for tries in pauses:
        assert tries[0] < 0.7
        assert sum(tries[:5]) < 25
        assert all(40 < pause < 80 for pause in tries[8:])
    assert len({tries[-1] for tries in pauses}) > 10


async def test_retries_of_all_updates_together_keep_the_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """First tries do not wait. Thousands of failed boards cost no more requests a second than some do."""
    monkeypatch.setattr(update_loop, "_A_SECOND", 1e-6)
    retries = Retries()
    boards, results = Tries(monkeypatch, retries), Tries(monkeypatch, retries)
    for number in range(40):
        boards.loop.request(f"board {number}")
        results.loop.request(f"result {number}")
    await boards.rest()
    assert boards.of.total() == results.of.total() + 1 == 41
    for loop in (boards.loop, results.loop):
        await loop.close()


async def test_nothing_is_retried_while_discord_limits_the_whole_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(update_loop, "_A_SECOND", 1e6)
    limited = True
    tries = Tries(monkeypatch, Retries(lambda: limited))
    tries.loop.request("it")
    await tries.rest()
    assert tries.of["it"] == 1
    limited = False
    await tries.until("it", 3)
    await tries.loop.close()


async def test_what_is_forbidden_waits_for_a_change_on_its_server_or_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    retries = Retries()
    tries = Tries(monkeypatch, retries)
    tries.following = Barred(7)
    tries.loop.request("it")
    await tries.rest()
    assert tries.of["it"] == 1
    retries.allow(8)
    await tries.rest()
    assert tries.of["it"] == 1
    retries.allow(7)
    await tries.until("it", 2)
    await tries.rest()
    retries.allow()
    await tries.until("it", 3)
    await tries.rest()
    tries.loop.request("it")
    await tries.until("it", 4)
    await tries.loop.close()


async def test_change_during_a_forbidden_try_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    retries, begun = Retries(), Counter[str]()

    async def forbidden(key: str) -> Next:
        begun[key] += 1
        if begun[key] == 1:
            retries.allow(7)
            return Barred(7)
        return "done"

    loop = UpdateLoop[str]("thing", forbidden, retries)
    loop.request("it")
    await until(lambda: begun["it"] == 2)
    await loop.close()
