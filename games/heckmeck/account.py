"""The exact account of a turn of Heckmeck: what it should bring, what the dice added, and what decisions cost.

Two goals judge it, see docs/review.md. Both are exact for the turn, and neither looks beyond it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from games.accounts import Accounts, Decision, TurnAccount
from games.game import encode
from games.heckmeck.mind import Worths, lead, own_worms
from games.heckmeck.moves import DICE, Action, Keep, Outcome, Roll, Took, ends_turn, worms_on
from games.heckmeck.rules import Heckmeck
from games.heckmeck.turn import SUMS, Ends, turn_values

Entry = tuple[int, Action] | Outcome
"""A seat and its action, or an outcome."""

Goal = Callable[[Heckmeck], Worths]
"""The values of the ends of the turn that a position is in."""

FEW_TILES: Final = 2
"""With so many face-up tiles or fewer no decision is called a mistake: a good player may decline worms then."""


class _Judge:
    """Values of a turn by a goal."""

    def __init__(self, start: Heckmeck, goal: Goal) -> None:
        self._worths = worths = goal(start)
        self.fail = worths[None]
        stop = [max([worths[tile] for tile, _ in start.reach_of(total)], default=self.fail) for total in SUMS]
        self._turn = turn_values(Ends(tuple(stop), self.fail))

    @property
    def par(self) -> float:
        """The value of the turn before its first roll."""
        return self._turn.roll_value((0, DICE, 0))

    def value_of(self, position: Heckmeck, action: Action) -> float:
        if isinstance(action, Keep):
            return self._turn.value(position.state_with(action.face))
        return self._turn.roll_value(position.turn_state) if isinstance(action, Roll) else self._worths[action.tile]

    def values_of(self, position: Heckmeck) -> list[tuple[Action, float]]:
        """Return every legal action with its value, in the order of `legal`."""
        actions = [choice.action for choice in position.legal(position.turn)]
        return [(action, self.value_of(position, action)) for action in actions]

    def best_of(self, position: Heckmeck) -> float:
        """Return the value of the best legal action."""
        return max([value for _, value in self.values_of(position)])


def values_of(position: Heckmeck, goal: Goal) -> tuple[tuple[Action, float], ...]:
    """Return every legal action of the seat in turn with its value by a goal, in the order of `legal`."""
    return tuple(_Judge(position, goal).values_of(position))


def account_of(start: Heckmeck, log: Iterable[Entry]) -> TurnAccount:
    """Return the account of a turn: the position at its start, and its entries to the end. A forced action costs
    nothing, as it has no alternative. A turn that is not judged has no luck and no costs: its par is its gain."""
    judge = _Judge(start, own_worms)
    position, seat = start.copy(), start.turn
    before = par = judge.par
    luck, costs, chosen = 0.0, list[float](), list[bool]()
    robbed: int | None = None
    for entry in log:
        if isinstance(entry, tuple):
            best, before = judge.best_of(position), judge.value_of(position, entry[1])
            costs.append(best - before)
            chosen.append(len(position.legal(seat)) > 1)
            events = position.play(*entry)
            robbed = next((event.from_seat for event in events if isinstance(event, Took)), None)
        else:
            events = position.settle(entry)
            worth = judge.fail if ends_turn(events) else judge.best_of(position)
            luck += worth - before
    gained = _worms(position, seat) - _worms(start, seat)
    if not is_judged(start):
        return TurnAccount(seat, gained, 0.0, (0.0,) * len(costs), (False,) * len(costs), gained, robbed)
    return TurnAccount(seat, par, luck, tuple(costs), tuple(chosen), gained, robbed)


def _worms(position: Heckmeck, seat: int) -> int:
    return sum(map(worms_on, position.stacks[seat]))


def costliest_of(start: Heckmeck, log: Iterable[Entry]) -> Decision | None:
    """Return the decision of a turn that cost the seat's lead most. None if none cost anything, or few tiles were
    left."""
    if not is_judged(start):
        return None
    judge = _Judge(start, lead)
    position = start.copy()
    found: Decision | None = None
    index = 0
    for entry in log:
        if not isinstance(entry, tuple):
            position.settle(entry)
            continue
        cost = judge.best_of(position) - judge.value_of(position, entry[1])
        if cost > (found.cost if found is not None else 0):
            values = sorted(judge.values_of(position), key=lambda pair: pair[1], reverse=True)
            written = tuple((encode(action), value) for action, value in values)
            found = Decision(index, position.notation(), cost, encode(entry[1]), written)
        position.play(*entry)
        index += 1
    return found


def turns_of(start: Heckmeck, log: Iterable[Entry]) -> Iterator[tuple[Heckmeck, Sequence[Entry]]]:
    """Yield every completed turn: the position at its start, and its entries."""
    position = start.copy()
    began: Heckmeck | None = None
    entries: list[Entry] = []
    for entry in log:
        if began is None and position.awaited:
            began = position.copy()
        if began is not None:
            entries.append(entry)
        events = position.play(*entry) if isinstance(entry, tuple) else position.settle(entry)
        if began is not None and ends_turn(events):
            yield began, entries
            began, entries = None, []


def is_judged(position: Heckmeck) -> bool:
    """Return whether a decision may be called a mistake: enough tiles are left."""
    return len(position.up) > FEW_TILES


ACCOUNTS = Accounts(account_of, costliest_of, ends_turn, is_judged)
