"""Servers: known ones, their settings, those that removed Roost, and forgetting."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Executable,
    Row,
    Select,
    bindparam,
    delete,
    exists,
    func,
    or_,
    select,
    union,
    update,
)

from bot.store.database import Part, writes_alone
from bot.store.forgotten import note
from bot.store.logs import INFO_COLUMNS
from bot.store.privacy import empty
from bot.store.schema import (
    BESIDE_MOVES,
    LIVE,
    NAMES,
    daily_answers,
    daily_posts,
    departures,
    entries,
    evening_answers,
    evenings,
    feats,
    former_seats,
    guild_settings,
    messages,
    nicknames,
    people,
    ratings,
    results,
    retired,
    seasons,
    seats,
    standings,
    subscriptions,
    tables,
    visitors,
)
from bot.store.statements import insert_new, of_servers, upsert
from bot.tables.entries import by_person, named_in, people_in
from bot.tables.guild_settings import GuildSettings
from bot.tables.state import TableInfo

NOWHERE: Final = 0
"""The id in place of a forgotten server or channel."""


class SqlGuilds(Part):
    """Servers of this process."""

    async def known_guilds(self) -> Collection[int]:
        """Return the servers that have tables, nicknames or settings."""
        query = of_servers(_KNOWN, _KNOWN.selected_columns.guild_id, self.shards)
        return {row.guild_id for row in await self.database.fetch_all(query)}

    async def live_tables_of(
        self, *, guild_id: int | None = None, channel_id: int | None = None
    ) -> Sequence[TableInfo]:
        """Return the live tables of a server, or of a channel and its threads."""
        query = _LIVE.where(
            (tables.c.guild_id == bindparam("guild"))
            | (tables.c.channel_id == bindparam("channel"))
            | (tables.c.parent_id == bindparam("channel"))
        )
        return [TableInfo(*row) for row in await self.database.fetch_all(query, guild=guild_id, channel=channel_id)]

    async def live_tables(self) -> Sequence[TableInfo]:
        query = of_servers(_LIVE, tables.c.guild_id, self.shards)
        return [TableInfo(*row) for row in await self.database.fetch_all(query)]

    async def note_removed(self, guild_id: int, at: int) -> None:
        """Note that a server removed Roost at a moment, in milliseconds since 1970. The first such moment counts."""
        await self.database.execute(_DEPART, {"guild_id": guild_id, "at": at})

    async def note_present(self, guild_ids: Collection[int]) -> None:
        """Note that Roost is on these servers."""
        await self.database.execute(_STAY, {"ids": list(guild_ids)})

    async def removed_guilds(self, before: int | None = None) -> Sequence[int]:
        """Return the servers that removed Roost, before a moment if one is given."""
        query = _DEPARTED if before is None else _DEPARTED.where(departures.c.at < before)
        here = of_servers(query, departures.c.guild_id, self.shards)
        return [row.guild_id for row in await self.database.fetch_all(here)]

    @writes_alone
    def forget_guild(self, connection: Connection, guild_id: int) -> Sequence[int]:
        """Delete a server that removed Roost, unless it has a live table: its ids, settings, standings and messages.
        Returns the people who are forgotten too: those known from there alone, and `_STRAYS`. Logs and global ratings
        stay."""
        here = {"guild": guild_id}
        if not connection.scalar(_MAY_GO, here):
            return ()
        known_here = people_in(connection.scalars(_DOERS_HERE, here)) | named_in(connection.scalars(_NAMED_HERE, here))
        known_here |= {*connection.scalars(_PEOPLE_HERE, here)}
        for statement in _FORGET:
            connection.execute(statement, here)
        candidates = known_here | {*connection.scalars(_STRAYS)}
        candidates -= named_in(connection.scalars(_NAMED_ELSEWHERE))
        known = {it: {"person": it, "by": by_person(it)} for it in candidates}
        gone = [person for person, names in known.items() if not connection.scalar(_KNOWN_ELSEWHERE, names)]
        for person in gone:
            empty(connection, person)
        note(connection, gone)
        return gone


def _servers_in(column: Column[int]) -> Select[int]:
    """Return the query for the distinct servers of a column. Each is searched in the index after the one before, so
    that the other rows are never read."""
    found = select(func.min(column).label("guild_id")).where(column > NOWHERE).cte(recursive=True)
    following = select(func.min(column)).where(column > found.c.guild_id).scalar_subquery()
    found = found.union_all(select(following).where(found.c.guild_id.is_not(None)))
    return select(found.c.guild_id).where(found.c.guild_id.is_not(None))


_KNOWN_BY: Final = (tables, nicknames, subscriptions, guild_settings, daily_posts, daily_answers, evenings)
_known: Final = union(
    *map(_servers_in, (people.c.chosen_guild_id, *[table.c.guild_id for table in _KNOWN_BY]))
).subquery()
_KNOWN: Final = select(_known.c.guild_id)
_LIVE: Final = select(*INFO_COLUMNS).where(LIVE)
_DEPART: Final = insert_new(departures)
_STAY: Final = delete(departures).where(departures.c.guild_id.in_(bindparam("ids", expanding=True)))
_DEPARTED: Final = select(departures.c.guild_id).order_by(departures.c.at)
_GUILD: Final = bindparam("guild", type_=tables.c.guild_id.type)
_MAY_GO: Final = select(
    exists().where(departures.c.guild_id == _GUILD) & ~exists().where(tables.c.guild_id == _GUILD, LIVE)
)
_TABLES_HERE: Final = select(tables.c.id).where(tables.c.guild_id == _GUILD)
_EVENINGS_HERE: Final = select(evenings.c.evening_id).where(evenings.c.guild_id == _GUILD)
_PEOPLE_HERE: Final = union(
    select(seats.c.person_id).where(seats.c.table_id.in_(_TABLES_HERE), seats.c.person_id.is_not(None)),
    *[select(table.c.person_id).where(table.c.table_id.in_(_TABLES_HERE)) for table in (former_seats, visitors)],
    *[
        select(table.c.person_id).where(table.c.guild_id == _GUILD)
        for table in (nicknames, subscriptions, daily_answers, evenings)
    ],
    select(evening_answers.c.person_id).where(evening_answers.c.evening_id.in_(_EVENINGS_HERE)),
    select(seasons.c.closed_by).where(seasons.c.guild_id == _GUILD),
    select(people.c.id).where(people.c.chosen_guild_id == _GUILD),
)
_DOERS_HERE: Final = select(entries.c.by).where(entries.c.table_id.in_(_TABLES_HERE), BESIDE_MOVES).distinct()
_NAMED: Final = select(entries.c.body).where(NAMES)
_NAMED_HERE: Final = _NAMED.where(entries.c.table_id.in_(_TABLES_HERE))
_NAMED_ELSEWHERE: Final = _NAMED.join(tables, tables.c.id == entries.c.table_id).where(tables.c.guild_id != NOWHERE)
_OF_GUILDS: Final = (
    nicknames,
    subscriptions,
    standings,
    ratings,
    seasons,
    guild_settings,
    daily_posts,
    evenings,
    departures,
)
_FORGET: Final[Sequence[Executable]] = (
    *[delete(table).where(table.c.table_id.in_(_TABLES_HERE)) for table in (messages, retired)],
    *[delete(table).where(table.c.guild_id == _GUILD) for table in _OF_GUILDS],
    update(daily_answers).where(daily_answers.c.guild_id == _GUILD).values(guild_id=NOWHERE, named=0),
    update(results).where(results.c.guild_id == _GUILD).values(guild_id=NOWHERE, season=1),
    update(feats).where(feats.c.guild_id == _GUILD).values(guild_id=NOWHERE),
    update(people).where(people.c.chosen_guild_id == _GUILD).values(chosen_guild_id=NOWHERE),
    update(tables).where(tables.c.guild_id == _GUILD).values(guild_id=NOWHERE, channel_id=NOWHERE, parent_id=None),
)
_PERSON: Final = bindparam("person", type_=people.c.id.type)
_OF_TABLES: Final = (seats, former_seats, visitors)
_OF_PEOPLE: Final[Sequence[ColumnElement[int]]] = (
    nicknames.c.person_id,
    subscriptions.c.person_id,
    seasons.c.closed_by,
    evenings.c.person_id,
    evening_answers.c.person_id,
)
_TABLES_OF_ONE: Final = union(
    *[select(table.c.table_id).where(table.c.person_id == _PERSON) for table in _OF_TABLES],
    select(entries.c.table_id).where(entries.c.by == bindparam("by"), BESIDE_MOVES),
)
_PERSONS: Final = [*_OF_PEOPLE, *[table.c.person_id for table in (*_OF_TABLES, daily_answers)]]
_STRAYS: Final = select(people.c.id).where(
    people.c.discord_id.is_not(None),
    people.c.chosen_guild_id.is_(None),
    *[~exists().where(column == people.c.id) for column in _PERSONS],
)
"""People who chose no preferences, and only looked at something, or answered plans that are over. No server knows
them."""
_KNOWN_ELSEWHERE: Final = select(
    exists().where(tables.c.id.in_(_TABLES_OF_ONE), tables.c.guild_id != NOWHERE)
    | or_(*[exists().where(column == _PERSON) for column in _OF_PEOPLE])
    | exists().where(people.c.id == _PERSON, people.c.chosen_guild_id != NOWHERE)
    | exists().where(
        daily_answers.c.person_id == _PERSON,
        or_(daily_answers.c.guild_id.is_(None), daily_answers.c.guild_id != NOWHERE),
    )
)


_CHOSEN: Final = ("language", "channels", "threads", "clock", "openers", "emptied")


class SqlGuildSettings(Part):
    async def guild_settings(self, guild_id: int) -> GuildSettings:
        return _settings(await self.database.fetch_all(_SETTINGS, guild=guild_id))

    @writes_alone
    def change_guild_settings(
        self, connection: Connection, guild_id: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> tuple[GuildSettings, GuildSettings]:
        """Change the settings of a server in one transaction, and return them before and after. Nothing is stored of a
        server without a choice of its own."""
        before = _settings(connection.execute(_SETTINGS, {"guild": guild_id}).all())
        after = change(before)
        if after == GuildSettings():
            connection.execute(_UNCHOOSE, {"guild": guild_id})
        elif after != before:
            connection.execute(_CHOOSE, _row(guild_id, after))
        return before, after

    async def chosen_channels(self) -> Mapping[int, Sequence[int]]:
        """Return the channels that the servers of this process have chosen, by server."""
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


_SETTINGS: Final = select(*[guild_settings.c[name] for name in _CHOSEN]).where(guild_settings.c.guild_id == _GUILD)
_CHANNELS: Final = select(guild_settings.c.guild_id, guild_settings.c.channels).where(guild_settings.c.channels != "[]")
_UNCHOOSE: Final = delete(guild_settings).where(guild_settings.c.guild_id == _GUILD)
_CHOOSE: Final = upsert(guild_settings, *_CHOSEN)
