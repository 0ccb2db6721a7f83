"""First places of an evening: of a group that plays several tables in a channel, one soon after another. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import dropwhile
from typing import Final

from bot.finished.rating import AWAY
from bot.finished.store import FinishedTable
from bot.tables.store import Person

_SOON_MS: Final = 6 * 60 * 60 * 1000
"""The longest break within an evening."""
_FEWEST: Final = 2


def tonight(
    table_id: str, played: Sequence[FinishedTable], *, computers: bool = False, fewest: int = _FEWEST
) -> Mapping[Person, int]:
    """Return each person's first places this evening, at rated tables or at those with `computers`, up to a table among
    those of its channel and the threads there, latest first. The most come first; of equal ones, the better place at
    the last table. Empty if the evening has fewer than `fewest` tables so far."""
    evening = [*_evening(table_id, played)]
    if len(evening) < fewest:
        return {}
    tables = [table for table in evening if table.rated is not computers]
    first = {person.id: 0 for table in tables for person in _people(table)}
    for table in tables:
        for person in _winners(table):
            first[person.id] += 1
    people = {person.id: person for table in tables for person in _people(table) if person.discord_id is not None}
    return {person: first[person.id] for person in sorted(people.values(), key=lambda who: -first[who.id])}


def _evening(table_id: str, played: Sequence[FinishedTable]) -> Iterator[FinishedTable]:
    """Yield the tables of the evening that are rated or had computers, latest first: of more than half of the last
    one's people. Another group's rated table ends it, unless that was played beside it in another thread."""
    last: FinishedTable | None = None
    opened_at = 0
    for table in dropwhile(lambda t: t.id != table_id, played):
        if not table.rated and len(_people(table)) == len(table.finishers):
            continue
        if last is not None and opened_at - table.ended_at > _SOON_MS:
            return
        if last is not None and not _is_same_group(table, last):
            if table.rated and table.channel_id == last.channel_id:
                return
            continue
        last, opened_at = last or table, table.opened_at
        yield table


def _is_same_group(first: FinishedTable, other: FinishedTable) -> bool:
    """Return whether more than half of the people of either table were at both."""
    ones, others = ({person.id for person in _people(table)} for table in (first, other))
    return 2 * len(ones & others) > max(len(ones), len(others))


def _people(table: FinishedTable) -> Sequence[Person]:
    return [finisher.who for finisher in table.finishers if isinstance(finisher.who, Person)]


def _winners(table: FinishedTable) -> Sequence[Person]:
    return [
        finisher.who
        for finisher in table.finishers
        if isinstance(finisher.who, Person) and finisher.place == 1 and finisher.role != AWAY
    ]
