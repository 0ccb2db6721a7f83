"""End of tables that cannot go on: their channel was deleted, their server removed Roost, or an update replaced their
rules. Servers are forgotten 30 days later. Deleted channels leave the servers' settings. An outage ends and changes
nothing. At a start, and every six hours, tables and settings are compared with the servers and channels that exist.
"""

from collections.abc import Callable, Sequence
from typing import Final

import discord
import structlog

from bot.chat.front.discord_io import TROUBLES, trouble_of
from bot.chat.front.features import Feature
from bot.chat.front.update_loop import In, Next, UpdateLoop
from bot.store import SqlStore
from bot.tables import absence
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.state import TableInfo
from bot.tables.store import StoreBusy
from bot.tables.table import Table
from bot.tables.wall_clock import now

REMEMBERED_MS: Final = 30 * 24 * 60 * 60 * 1000
"""Milliseconds for which a server that removed Roost is remembered."""
_AGAIN: Final = 6 * 60 * 60.0
"""Seconds between two comparisons of the servers that are known with those where Roost is."""
_SOON: Final = 30.0
"""Seconds until a retry if the database is busy."""

_log = structlog.stdlib.get_logger()


class TableCleanup(Feature):
    """Ends tables whose channel, server or rules are gone, and forgets servers."""

    def __init__(self, client: discord.Client, tables: Tables, store: SqlStore, forget: Callable[[int], None]) -> None:
        """`forget` is called for every person who is forgotten with a server."""
        self._client = client
        self._tables = tables
        self._store = store
        self._forget = forget
        self._channels = UpdateLoop("channel", self._end_in)
        self._guilds = UpdateLoop("guild", self._end_on)
        self._comparing = UpdateLoop("sight", self._compare)
        self.following = (self._comparing, self._channels, self._guilds)

    def channel_gone(self, guild_id: int, channel_id: int) -> None:
        """End the tables of a deleted channel or thread."""
        self._channels.request((guild_id, channel_id))

    def guild_gone(self, guild_id: int) -> None:
        """End the tables of a server that removed Roost."""
        self._guilds.request(guild_id)

    def compare(self) -> None:
        """Compare the tables with the servers and channels that the library knows, now and from time to time. Call it
        once all shards are ready."""
        self._comparing.request("all", now=True)

    async def _end_in(self, place: tuple[int, int]) -> Next:
        guild_id, channel_id = place
        if channel_id in (await self._store.guild_settings(guild_id)).channels:
            await self._drop(guild_id, [channel_id])
        for evening in await self._store.evenings_of(guild_id):
            if evening.channel_id == channel_id:
                await self._store.end_evening(evening.evening_id)
        return await self._end(await self._store.live_tables_of(channel_id=channel_id))

    async def _drop(self, guild_id: int, channels: Sequence[int]) -> None:
        """Drop deleted channels from the settings of their server."""
        await self._store.change_guild_settings(guild_id, lambda settings: settings.without_channels(channels))

    async def _end_on(self, guild_id: int) -> Next:
        """End the tables of a server, and note when to forget it."""
        await self._store.note_removed(guild_id, now())
        await self._end(await self._store.live_tables_of(guild_id=guild_id))
        if guild_id in await self._store.removed_guilds(now() - REMEMBERED_MS):
            for person in await self._store.forget_guild(guild_id):
                self._forget(person)
            _log.info("guild.forgotten", guild=guild_id)
        return "done"

    async def _end(self, infos: Sequence[TableInfo]) -> Next:
        for info in infos:
            try:
                await self._tables.commit_without_interaction(info.id, absence.end_gone)
            except Refusal as refusal:  # it has just ended
                _log.info("refused", code=refusal.code, table=info.id)
            except StoreBusy:
                raise
            except Exception:  # noqa: BLE001 - the other tables still have to end
                _log.exception("sight.failed", table=info.id)
            else:
                _log.info("table.out_of_sight", table=info.id)
        return "done"

    async def _compare(self, which: str) -> Next:
        self._comparing.request(which)
        try:
            departed, known = set(await self._store.removed_guilds()), set(await self._store.known_guilds())
            here = {guild.id for guild in self._client.guilds}  # in an outage, unavailable servers included
            if departed & here:
                await self._store.note_present(departed & here)
            for guild_id in (known | departed) - here:
                self.guild_gone(guild_id)
            for info in await self._store.live_tables():
                if Table(info).has_outdated_rules:
                    await self._end_outdated(info)
                elif await self._is_gone(info.guild_id, info.channel_id):
                    await self._end([info])
            for guild_id, channels in (await self._store.chosen_channels()).items():
                if gone := [channel for channel in channels if await self._is_gone(guild_id, channel)]:
                    await self._drop(guild_id, gone)
        except StoreBusy:
            _log.warning("store.busy")
            return In(_SOON)
        except Exception:  # noqa: BLE001 - the next comparison still follows, after the usual pause
            _log.exception("sight.failed")
        return In(_AGAIN)

    async def _end_outdated(self, info: TableInfo) -> None:
        """End a table whose rules an update has replaced, by reading it. A table with newer rules stays."""
        try:
            await self._tables.fetch(info.id)
        except Refusal as refusal:
            _log.info("table.retired" if refusal.code == "outdated" else "refused", table=info.id, code=refusal.code)

    async def _is_gone(self, guild_id: int, channel_id: int) -> bool:
        """Return whether a channel was deleted. Asks Discord if the library does not know it, because it lists no
        archived threads."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable or guild.get_channel_or_thread(channel_id) is not None:
            return False
        try:
            await self._client.fetch_channel(channel_id)
        except TROUBLES as error:
            return trouble_of(error) == "gone"
        return False
