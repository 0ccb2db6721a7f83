"""When the gateway last answered the heartbeats of Roost's shards."""

import math
import time
from typing import Any, Final

import discord

from bot.watch import Heartbeat

MISSED: Final = 2
"""So many of the gateway's intervals without an answer are too long: one heartbeat at least was lost."""


def heartbeats(client: discord.AutoShardedClient) -> list[Heartbeat]:
    """Of every shard that this client is to have."""
    shards = client.shard_ids or range(client.shard_count or 1)
    return [_heartbeat(shard, client.get_shard(shard)) for shard in shards]


def _heartbeat(shard: int, told: discord.ShardInfo | None) -> Heartbeat:
    """The library has no public way to the last answer: its attributes are used here, and nowhere else."""
    keeper: Any = None
    if told is not None and not told.is_closed():
        keeper = told._parent.ws._keep_alive  # pyright: ignore[reportPrivateUsage]
    if keeper is None:
        return Heartbeat(shard, None, math.nan, late=True)
    age = time.perf_counter() - keeper._last_ack
    return Heartbeat(shard, age, keeper.latency, late=age > MISSED * keeper.interval)
