"""How tests wait for an event."""

import asyncio
from collections.abc import Awaitable, Callable

PATIENCE = 120.0
"""Seconds; only a machine that is busy with other things needs so many."""


async def _a_moment() -> None:
    await asyncio.sleep(0.005)


async def until(true: Callable[[], object], pause: Callable[[], Awaitable[object]] = _a_moment) -> None:
    """Wait for a condition that has no event, with a pause before each further look."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await pause()


async def until_none(left: Callable[[], Awaitable[object]]) -> None:
    """Wait until a query finds nothing more: the database has no event."""
    async with asyncio.timeout(PATIENCE):
        while await left():
            await _a_moment()
