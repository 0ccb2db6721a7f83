"""Replay of a finished table from its log, move by move, with everything open."""

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
"""Errors of an entry that does not fit the log before it, because the log was changed by hand."""


class Moment(Struct, frozen=True):
    """The deal, or a move with its outcome: the number and time of its first entry, its seat (None for the deal),
    whether it was forced and played by the table, the events as the rules saw them, and the table, which changes as the
    replay goes on."""

    number: int
    at: int
    seat: int | None
    forced: bool
    events: tuple[Struct, ...]
    table: Table


def outline(info: TableInfo, log: Iterable[Entry]) -> Table:
    """Return a table without moves, and without entries that only a newer release knows: its people and its end."""
    return Table.replayed(info, (entry for entry in log if entry.kind not in (ACTION, OUTCOME) and is_known(entry)))


def moves_of(log: Iterable[Entry]) -> int:
    """Return the number of moves in a log. There is one moment more, for the deal."""
    return sum(entry.kind == ACTION for entry in log)


def was_played(log: Iterable[Entry]) -> bool:
    """Return whether a log has a move that was not forced."""
    return any(entry.kind == ACTION and entry.by != TABLE for entry in log)


def moments(info: TableInfo, log: Iterable[Entry]) -> Iterator[Moment]:
    """Yield the moments of a table with current rules."""
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
    """Return the number of the moment after so many moves, or of the last one, and the moment."""
    number = min(max(number, 0), moves_of(log))
    return number, next(islice(moments(info, log), number, None))


def _moment(first: Entry, events: Iterable[Struct], table: Table) -> Moment:
    return Moment(first.number, first.at, first.seat, first.by == TABLE, tuple(events), table)
