"""A finished table played once more from its log, move by move, with everything open."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

import msgspec
from msgspec import Struct

from bot.tables.entries import ACTION, OUTCOME, TABLE, Entry, is_known
from bot.tables.state import TableInfo
from bot.tables.table import Table
from games.core import IllegalMove

BROKEN: Final = (IllegalMove, ValueError, msgspec.DecodeError)
"""The errors of playing an entry that does not fit the log before it: somebody changed the log."""


class Moment(Struct, frozen=True):
    """The deal, or a move and what chance made of it: the number of its first entry, when, by which seat (None for the
    deal), whether the table played it because it was forced, the events as nobody but the rules saw them, and the table
    then, which changes as the replay goes on."""

    number: int
    at: int
    seat: int | None
    forced: bool
    events: tuple[Struct, ...]
    table: Table


def outline(info: TableInfo, log: Iterable[Entry]) -> Table:
    """A table without its moves, and without what only a newer Roost knows: who sat there, and how it ended."""
    return Table.replayed(info, (entry for entry in log if entry.kind not in (ACTION, OUTCOME) and is_known(entry)))


def moves_of(log: Iterable[Entry]) -> int:
    """How many moves a log has; its moments are one more, for the deal is one."""
    return sum(entry.kind == ACTION for entry in log)


def was_played(log: Iterable[Entry]) -> bool:
    """Whether anybody moved by themselves."""
    return any(entry.kind == ACTION and entry.by != TABLE for entry in log)


def moments(info: TableInfo, log: Iterable[Entry]) -> Iterator[Moment]:
    """What happened at a table whose rules the code still has, one moment after the other."""
    table = Table(info)
    first: Entry | None = None
    events: list[Struct] = []
    for entry in log:
        if entry.kind == ACTION and first is not None:
            yield _moment(first, events, table)
            first, events = None, []
        events += table.apply(entry)
        if first is None and entry.kind in (ACTION, OUTCOME):
            first = entry
    if first is not None:
        yield _moment(first, events, table)


def moment_at(info: TableInfo, log: Sequence[Entry], number: int) -> tuple[int, Moment]:
    """The moment behind so many moves, or the last one there is, and its number."""
    number = min(max(number, 0), moves_of(log))
    return number, next(islice(moments(info, log), number, None))


def _moment(first: Entry, events: Iterable[Struct], table: Table) -> Moment:
    return Moment(first.number, first.at, first.seat, first.by == TABLE, tuple(events), table)
