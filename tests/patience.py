"""How tests wait for an event."""

import asyncio
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds; only a machine that is busy with other things needs so many."""


async def until(true: Callable[[], bool]) -> None:
    """Wait for a condition without an event."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - that is, for another process
            await asyncio.sleep(0.01)
