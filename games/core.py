"""The contract of every game, on one page: its types, and what its author writes.

A game is a position. Seats are numbers from 0, in joining order. A position changes by an action of a seat or an
outcome of chance; both cause events. `GameType` says what a game is, `State` what may happen in a position,
`Observation` what a seat sees of it. A game inherits from `games/game.py` `Game`, which adds what all have for free.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec
from msgspec import Struct

A = TypeVar("A", bound=Struct)
C = TypeVar("C", bound=Struct)
C_co = TypeVar("C_co", bound=Struct, covariant=True)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound="View")

Fact = bool | int | str | None | tuple[int, ...] | Mapping[int, tuple[int, ...]]
"""A value in a sentence. A fact named `seat`, or ending in `_seat`, is a seat's number. A mapping has the
values of each seat."""

Entry = tuple[int, Struct] | Struct
"""An entry of a log: a seat and its action, or an outcome."""


class IllegalMove(Exception):
    """An action the rules refuse; the position is untouched. `code` names the rule, `facts` this position's numbers."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value!r}" for name, value in self.facts.items())])


class Chance(ABC, Generic[C_co]):
    """A chance that a position waits for. Draw i is independent, and uniform over `range(bounds[i])`."""

    __slots__ = ("bounds",)

    def __init__(self, bounds: tuple[int, ...]) -> None:
        self.bounds = bounds

    @abstractmethod
    def outcome(self, draws: Sequence[int]) -> C_co:
        """Return the outcome for one number per bound."""


class Choice(Struct, Generic[A], frozen=True):
    """A legal action and the facts of its label, both immutable because positions share them. A `rash` choice is seldom
    meant, so it has to be confirmed. A choice in `vain` gains nothing, so its button is plain."""

    action: A
    facts: Mapping[str, Fact]
    rash: bool = False
    vain: bool = False

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "facts", MappingProxyType(self.facts))


class Line(Struct, frozen=True):
    """One sentence about a position: a code and its facts, for a text table or a picture's alt text."""

    code: str
    facts: Mapping[str, Fact]


class Place(Struct, frozen=True, array_like=True):
    """A seat's place at the end. Equal seats share one; `tiebreak` is the value that decided between equal scores."""

    seat: int
    place: int
    score: int
    tiebreak: int


class Result(Struct, frozen=True, array_like=True):
    """The end of a game: `reason` is the code of the rule that ended it, `places` are in order."""

    reason: str
    places: tuple[Place, ...]


class Feat(Struct, frozen=True):
    """An achievement or a mishap of a seat: one of its game's `records`, or of its `highlights`, and its amount."""

    seat: int
    code: str
    value: int


class View(Struct, frozen=True):
    """The knowledge of one seat, or of the public, about a position. Every game has its own."""

    def lines(self) -> Sequence[Line]:
        """Return the table as sentences, without the content of `happened` and `ask`: the table, then every seat."""
        raise NotImplementedError

    def happened(self) -> Sequence[Struct]:
        """Return the events since the last decision, oldest first."""
        raise NotImplementedError

    def ask(self) -> Line | None:
        """Return the decision of the awaited seats. None if no seat is awaited."""
        raise NotImplementedError

    def hand(self) -> Sequence[Line]:
        """Return the seat's hidden knowledge as sentences. Empty for the public and in open games."""
        return ()

    def received(self) -> Sequence[Struct]:
        """Return the last events by which the seat received what no other seat saw."""
        return ()

    def needed(self) -> Sequence[Line]:
        """Return what the decision of an asked seat needs of the table beside its hand. Empty for all others."""
        return ()

    def from_hand(self) -> Line | None:
        """Return the choice to be made from a hand now, for the button that opens it. None if there is none."""
        return None

    def count(self, seat: int) -> Sequence[Line]:
        """Return the count behind a seat's score, once the game is over. Empty if the result needs none."""
        return ()


class GameType:
    """The game: what is true of it in every position. A released `name`, `version` or tag of an action stays."""

    name: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    Options: ClassVar[type[Struct]]
    Actions: ClassVar[Any]
    Outcomes: ClassVar[Any]
    Events: ClassVar[Any]
    private: ClassVar[frozenset[type[Struct]]] = frozenset()
    """Kinds of actions whose choices reveal a hand: whether or which of them there are depends on what is hidden. They
    are offered and answered to their seat alone."""
    asides: ClassVar[frozenset[type[Struct]]] = frozenset()
    """Kinds of actions that do not answer the question asked, such as purchases. Their choices share one menu."""
    records: ClassVar[tuple[str, ...]] = ()
    """Codes of the feats that the game records beside scores. More is better."""
    lowest_wins: ClassVar[bool] = False
    """Whether the lowest score is the best."""

    @property
    def has_hands(self) -> bool:
        """Whether seats know something that others do not at some time of the game. Depends on its options alone."""
        return True


class State(ABC, Generic[A, C, E]):
    """A position: who decides, what may happen, how it ends, and its notation. What begins with an underscore is called
    by `Game`, which has checked the arguments."""

    @property
    @abstractmethod
    def awaited(self) -> frozenset[int]:
        """The seats that play waits for. Empty while chance is due and after the end."""

    @property
    @abstractmethod
    def chance_due(self) -> Chance[C] | None:
        """The chance to be settled. While it is set, no seat may play."""

    @property
    @abstractmethod
    def chapter(self) -> int:
        """The part of the game that one message reports: a seat's turn, or a round."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The result, once the game is over."""

    @property
    def out(self) -> frozenset[int]:
        """The seats that decide nothing more although the game goes on, for good. Their people may leave without a
        loss: `result` alone places them."""
        return frozenset()

    @property
    def forced(self) -> tuple[int, A] | None:
        """The awaited seat and its action, if everybody can see that it has no other. Never of a `private` kind."""
        return None

    @property
    def routine(self) -> tuple[int, A] | None:
        """The awaited seat and its action, if everybody can see that all others are `rash` and in `vain`."""
        return None

    @property
    def final(self) -> Line | None:
        """The announcement that the end is near, from the last round, tile or pawn on. None before."""
        return None

    @abstractmethod
    def _legal(self, seat: int) -> Sequence[Choice[A]]:
        """Return the choices of a seat, in the same order at every call. Empty if it is not awaited."""

    @abstractmethod
    def _play(self, seat: int, action: A) -> Sequence[E]:
        """Play an action, and return its events. Raises IllegalMove if it is not legal, which changes nothing."""

    @abstractmethod
    def _settle(self, outcome: C) -> Sequence[E]:
        """Settle the `chance_due`, and return its events. Raises ValueError for others, which change nothing."""

    @abstractmethod
    def _words(self) -> dict[str, str]:
        """Return the words of a notation, `-` for empty or usual values."""

    @classmethod
    @abstractmethod
    def _from_words(cls, words: Mapping[str, str]) -> Self:
        """Return the position of `_words`. Raises ValueError, LookupError or TypeError for invalid ones."""

    def _is_wording_of(self, action: A, choice: Choice[A]) -> bool:
        return False

    def highlights(self, events: Sequence[E]) -> Sequence[Feat]:
        """Return what these events are remembered for at the end: `theft`, `loss` and `double`, all above 0, but for a
        `loss` below 0, which takes an equal one of the seat back."""
        return ()

    def feats(self, events: Sequence[E]) -> Sequence[Feat]:
        """Return the feats of these events, which led to this position."""
        return ()

    @classmethod
    def story(cls, events: Sequence[E]) -> Sequence[E]:
        """Return the public events that remain of a turn or round, in the order in which they are reported."""
        return events

    @classmethod
    def narrative(cls, events: Sequence[E]) -> Sequence[E]:
        """Return the public events for a reader who sees no picture between them: all that happened, in order."""
        return events


class Observation(ABC, Generic[A, E, V]):
    """What a seat, or the public (None), sees of a position. `games/open.py` `OpenGame` answers what is abstract here
    for games that hide nothing."""

    @abstractmethod
    def _view(self, seat: int | None) -> V:
        """Return the view of a seat, built from what it may know."""

    @abstractmethod
    def _seen(self, event: E, seat: int | None) -> E | None:
        """Return the event as a seat may see it, or None if it is hidden."""

    @abstractmethod
    def _resample(self, seat: int | None, rng: Random) -> Self:
        """Return a position with the same view of the seat and a new hidden part, a function of view and stream."""

    def _predicted(self, seat: int, action: A) -> Mapping[str, Fact]:
        """Return more facts for the label of a choice, from the seat's knowledge: its outcome if no other seat acts."""
        return {}

    def _changeable(self, seat: int) -> Choice[A] | None:
        """Return the choice of a seat that it may still replace by another. Only the seat may know it."""
        return None

    def reveals(self, seat: int, action: A) -> bool:
        """Return whether a legal action shows others something hidden beside itself. All others have equal events."""
        return False

    @property
    def places(self) -> tuple[Place, ...]:
        """Every seat's place if the game ended now, best first, for everybody. Empty if what decides is hidden."""
        return ()
