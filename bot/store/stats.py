"""Records of people at tables that are over, the course of a rating, and a server's best."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, func, select, tuple_

from bot.finished.rating import AWAY, START, Rating
from bot.finished.records import RatedOutcome, stats_of
from bot.finished.store import GameStats, RatingChange, RatingPoint, RecordedScore, Scope
from bot.store.database import Part, reads
from bot.store.leaderboards import in_scope, scope_conditions
from bot.store.people import PERSON, person_of, select_people
from bot.store.schema import feats, nicknames, people, ratings, results, standings
from bot.tables.store import Person
from games.registry import GAMES

_KNOWN: Final = people.c.discord_id.is_not(None)
_THERE: Final = results.c.role != AWAY
_AT_SEAT: Final = and_(results.c.table_id == feats.c.table_id, results.c.seat == feats.c.seat, _THERE)


class SqlStats(Part):
    @reads
    def stats(self, connection: Connection, person: int, scope: Scope) -> Sequence[GameStats]:
        """Return a person's record per game, most played first."""
        own = [results.c.person_id == person, *scope_conditions(scope)]
        rating = select(standings.c.game, standings.c.mu, standings.c.sigma).where(standings.c.person_id == person)
        rated = {row.game: Rating(row.mu, row.sigma) for row in connection.execute(in_scope(rating, scope)).all()}
        columns = [results.c[name] for name in ("game", *RatedOutcome.__struct_fields__)]
        rows = sorted(connection.execute(select(*columns).where(*own)).all(), key=itemgetter(0))
        most = _most_of_every_feat(connection, own)
        found = [
            stats_of(game, [RatedOutcome(*values) for _, *values in group], rated[game], most[game])
            for game, group in groupby(rows, itemgetter(0))
            if game in rated and game in GAMES
        ]
        return sorted(found, key=lambda record: (-record.games, record.game))

    @reads
    def rating_path(self, connection: Connection, person: int, scope: Scope) -> Sequence[RatingPoint]:
        """Return a person's rating in the scope's game after every table, in order."""
        query = (
            select(ratings.c.ended_at, ratings.c.mu, ratings.c.sigma)
            .join(people, and_(people.c.id == ratings.c.person_id, _KNOWN))
            .where(
                ratings.c.person_id == person,
                ratings.c.guild_id == (scope.guild_id or 0),
                ratings.c.season == (scope.season or 0),
                ratings.c.game == scope.game,
                ratings.c.ended_at >= (scope.since or 0),
            )
            .order_by(ratings.c.ended_at, ratings.c.table_id)
        )
        return [RatingPoint(row.ended_at, Rating(row.mu, row.sigma)) for row in connection.execute(query).all()]

    @reads
    def rating_changes(self, connection: Connection, table_id: str) -> Sequence[RatingChange]:
        """Return the rating changes by a rated table, by seat, without forgotten people."""
        rows = connection.execute(_CHANGES, {"table": table_id}).all()
        return [
            RatingChange(
                row.seat,
                person_of(row),
                row.role,
                START if row.old_mu is None else Rating(row.old_mu, row.old_sigma),
                Rating(row.mu, row.sigma),
                row.rated,
            )
            for row in rows
        ]

    @reads
    def server_records(
        self, connection: Connection, guild_id: int, game: str
    ) -> Mapping[str, tuple[Person, RecordedScore]]:
        """Return a server's records in a game: the best `score`, and the best of every feat by code. The first one wins
        ties."""
        params = {"guild": guild_id, "of_game": game}
        found = {"score": connection.execute(_LOWEST if GAMES[game].lowest_wins else _HIGHEST, params).first()}
        for code in GAMES[game].records:
            found[code] = connection.execute(_HIGHEST_FEAT, params | {"of_code": code}).first()
        return {
            code: (person_of(row), RecordedScore(row.value, row.table_id, row.ended_at))
            for code, row in found.items()
            if row is not None
        }


def _most_of_every_feat(
    connection: Connection, own: Sequence[ColumnElement[bool]]
) -> Mapping[str, Mapping[str, RecordedScore]]:
    """Return the best of every feat by game and code, in the order of the game's `records`; the first of equal ones."""
    rank = func.row_number().over(
        partition_by=(feats.c.game, feats.c.code), order_by=(feats.c.value.desc(), feats.c.ended_at, feats.c.table_id)
    )
    ranked = select(feats, rank.label("number")).join(results, _AT_SEAT).where(*own).subquery()
    rows = connection.execute(select(ranked).where(ranked.c.number == 1)).all()
    scores = {(row.game, row.code): RecordedScore(row.value, row.table_id, row.ended_at) for row in rows}
    return {
        game: {code: scores[game, code] for code in rules.records if (game, code) in scores}
        for game, rules in GAMES.items()
    }


# A server's best


def _first_holders(
    query: Select[*tuple[Any, ...]], value: ColumnElement[int], order: ColumnElement[int]
) -> Select[*tuple[Any, ...]]:
    """Return the person who reached the best value first."""
    extreme = query.with_only_columns(value).order_by(order).limit(1).correlate(None).scalar_subquery()
    row = query.selected_columns
    return query.where(value == extreme).order_by(row.ended_at, row.table_id, row.seat).limit(1)


_AFTER: Final = ratings.alias()
_ON_ITS_LADDER: Final = [
    _AFTER.c[name] == results.c[name] for name in ("person_id", "guild_id", "season", "game", "ended_at", "table_id")
]
_BEFORE: Final = (
    *[ratings.c[name] == results.c[name] for name in ("person_id", "guild_id", "season", "game")],
    tuple_(ratings.c.ended_at, ratings.c.table_id) < tuple_(results.c.ended_at, results.c.table_id),
)
_RATED: Final = (1 + select(func.count()).where(*_BEFORE).correlate(results).scalar_subquery()).label("rated")
_OLDER: Final = (
    select().where(*_BEFORE).order_by(ratings.c.ended_at.desc(), ratings.c.table_id.desc()).limit(1).correlate(results)
)
_CHANGES: Final = (
    select(
        results.c.seat,
        results.c.role,
        *PERSON,
        _AFTER.c.mu,
        _AFTER.c.sigma,
        *[_OLDER.add_columns(ratings.c[name]).scalar_subquery().label(f"old_{name}") for name in ("mu", "sigma")],
        _RATED,
    )
    .select_from(results)
    .join(_AFTER, and_(*_ON_ITS_LADDER))
    .join(people, and_(people.c.id == results.c.person_id, _KNOWN))
    .outerjoin(nicknames, and_(nicknames.c.person_id == people.c.id, nicknames.c.guild_id == results.c.guild_id))
    .where(results.c.table_id == bindparam("table"))
    .order_by(results.c.seat, results.c.role)
)
_SEEN: Final = select_people(bindparam("guild"))
_SCORES: Final = (
    select(*PERSON, results.c.score.label("value"), results.c.table_id, results.c.ended_at, results.c.seat)
    .select_from(results.join(_SEEN, and_(people.c.id == results.c.person_id, _KNOWN)))
    .where(results.c.guild_id == bindparam("guild"), results.c.game == bindparam("of_game"), _THERE)
)
_FEATS: Final = (
    select(*PERSON, feats.c.value, feats.c.table_id, feats.c.ended_at, feats.c.seat)
    .select_from(feats.join(results, _AT_SEAT).join(_SEEN, and_(people.c.id == results.c.person_id, _KNOWN)))
    .where(
        feats.c.guild_id == bindparam("guild"),
        feats.c.game == bindparam("of_game"),
        feats.c.code == bindparam("of_code"),
    )
)
_HIGHEST: Final = _first_holders(_SCORES, results.c.score, results.c.score.desc())
_LOWEST: Final = _first_holders(_SCORES, results.c.score, results.c.score)
_HIGHEST_FEAT: Final = _first_holders(_FEATS, feats.c.value, feats.c.value.desc())
