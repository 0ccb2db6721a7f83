"""Reviews without a process of their own."""

import asyncio

from bot.computers.slices import timed
from games.review import Slice, Worked


async def review_in_thread(asked: Slice) -> Worked:
    """Work on a slice in a thread of this process."""
    return await asyncio.to_thread(timed, asked)
