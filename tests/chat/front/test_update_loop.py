"""Update loops: what they run beside the replies, and when."""

import asyncio

import pytest

from bot.chat.front import update_loop
from bot.chat.front.update_loop import UpdateLoop
from tests.patience import PATIENCE

LONG = 1e6


@pytest.mark.parametrize("rest", [LONG, None])
async def test_what_is_asked_for_at_once_waits_for_no_pause_behind_what_is_under_way(rest: float | None) -> None:
    """However that ends."""
    begun, may_end = asyncio.Semaphore(0), asyncio.Event()

    async def bring(key: str) -> float | None:
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


async def test_what_fails_for_good_is_tried_a_few_times_and_again_at_the_next_event(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(update_loop, "_PAUSE", 0)
    tried = list[str]()

    async def bring(key: str) -> None:
        tried.append(key)

    keeping = UpdateLoop[str]("thing", bring)
    for tries in (4, 8):
        keeping.request("it")
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(tried) == tries
    await keeping.close()
