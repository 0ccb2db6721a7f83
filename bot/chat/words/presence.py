"""Who is there and what is wanted together, in sentences: what a board says beside the game, and what was done about
it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from bot.chat.words.texts import Name, Texts
from bot.tables.attendance import Wish
from bot.tables.needs import Turn
from bot.tables.pages import Deed, wish_deed
from bot.tables.table import Table
from bot.tables.wishes import supporters
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
    return _said(wish_deed(table, wish), texts, name)


def wish_facts(table: Table, wish: Wish, texts: Texts) -> Mapping[str, Fact]:
    """What a wish is about, how many share it, and how many it takes."""
    return _facts_of(wish_deed(table, wish), texts)


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


def deed_lines(deeds: Sequence[Deed], texts: Texts, name: Name) -> list[str]:
    """Deeds that are no moves, a sentence each."""
    return [_said(deed, texts, name) for deed in deeds]


def _said(deed: Deed, texts: Texts, name: Name) -> str:
    facts = _facts_of(deed, texts)
    if deed.is_wish:
        return texts.say(f"wish-{deed.code}", facts, name)
    return texts.say(f"deed-{deed.code}", facts, name)


def _facts_of(deed: Deed, texts: Texts) -> Mapping[str, Fact]:
    return {**deed.facts, "clock": texts.say(f"clock-{deed.clock}")} if deed.clock else deed.facts
