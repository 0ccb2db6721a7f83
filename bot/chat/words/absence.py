"""Absences, deadlines and votes in sentences."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from bot.chat.words.texts import Name, Texts
from bot.tables.attendance import Proposal
from bot.tables.majority import supporters
from bot.tables.segments import Deed, proposal_deed
from bot.tables.store import Turn
from bot.tables.table import Table
from games.core import Fact


class Deadlines(NamedTuple):
    """The decisions that people owe at a table, with their deadlines, read at a moment (`at`, milliseconds since
    1970), and whether computers keep the seats that people give up."""

    at: int = 0
    turns: Sequence[Turn] = ()
    closed: bool = False

    def pending_turns(self, table: Table) -> Iterator[Turn]:
        """Return the decisions that the table still waits for."""
        return (turn for turn in self.turns if turn.seat in table.people_awaited)


NOTHING: Final = Deadlines()

# Now


def absence_lines(table: Table, deadlines: Deadlines, texts: Texts, name: Name) -> list[str]:
    """Return one sentence per deadline, nudge, substitute and vote, most urgent first."""
    if table.phase != "playing":
        return []
    return [
        *_deadlines(table, deadlines, texts, name),
        *_nudges(table, texts, name),
        *_stand_ins(table, deadlines, texts, name),
        *[proposal_line(table, wish, texts, name) for wish in pending(table)],
    ]


def paused_lines(table: Table, texts: Texts) -> list[str]:
    """Return the line that replaces the decision at a paused table."""
    return [texts.say("board-paused")] if table.paused and table.phase == "playing" else []


def pending(table: Table) -> list[Proposal]:
    """Return the votes that have some supporters, but too few."""
    return [wish for wish in table.attendance.votes if supporters(table, wish)]


def proposal_line(table: Table, wish: Proposal, texts: Texts, name: Name) -> str:
    """Return a vote as a sentence: its supporters, and the number it needs."""
    return _deed_sentence(proposal_deed(table, wish), texts, name)


def proposal_facts(table: Table, wish: Proposal, texts: Texts) -> Mapping[str, Fact]:
    """Return the facts of a vote: its subject, its supporters, and the number it needs."""
    return _facts_of(proposal_deed(table, wish), texts)


def _stand_ins(table: Table, deadlines: Deadlines, texts: Texts, name: Name) -> Iterator[str]:
    """Name the seats that a computer plays for their owners."""
    for seat in sorted(table.stood_in):
        if seat not in table.computers:
            yield texts.say("board-stood-in", {"seat": seat}, name)
        elif seat not in table.attendance.open_seats:
            yield texts.say("board-held", {"seat": seat}, name)
        elif deadlines.closed:
            yield texts.say("board-closed", {"seat": seat}, name)
        else:
            voted_out = seat in table.attendance.voted_out
            yield texts.say("board-voted-out" if voted_out else "board-open", {"seat": seat}, name)


def _nudges(table: Table, texts: Texts, name: Name) -> Iterator[str]:
    for seat, away in sorted(table.attendance.away.items()):
        if away.nudged_at is None or away.nudged_by is None or seat not in table.people_awaited:
            continue
        by = table.seat_of(away.nudged_by)
        facts = {"seat": seat, "at": str(away.nudged_at // 1000)}
        if by is None:
            yield texts.say("board-nudged", facts, name)
        else:
            yield texts.say("board-nudged-by", facts | {"nudging_seat": by}, name)


def _deadlines(table: Table, deadlines: Deadlines, texts: Texts, name: Name) -> Iterator[str]:
    """Yield the deadlines of people, shown in the reader's time zone."""
    until = [
        (turn.seat, str(turn.deadline // 1000)) for turn in deadlines.pending_turns(table) if turn.deadline is not None
    ]
    if len({at for _, at in until}) == 1:
        yield texts.say("board-deadline", {"at": until[0][1]})
    elif until:
        each = [texts.say("board-deadline-of", {"seat": seat, "at": at}, name) for seat, at in until]
        yield texts.say("board-deadlines", {"each": " · ".join(each)})


# Deeds


def deed_lines(deeds: Sequence[Deed], texts: Texts, name: Name) -> list[str]:
    """Return a sentence for each deed that is no move."""
    return [_deed_sentence(deed, texts, name) for deed in deeds]


def _deed_sentence(deed: Deed, texts: Texts, name: Name) -> str:
    facts = _facts_of(deed, texts)
    if deed.is_proposal:
        return texts.say(f"wish-{deed.code}", facts, name)
    return texts.say(f"deed-{deed.code}", facts, name)


def _facts_of(deed: Deed, texts: Texts) -> Mapping[str, Fact]:
    return {**deed.facts, "clock": texts.say(f"clock-{deed.clock}")} if deed.clock else deed.facts
