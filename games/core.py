"""The contract every game keeps.

A game is a position. Seats are numbers from 0, in joining order. Whatever happens to a position is an action of a seat
(`play`) or an outcome of chance (`settle`); both answer with the events they caused.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar, get_args

import msgspec
from msgspec import Struct

A = TypeVar("A", bound=Struct)
C = TypeVar("C", bound=Struct)
C_co = TypeVar("C_co", bound=Struct, covariant=True)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound="View")

Fact = bool | int | str | None | tuple[int, ...]
"""What a sentence may be made of. A fact named `seat`, or ending in `_seat`, is a seat's number."""


class IllegalMove(Exception):
    """An action the rules refuse; the position is untouched. `code` names the rule, `facts` this position's numbers."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts


class Chance(ABC, Generic[C_co]):
    """What a position waits for: independent uniform draws, and what they come to.

    `bounds` holds one number a draw: draw i is uniform over `range(bounds[i])`.
    """

    __slots__ = ("bounds",)

    def __init__(self, bounds: tuple[int, ...]) -> None:
        self.bounds = bounds

    @abstractmethod
    def outcome(self, draws: Sequence[int]) -> C_co:
        """The outcome for one number a bound."""


class FirstSeat(Struct, frozen=True, array_like=True, tag="first"):
    """Who begins: the outcome of `FirstSeatDraw`, as it stands in the log."""

    seat: int


class FirstSeatDraw(Chance[FirstSeat]):
    """Any of so many seats may begin."""

    __slots__ = ()

    def __init__(self, seats: int) -> None:
        super().__init__((seats,))

    def outcome(self, draws: Sequence[int]) -> FirstSeat:
        return FirstSeat(draws[0])


class Choice(Struct, Generic[A], frozen=True):
    """A legal action and the facts for its label."""

    action: A
    facts: Mapping[str, Fact]


class Line(Struct, frozen=True):
    """One sentence about a position: a code and its facts, for a text table or a picture's alt text."""

    code: str
    facts: Mapping[str, Fact]


class View(Struct, frozen=True):
    """What one seat (or the public) may know of a position; every game has its own."""

    def lines(self) -> Sequence[Line]:
        """All that `happened` and `ask` do not say, as sentences: the table, then every seat."""
        raise NotImplementedError

    def happened(self) -> Sequence[Struct]:
        """The events since the last decision, oldest first."""
        raise NotImplementedError

    def ask(self) -> Line | None:
        """What the awaited seats are asked now; None while nobody is."""
        raise NotImplementedError

    def hand(self) -> Sequence[Line]:
        """What only this seat sees, as sentences; nothing for the public and where nothing is hidden."""
        return ()


class Place(Struct, frozen=True, array_like=True):
    """Where a seat ended. Seats with the same `place` share it; `tiebreak` is what decided between equal scores."""

    seat: int
    place: int
    score: int
    tiebreak: int


def placed(
    standing: Sequence[tuple[int, int]], worth: Callable[[tuple[int, int]], tuple[int, ...]] = tuple
) -> tuple[Place, ...]:
    """Where seats ended, from the first to the last, by every seat's score and what decides between equal ones: the
    more they are `worth`, the better; who is worth the same shares a place."""
    worths = [worth(one) for one in standing]
    order = sorted(range(len(standing)), key=worths.__getitem__, reverse=True)
    return tuple(Place(seat, 1 + sum(other > worths[seat] for other in worths), *standing[seat]) for seat in order)


class Result(Struct, frozen=True, array_like=True):
    """The end of a game: `reason` is the code of the rule that ended it, `places` goes from the first to the last."""

    reason: str
    places: tuple[Place, ...]


class Feat(Struct, frozen=True):
    """Something a seat did that a record may be made of: one of its game's `records`, and how much of it."""

    seat: int
    code: str
    value: int


class Variant(Struct, frozen=True):
    """One value of an option other than its default. `code` is unique within a game."""

    code: str
    field: str
    value: bool | str


class Game(ABC, Generic[A, C, E, V]):
    """A position and its rules, for the actions A, chance outcomes C, events E and views V of one game."""

    name: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    Options: ClassVar[type[Struct]]
    Actions: ClassVar[Any]
    Outcomes: ClassVar[Any]
    Events: ClassVar[Any]
    private: ClassVar[frozenset[type[Struct]]] = frozenset()
    """The kinds of actions whose choices show a hand: offered to their seat alone, and answered to it alone."""
    records: ClassVar[tuple[str, ...]] = ()
    """The codes of the feats that this game remembers beside scores; of each, more is better."""
    lowest_wins: ClassVar[bool] = False
    """Whether the lowest score is the best."""

    _last: tuple[E, ...]
    """The events since the last decision, oldest first, as nobody but the rules sees them."""

    @classmethod
    @abstractmethod
    def new(cls, seats: int, options: Struct) -> Self:
        """The position before anything happened, for a number of seats in `cls.seats`."""

    @property
    @abstractmethod
    def awaited(self) -> frozenset[int]:
        """The seats play waits for; empty while chance is awaited and when the game is over."""

    @property
    @abstractmethod
    def chance_due(self) -> Chance[C] | None:
        """The chance to be settled; while set, nobody may play."""

    @abstractmethod
    def asked(self, seat: int) -> int:
        """How many decisions have been put to this seat so far: the stamp in its buttons."""

    @abstractmethod
    def legal(self, seat: int) -> Sequence[Choice[A]]:
        """What this seat may do now; empty where it may do nothing."""

    @abstractmethod
    def play(self, seat: int, action: A) -> Sequence[E]:
        """Play an action of `legal(seat)`; anything else raises IllegalMove and leaves the position untouched."""

    @abstractmethod
    def settle(self, outcome: C) -> Sequence[E]:
        """Settle what `chance_due` asks for; another outcome raises ValueError and leaves the position untouched."""

    @abstractmethod
    def seen(self, event: E, seat: int | None) -> E | None:
        """The event as this seat (None: the public) may see it."""

    @abstractmethod
    def view(self, seat: int | None) -> V:
        """All that this seat (None: the public) may know, built from what is allowed."""

    @abstractmethod
    def resample(self, seat: int | None, rng: Random) -> Self:
        """A position with the same `view(seat)` whose hidden part is drawn anew."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The result, once the game is over."""

    def feats(self, events: Sequence[E]) -> Sequence[Feat]:
        """What these events, which led to this position, did of what is remembered."""
        return ()

    @abstractmethod
    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self._last == other._last and self.notation() == other.notation()

    __hash__ = None  # type: ignore[assignment] - a position changes

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.notation()}>"

    @classmethod
    @abstractmethod
    def parse(cls, text: str) -> Self:
        """The position a `notation` stands for."""

    @abstractmethod
    def notation(self) -> str:
        """The position in one line."""


AnyGame = Game[Any, Any, Any, Any]


def replay(game: AnyGame, log: Iterable[tuple[int, Struct] | Struct]) -> AnyGame:
    """Play a log onto a position: a pair is a seat and its action, a struct alone an outcome. Returns the position."""
    for entry in log:
        if isinstance(entry, tuple):
            game.play(*entry)
        else:
            game.settle(entry)
    return game


def variants(options: type[Struct]) -> tuple[Variant, ...]:
    """Every non-default value of a game's options, in their order: a bool's other value, a Literal's other words."""
    found: list[Variant] = []
    for field in msgspec.structs.fields(options):
        values = (True, False) if field.type is bool else get_args(field.type)
        for value in values:
            if value != field.default:
                code = field.name if field.type is bool else f"{field.name}-{value}"
                found.append(Variant(code, field.name, value))
    return tuple(found)
