"""Leaderboards: from standings if they suffice, otherwise summed over results."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    FromClause,
    Select,
    Subquery,
    and_,
    bindparam,
    func,
    insert,
    literal,
    literal_column,
    null,
    or_,
    select,
)

from bot.finished.finishes import shared_places
from bot.finished.rating import Rating
from bot.finished.store import By, Leaderboard, Scope, Season, SeasonEmpty, Standing
from bot.store.database import Part, reads, writes_alone
from bot.store.people import PERSON, person_of, select_people
from bot.store.schema import people, results, seasons, standings

_SUMS: Final = ("games", "wins", "points")
_RATING: Final = ("rating", "mu", "sigma")


class SqlLeaderboards(Part):
    @reads
    def leaderboard(self, connection: Connection, scope: Scope, by: By, offset: int, limit: int) -> Leaderboard:
        """Return lines of a leaderboard, best first. `by` is wins, points or games in scopes of all games."""
        board = _board(scope)
        page = (
            select(board, *PERSON)
            .join(select_people(literal(scope.guild_id)), people.c.id == board.c.person_id)
            .order_by(*_order(board, by))
            .offset(offset)
            .limit(limit)
        )
        rows = connection.execute(page).all()
        values = [int(getattr(row, by)) for row in rows]
        better = func.count().filter(board.c[by] > values[0]) if rows else func.count()
        total, ahead = (connection.execute(select(func.count(), better).select_from(board))).one()
        places = shared_places(values, offset, ahead + 1)
        return Leaderboard(
            tuple(
                Standing(
                    place=place,
                    person=person_of(row),
                    rating=None if scope.game is None else Rating(row.mu, row.sigma),
                    games=row.games,
                    wins=row.wins,
                    points=row.points,
                    rated=row.rated,
                )
                for place, row in zip(places, rows, strict=True)
            ),
            offset,
            total,
        )

    @reads
    def position_of(self, connection: Connection, scope: Scope, by: By, person: int) -> int | None:
        """Return the number of a person's line, from 0, or None."""
        board = _board(scope)
        own = connection.execute(select(board).where(board.c.person_id == person)).one_or_none()
        if own is None:
            return None
        value, column = getattr(own, by), board.c[by]
        before = or_(
            column > value,
            and_(
                column == value,
                or_(board.c.games > own.games, and_(board.c.games == own.games, board.c.person_id < person)),
            ),
        )
        return connection.scalar(select(func.count()).select_from(board).where(before))

    async def seasons(self, guild_id: int) -> Sequence[Season]:
        """Return a server's seasons in order. The last is current."""
        closed = [Season(*row) for row in await self.database.fetch_all(_SEASONS, guild=guild_id)]
        return [*closed, Season(guild_id, len(closed) + 1, None)]

    @writes_alone
    def close_season(self, connection: Connection, guild_id: int, at: int, person: int) -> Season:
        """Close the current season and return it. Raises SeasonEmpty if no table ended in it. Later tables count for
        the next one; `closed_at` is not before any counted table, even if clocks differ."""
        number = 1 + len(connection.execute(_SEASONS, {"guild": guild_id}).all())
        last: int | None = connection.scalar(_LAST_END, {"guild": guild_id, "number": number})
        if last is None:
            raise SeasonEmpty
        season = Season(guild_id, number, max(at, last))
        row = {"guild_id": guild_id, "number": number, "closed_at": season.closed_at, "closed_by": person}
        connection.execute(insert(seasons), [row])
        return season


def _order(board: FromClause, by: By) -> list[ColumnElement[Any]]:
    return [*[board.c[name].desc() for name in dict.fromkeys((by, "games"))], board.c.person_id]


def _board(scope: Scope) -> Subquery:
    """Return the unsorted lines of a leaderboard: person, games, wins, points, rating, and number of rated tables."""
    if scope.since is not None:
        return _standings_since(scope)
    if scope.game is None:
        summed = [func.sum(standings.c[name]).label(name) for name in _SUMS]
        return (
            in_scope(select(standings.c.person_id, *summed, *_NO_RATING), scope)
            .group_by(standings.c.person_id)
            .subquery()
        )
    columns = [standings.c[name] for name in ("person_id", *_SUMS, *_RATING)]
    return in_scope(select(*columns, standings.c.games.label("rated")), scope).subquery()


def _standings_since(scope: Scope) -> Subquery:
    # Unindexed, or the engine would read all results in the order of people instead of sorting the few of the period.
    person = unindexed(results.c.person_id)
    sums = (
        select(
            person.label("person_id"),
            func.count().label("games"),
            func.count().filter(results.c.place == 1).label("wins"),
            func.sum(results.c.points).label("points"),
        )
        .where(*scope_conditions(scope))
        .group_by(person)
        .subquery()
    )
    if scope.game is None:
        known = select(sums, *_NO_RATING).join(people, people.c.id == sums.c.person_id)
        return known.where(people.c.discord_id.is_not(None)).subquery()
    rating = [standings.c[name] for name in _RATING]
    rated = select(sums, *rating, standings.c.games.label("rated"))
    return in_scope(rated.join(standings, standings.c.person_id == sums.c.person_id), scope).subquery()


def in_scope(query: Select[*tuple[Any, ...]], scope: Scope) -> Select[*tuple[Any, ...]]:
    query = query.where(standings.c.guild_id == (scope.guild_id or 0), standings.c.season == (scope.season or 0))
    return query if scope.game is None else query.where(standings.c.game == scope.game)


def scope_conditions(scope: Scope) -> list[ColumnElement[bool]]:
    params = {"guild_id": scope.guild_id, "season": scope.season, "game": scope.game}
    conditions: list[ColumnElement[bool]] = [
        results.c[name] == value for name, value in params.items() if value is not None
    ]
    return conditions if scope.since is None else [*conditions, results.c.ended_at >= scope.since]


def unindexed(column: ColumnElement[Any]) -> ColumnElement[Any]:
    """Return a numeric column in a form that prevents the use of an index."""
    return column + literal_column("0")


_NO_RATING: Final = [*[null().label(name) for name in _RATING], literal(0).label("rated")]
_SEASONS: Final = (
    select(seasons.c.guild_id, seasons.c.number, seasons.c.closed_at)
    .where(seasons.c.guild_id == bindparam("guild"))
    .order_by(seasons.c.number)
)
_LAST_END: Final = select(func.max(results.c.ended_at)).where(
    results.c.guild_id == bindparam("guild"), results.c.season == bindparam("number")
)
