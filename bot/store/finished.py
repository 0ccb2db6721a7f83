"""Results of finished tables."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, insert, select

from bot.finished.needs import (
    By,
    Change,
    GameRecord,
    History,
    Leaderboard,
    Point,
    Rebuilt,
    Scope,
    Score,
    Season,
    SeasonEmpty,
)
from bot.store import histories, leaderboards, stats
from bot.store.database import Database
from bot.store.rebuilding import Rebuilding
from bot.store.schema import results, seasons
from bot.tables.needs import Person


class SqlFinished:
    """Implements `bot.finished.needs.FinishedStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def leaderboard(self, scope: Scope, by: By, offset: int, limit: int) -> Leaderboard:
        return await self._database.read(lambda one: leaderboards.leaderboard(one, scope, by, offset, limit))

    async def position_of(self, scope: Scope, by: By, person: int) -> int | None:
        return await self._database.read(lambda one: leaderboards.position_of(one, scope, by, person))

    async def seasons(self, guild_id: int) -> Sequence[Season]:
        closed = [Season(*row) for row in await self._database.fetch_all(_SEASONS, guild=guild_id)]
        return [*closed, Season(guild_id, len(closed) + 1, None)]

    async def close_season(self, guild_id: int, at: int, person: int) -> Season:
        return await self._database.write(lambda one: _close(one, guild_id, at, person), alone=True)

    async def record(self, person: int, scope: Scope) -> Sequence[GameRecord]:
        return await self._database.read(lambda one: stats.record(one, person, scope))

    async def rating_path(self, person: int, scope: Scope) -> Sequence[Point]:
        return await self._database.read(lambda one: stats.rating_path(one, person, scope))

    async def rating_changes(self, table_id: str) -> Sequence[Change]:
        return await self._database.read(lambda one: stats.rating_changes(one, table_id))

    async def best(self, guild_id: int, game: str) -> Mapping[str, tuple[Person, Score]]:
        return await self._database.read(lambda one: stats.best(one, guild_id, game))

    async def history(
        self, guild_id: int, channel_id: int | None, person: int | None, offset: int, limit: int
    ) -> History:
        return await self._database.read(
            lambda one: histories.history(one, guild_id, channel_id, person, offset, limit)
        )

    async def rebuild(self) -> Rebuilt:
        rebuilding = Rebuilding(self._database)
        await rebuilding.read()
        return await rebuilding.write()


def _close(connection: Connection, guild_id: int, at: int, person: int) -> Season:
    """Close a season no earlier than its last table ended, even if clocks differ, so that counted tables stay in it."""
    asked = {"guild": guild_id}
    number = 1 + len(connection.execute(_SEASONS, asked).all())
    last: int | None = connection.scalar(_LAST_END, asked | {"number": number})
    if last is None:
        raise SeasonEmpty
    season = Season(guild_id, number, max(at, last))
    row: dict[str, Any] = {"guild_id": guild_id, "number": number, "closed_at": season.closed_at, "closed_by": person}
    connection.execute(insert(seasons), [row])
    return season


_SEASONS: Final = (
    select(seasons.c.guild_id, seasons.c.number, seasons.c.closed_at)
    .where(seasons.c.guild_id == bindparam("guild"))
    .order_by(seasons.c.number)
)
_LAST_END: Final = select(func.max(results.c.ended_at)).where(
    results.c.guild_id == bindparam("guild"), results.c.season == bindparam("number")
)
