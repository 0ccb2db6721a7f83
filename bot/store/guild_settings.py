"""Settings of servers."""

from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, select

from bot.store.database import Database
from bot.store.schema import guild_settings
from bot.store.upserts import upsert
from bot.tables.guild_settings import GuildSettings

_CHOSEN: Final = ("language", "channels", "threads", "clock", "openers")


class SqlGuildSettings:
    """Implements `bot.tables.guild_settings.GuildSettingsStore`."""

    database: Database

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        for row in await self.database.fetch_all(_SETTINGS, guild=guild_id):
            channels = msgspec.json.decode(row.channels, type=tuple[int, ...])
            return GuildSettings(row.language, channels, bool(row.threads), row.clock, row.openers)
        return GuildSettings()

    async def choose_guild_settings(self, guild_id: int, settings: GuildSettings) -> None:
        row = msgspec.structs.asdict(settings) | {
            "guild_id": guild_id,
            "channels": msgspec.json.encode(settings.channels).decode(),
            "threads": int(settings.threads),
        }

        def work(connection: Connection) -> None:
            if settings == GuildSettings():
                connection.execute(_UNCHOOSE, {"guild": guild_id})
            else:
                connection.execute(_CHOOSE, row)

        await self.database.write(work)


_GUILD: Final = bindparam("guild", type_=guild_settings.c.guild_id.type)
_SETTINGS: Final = select(*[guild_settings.c[name] for name in _CHOSEN]).where(guild_settings.c.guild_id == _GUILD)
_UNCHOOSE: Final = delete(guild_settings).where(guild_settings.c.guild_id == _GUILD)
_INSERT: Final = upsert(guild_settings)
_CHOOSE: Final = _INSERT.on_conflict_do_update(
    index_elements=[guild_settings.c.guild_id],
    set_={guild_settings.c[name]: _INSERT.excluded[name] for name in _CHOSEN},
)
