"""Decisions of people in a finished table's log, the completed turns of a game with accounts, and a person's luck."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from bot.tables.entries import ACTION, OUTCOME, TABLE, Entry, by_person, is_person
from bot.tables.state import TableInfo, TableState
from games import review
from games.accounts import TurnAccount
from games.game import encode
from games.registry import ACCOUNTS

_FEWEST: Final = 2
"""Choices of a decision."""


class Decision(Struct, frozen=True):
    """A decision with alternatives: the number of its move, who made it (`Entry.by`), a position that the seat held
    possible, and the action in JSON. `stream` derives from public facts."""

    move: int
    seat: int
    by: str
    position: str
    action: str
    stream: str


class CompletedTurn(Struct, frozen=True):
    """A completed turn: its slice of the review, and the number and the cause of each of its actions."""

    request: review.AccountRequest
    moves: tuple[int, ...]
    bys: tuple[str, ...]


def decisions_of(info: TableInfo, log: Iterable[Entry]) -> Sequence[Decision]:
    """Return the decisions of people, in order. Of a choice that was changed only the last one counts. Raises what
    `TableState.apply` raises for a log that was changed by hand."""
    table, moves = TableState(info), 0
    found: dict[int, Decision] = {}
    last: dict[tuple[int, int], Decision] = {}
    for entry in log:
        if entry.kind == ACTION:
            moves += 1
            if (decision := decision_at(table, entry, moves)) is not None:
                stamp = decision.seat, table.stamp(decision.seat)
                if stamp in last and _changes_choice(table, decision.seat):
                    decision = _changed(found.pop(last[stamp].move), decision, table)
                found[moves] = last[stamp] = decision
        table.apply(entry)
    return [*found.values()]


def _changes_choice(table: TableState, seat: int) -> bool:
    """Return whether the seat's next action replaces its choice. Under the same stamp a seat may also buy, which
    replaces nothing."""
    return table.position is not None and table.position.changeable(seat) is not None


def _changed(first: Decision, last: Decision, table: TableState) -> Decision:
    """Return the last decision of a choice, in the position of the first one, before it was made. A purchase that was
    not for sale then keeps its own position."""
    legal = table.game.parse(first.position).legal(first.seat)
    was_legal = any(encode(choice.action) == last.action for choice in legal)
    return msgspec.structs.replace(last, position=first.position) if was_legal else last


def decision_at(table: TableState, entry: Entry, move: int) -> Decision | None:
    """Return the decision of the next action of a table's log. None if it is not a person's, if it had no alternative,
    or if the game judges none there."""
    position, seat = table.position, entry.seat
    if position is None or seat is None or not is_person(entry.by) or len(position.legal(seat)) < _FEWEST:
        return None
    if (accounts := ACCOUNTS.get(position.name)) is not None and not accounts.is_judged(position):
        return None
    stream = f"{table.info.id} {seat} {position.stamp(seat)} review"
    possible = position.resample(seat, Random(f"{stream} position"))  # noqa: S311 - everybody may foretell it
    return Decision(move, seat, entry.by, possible.notation(), entry.body.decode(), stream)


def decided_by_people(log: Iterable[Entry]) -> int:
    """Return the number of people's actions: a bound of the number of decisions that all can see."""
    return sum(entry.kind == ACTION and is_person(entry.by) for entry in log)


def turns_of(info: TableInfo, log: Iterable[Entry]) -> Sequence[CompletedTurn]:
    """Return the completed turns of a table, in order. Empty in a game without accounts."""
    accounts = ACCOUNTS.get(info.game)
    if accounts is None:
        return ()
    table, move = TableState(info), 0
    found: list[CompletedTurn] = []
    start = ""
    bodies: list[str] = []
    causes: dict[int, str] = {}
    for entry in log:
        position = table.position
        if entry.kind == ACTION:
            move += 1
            causes[move] = entry.by
            start = start or (position.notation() if position is not None else "")
        if start and entry.kind in (ACTION, OUTCOME):
            bodies.append(entry.body.decode())
        if accounts.ends_turn(table.apply(entry)):
            request = review.AccountRequest(info.game, info.version, start, tuple(bodies))
            found.append(CompletedTurn(request, tuple(causes), tuple(causes.values())))
            start, bodies, causes = "", [], {}
    return found


class GameLuck(Struct, frozen=True):
    """What a person's dice added in a game, and what their decisions cost, in own points."""

    luck: float
    cost: float
    decisions: int


def luck_of(turns: Sequence[CompletedTurn], accounts: Sequence[TurnAccount], person: int) -> GameLuck | None:
    """Return the luck of a person in a game. None unless the person made all decisions of one seat."""
    own = by_person(person)
    seats = {account.seat for turn, account in _pairs(turns, accounts) if own in turn.bys}
    mine = [(turn, account) for turn, account in _pairs(turns, accounts) if account.seat in seats]
    if len(seats) != 1 or any(by not in (own, TABLE) for turn, _ in mine for by in turn.bys):
        return None
    return GameLuck(
        sum([account.luck for _, account in mine]),
        sum([sum(account.costs) for _, account in mine]),
        sum([sum(account.chosen) for _, account in mine]),
    )


def _pairs(
    turns: Sequence[CompletedTurn], accounts: Sequence[TurnAccount]
) -> Sequence[tuple[CompletedTurn, TurnAccount]]:
    return [*zip(turns, accounts, strict=True)]
