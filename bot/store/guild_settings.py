"""Settings of servers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, select

from bot.store.database import Database
from bot.store.schema import guild_settings
from bot.store.sharding import of_servers
from bot.store.upserts import upsert
from bot.tables.guild_settings import GuildSettings
from bot.tables.shards import Shards

_CHOSEN: Final = ("language", "channels", "threads", "clock", "openers", "emptied")


class SqlGuildSettings:
    """Implements `bot.tables.guild_settings.GuildSettingsStore`."""

    database: Database
    shards: Shards

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        return _settings(await self.database.fetch_all(_SETTINGS, guild=guild_id))

    async def change_guild_settings(
        self, guild_id: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> tuple[GuildSettings, GuildSettings]:
        def work(connection: Connection) -> tuple[GuildSettings, GuildSettings]:
            before = _settings(connection.execute(_SETTINGS, {"guild": guild_id}).all())
            after = change(before)
            if after == GuildSettings():
                connection.execute(_UNCHOOSE, {"guild": guild_id})
            elif after != before:
                connection.execute(_CHOOSE, _row(guild_id, after))
            return before, after

        return await self.database.write(work, alone=True)

    async def chosen_channels(self) -> Mapping[int, Sequence[int]]:
        query = of_servers(_CHANNELS, guild_settings.c.guild_id, self.shards)
        return {row.guild_id: _channels(row) for row in await self.database.fetch_all(query)}


def _settings(rows: Sequence[Row[Any]]) -> GuildSettings:
    """Return the settings of a row, or those of a server without one."""
    for row in rows:
        return GuildSettings(row.language, _channels(row), bool(row.threads), row.clock, row.openers, row.emptied)
    return GuildSettings()


def _channels(row: Row[Any]) -> tuple[int, ...]:
    return msgspec.json.decode(row.channels, type=tuple[int, ...])


def _row(guild_id: int, settings: GuildSettings) -> dict[str, Any]:
    return msgspec.structs.asdict(settings) | {
        "guild_id": guild_id,
        "channels": msgspec.json.encode(settings.channels).decode(),
        "threads": int(settings.threads),
    }


_GUILD: Final = bindparam("guild", type_=guild_settings.c.guild_id.type)
_SETTINGS: Final = select(*[guild_settings.c[name] for name in _CHOSEN]).where(guild_settings.c.guild_id == _GUILD)
_CHANNELS: Final = select(guild_settings.c.guild_id, guild_settings.c.channels).where(guild_settings.c.channels != "[]")
_UNCHOOSE: Final = delete(guild_settings).where(guild_settings.c.guild_id == _GUILD)
_INSERT: Final = upsert(guild_settings)
_CHOOSE: Final = _INSERT.on_conflict_do_update(
    index_elements=[guild_settings.c.guild_id],
    set_={guild_settings.c[name]: _INSERT.excluded[name] for name in _CHOSEN},
)
