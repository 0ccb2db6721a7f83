"""Random games of Heckmeck with their accounts."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Final

from msgspec import Struct

from games.accounts import Bars, bars_of, sum_of
from games.game import AnyGame
from games.heckmeck.account import Entry, account_of, turns_of
from games.heckmeck.moves import Keep, Options, Roll, Stop, worms_on
from games.heckmeck.rules import Heckmeck
from tests.games.of_heckmeck import highest_face, most_worms, ten_cate

Player = Callable[[AnyGame, int, Random], Struct]


def at_random(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Play any legal action."""
    return rng.choice(position.legal(seat)).action


PLAYERS: Final = (highest_face, most_worms, ten_cate, at_random)


class AccountedGame:
    """A game of 2 to 7 fixed players with some variants, all of them drawn by its number, and its account."""

    def __init__(self, number: int, players: Sequence[Player] = PLAYERS) -> None:
        rng = Random(number)
        seats = 2 + number % 6
        self.options = Options(*(rng.random() < 0.3 for _ in range(3)))
        self.players: Sequence[Player] = [rng.choice(players) for _ in range(seats)]
        self.position = Heckmeck.new(seats, self.options)
        self.log: list[Entry] = []
        while self.position.result is None:
            self._go_on(rng)
        self.turns = [*turns_of(Heckmeck.new(seats, self.options), self.log)]
        self.accounts = [account_of(*turn) for turn in self.turns]
        self.bars: Sequence[Bars] = [sum_of(bars_of(self.accounts, seat)) for seat in range(seats)]

    def _go_on(self, rng: Random) -> None:
        if (chance := self.position.chance_due) is not None:
            outcome = chance.outcome([rng.randrange(bound) for bound in chance.bounds])
            self.position.settle(outcome)
            self.log.append(outcome)
            return
        (seat,) = self.position.awaited
        action = self.players[seat](self.position, seat, rng)
        assert isinstance(action, Roll | Keep | Stop)
        self.position.play(seat, action)
        self.log.append((seat, action))

    @property
    def worms(self) -> Sequence[int]:
        """The final worms by seat."""
        return [sum(map(worms_on, stack)) for stack in self.position.stacks]

    @property
    def error(self) -> float:
        """The largest difference between the bars of a seat and its worms, or the account of a turn and its gain."""
        of_seats = [abs(bars.points - worms) for bars, worms in zip(self.bars, self.worms, strict=True)]
        of_turns = [abs(turn.par + turn.luck - sum(turn.costs) - turn.gained) for turn in self.accounts]
        return max(of_seats + of_turns)


def mean_with_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values, and its standard error."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum([(value - mean) ** 2 for value in values])) / len(values)
