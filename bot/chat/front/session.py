"""The session with Discord: login, shards and identifies."""

import asyncio
import sys
from typing import Any, Final

import aiohttp
import discord
import structlog
from yarl import URL

from bot.chat.front.identifies import Identifies, NotNow, TakeTurn, few
from bot.chat.front.token_check import TokenCheck
from bot.tables.shards import Shards

_LEAST_PAUSE: Final = 1.0
"""The least seconds until the remaining identifies are checked again."""

_log = structlog.stdlib.get_logger()


class Session(discord.AutoShardedClient):
    """A client for the servers of this process's shards. It needs no privileged intents."""

    def __init__(self, shards: Shards, take_turn: TakeTurn, http_trace: aiohttp.TraceConfig | None) -> None:
        """`take_turn` coordinates identifies with other processes."""
        self._shards = shards
        chosen: dict[str, Any] = {"shard_ids": [*shards.ids], "shard_count": shards.count} if shards.chosen else {}
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Roost has no voice
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=30,  # a longer wait is an error to act on, not to sit out
            guild_ready_timeout=0.5,  # nothing here needs the members the library would wait for
            http_trace=http_trace,  # pyright: ignore[reportArgumentType] - None is its default
            **chosen,
        )
        self._token_check = TokenCheck(self.http)
        self._identifies = Identifies(take_turn=take_turn)

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in, and connect as soon as the day's identifies allow it."""
        await self.login(token)
        while True:
            shards, _, budget = await self.http.get_bot_gateway()
            limits = discord.SessionStartLimits(**budget)
            if self._shards.chosen and shards > self._shards.count:
                _log.warning("shards.few", shards=self._shards.count, wanted=shards)
            if not few(limits, len(self._shards.ids) if self._shards.chosen else shards):
                break
            seconds = max(limits.reset_after / 1000, _LEAST_PAUSE)
            _log.warning("identifies.few", remaining=limits.remaining, seconds=seconds)
            await asyncio.sleep(seconds)
        self._identifies.at_once = limits.max_concurrency
        await self._token_check.keep(self.connect(reconnect=reconnect))

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Override of the library's method. The library calls it again from its own error handler, without end; if the
        gateway closed the connection before its hello and wants no reconnect, the error is raised instead."""
        failed = sys.exc_info()[1]
        if isinstance(failed, discord.ConnectionClosed):
            raise failed
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Override of the library's hook. Raises NotNow if no session may begin."""
        await super().before_identify_hook(shard_id, initial=initial)
        if not initial:
            await asyncio.sleep(self._identifies.seconds_until(shard_id))
            limits = await self.fetch_session_start_limits()
            if few(limits):
                raise NotNow(f"{limits.remaining} identifies are left for {limits.reset_after / 1000:.0f} s")
        await self._identifies.take_turn(shard_id)
        self._identifies.note_identify(shard_id)

    def is_limited(self) -> bool:
        """Return whether Discord accepts no request of the whole bot for a moment. The library says so nowhere else."""
        over = self.http._global_over  # pyright: ignore[reportPrivateUsage]
        return over is not discord.utils.MISSING and not over.is_set()
