"""A person's luck and costs in games with accounts, from the logs."""

from collections.abc import Sequence

from msgspec import Struct

from bot.finished.decisions import CompletedTurn
from bot.tables.entries import TABLE, by_person
from games.accounts import TurnAccount


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
