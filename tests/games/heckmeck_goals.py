"""How turns of Heckmeck end that aim at a sum, solved: `python -m tests.games.heckmeck_goals` writes the file of it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from games.heckmeck.moves import DICE, TILES
from games.heckmeck.position import WORM_BIT, Kept
from games.heckmeck.tables import TAKING
from games.heckmeck.turn import SUMS, Ends, Turn, kept_after, rolls_of

FILE: Final = Path("games/heckmeck/goals.toml")

_START: Final[Kept] = (0, DICE, 0)
_HIGHER: Final = 0.1
"""What a point more than one aims at is worth beside getting there."""


def aiming(goal: int) -> Turn:
    """The turn of who aims at a sum."""
    return Turn(Ends(tuple([float(total >= goal) * (1 + _HIGHER * (total - goal)) for total in SUMS]), 0.0))


def odds_of(turn: Turn) -> Mapping[int, float]:
    """How likely the best play stops with every sum with a worm; else it fails."""
    odds: dict[int, float] = {}
    now = {_START: 1.0}
    while now:
        then: dict[Kept, float] = {}
        for at, chance in now.items():
            if at == _START or turn.worth(at) > turn.stopped(at):
                for one, likely in _best_kept(turn, at):
                    then[one] = then.get(one, 0.0) + chance * likely
            elif at[0] & WORM_BIT:
                odds[at[2]] = odds.get(at[2], 0.0) + chance
        now = then
    return odds


def _best_kept(turn: Turn, at: Kept) -> Sequence[tuple[Kept, float]]:
    """What the best play keeps after a roll, and how likely."""
    rolls, options = rolls_of(at[0], at[1]), kept_after(at)
    values = [turn.worth(then) for then in options]
    odds = [0.0] * len(options)
    for chance, one in rolls.of_one:
        odds[one] += chance
    for chance, of in rolls.of_many:
        odds[values.index(max(of(values)))] += chance
    return [pair for pair in zip(options, odds, strict=True) if pair[1]]


def main() -> None:
    """Write the file anew, below what it says of itself."""
    head = FILE.read_text(encoding="utf-8").partition("[odds]\n")[0]
    odds = {goal: odds_of(aiming(goal)) for goal in TILES}
    rows = [f"{goal} = {[round(odds[goal].get(total, 0.0), 5) for total in TAKING]}\n" for goal in TILES]
    FILE.write_text(head + "[odds]\n" + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
