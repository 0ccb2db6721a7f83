"""Heckmeck's knowledge for computers."""

from collections.abc import Mapping, Sequence
from copy import copy
from random import Random
from typing import Final

from games.heckmeck.grill import Grill
from games.heckmeck.moves import Action, Keep, Roll, ends_turn, worms_on
from games.heckmeck.position import WORM_BIT
from games.heckmeck.rules import Heckmeck
from games.heckmeck.turn import SUMS, Ends, bust_of, turn_values
from games.mind import Mind

Worths = Mapping[int | None, float]
"""Values of the ends of a turn, by the tile taken. None is the failed turn."""

_DIGITS: Final = 9
"""Digits of a value that count. The others come from adding up."""

POINTS_PER_DIE: Final = 2.5
"""Points expected of each die left."""
POINTS_PER_ROLL: Final = 6
"""Points expected of the next roll."""


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


class HeckmeckMind(Mind[Heckmeck, Action]):
    """Solves the turn exactly, and evaluates the resulting tables by drawing the next turns."""

    playouts = 1200
    slips = 0.14

    def __init__(self) -> None:
        self._judged: tuple[object, Worths] = (None, {})  # the decisions of a turn are about the same tables

    def choose(self, position: Heckmeck, seat: int, rng: Random) -> Action:
        return hen_action(position, seat)

    def slip(self, position: Heckmeck, seat: int, rng: Random) -> Action:
        """Keep the highest face. Take the first tile in reach, or roll on whatever it risks."""
        actions = [choice.action for choice in position.legal(seat)]
        if isinstance(actions[0], Roll):
            return rng.choice(actions[:2])
        return max(actions, key=lambda action: action.face if isinstance(action, Keep) else 0)

    def shares(self, position: Heckmeck) -> Sequence[float]:
        return Grill.from_position(position).shares()

    def search(self, position: Heckmeck, seat: int, rng: Random, playouts: int) -> Action:
        grill = Grill.from_position(position)
        key = (grill.key(), playouts)
        judged = self._judged
        if judged[0] != key:
            judged = self._judged = (key, _judge_ends(grill, playouts, copy(rng)))
        return best_action(judged[1], position, seat)

    def play_out(
        self, position: Heckmeck, seat: int, action: Action, rng: Random, *, whole: bool = False
    ) -> Sequence[float]:
        """Play an action, the rest of the turn for the lead, and some more turns. Return every seat's share. `whole`
        lets hens play on to the end."""
        worths = lead(position)
        events = position.play(seat, action)
        while not ends_turn(events):
            if (chance := position.chance_due) is None:
                events = position.play(seat, best_action(worths, position, seat))
            else:
                events = position.settle(chance.outcome([int(rng.random() * bound) for bound in chance.bounds]))
        if whole:
            return self.play_on(position, Mind.chapters, Mind.horizon, rng)
        grill = Grill.from_position(position)
        grill.play_turns(rng)
        return grill.shares()


def hen_action(position: Heckmeck, seat: int) -> Action:
    """Return a hen's action, which nothing is drawn for."""
    actions = [choice.action for choice in position.legal(seat)]
    if isinstance(actions[0], Roll) and not _should_roll(position, seat):
        return actions[1]  # what can be stolen comes first, then the highest tile
    return max(actions, key=lambda action: _expected_sum(position, action) if isinstance(action, Keep) else 0)


def _expected_sum(position: Heckmeck, action: Keep) -> float:
    """Return the expected sum if a face is kept."""
    _, left, total = position.state_with(action.face)
    return total + POINTS_PER_DIE * left


def _should_roll(position: Heckmeck, seat: int) -> bool:
    """Return whether the next roll promises more than it risks. A tile that can be stolen is taken."""
    kept = position.turn_state
    reach = position.reach_of(kept[2]) if kept[0] & WORM_BIT else []
    if not reach:
        return True
    tile, owner = reach[0]
    own = position.stacks[seat]
    bust = bust_of(kept)
    then = max([tile for tile in position.up if tile <= kept[2] + POINTS_PER_ROLL], default=tile)
    loss = worms_on(own[-1]) if own else 0
    return owner is None and (1 - bust) * worms_on(then) - bust * loss > worms_on(tile)


def _judge_ends(grill: Grill, playouts: int, stream: Random) -> Worths:
    """Return the value of every end of the turn for its seat, each by the same draws."""
    seat = grill.turn
    tops = [stack[-1] for other, stack in enumerate(grill.stacks) if stack and other != seat]
    ends = (None, *grill.up, *tops)
    worths: dict[int | None, float] = {}
    each = -(-playouts // len(ends))
    for tile in ends:
        share = 0.0
        for number in range(each):
            stream.seed(number)
            then = grill.copy()
            then.end_turn(tile)
            then.play_turns(stream)
            share += then.shares()[seat]
        worths[tile] = share / each
    return worths


def best_action(worths: Worths, position: Heckmeck, seat: int) -> Action:
    """Return the best legal action for these values of the ends, a stop where another one is worth the same. The whole
    turn is solved."""
    fail = worths[None]
    stop = [max([worths[tile] for tile, _ in position.reach_of(total)], default=fail) for total in SUMS]
    turn = turn_values(Ends(tuple(stop), fail))

    def worth(action: Action) -> tuple[float, bool]:
        if isinstance(action, Keep):
            return turn.value(position.state_with(action.face)), False
        if isinstance(action, Roll):
            return round(turn.roll_value(position.turn_state), _DIGITS), False
        return round(worths[action.tile], _DIGITS), action.tile is not None

    return max([choice.action for choice in position.legal(seat)], key=worth)


MIND = HeckmeckMind()
