"""The composition root: opens the store, points the library at Discord, runs the bot."""

import asyncio
from pathlib import Path
from typing import Final
from urllib.parse import quote

import discord
import discord.http
import platformdirs
import structlog
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.chat.client import Roost
from bot.chat.front.troubles import TROUBLES
from bot.chat.tables.computer_moves import Pace, pace
from bot.computers.computers import Computers
from bot.housekeeping import housekeeping
from bot.settings import Settings
from bot.store import SqliteStore, open_store

_RETRY_SECONDS: Final = 5.0

_log = structlog.stdlib.get_logger()


def sqlite_url(path: Path) -> str:
    """The URL of a database file."""
    return f"sqlite+aiosqlite:///{quote(str(path.resolve()))}"


def database_url(settings: Settings) -> str:
    """Where the bot keeps its tables: the setting, or a file in the user's data folder."""
    return settings.roost_database_url or sqlite_url(Path(platformdirs.user_data_dir("roost")) / "roost.db")


def point_at(api_base: str | None, gateway: str | None) -> None:
    """Let the library talk to another address than Discord's; for the whole process."""
    if api_base is not None:
        discord.http.Route.BASE = api_base.rstrip("/")
        setattr(discord.Asset, "BASE", str(URL(api_base).origin() / "cdn"))  # noqa: B010 - typed as a constant
    if gateway is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)


async def serve_discord(store: SqliteStore, token: str, pace: Pace = pace) -> None:
    """Be the bot until cancelled. The library gives up on an error in its gateway; this does not."""
    computers = Computers()
    try:
        while True:
            await _serve_once(Roost(store, store.finished, computers, pace), token)
            await asyncio.sleep(_RETRY_SECONDS)
    finally:
        await computers.close()


async def _serve_once(client: Roost, token: str) -> None:
    try:
        async with client:
            await client.start(token)
    except (discord.LoginFailure, discord.PrivilegedIntentsRequired):
        raise
    except TROUBLES as error:
        _log.warning("client.ended", error=str(error))
    except Exception:  # noqa: BLE001 - whatever it was, the tables are in the store and players wait
        _log.exception("client.ended")


async def run(settings: Settings, token: str) -> None:
    """The bot on Discord."""
    point_at(settings.discord_api_base, settings.discord_gateway)
    store = await open_store(database_url(settings))
    try:
        async with housekeeping(store, settings.roost_keep_aborted):
            await serve_discord(store, token)
    finally:
        await store.close()
