"""Exact ends of turns of Heckmeck that aim at a sum: `python -m tests.games.heckmeck_goals` writes their file."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from games.heckmeck.grill import TAKING
from games.heckmeck.moves import DICE, TILES
from games.heckmeck.position import WORM_BIT, TurnState
from games.heckmeck.turn import SUMS, Ends, TurnValues, rolls_of, states_after

FILE: Final = Path("games/heckmeck/goals.toml")

_START: Final[TurnState] = (0, DICE, 0)
_HIGHER: Final = 0.1
"""What a point more than one aims at is worth beside getting there."""


def aiming(goal: int) -> TurnValues:
    """The turn of who aims at a sum."""
    return TurnValues(Ends(tuple([float(total >= goal) * (1 + _HIGHER * (total - goal)) for total in SUMS]), 0.0))


def odds_of(turn: TurnValues) -> Mapping[int, float]:
    """Return the probability of each sum with a worm at which the best play stops. The rest are failed turns."""
    odds: dict[int, float] = {}
    now = {_START: 1.0}
    while now:
        then: dict[TurnState, float] = {}
        for state, chance in now.items():
            if state == _START or turn.value(state) > turn.stop_value(state):
                for one, likely in _likely_states(turn, state):
                    then[one] = then.get(one, 0.0) + chance * likely
            elif state[0] & WORM_BIT:
                odds[state[2]] = odds.get(state[2], 0.0) + chance
        now = then
    return odds


def _likely_states(turn: TurnValues, state: TurnState) -> Sequence[tuple[TurnState, float]]:
    """Return the states that the best play reaches after a roll, with their probabilities."""
    rolls, options = rolls_of(state[0], state[1]), states_after(state)
    values = [turn.value(then) for then in options]
    odds = [0.0] * len(options)
    for chance, one in rolls.one_option:
        odds[one] += chance
    for chance, of in rolls.many_options:
        odds[values.index(max(of(values)))] += chance
    return [pair for pair in zip(options, odds, strict=True) if pair[1]]


def main() -> None:
    """Rewrite the file below its own header."""
    head = FILE.read_text(encoding="utf-8").partition("[odds]\n")[0]
    odds = {goal: odds_of(aiming(goal)) for goal in TILES}
    rows = [f"{goal} = {[round(odds[goal].get(total, 0.0), 5) for total in TAKING]}\n" for goal in TILES]
    FILE.write_text(head + "[odds]\n" + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
