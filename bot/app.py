"""The composition root: opens the store, connects the library to Discord, runs the bot."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import discord
import discord.http
import platformdirs
import structlog
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot import __version__
from bot.chat.client import Roost
from bot.chat.front.discord_io import TROUBLES, reason_of
from bot.chat.front.session import TakeTurn, take_no_turn
from bot.chat.play.computer_moves import Pace, pace
from bot.computers.computers import Computers
from bot.computers.reviewer import Reviewer
from bot.forgetting import forget_again
from bot.housekeeping import housekeeping
from bot.metrics.protocol import NO_METRICS, Metrics
from bot.settings import Settings
from bot.store import SqlStore, inspect_database, is_postgresql, open_store, try_to_write
from bot.tables.shards import ShardsRefused

_RETRY_BASE: Final = 1
"""Seconds: a new client starts after up to twice this, and after up to twice as much each further time."""
FOR_GOOD: Final = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""The gateway's close codes after which a reconnect is useless."""
_FAREWELL: Final = 1.5
"""Seconds for the computers to end."""

_log = structlog.stdlib.get_logger()


class GatewayClosed(Exception):
    """Raised if the gateway has closed for good: a reconnect would not help and cost an identify each time."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{quote(str(path.resolve()))}"


def database_url(settings: Settings) -> str:
    """Return the URL of the database: the setting, or a file in the user's data folder, which is made. The folder of a
    setting is not: it may be mistyped, or not mounted."""
    return settings.roost_database_url or sqlite_url(
        Path(platformdirs.user_data_dir("roost", ensure_exists=True)) / "roost.db"
    )


def point_at(api_base: str | None, gateway: str | None) -> None:
    """Point the library at another API address, for the whole process."""
    if api_base is not None:
        discord.http.Route.BASE = api_base.rstrip("/")
        setattr(discord.Asset, "BASE", str(URL(api_base).origin() / "cdn"))  # noqa: B010 - typed as a constant
    if gateway is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)


async def serve_discord(
    store: SqlStore, token: str, pace: Pace = pace, metrics: Metrics = NO_METRICS, take_turn: TakeTurn = take_no_turn
) -> None:
    """Run the bot for the store's shards until cancelled, or until Discord closes the gateway for good. Other errors
    start a new client, where the library alone would give up."""
    computers, reviewer = Computers(note_fault=metrics.note_computer_fault), Reviewer()
    backoff = ExponentialBackoff(_RETRY_BASE)
    try:
        while True:
            client = Roost(store, computers, reviewer.work, pace, metrics, take_turn)
            await _serve_once(client, token)
            await asyncio.sleep(backoff.delay())
    finally:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                await asyncio.gather(computers.close(), reviewer.close())


async def _serve_once(client: Roost, token: str) -> None:
    try:
        async with client:
            await client.start(token)
    except discord.LoginFailure:
        raise
    except discord.PrivilegedIntentsRequired:
        raise GatewayClosed(4014) from None
    except discord.ConnectionClosed as error:
        if error.code in FOR_GOOD:
            raise GatewayClosed(error.code) from None
        _log.warning("client.ended", error=reason_of(error))
    except (*TROUBLES, discord.GatewayNotFound) as error:
        _log.warning("client.ended", error=reason_of(error))
    except Exception:  # noqa: BLE001 - whatever it was, the tables are in the store and players wait
        _log.exception("client.ended")


async def run(settings: Settings, token: str) -> None:
    """Run the bot on Discord, with metrics if they have an address."""
    check_shards(settings)
    point_at(settings.discord_api_base, settings.discord_gateway)
    if settings.roost_metrics is None:
        async with _opened(settings) as store:
            await _serve(settings, store, token)
        return
    from bot.metrics.meters import Meters
    from bot.metrics.server import serve_metrics

    meters = Meters(__version__)
    async with _opened(settings, meters) as store, serve_metrics(settings.roost_metrics, meters, store) as url:
        _log.info("metrics.served", url=url)
        await _serve(settings, store, token, meters)


def check_shards(settings: Settings) -> None:
    """Raise ShardsRefused if the database cannot be shared by several processes."""
    if settings.roost_shards.chosen and not is_postgresql(database_url(settings)):
        raise ShardsRefused("engine")


async def _serve(settings: Settings, store: SqlStore, token: str, metrics: Metrics = NO_METRICS) -> None:
    """Run the bot. On a shared database, only while no other process has the same shards."""
    url = database_url(settings)
    if not is_postgresql(url):
        await serve_discord(store, token, metrics=metrics)
        return
    from bot.store.postgres.sessions import SessionLocks

    locks = SessionLocks(url, store.shards)
    try:
        await locks.hold()
        await _until_one_ends(serve_discord(store, token, metrics=metrics, take_turn=locks.take_turn), locks.keep())
    finally:
        await locks.close()


async def _until_one_ends(*works: Coroutine[Any, Any, None]) -> None:
    """Run several tasks until one ends, then cancel the others. Raises the error of the one that ended."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def _log_start(url: str) -> None:
    """Log the first line: what starts, and on which database."""
    found = await asyncio.to_thread(inspect_database, url)
    await asyncio.to_thread(try_to_write, url)
    state, schema = ("made", found.newest) if found.version is None else ("opened", found.version)
    _log.info("roost.starts", version=__version__, database=found.path, schema=schema, state=state)


@asynccontextmanager
async def _opened(settings: Settings, metrics: Metrics = NO_METRICS) -> AsyncGenerator[SqlStore]:
    await _log_start(database_url(settings))
    store = await open_store(database_url(settings), metrics=metrics, shards=settings.roost_shards)
    try:
        await store.check()  # a full disk is found now, and not by the first move
        if again := await forget_again(store):
            _log.info("people.forgotten_again", count=again)
        async with contextlib.AsyncExitStack() as stack:
            if store.shards.hear_direct_messages:  # one process keeps house for all
                await stack.enter_async_context(housekeeping(store, settings.roost_keep_aborted))
            yield store
    finally:
        await store.close()
