"""What is brought up to date beside the answers, and when."""

import asyncio

import pytest

from bot.chat.front.keeping import Keeping
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

    keeping = Keeping[str]("thing", bring)
    keeping.soon("it")
    async with asyncio.timeout(PATIENCE):
        await begun.acquire()
        keeping.soon("it", now=True)
        may_end.set()
        await begun.acquire()
    await keeping.close()
