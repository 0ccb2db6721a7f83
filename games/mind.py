"""The search of computers, and the contract of `games/<game>/mind.py`, a game's own knowledge for it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from games.core import Result
from games.game import AnyGame

G = TypeVar("G", bound=AnyGame)
A = TypeVar("A")


class Mind(ABC, Generic[G, A]):
    """A game's heuristic (`choose`), its playouts (`reply`), and its evaluation where they are cut (`shares`). A given
    position is one that its seat holds possible: its hidden part is resampled."""

    playouts: ClassVar[int]
    """The playouts of a rooster's decision."""
    horizon: ClassVar[int] = 10_000
    """Most decisions of a playout. After them `shares` evaluates the position."""
    chapters: ClassVar[int] = 10_000
    """Most ends of chapters in a playout."""
    slips: ClassVar[float] = 0.5
    """The share of a chick's decisions that are a beginner's, measured so that hens win 70 to 80 % of games of two."""

    @abstractmethod
    def choose(self, position: G, seat: int, rng: Random) -> A:
        """Return an action by one look ahead and heuristics, out of several legal ones: a hen's move."""

    def slip(self, position: G, seat: int, rng: Random) -> A:
        """Return a beginner's action, out of several legal ones: what a chick plays where it errs."""
        action: A = rng.choice(position.legal(seat)).action
        return action

    def reply(self, position: G, seat: int, rng: Random) -> A:
        """Return a seat's action in a playout."""
        return self.choose(position, seat, rng)

    @abstractmethod
    def shares(self, position: G) -> Sequence[float]:
        """Return every seat's estimated chance to win, in a game that is not over."""

    def candidates(self, position: G, seat: int) -> Sequence[A]:
        """Return the legal actions that deserve a search. Of equally good ones the first is played, so a pass or a stop
        comes first."""
        return [choice.action for choice in position.legal(seat)]

    def imagine(self, position: G, seat: int, rng: Random) -> G:
        """Return a position that a seat holds possible."""
        return position.resample(seat, rng)

    def search(self, position: G, seat: int, rng: Random, playouts: int) -> A:
        """Return the best candidate by about `playouts` playouts: a rooster's move. Sequential halving: half of the
        candidates are dropped after every round; in a round all of them meet the same hidden cards and the same
        chance."""
        left = [_Candidate(action) for action in self.candidates(position, seat)]
        rounds = max(1, (len(left) - 1).bit_length())  # so many halvings leave one
        stream = copy(rng)  # of the same kind; seeded for every playout
        while len(left) > 1:
            for _ in range(-(-playouts // (rounds * len(left)))):
                drawn = self.imagine(position, seat, rng)
                seed = rng.getrandbits(64)  # one for all candidates, so that their luck is equal
                for candidate in left:
                    stream.seed(seed)
                    candidate.sum += self.play_out(drawn.copy(), seat, candidate.action, stream)[seat]
            left.sort(key=lambda candidate: candidate.sum, reverse=True)  # all of them were tried as often
            del left[(len(left) + 1) // 2 :]
        return left[0].action

    def play_out(self, position: G, seat: int, action: A, rng: Random, *, whole: bool = False) -> Sequence[float]:
        """Play an action and its continuation, and return every seat's share. `whole` plays on to the end."""
        last = position.chapter + (Mind if whole else self).chapters
        position.play(seat, action)  # type: ignore[arg-type] - the game's own
        return self.play_on(position, last, (Mind if whole else self).horizon, rng)

    def play_on(self, position: G, last: int, horizon: int, rng: Random) -> Sequence[float]:
        """Play at most so many decisions, until a chapter begins, and return every seat's share."""
        play, random = position.play, rng.random
        for _ in range(horizon):
            while (chance := position.chance_due) is not None:
                # faster than randrange, and fair enough for an estimate
                position.settle(chance.outcome([int(random() * bound) for bound in chance.bounds]))
            awaited = position.awaited
            if not awaited or position.chapter >= last:
                break
            seat = min(awaited)
            choices = position.legal(seat)
            play(seat, choices[0].action if len(choices) == 1 else self.reply(position, seat, rng))
        result = position.result
        return self.shares(position) if result is None else shares_of(result)


class _Candidate(Generic[A]):
    """An action and the results of its playouts."""

    __slots__ = ("action", "sum")

    def __init__(self, action: A) -> None:
        self.action = action
        self.sum = 0.0


AnyMind = Mind[Any, Any]


def shares_of(result: Result) -> Sequence[float]:
    """Return every seat's share of the victory, which first places divide."""
    first = [place.seat for place in result.places if place.place == 1]
    return [(seat in first) / len(first) for seat in range(len(result.places))]
