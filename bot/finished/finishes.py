"""Rated tables: those that ended with a result and were begun by at least two people and no computer."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from bot.finished.rating import RatedTable, Role
from bot.tables.entries import DecisionShare
from bot.tables.state import TableInfo, TableState
from games.core import Result

_FEWEST: Final = 2


class Entrant(Struct, frozen=True):
    """A person rated for a seat, with role, place and points. A person who was away is rated last."""

    seat: int
    person: int
    role: Role
    place: int
    points: int


class Finish(Struct, frozen=True):
    """A rated table derived from its log: `entrants` by seat, `feats` by seat and code."""

    info: TableInfo
    ended_at: int
    entrants: tuple[Entrant, ...]
    result: Result
    feats: Mapping[tuple[int, str], int]

    def rated_table(self, season: int) -> RatedTable:
        """Return what ratings need of this table, in a season of its server."""
        return RatedTable(
            table_id=self.info.id,
            guild_id=self.info.guild_id,
            season=season,
            game=self.info.game,
            ended_at=self.ended_at,
            people=tuple(entrant.person for entrant in self.entrants),
            places=tuple(entrant.place for entrant in self.entrants),
            roles=tuple(entrant.role for entrant in self.entrants),
        )


def is_rated(table: TableState) -> bool:
    """Return whether a table that is over counts for ratings, standings, records and feats. Tables begun with a
    computer do not, because anyone could win against those as often as they please."""
    return len(entrants(table)) >= _FEWEST


def entrants(table: TableState) -> tuple[Entrant, ...]:
    """Return the people rated for a table that is over, by seat. Empty if the table began with a computer.

    The person who began at a seat is always rated for it. A later holder is rated, too, if they made most of the seat's
    decisions and held it to the end.
    """
    ended = table.ended
    if ended is None or ended.result is None or table.began_with_computers:
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


def _roles(shares: Sequence[DecisionShare], *, held: bool) -> Iterator[tuple[DecisionShare, Role]]:
    """Return the people rated for a seat among its consecutive holders. `held` is whether the last one held it to the
    end."""
    first, last = shares[0], shares[-1]
    if len(shares) == 1 and held and 2 * first.made >= first.decisions:
        yield first, "held"
        return
    yield first, "away"
    of_the_seat = sum(share.decisions for share in shares)
    if len(shares) > 1 and held and 2 * last.made > of_the_seat:
        yield last, "substitute"


def finish_of(table: TableState, at: int) -> Finish | None:
    """Return the rated table of a log with its last entry at `at`. None if it is not over or not rated."""
    result = table.ended.result if table.ended else None
    if result is None or not is_rated(table):
        return None
    rated = entrants(table)
    by_people = {entrant.seat for entrant in rated if entrant.role != "away"}
    feats = {(seat, code): value for (seat, code), value in table.feats.items() if seat in by_people}
    return Finish(table.info, at, rated, result, feats)


def points(places: Sequence[int], place: int) -> int:
    """Return the points of a place: the number of seats with a worse one."""
    return sum(other > place for other in places)


def shared_places(values: Sequence[int], offset: int, first: int) -> tuple[int, ...]:
    """Return the places of consecutive lines of a sorted list; equal values share one. `offset` is the first line's
    index in the whole list, `first` its place."""
    found: list[int] = []
    for number, value in enumerate(values):
        if number == 0:
            found.append(first)
        else:
            found.append(found[-1] if value == values[number - 1] else offset + number + 1)
    return tuple(found)
