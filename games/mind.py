"""What a computer knows of a game beyond its rules, and how it searches: the contract of `games/<game>/mind.py`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from games.core import AnyGame, Result

G = TypeVar("G", bound=AnyGame)
A = TypeVar("A")


class Mind(ABC, Generic[G, A]):
    """A game's sound rules (`choose`), how its playouts go on (`reply`) and how they are judged where they are cut
    (`shares`). A position that it is given is one that its seat holds possible: what it cannot know is drawn anew."""

    playouts: ClassVar[int]
    """How many playouts a decision of a rooster is worth."""
    horizon: ClassVar[int] = 10_000
    """How many decisions a playout has at the most; after them it is judged by `shares`."""
    chapters: ClassVar[int] = 10_000
    """And how many ends of the game's chapters it sees."""

    @abstractmethod
    def choose(self, position: G, seat: int, rng: Random) -> A:
        """The action that one look ahead and sound rules choose, of several that are legal: how a hen plays."""

    def reply(self, position: G, seat: int, rng: Random) -> A:
        """What a seat does in a playout."""
        return self.choose(position, seat, rng)

    @abstractmethod
    def shares(self, position: G) -> Sequence[float]:
        """What every seat's chance to win seems to be, in a game that is not over."""

    def candidates(self, position: G, seat: int) -> Sequence[A]:
        """The actions that are worth a search, of those that are legal."""
        return [choice.action for choice in position.legal(seat)]

    def imagine(self, position: G, seat: int, rng: Random) -> G:
        """A position that a seat holds possible."""
        return position.resample(seat, rng)

    def search(self, position: G, seat: int, rng: Random, playouts: int) -> A:
        """The best candidate by so many playouts, or a few more: how a rooster plays. Half of the candidates are given
        up after every round (sequential halving); in a round all of them meet the same hidden cards and the same
        chance."""
        left = [_Candidate(action) for action in self.candidates(position, seat)]
        rounds = max(1, (len(left) - 1).bit_length())
        stream = copy(rng)
        while len(left) > 1:
            for _ in range(-(-playouts // (rounds * len(left)))):
                drawn = self.imagine(position, seat, rng)
                seed = rng.getrandbits(64)
                for candidate in left:
                    stream.seed(seed)
                    candidate.sum += self._play_out(drawn.copy(), seat, candidate.action, stream)[seat]
            left.sort(key=lambda candidate: candidate.sum, reverse=True)  # all of them were tried as often
            del left[(len(left) + 1) // 2 :]
        return left[0].action

    def _play_out(self, position: G, seat: int, action: A, rng: Random) -> Sequence[float]:
        """Play an action and what follows it, and return every seat's share."""
        play, random = position.play, rng.random
        last = position.chapter + self.chapters
        play(seat, action)  # type: ignore[arg-type] - the game's own
        for _ in range(self.horizon):
            while (chance := position.chance_due) is not None:
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
    """An action and what its playouts came to."""

    __slots__ = ("action", "sum")

    def __init__(self, action: A) -> None:
        self.action = action
        self.sum = 0.0


AnyMind = Mind[Any, Any]


def shares_of(result: Result) -> Sequence[float]:
    """What every seat has of a victory, which those in the first place share."""
    first = [place.seat for place in result.places if place.place == 1]
    return [(seat in first) / len(first) for seat in range(len(result.places))]
