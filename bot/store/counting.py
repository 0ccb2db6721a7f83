"""Results of a finished table: places, feats, ratings and standings.

Ratings follow the order (ended_at, table id). Tables that end within one millisecond may be written the other way
round; the later ones are then rated again.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    true,
    tuple_,
    union_all,
    update,
)

from bot.finished.finishes import Finish
from bot.finished.rating import Ladder, RatedTable, Rating, rate_all
from bot.store.schema import feats, people, ratings, results, seasons, standings
from bot.store.statements import insert_or

Values = dict[str, Any]
"""A row to write."""


def count(connection: Connection, finish: Finish) -> None:
    """Count a table whose last entry is being written. A person who left and was forgotten gets no standing."""
    info = finish.info
    season = connection.scalar(_SEASON, {"guild": info.guild_id, "ended": finish.ended_at})
    own = finish.rated_table(season or 1)
    connection.execute(insert(results), result_values(finish, own))
    if finish.feats:
        connection.execute(insert(feats), feat_values(finish))
    place_in_time = {"game": info.game, "ended": finish.ended_at, "table": info.id}
    later = _rated_tables(connection.execute(_LATER, place_in_time).all())
    met = {person for rated in (own, *later) for person in rated.people}
    params = place_in_time | {"guild": own.guild_id, "number": own.season, "ids": sorted(met)}
    before = connection.execute(_BEFORE, params).all()
    now = {
        (Ladder(row.guild_id, row.season, own.game), row.person_id): Rating(row.mu, row.sigma)
        for row in before
        if row.mu is not None
    }
    if later:
        unrated = [place_in_time | _prefixed(ladder) | {"person": person} for ladder in own.ladders for person in met]
        connection.execute(_UNRATE, unrated)
    connection.execute(insert(ratings), [rating_values(*climb) for climb in rate_all([own, *later], own.ladders, now)])
    known = {row.person_id for row in before if row.discord_id is not None}
    gained = [
        standing_values(ladder, person, now[ladder, person], gain)
        for ladder, person, gain in gains(finish, own)
        if person in known
    ]
    if gained:
        connection.execute(_GAIN, gained)
    if later:  # forgotten people get no standing
        moved = [_prefixed(ladder) | {"person": person} | _shown(rating) for (ladder, person), rating in now.items()]
        connection.execute(_MOVE, moved)


def _rated_tables(rows: Sequence[Row[Any]]) -> list[RatedTable]:
    """Group the rows of seats, sorted by table, into tables."""
    found: list[RatedTable] = []
    for _, group in groupby(rows, lambda row: row.table_id):
        seats = list(group)
        first = seats[0]
        found.append(
            RatedTable(
                first.table_id,
                first.guild_id,
                first.season,
                first.game,
                first.ended_at,
                tuple(row.person_id for row in seats),
                tuple(row.place for row in seats),
                tuple(row.role for row in seats),
            )
        )
    return found


def gains(finish: Finish, rated: RatedTable) -> Iterator[tuple[Ladder, int, Mapping[str, int]]]:
    """Return the additions of a finished table to its people's standings."""
    gained = [(e.person, {"games": 1, "wins": int(e.place == 1), "points": e.points}) for e in finish.entrants]
    for ladder in rated.ladders:
        for person, sums in gained:
            yield ladder, person, sums


# Rows


def result_values(finish: Finish, rated: RatedTable) -> list[Values]:
    """Return the rows of `results` of a finished table, one per rated person."""
    about = {"table_id": rated.table_id, "guild_id": rated.guild_id, "game": rated.game}
    about |= {"season": rated.season, "ended_at": rated.ended_at}
    about |= {"seats": len(finish.result.places), "reason": finish.result.reason}
    places = {place.seat: place for place in finish.result.places}
    return [
        {
            **about,
            "seat": entrant.seat,
            "person_id": entrant.person,
            "role": entrant.role,
            "place": entrant.place,
            "points": entrant.points,
            "score": places[entrant.seat].score,
            "tiebreak": places[entrant.seat].tiebreak,
        }
        for entrant in finish.entrants
    ]


def feat_values(finish: Finish) -> list[Values]:
    info = finish.info
    about = {"table_id": info.id, "guild_id": info.guild_id, "game": info.game, "ended_at": finish.ended_at}
    return [{**about, "seat": seat, "code": code, "value": value} for (seat, code), value in finish.feats.items()]


def rating_values(rated: RatedTable, ladder: Ladder, person: int, rating: Rating) -> Values:
    about = {"person_id": person, "ended_at": rated.ended_at, "table_id": rated.table_id}
    return {**msgspec.structs.asdict(ladder), **about, "mu": rating.mu, "sigma": rating.sigma}


def standing_values(ladder: Ladder, person: int, rating: Rating, sums: Mapping[str, int]) -> Values:
    return {**msgspec.structs.asdict(ladder), "person_id": person, **_shown(rating), **sums}


def _shown(rating: Rating) -> Values:
    return {"mu": rating.mu, "sigma": rating.sigma, "rating": rating.tenths}


def _prefixed(ladder: Ladder) -> Values:
    """Return a ladder as parameters of a statement. They have a prefix, because SQLAlchemy would write parameters named
    like columns."""
    return {f"of_{name}": value for name, value in msgspec.structs.asdict(ladder).items()}


# The statements

_SEASON: Final = select(func.count() + 1).where(
    seasons.c.guild_id == bindparam("guild"), seasons.c.closed_at < bindparam("ended")
)
_THIS: Final = tuple_(
    bindparam("ended", type_=results.c.ended_at.type), bindparam("table", type_=results.c.table_id.type)
)
_RANKED: Final = ("table_id", "guild_id", "season", "game", "ended_at", "person_id", "place", "role")
_LATER: Final = (
    select(*[results.c[name] for name in _RANKED])
    .where(tuple_(results.c.ended_at, results.c.table_id) > _THIS, results.c.game == bindparam("game"))
    .order_by(*[results.c[name] for name in ("ended_at", "table_id", "seat", "role")])  # away before substitute
)
_GUILD: Final = bindparam("guild", type_=ratings.c.guild_id.type)
_LADDERS: Final = union_all(
    select(literal(0).label("guild_id"), literal(0).label("season")),
    select(_GUILD, literal(0)),
    select(_GUILD, bindparam("number", type_=ratings.c.season.type)),
).subquery()
_LAST: Final = (
    select()
    .where(
        ratings.c.person_id == people.c.id,
        ratings.c.guild_id == _LADDERS.c.guild_id,
        ratings.c.season == _LADDERS.c.season,
        ratings.c.game == bindparam("game"),
        tuple_(ratings.c.ended_at, ratings.c.table_id) < _THIS,
    )
    .order_by(ratings.c.ended_at.desc(), ratings.c.table_id.desc())
    .limit(1)
    .correlate(people, _LADDERS)
)
_BEFORE: Final = (
    select(
        _LADDERS,
        people.c.id.label("person_id"),
        people.c.discord_id,
        *[_LAST.add_columns(ratings.c[name]).scalar_subquery().label(name) for name in ("mu", "sigma")],
    )
    .select_from(people.join(_LADDERS, true()))
    .where(people.c.id.in_(bindparam("ids", expanding=True)))
)
_UNRATE: Final = delete(ratings).where(
    ratings.c.person_id == bindparam("person"),
    *[ratings.c[name] == bindparam(f"of_{name}") for name in Ladder.__struct_fields__],
    tuple_(ratings.c.ended_at, ratings.c.table_id) > _THIS,
)
_INSERT_STANDING: Final = insert_or(standings)
_GAIN: Final = _INSERT_STANDING.on_conflict_do_update(
    index_elements=[standings.c[name] for name in ("person_id", *Ladder.__struct_fields__)],
    set_={name: _INSERT_STANDING.excluded[name] for name in ("mu", "sigma", "rating")}
    | {name: standings.c[name] + _INSERT_STANDING.excluded[name] for name in ("games", "wins", "points")},
)
_MOVE: Final = (
    update(standings)
    .where(
        standings.c.person_id == bindparam("person"),
        *[standings.c[name] == bindparam(f"of_{name}") for name in Ladder.__struct_fields__],
    )
    .values({name: bindparam(name) for name in ("mu", "sigma", "rating")})
)
