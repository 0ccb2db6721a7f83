"""The accounts of random games of Heckmeck: `uv run python -m tests.bench.accounts [--games 10000] [--first 0]`.

Prints how far the bars of a seat are from its worms at most, the mean luck of a seat in standard errors, and what the
decisions of `most-worms` cost a seat at most, which follows the solver. Ten thousand games take half an hour.
`--first` is the number of the first game; other numbers are other games.
"""

import argparse
import sys
from functools import lru_cache
from typing import Final

from games.heckmeck import account, mind
from games.heckmeck.position import TurnState
from games.heckmeck.turn import Ends, TurnValues
from tests.bench.report import Report
from tests.games.heckmeck_accounts import AccountedGame, at_random, mean_with_error
from tests.games.of_heckmeck import highest_face, most_worms

_PLAYERS: Final = (highest_face, most_worms, at_random)
"""None but `most-worms` solves turns, and it solves those of the account."""
_SOLVED: Final = 4000
"""Solved turns that are kept, 300 KB each. Nine in ten turns of random games have the ends of another one."""
_LOOK_EVERY: Final = 500
"""Games between two reports."""


class SolvedTurn(TurnValues):
    """A turn that solves each of its rolls once."""

    def __init__(self, ends: Ends) -> None:
        super().__init__(ends)
        self._rolled: dict[TurnState, float] = {}

    def roll_value(self, state: TurnState) -> float:
        known = self._rolled.get(state)
        if known is None:
            known = self._rolled[state] = super().roll_value(state)
        return known


class Figures:
    """What the accounts of some games come to."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.error = 0.0
        """The largest difference between parts and their sum, in worms."""
        self.lucks: list[float] = []
        """By seat of every game."""
        self.costs: list[float] = []
        """By seat of `most-worms`, of all its decisions."""

    def add(self, game: AccountedGame) -> None:
        """Add a game."""
        self.games += 1
        self.turns += len(game.turns)
        self.error = max(self.error, game.error)
        self.lucks += [bars.luck for bars in game.bars]
        seats = zip(game.bars, game.players, strict=True)
        self.costs += [abs(bars.decisions) for bars, player in seats if player is most_worms]

    def say(self) -> bool:
        """Print the figures. Returns whether all goals are met."""
        report = Report()
        mean, error = mean_with_error(self.lucks)
        sys.stdout.write(f"{self.games:,} games, {len(self.lucks):,} seats, {self.turns:,} turns; ")
        sys.stdout.write(f"largest error {self.error:.1e} worms; mean luck {mean:+.4f} ± {error:.4f}\n")
        report.line("largest error", self.error * 1e9, "billionths of a worm", 1)
        report.line("mean luck", abs(mean) / error, "standard errors", 2)
        followers = f"largest cost of {len(self.costs):,} seats that follow the solver"
        report.line(followers, max(self.costs, default=0) * 1e9, "billionths of a worm", 1)
        return report.met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    asked = parser.parse_args()
    account.turn_values = mind.turn_values = lru_cache(_SOLVED)(SolvedTurn)
    figures = Figures()
    for number in range(asked.first, asked.first + asked.games):
        figures.add(AccountedGame(number, _PLAYERS))
        if figures.games % _LOOK_EVERY == 0 and figures.games < asked.games:
            figures.say()
    if not figures.say():
        sys.exit("a goal is missed")


if __name__ == "__main__":
    main()
