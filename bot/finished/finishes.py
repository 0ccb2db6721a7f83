"""Finished tables, as far as they count: with a result, begun by at least two people and nobody else."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from bot.finished.rating import Ranking, Role
from bot.tables.entries import Share
from bot.tables.state import TableInfo, TableState
from games.core import Result

_FEWEST: Final = 2


class Entrant(Struct, frozen=True):
    """Who is rated for a seat, how that person had it, and in which place, with how many points: whoever was away is
    the last of the table."""

    seat: int
    person: int
    role: Role
    place: int
    points: int


class Finish(Struct, frozen=True):
    """A table that counts, as its log tells: `entrants` by seat, `feats` by seat and code."""

    info: TableInfo
    ended_at: int
    entrants: tuple[Entrant, ...]
    result: Result
    feats: Mapping[tuple[int, str], int]

    def ranking(self, season: int) -> Ranking:
        """The table as ratings see it, in this season of its server."""
        return Ranking(
            table_id=self.info.id,
            guild_id=self.info.guild_id,
            season=season,
            game=self.info.game,
            ended_at=self.ended_at,
            people=tuple(entrant.person for entrant in self.entrants),
            places=tuple(entrant.place for entrant in self.entrants),
            roles=tuple(entrant.role for entrant in self.entrants),
        )


def counts(table: TableState) -> bool:
    """Whether a table that is over counts for ratings, standings, records and feats: not where it began with a
    computer, for against those anybody could win as often as they please."""
    return len(entrants(table)) >= _FEWEST


def entrants(table: TableState) -> tuple[Entrant, ...]:
    """Who is rated for a table that is over, by seat: whoever began at a seat, and whoever made most decisions of a
    seat that somebody else began at, and held it to the end. Nobody where it began with a computer."""
    ended = table.ended
    if ended is None or ended.result is None or table.with_computers:
        return ()
    places = {place.seat: place.place for place in ended.result.places}
    ordered = tuple(places.values())
    if not ended.shares:
        return tuple(
            Entrant(seat, person, "held", places[seat], points(ordered, places[seat]))
            for seat, person in enumerate(table.people)
        )
    return tuple(
        Entrant(share.seat, share.person, role, places[share.seat], points(ordered, places[share.seat]))
        if role != "away"
        else Entrant(share.seat, share.person, role, len(ordered), 0)
        for seat, shares in groupby(ended.shares, lambda share: share.seat)
        for share, role in _roles(tuple(shares), held=seat in ended.held)
    )


def _roles(shares: Sequence[Share], *, held: bool) -> Iterator[tuple[Share, Role]]:
    """Who is rated for a seat, of those who had it one after the other; `held`: by the last one to the end."""
    first, last = shares[0], shares[-1]
    if len(shares) == 1 and held and 2 * first.made >= first.asked:
        yield first, "held"
        return
    yield first, "away"
    of_the_seat = sum(share.asked for share in shares)
    if len(shares) > 1 and held and 2 * last.made > of_the_seat:
        yield last, "substitute"


def finish_of(table: TableState, at: int) -> Finish | None:
    """What a table counts as that went through its last entry at `at`; None where it is not over or does not count."""
    result = table.ended.result if table.ended else None
    if result is None or not counts(table):
        return None
    rated = entrants(table)
    by_people = {entrant.seat for entrant in rated if entrant.role != "away"}
    feats = {(seat, code): value for (seat, code), value in table.feats.items() if seat in by_people}
    return Finish(table.info, at, rated, result, feats)


def points(places: Sequence[int], place: int) -> int:
    """The points of a place: how many seats ended in a worse one."""
    return sum(other > place for other in places)


def shared_places(values: Sequence[int], offset: int, first: int) -> tuple[int, ...]:
    """The places of lines in order by these values, the first of which is number `offset` and has the place `first`:
    equal values share one."""
    found: list[int] = []
    for number, value in enumerate(values):
        if number == 0:
            found.append(first)
        else:
            found.append(found[-1] if value == values[number - 1] else offset + number + 1)
    return tuple(found)
