"""The session with Discord: login, shards, heartbeats, identifies, and whether the token is still accepted.

An identify begins a session at the gateway. A bot has a thousand a day, and Discord resets the token of a bot that
spends them all. A part is therefore kept, and a shard that loses session after session waits longer every time.
"""

import asyncio
import math
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from http import HTTPStatus
from typing import Any, Final

import aiohttp
import discord
import structlog
from discord.http import HTTPClient, Route
from yarl import URL

from bot.chat.front.discord_io import TROUBLES
from bot.metrics.protocol import Heartbeat
from bot.tables.shards import Shards
from bot.tables.store import StoreBusy

MISSED: Final = 2
"""Intervals without an acknowledgement that count as too long: at least one heartbeat was lost."""


def heartbeats(client: discord.AutoShardedClient) -> list[Heartbeat]:
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


_KEPT: Final = 0.1
"""The fraction of a day's identifies that is never spent."""
_PAUSE: Final = 5.0
"""Seconds between two identifies of a shard. Every further one doubles them."""
_LONGEST: Final = 600.0
_STEADY: Final = 3600.0
"""Seconds of one session after which a shard counts as steady again."""
_WAITS: Final = 40.0
"""Seconds that an identify may wait at the gateway. The library allows a minute."""


class NotNow(ConnectionError):
    """Raised if no session may begin now. The library treats it as a connection error and retries with backoff."""


TakeTurn = Callable[[int], Awaitable[None]]
"""A function that waits until no other process identifies in a bucket, and then reserves the bucket for as long as
Discord demands. Raises StoreBusy."""


async def take_no_turn(bucket: int) -> None:
    """Return at once: in a single process the library itself waits between shards."""


class Identifies:
    """The last identifies of this process's shards."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, take_turn: TakeTurn = take_no_turn) -> None:
        self.at_once = 1
        """Discord's `max_concurrency`: the number of shards that may identify at once. A shard's bucket is its number
        modulo this."""
        self._take_turn = take_turn
        self._clock = clock
        self._last: dict[int | None, float] = {}
        self._in_a_row: dict[int | None, int] = {}

    def seconds_until(self, shard: int | None) -> float:
        """Return the seconds until a shard may identify. Raises NotNow if they are too many to wait."""
        if shard not in self._last:
            return 0.0
        pause = min(_PAUSE * 2 ** self._in_a_row[shard], _LONGEST)
        left = max(self._last[shard] + pause - self._clock(), 0.0)
        if left > _WAITS:
            raise NotNow(f"shard {shard} began {self._in_a_row[shard] + 1} sessions in a row")
        return left

    async def take_turn(self, shard: int | None) -> None:
        """Wait for a shard's turn among other processes. Raises NotNow if that takes too long."""
        try:
            async with asyncio.timeout(_WAITS):
                await self._take_turn((shard or 0) % self.at_once)
        except (StoreBusy, TimeoutError):
            raise NotNow(f"other processes identify before shard {shard}") from None

    def note_identify(self, shard: int | None) -> None:
        now = self._clock()
        steady = now - self._last.get(shard, -_STEADY) >= _STEADY
        self._in_a_row[shard] = 0 if steady else self._in_a_row[shard] + 1
        self._last[shard] = now


def few(limits: discord.SessionStartLimits, shards: int = 1) -> bool:
    """Return whether that many more sessions would leave too few for the day."""
    return limits.remaining - shards < limits.total * _KEPT


_AGAIN: Final = 0.1
"""Seconds until a task that has swallowed its cancellation is cancelled again."""


class TokenCheck:
    """Watches the requests that carry the bot's token. Replies to interactions carry tokens of their own and take
    another way through the library."""

    def __init__(self, http: HTTPClient) -> None:
        self._request = http.request
        http.request = self._watched
        self._suspected = asyncio.Event()

    async def _watched(self, route: Route, **options: Any) -> Any:
        try:
            return await self._request(route, **options)
        except discord.HTTPException as error:
            if error.status == HTTPStatus.UNAUTHORIZED:
                self._suspected.set()
            raise

    async def keep(self, connected: Coroutine[Any, Any, None]) -> None:
        """Run the client's connection until it ends or Discord no longer accepts the token. Raises LoginFailure
        then."""
        self._suspected.clear()
        tasks = [asyncio.create_task(work) for work in (connected, self._until_refused())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _cancel(tasks)
        for task in done:
            task.result()

    async def _until_refused(self) -> None:
        """Raise LoginFailure once the token is refused. A single refusal may be a fault of Discord's, so one request
        about the bot itself confirms it."""
        while True:
            await self._suspected.wait()
            self._suspected.clear()
            try:
                await self._request(Route("GET", "/users/@me"))
            except TROUBLES as error:
                if isinstance(error, discord.HTTPException) and error.status == HTTPStatus.UNAUTHORIZED:
                    raise discord.LoginFailure from error


async def _cancel(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks until they end, because the library swallows a cancellation while a shard reconnects."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=_AGAIN)


_MIN_PAUSE: Final = 1.0
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
            seconds = max(limits.reset_after / 1000, _MIN_PAUSE)
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
