"""Age of the last heartbeat that the gateway acknowledged, by shard."""

import math
import time
from typing import Any, Final

import discord

from bot.metrics.protocol import Heartbeat

MISSED: Final = 2
"""Intervals without an acknowledgement that count as too long: at least one heartbeat was lost."""


def heartbeats(client: discord.AutoShardedClient) -> list[Heartbeat]:
    """Return the heartbeat of every shard of this client."""
    shards = client.shard_ids or range(client.shard_count or 1)
    return [_heartbeat(shard, client.get_shard(shard)) for shard in shards]


def _heartbeat(shard: int, info: discord.ShardInfo | None) -> Heartbeat:
    """Read the last acknowledgement. The library has no public access to it, so its private attributes are used here
    alone."""
    keeper: Any = None
    if info is not None and not info.is_closed():
        keeper = info._parent.ws._keep_alive  # pyright: ignore[reportPrivateUsage]
    if keeper is None:
        return Heartbeat(shard, None, math.nan, late=True)
    age = time.perf_counter() - keeper._last_ack
    return Heartbeat(shard, age, keeper.latency, late=age > MISSED * keeper.interval)
