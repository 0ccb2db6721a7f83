"""Who is there and what is wanted together, in sentences: what a board says beside the game, and what was done about
it."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.chat.words.texts import Name, Texts
from bot.tables.attendance import Wish
from bot.tables.entries import (
    ACTION,
    OUTCOME,
    Absent,
    ClockSet,
    Entry,
    Joined,
    Left,
    Nudged,
    Paused,
    Resumed,
    Wished,
    decode_body,
)
from bot.tables.needs import Turn
from bot.tables.table import Step, Table
from bot.tables.wishes import needed, supporters
from games.core import Fact


class Around(NamedTuple):
    """What a board shows beside the game: at a moment, in milliseconds since 1970, the seats that are asked and people
    hold."""

    at: int = 0
    turns: Sequence[Turn] = ()

    def waiting(self, table: Table) -> Iterator[Turn]:
        """The seats that a table waits for still."""
        return (turn for turn in self.turns if turn.seat in table.people_awaited)


NOTHING: Final = Around()

# How it stands


def presence_lines(table: Table, around: Around, texts: Texts, name: Name) -> list[str]:
    """All of it, a sentence each, what is most needed first; nothing where everybody is there and nothing is wanted."""
    if table.phase != "playing":
        return []
    return [
        *_deadlines(table, around, texts, name),
        *_nudges(table, texts, name),
        *_stood_in(table, texts, name),
        *[wish_line(table, wish, texts, name) for wish in pending(table)],
    ]


def paused_lines(table: Table, texts: Texts) -> list[str]:
    """That nobody moves now, in the place of what is asked."""
    return [texts.say("board-paused")] if table.paused and table.phase == "playing" else []


def pending(table: Table) -> list[Wish]:
    """What some people want, and too few as yet."""
    return [wish for wish in table.attendance.wishes if supporters(table, wish)]


def wish_line(table: Table, wish: Wish, texts: Texts, name: Name) -> str:
    """Who wants something, and how many it takes."""
    seats = tuple(seat for person in supporters(table, wish) if (seat := table.seat_of(person)) is not None)
    return texts.say(
        f"wish-{wish.what}", wish_facts(table, wish, texts) | {"wishing_seats": tuple(sorted(seats))}, name
    )


def wish_facts(table: Table, wish: Wish, texts: Texts) -> dict[str, Fact]:
    """What a wish is about, how many share it, and how many it takes."""
    clock = texts.say(f"clock-{wish.value}") if wish.value else ""
    return {
        "seat": wish.seat,
        "clock": clock,
        "have": len(supporters(table, wish)),
        "need": needed(table, wish),
    }


def _stood_in(table: Table, texts: Texts, name: Name) -> Iterator[str]:
    """For whom a computer plays."""
    for seat in sorted(table.stood_in):
        if seat not in table.computers:
            yield texts.say("board-stood-in", {"seat": seat}, name)
        else:
            yield texts.say("board-open" if seat in table.attendance.open else "board-held", {"seat": seat}, name)


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


def _deadlines(table: Table, around: Around, texts: Texts, name: Name) -> Iterator[str]:
    """Until when who is asked may take, as everybody's own clock says it."""
    until = [(turn.seat, str(turn.deadline // 1000)) for turn in around.waiting(table) if turn.deadline is not None]
    if len({at for _, at in until}) == 1:
        yield texts.say("board-deadline", {"at": until[0][1]})
    elif until:
        each = [texts.say("board-deadline-of", {"seat": seat, "at": at}, name) for seat, at in until]
        yield texts.say("board-deadlines", {"each": " · ".join(each)})


# What was done


def deed_lines(step: Step, texts: Texts, name: Name) -> list[str]:
    """What a step did that is no move, a sentence each."""
    return [line for entry in step.entries if (line := _deed(step, entry, texts, name)) is not None]


def _deed(step: Step, entry: Entry, texts: Texts, name: Name) -> str | None:
    if step.before.phase != "playing" or entry.kind in (ACTION, OUTCOME):
        return None
    table, seat = step.after, entry.seat
    facts: dict[str, Fact] = {"seat": seat}
    match decode_body(entry):
        case Nudged():
            by = table.seat_of(entry.person)
            return texts.say("deed-nudged", facts | {"nudging_seat": by}, name)
        case Absent() if seat in table.people_awaited:
            return texts.say("deed-absent", facts, name)
        case Joined(level) if seat is not None and level is not None:
            return texts.say("deed-held", facts, name)
        case Joined() if seat is not None:
            return texts.say("deed-sat", facts, name)
        case Left():
            return texts.say("deed-left", facts, name)
        case Paused():
            return texts.say("deed-paused")
        case Resumed():
            return texts.say("deed-resumed")
        case ClockSet(clock):
            return texts.say("deed-clock", {"clock": texts.say(f"clock-{clock}")})
        case Wished(what, value) if (wish := Wish(what, seat, value)) in pending(table):
            return wish_line(table, wish, texts, name)
        case _:
            return None
