"""A review in words and pictures."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from bot.chat.words.lengths import ALT
from bot.chat.words.numbers import signed, signed_tenths, tenths
from bot.chat.words.players import (
    Player,
    alt_names,
    bold_names,
    drawn_names,
    escaped,
    label_names,
    line_names,
    name_of,
    party_of,
)
from bot.chat.words.sentences import alt_text, number_lines, table_text
from bot.chat.words.texts import Name, Texts
from bot.finished.replay import Moment
from bot.finished.review import PICKED, Costly, CostlyTurn, Review
from bot.tables.store import Person
from bot.tables.table import Table
from games.accounts import Bars, sum_of
from games.core import Fact, View
from games.game import AnyGame, encode, tag_of
from games.registry import rules_of
from renderers.finished.review import Alternative, LabelledNumber, SeatBars, draw_bars, draw_decision, draw_question
from renderers.kit.layout import Party
from renderers.registry import Picture

_PARTS = ("par", "luck", "decisions", "thieves")
_MIN_LUCK: Final = 0.05
"""The least luck that is not written as zero."""
MAX_TURNS: Final = 32
"""Turns that fit a message."""


class Decided(Struct, frozen=True):
    """A decision to show: the number of its move, its seat, and its cost by the turn, by search, or by both."""

    move: int
    seat: int
    by_turn: CostlyTurn | None
    by_search: Costly | None

    @property
    def choices(self) -> Sequence[str]:
        """The choice that was made and the better ones, in JSON: the exact one and the searched one may differ."""
        of_turn = (self.by_turn.weighed.played, self.by_turn.weighed.values[0][0]) if self.by_turn is not None else ()
        searched = (self.by_search.decision.action, self.by_search.better) if self.by_search is not None else ()
        return [*dict.fromkeys([*of_turn, *searched])]


def decided_in(found: Review, by: str) -> Sequence[Decided]:
    """Return the costliest decisions of a cause, the exact one first."""
    of_turns = [turn for turn in found.costliest if turn.by == by]
    turns = {turn.move: turn for turn in sorted(of_turns, key=lambda turn: -turn.weighed.cost)[:1]}
    searched = {s.decision.move: s for s in [it for it in found.costly if it.decision.by == by][:PICKED]}
    seats = {t.move: t.seat for t in turns.values()} | {move: s.decision.seat for move, s in searched.items()}
    return [
        Decided(move, seats[move], turns.get(move), searched.get(move)) for move in dict.fromkeys([*turns, *searched])
    ]


# The first page


def title_line(table: Table, found: Review, texts: Texts) -> str:
    return texts.say("review-title", {"game": texts.say(f"{table.info.game}-title"), "luck": bool(found.bars)})


def verdict_lines(
    table: Table,
    people: Sequence[Player],
    found: Review,
    seat: int | None,
    decided: Sequence[Decided],
    texts: Texts,
    *,
    is_private: bool,
) -> list[str]:
    """Return the title, what the dice gave the reader's `seat`, or without one the seat to which they mattered most,
    and the announcement of the costliest decision."""
    lines = [title_line(table, found, texts)]
    if found.bars:
        lucks = [sum_of(bars).luck for bars in found.bars]
        own = decided[0].seat if decided else seat
        named = max(range(len(lucks)), key=lambda seat: abs(lucks[seat])) if own is None else own
        dice = "even" if abs(lucks[named]) < _MIN_LUCK else "up" if lucks[named] > 0 else "down"
        facts: dict[str, Fact] = {"seat": named, "dice": dice, "luck": tenths(abs(lucks[named]), texts)}
        lines.append(texts.say("review-verdict", facts, bold_names(people)))
    if decided:
        return [*lines, texts.say("review-costliest")]
    if seat is None:
        return [*lines, texts.say("review-nothing-costly", {"played": False})]
    own_facts: dict[str, Fact] = {"played": "own" if is_private else "yes", "seat": seat}
    return [*lines, texts.say("review-nothing-costly", own_facts, bold_names(people))]


def small_print(people: Sequence[Player], found: Review, causes: Sequence[Person], texts: Texts) -> list[str]:
    """Return what the first page adds: the costs of seats that people shared, whose people are the `causes`, how much
    was judged, and the names behind the numbers of the picture."""
    called = {f"person:{person.id}": escaped(name_of(person)) for person in causes}
    lines: list[str] = []
    for seat, costs in found.shared_seats.items():
        parts = [
            f"{called.get(by) or _computer(by, texts)} {signed_tenths(-cost, texts)}" for by, cost in costs.items()
        ]
        lines.append(texts.say("review-shared-seat", {"seat": seat, "costs": texts.join(parts)}, bold_names(people)))
    if found.judged < found.decisions:
        lines.append(texts.say("review-cut", {"percent": 100 * found.judged // found.decisions}))
    return [*lines, *number_lines(people, texts)]


def _computer(by: str, texts: Texts) -> str:
    return texts.say(f"computer-{by.removeprefix('computer:')}")


def bars_picture(people: Sequence[Player], found: Review, texts: Texts) -> Picture:
    """Draw what happened to every seat."""
    rows = [
        SeatBars(
            tuple(
                LabelledNumber(value, signed_tenths(value, texts))
                for value in (bars.par, bars.luck, bars.decisions, bars.thieves)
            ),
            str(round(bars.points)),
        )
        for bars in map(sum_of, found.bars)
    ]
    return Picture(draw_bars(texts.say("review-picture"), _words(texts), party_of(people), rows).png())


def _words(texts: Texts) -> Sequence[str]:
    """Return the names of the parts, and of their sum."""
    return (
        texts.say("review-word-par"),
        texts.say("review-word-luck"),
        texts.say("review-word-decisions"),
        texts.say("review-word-thieves"),
        texts.say("review-word-worms"),
    )


def alt_of_bars(people: Sequence[Player], found: Review, texts: Texts) -> str:
    """Return the alt text of the picture."""
    name = alt_names(people, 20)
    return " ".join([_bars_line(seat, sum_of(bars), name, texts) for seat, bars in enumerate(found.bars)])


def _bars_line(seat: int, bars: Bars, name: Name, texts: Texts) -> str:
    facts = {part: signed_tenths(getattr(bars, part), texts) for part in _PARTS}
    return texts.say("review-alt-seat", {"seat": seat, **facts, "worms": round(bars.points)}, name)


# Turn by turn


def turns_lines(seat: int, bars: Sequence[Bars], people: Sequence[Player], texts: Texts) -> list[str]:
    """Return a seat's turns as lines of a table, the last ones if there are too many."""
    rows = [("#", *_words(texts))]
    for number, bar in [*enumerate(bars, 1)][-MAX_TURNS:]:
        parts = [signed_tenths(value, texts) for value in (bar.par, bar.luck, bar.decisions)]
        rows.append((str(number), *parts, signed(bar.thieves), signed(round(bar.points))))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = [" ".join([cell.rjust(width) for cell, width in zip(row, widths, strict=True)]) for row in rows]
    title = texts.say("review-turns", {"seat": seat}, bold_names(people))
    return [title, "```", *table, "```"]


# A decision


def decision_lines(
    table: Table, decision: Decided, people: Sequence[Player], place: tuple[int, int], texts: Texts
) -> list[str]:
    """Return the lines of a decision. `place` is its number and the number of all."""
    title = texts.say("review-decision", {"number": place[0], "last": place[1], "move": decision.move})
    return [title, decision_line(table, decision, people, texts), *number_lines(people, texts)]


def meaning_lines(found: Review | None, decided: Sequence[Decided], texts: Texts) -> list[str]:
    """Return what the figures mean: of the accounts in `found`, and of the decisions."""
    return [
        *([texts.say("review-bars-mean")] if found is not None and found.bars else []),
        *([texts.say("review-turn-means")] if any(decision.by_turn for decision in decided) else []),
        *([texts.say("review-search-means")] if any(decision.by_search for decision in decided) else []),
    ]


def decision_line(table: Table, decision: Decided, people: Sequence[Player], texts: Texts) -> str:
    """Return what was chosen, what would have been better, and by how much."""
    return " ".join(_sentences(table, decision, people, texts))


def _sentences(table: Table, decision: Decided, people: Sequence[Player], texts: Texts) -> list[str]:
    name, called = bold_names(people), line_names(people)
    said: list[str] = []
    if decision.by_turn is not None:
        start, weighed = _position_of(table, decision), decision.by_turn.weighed
        said.append(
            texts.say(
                "review-by-turn",
                {
                    "seat": decision.seat,
                    "move": decision.move,
                    "played": label(start, decision.seat, _action(start, decision.choices[0]), texts, called),
                    "better": label(start, decision.seat, _action(start, weighed.values[0][0]), texts, called),
                    "cost": tenths(weighed.cost, texts),
                },
                name,
            )
        )
    if decision.by_search is not None:
        search = decision.by_search
        position = _position_of(table, decision)
        said.append(
            texts.say(
                "review-by-search",
                {
                    "seat": decision.seat,
                    "move": decision.move,
                    "played": label(position, decision.seat, _action(position, search.decision.action), texts, called),
                    "better": label(position, decision.seat, _action(position, search.better), texts, called),
                    "gain": round(100 * (search.better_share - search.played_share)),
                    "error": max(1, round(200 * search.error)),
                    "again": decision.by_turn is not None,
                },
                name,
            )
        )
    return said


def _position_of(table: Table, decision: Decided) -> AnyGame:
    """Return a position of a decision that its seat held possible."""
    rules = rules_of(table.info.game, table.info.version)
    assert rules is not None  # noqa: S101 - a table with a review is replayable
    if decision.by_search is not None:
        return rules.parse(decision.by_search.decision.position)
    assert decision.by_turn is not None  # noqa: S101 - a decision is costly by one or the other
    return rules.parse(decision.by_turn.weighed.position)


def _action(position: AnyGame, action: str) -> Struct:
    return msgspec.json.decode(action, type=position.Actions)


def label(position: AnyGame, seat: int, action: Struct, texts: Texts, name: Name) -> str:
    """Return an action in the words of its button."""
    (chosen,) = [choice for choice in position.legal(seat) if choice.action == action]
    facts = {**chosen.facts, **position.predicted(seat, action)}
    return texts.say(f"{position.name}-choice-{tag_of(action)}", facts, name)


def decision_picture(before: Moment, decision: Decided, people: Sequence[Player], texts: Texts) -> Picture:
    """Draw the position as its seat saw it, and the alternatives."""
    options = _options(before.table, decision, texts, drawn_names(people))
    return draw_decision(before.table.info.game, *_seen(before, decision, people), options)


def _options(table: Table, decision: Decided, texts: Texts, name: Name) -> list[Alternative]:
    position = _position_of(table, decision)
    if decision.by_turn is not None:
        weighed = decision.by_turn.weighed
        return [
            Alternative(
                label(position, decision.seat, _action(position, action), texts, name),
                LabelledNumber(value, signed_tenths(value, texts)),
                action == weighed.played,
            )
            for action, value in weighed.values
        ]
    search = decision.by_search
    assert search is not None  # noqa: S101 - a decision is costly by one or the other
    pairs = ((search.better, search.better_share, False), (search.decision.action, search.played_share, True))
    return [
        Alternative(
            label(position, decision.seat, _action(position, action), texts, name),
            LabelledNumber(share, texts.say("percent", {"value": round(100 * share)})),
            played,
        )
        for action, share, played in pairs
    ]


# Practice


def choices_of(table: Table, decision: Decided, people: Sequence[Player], texts: Texts) -> Sequence[tuple[str, bool]]:
    """Return all choices in the words of their buttons, and whether each was made, in the order of `legal`, which says
    nothing about them."""
    position, name = _position_of(table, decision), label_names(people)
    legal = [encode(choice.action) for choice in position.legal(decision.seat)]
    return [
        (label(position, decision.seat, _action(position, action), texts, name), action == decision.choices[0])
        for action in sorted(decision.choices, key=legal.index)
    ]


def question_lines(decision: Decided, people: Sequence[Player], place: tuple[int, int], texts: Texts) -> list[str]:
    """Return the lines of a question. `place` is its number and the number of all."""
    title = texts.say("review-decision", {"number": place[0], "last": place[1], "move": decision.move})
    return [
        title,
        texts.say("practise-question", {"seat": decision.seat}, bold_names(people)),
        *number_lines(people, texts),
    ]


def question_picture(before: Moment, decision: Decided, people: Sequence[Player], texts: Texts) -> tuple[Picture, str]:
    """Draw the position as its seat saw it. Returns the alt text as well, with the seat's hand."""
    said = table_text(before.table, people, texts, decision.seat, most=ALT).replace("**", "")
    return draw_question(before.table.info.game, *_seen(before, decision, people)), said


def _seen(before: Moment, decision: Decided, people: Sequence[Player]) -> tuple[View, Party, tuple[View, int] | None]:
    """Return what a seat saw: the board, its people, and the seat's hand if the game has hands."""
    position = before.table.position
    assert position is not None  # noqa: S101 - a decision is one of a begun game
    hand = (position.view(decision.seat), decision.seat) if before.table.has_hands else None
    return position.view(None), party_of(people), hand


def alt_of_decision(before: Moment, decision: Decided, people: Sequence[Player], texts: Texts) -> str:
    """Return the alt text of the picture: the alternatives, and the board as far as it fits."""
    position = before.table.position
    assert position is not None  # noqa: S101 - a decision is one of a begun game
    options = [
        f"{option.label}: {option.part.text}" for option in _options(before.table, decision, texts, label_names(people))
    ]
    board = alt_text(before.table, position.view(None), people, texts)
    return f"{texts.join(options)}. {board}"
