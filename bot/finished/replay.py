"""Replay of a finished table from its log, move by move, with everything open; and its audit, in which every roll and
deal of the dealer is computed from the seed again."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Final, Literal

import msgspec
from msgspec import Struct

from bot.tables.entries import ACTION, OUTCOME, TABLE, Entry, Opened, decode_body
from bot.tables.refusals import Refusal
from bot.tables.state import TableInfo, TableState
from bot.tables.table import Table
from games.chance import commitment
from games.core import IllegalMove

BROKEN: Final = (IllegalMove, ValueError, msgspec.DecodeError)
"""Errors of an entry that does not fit the log before it, because the log was changed by hand."""


Unasked = Literal["forced", "routine"]
"""Why the table played a move by itself: it was the only one, or the only one that is not in vain."""


class Moment(Struct, frozen=True):
    """The deal, or a move with its outcome."""

    number: int
    """Of its first entry."""
    at: int
    """Of its first entry, in milliseconds since 1970."""
    seat: int | None
    """None for the deal."""
    unasked: Unasked | None
    """The reason why the table played it by itself. None if a seat did."""
    events: tuple[Struct, ...]
    """As the rules saw them."""
    table: Table
    """Changes as the replay goes on."""


def outline(info: TableInfo, log: Iterable[Entry]) -> Table:
    """Return a table without moves, and without entries that only a newer release knows: its people and its end."""
    table = Table(info)
    for entry in log:
        if entry.kind not in (ACTION, OUTCOME):
            with suppress(Refusal):
                table.apply(entry)
    return table


def moves_of(log: Iterable[Entry]) -> int:
    """Return the number of moves in a log. There is one moment more, for the deal."""
    return sum(entry.kind == ACTION for entry in log)


def was_played(log: Iterable[Entry]) -> bool:
    """Return whether a log has a move that the table did not play by itself."""
    return any(entry.kind == ACTION and entry.by != TABLE for entry in log)


def moments(info: TableInfo, log: Iterable[Entry]) -> Iterator[Moment]:
    """Yield the moments of a table with current rules."""
    table = Table(info)
    first: Entry | None = None
    unasked: Unasked | None = None
    events: list[Struct] = []
    for entry in log:
        if entry.kind == ACTION and first is not None:
            yield _moment(first, unasked, events, table)
            first, events = None, []
        if first is None and entry.kind in (ACTION, OUTCOME):
            first, unasked = entry, _unasked(entry, table)
        events += table.apply(entry)
    if first is not None:
        yield _moment(first, unasked, events, table)


def moment_at(info: TableInfo, log: Sequence[Entry], number: int) -> tuple[int, Moment]:
    """Return the number of the moment after so many moves, or of the last one, and the moment."""
    number = min(max(number, 0), moves_of(log))
    return number, next(islice(moments(info, log), number, None))


class Landmarks(Struct, frozen=True):
    """The numbers of moments that matter in a finished game."""

    change: tuple[int, ...]
    """A score has changed, or where scores are hidden, a turn or round has ended."""
    turn: tuple[int, ...]
    """A turn or round has ended."""
    twist: tuple[int, ...]
    """There was a theft, a loss or a change of the lead."""


def landmarks(info: TableInfo, log: Iterable[Entry]) -> Landmarks:
    """Return the landmarks of a table with current rules."""
    change, turn, twist = list[int](), list[int](), list[int]()
    chapter, places, lead = None, None, 0
    for number, moment in enumerate(moments(info, log)):
        table, position = moment.table, moment.table.position
        assert position is not None  # noqa: S101 - a moment is one of a begun game
        if number and (position.places or table.chapter) != (places or chapter):
            change.append(number)
        if number and table.chapter != chapter:
            turn.append(number)
        shocks = any(feat.code in ("theft", "loss") and feat.value > 0 for feat in position.highlights(moment.events))
        if shocks or table.highlights.lead_changes != lead:
            twist.append(number)
        chapter, places, lead = table.chapter, position.places, table.highlights.lead_changes
    return Landmarks(tuple(change), tuple(turn), tuple(twist))


def _unasked(entry: Entry, table: Table) -> Unasked | None:
    """Return why the table plays an entry's action by itself. None if it does not."""
    if entry.by != TABLE:
        return None
    return "forced" if table.position is None or table.position.forced is not None else "routine"


def _moment(first: Entry, unasked: Unasked | None, events: Iterable[Struct], table: Table) -> Moment:
    return Moment(first.number, first.at, first.seat, unasked, tuple(events), table)


class Audit(Struct, frozen=True):
    """The number of computed rolls and deals, the entries that disagree with the seed, and whether the seed's SHA-256
    is the commitment of the opening."""

    settled: int
    wrong: tuple[int, ...]
    committed: bool

    @property
    def agrees(self) -> bool:
        """Whether the log follows from the seed, and the seed was the announced one."""
        return self.committed and not self.wrong


def audit_of(info: TableInfo, log: Iterable[Entry]) -> Audit:
    """Audit the whole log of a table with current rules. Ends at the first entry that cannot be played."""
    table = TableState(info)
    settled = 0
    wrong: list[int] = []
    committed = False
    for entry in log:
        if entry.kind == OUTCOME and table.position is not None:
            chance = table.position.chance_due
            settled += 1
            if chance is None or msgspec.json.encode(table.dealt(chance)) != entry.body:
                wrong.append(entry.number)
        elif entry.number == 1:
            opened = decode_body(entry)
            committed = isinstance(opened, Opened) and opened.commitment == commitment(info.seed)
        try:
            table.apply(entry)
        except BROKEN:
            wrong.append(entry.number)
            break
    return Audit(settled, tuple(dict.fromkeys(wrong)), committed)
