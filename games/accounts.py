"""The account of luck in a game with dice: what each turn should bring, what chance added, and what decisions cost.

A game with one has `ACCOUNTS` in `games/<game>/account.py`; see docs/review.md.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace


class TurnAccount(Struct, frozen=True):
    """The account of a completed turn of a seat, in own points: `par` + `luck` − the sum of `costs` = `gained`."""

    seat: int
    par: float
    """The value of the turn before its first roll."""
    luck: float
    """The sum of what each roll added: the value after it minus the value before it."""
    costs: tuple[float, ...]
    """By action: the value of the best one minus the value of this one."""
    chosen: tuple[bool, ...]
    """By action: whether it had an alternative."""
    gained: int
    """The own points won or lost."""
    robbed: int | None
    """The seat that lost the points gained."""


class Decision(Struct, frozen=True):
    """A decision: the index of its action among the turn's, its cost, and every legal action with its value."""

    index: int
    position: str
    """The notation of the position."""
    cost: float
    played: str
    """In JSON, as all actions here."""
    values: tuple[tuple[str, float], ...]
    """Best first."""


class Accounts(Struct, frozen=True):
    """The accounts of a game's turns. A position is one of the game, and a log has its entries."""

    account_of: Callable[[Any, Iterable[Any]], TurnAccount]
    """Returns the account of a turn, from the position at its start and its entries to the end."""
    costliest_of: Callable[[Any, Iterable[Any]], Decision | None]
    """Returns the costliest decision of such a turn. None if none cost anything, or none is judged."""
    ends_turn: Callable[[Iterable[Struct]], bool]
    """Returns whether events end a turn."""
    is_judged: Callable[[Any], bool]
    """Returns whether a decision in a position may be called a mistake."""


class Bars(Struct, frozen=True):
    """What happened to a seat in a turn and until its next one, or in all of them, in own points. The parts of all add
    up to its final points."""

    par: float
    luck: float
    decisions: float
    """Not above 0."""
    thieves: int
    """Not above 0."""

    @property
    def points(self) -> float:
        return self.par + self.luck + self.decisions + self.thieves


def bars_of(turns: Sequence[TurnAccount], seat: int) -> tuple[Bars, ...]:
    """Return the bars of a seat's completed turns. What thieves took belongs to the seat's turn before."""
    found: list[Bars] = []
    for turn in turns:
        if turn.seat == seat:
            found.append(Bars(turn.par, turn.luck, -sum(turn.costs), 0))
        elif turn.robbed == seat:
            last = found.pop() if found else Bars(0, 0, 0, 0)
            found.append(replace(last, thieves=last.thieves - turn.gained))
    return tuple(found)


def sum_of(bars: Sequence[Bars]) -> Bars:
    """Return the sum of some bars."""
    return Bars(
        par=sum([bar.par for bar in bars]),
        luck=sum([bar.luck for bar in bars]),
        decisions=sum([bar.decisions for bar in bars]),
        thieves=sum([bar.thieves for bar in bars]),
    )
