"""Finished tables, as far as they count: with a result, at least two people, and nobody else."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from bot.finished.rating import Ranking
from bot.tables.table import Table
from bot.tables.told import TableInfo
from games.core import Result

_FEWEST: Final = 2


class Finish(Struct, frozen=True):
    """A table that counts, as its log tells: `people` by seat, `feats` by seat and code."""

    info: TableInfo
    ended_at: int
    people: tuple[int, ...]
    result: Result
    feats: Mapping[tuple[int, str], int]

    def ranking(self, season: int) -> Ranking:
        """The table as ratings see it, in this season of its server."""
        places = {place.seat: place.place for place in self.result.places}
        return Ranking(
            table_id=self.info.id,
            guild_id=self.info.guild_id,
            season=season,
            game=self.info.game,
            ended_at=self.ended_at,
            people=self.people,
            places=tuple(places[seat] for seat in range(len(self.people))),
        )


def counts(table: Table) -> bool:
    """Whether a table that is over counts for ratings, standings, records and feats: not where a computer held a seat,
    be it for a while, for against those anybody could win as often as they please."""
    has_result = table.ended is not None and table.ended.result is not None
    return has_result and not table.with_computers and len(set(table.people)) >= _FEWEST


def finish_of(table: Table, at: int) -> Finish | None:
    """What a table counts as that went through its last entry at `at`; None where it is not over or does not count."""
    result = table.ended.result if table.ended else None
    if result is None or not counts(table):
        return None
    return Finish(table.info, at, table.people, result, table.feats)


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
