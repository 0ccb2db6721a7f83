"""The exact account of a turn of Heckmeck: what it should bring, what the dice added, and what decisions cost.

Two goals judge it, see docs/review.md. Both are exact for the turn, and neither looks beyond it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from games.heckmeck.mind import Worths
from games.heckmeck.moves import DICE, Action, Failed, Keep, Outcome, Roll, Took, worms_on
from games.heckmeck.rules import Heckmeck
from games.heckmeck.turn import SUMS, Ends, turn_values

Entry = tuple[int, Action] | Outcome
"""A seat and its action, or an outcome."""

Goal = Callable[[Heckmeck], Worths]
"""The values of the ends of the turn that a position is in."""

FEW_TILES: Final = 2
"""With so many face-up tiles or fewer no decision is called a mistake: a good player may decline worms then."""


def own_worms(position: Heckmeck) -> Worths:
    """Return the worms that each end brings to the seat in turn."""
    return _worths(position, stolen=1.0)


def lead(position: Heckmeck) -> Worths:
    """Return the worms that each end brings to the seat in turn, compared with the mean of the other seats. A stolen
    tile counts w × n / (n − 1) at n seats, because another seat loses it."""
    seats = position.seat_count
    return _worths(position, stolen=seats / (seats - 1))


def _worths(position: Heckmeck, stolen: float) -> Worths:
    own = position.stacks[position.turn]
    worths: dict[int | None, float] = {None: float(-worms_on(own[-1])) if own else 0.0}
    worths |= {tile: float(worms_on(tile)) for tile in position.up}
    tops = [stack[-1] for seat, stack in enumerate(position.stacks) if stack and seat != position.turn]
    return worths | {tile: worms_on(tile) * stolen for tile in tops}


class TurnAccount(Struct, frozen=True):
    """The account of a completed turn of a seat, in own worms: `par` + `luck` − the sum of `costs` = `gained`."""

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
    """The own worms won or lost."""
    robbed: int | None
    """The seat that lost a tile, and so the worms gained."""


class ValuedDecision(Struct, frozen=True):
    """A decision: the index of its action among the turn's, its cost, and every legal action with its value."""

    index: int
    position: str
    """The notation of the position."""
    cost: float
    played: Action
    values: tuple[tuple[Action, float], ...]
    """Best first."""


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
        """Return the value of an action."""
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
    nothing, as it has no alternative."""
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
    return TurnAccount(seat, par, luck, tuple(costs), tuple(chosen), gained, robbed)


def _worms(position: Heckmeck, seat: int) -> int:
    return sum(map(worms_on, position.stacks[seat]))


def costliest_of(start: Heckmeck, log: Iterable[Entry]) -> ValuedDecision | None:
    """Return the decision of a turn that cost the seat's lead most. None if none cost anything, or few tiles were
    left."""
    if len(start.up) <= FEW_TILES:
        return None
    judge = _Judge(start, lead)
    position = start.copy()
    found: ValuedDecision | None = None
    index = 0
    for entry in log:
        if not isinstance(entry, tuple):
            position.settle(entry)
            continue
        cost = judge.best_of(position) - judge.value_of(position, entry[1])
        if cost > (found.cost if found is not None else 0):
            values = sorted(judge.values_of(position), key=lambda one: one[1], reverse=True)
            found = ValuedDecision(index, position.notation(), cost, entry[1], tuple(values))
        position.play(*entry)
        index += 1
    return found


class Bars(Struct, frozen=True):
    """What happened to a seat in a turn and until its next one, or in all of them, in own worms. The parts of all add
    up to its final worms."""

    par: float
    luck: float
    decisions: float
    """Not above 0."""
    thieves: int
    """Not above 0."""

    @property
    def worms(self) -> float:
        """The sum of all parts."""
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
        par=sum([one.par for one in bars]),
        luck=sum([one.luck for one in bars]),
        decisions=sum([one.decisions for one in bars]),
        thieves=sum([one.thieves for one in bars]),
    )


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


def ends_turn(events: Iterable[object]) -> bool:
    """Return whether these events end a turn."""
    return any(isinstance(event, Took | Failed) for event in events)
