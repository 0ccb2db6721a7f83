"""Buttons of a board about people who are away, and votes. Without these a board has none."""

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ButtonStyle
from discord.ui import Button

from bot.chat.requests import Nudge, Sit, Vote
from bot.chat.words.players import Player, isolated, label_names, name_of
from bot.chat.words.presence import Deadlines, pending, wish_facts
from bot.chat.words.texts import Texts
from bot.tables.absence import may_be_nudged, may_be_voted_on
from bot.tables.attendance import Proposal
from bot.tables.clocks import NO_CLOCK
from bot.tables.table import Table


def presence_buttons(table: Table, people: Sequence[Player], texts: Texts, deadlines: Deadlines) -> list[Button[Any]]:
    """Return the buttons, most needed first."""
    return [
        *([_agree(table, Proposal("resume"), people, texts, ButtonStyle.success)] if table.paused else []),
        *_free_seats(table, people, texts, deadlines),
        *[_agree(table, wish, people, texts) for wish in pending(table) if wish.what != "resume" and wish.seat is None],
        *_about_who_waits(table, people, texts, deadlines),
    ]


def _free_seats(table: Table, people: Sequence[Player], texts: Texts, deadlines: Deadlines) -> Iterator[Button[Any]]:
    """Return buttons to take the seats that computers hold for people."""
    for seat in sorted(table.stood_in & table.computers):
        is_open = seat in table.attendance.open_seats
        if is_open and deadlines.closed:
            continue
        label = texts.say("take-seat-button" if is_open else "back-button", {"name": isolated(name_of(people[seat]))})
        yield Sit(table.info.id, seat).button(label, ButtonStyle.success)


def _about_who_waits(
    table: Table, people: Sequence[Player], texts: Texts, deadlines: Deadlines
) -> Iterator[Button[Any]]:
    """Return buttons to nudge people who keep others waiting, and to go on without those who do not react."""
    for turn in deadlines.pending_turns(table):
        seat = turn.seat
        if may_be_voted_on(table, seat, deadlines.at) and len(table.people) > 1:
            if table.clock == NO_CLOCK:
                yield _agree(table, Proposal("stand-in", seat), people, texts)
            yield _agree(table, Proposal("vote-out", seat), people, texts)
        elif may_be_nudged(table, seat, turn.since, deadlines.at):
            label = texts.say("nudge-button", {"seat": seat}, label_names(people))
            yield Nudge(table.info.id, seat).button(label)


def _agree(
    table: Table,
    wish: Proposal,
    people: Sequence[Player],
    texts: Texts,
    style: ButtonStyle = ButtonStyle.secondary,
) -> Button[Any]:
    """Return a button to vote, with the votes so far and those needed."""
    label = texts.say(f"agree-{wish.what}", wish_facts(table, wish, texts), label_names(people))
    return Vote(table.info.id, wish.what, wish.seat, wish.value).button(label, style)
