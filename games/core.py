"""The contract every game keeps.

A game is a position. Seats are numbers from 0, in joining order. Whatever happens to a position is an action of a seat
(`play`) or an outcome of chance (`settle`); both answer with the events they caused.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar, get_args

import msgspec
from msgspec import Struct

from games.notation import has_all_parts, join_parts, must

A = TypeVar("A", bound=Struct)
C = TypeVar("C", bound=Struct)
C_co = TypeVar("C_co", bound=Struct, covariant=True)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound="View")

Fact = bool | int | str | None | tuple[int, ...]
"""What a sentence may be made of. A fact named `seat`, or ending in `_seat`, is a seat's number."""


Entry = tuple[int, Struct] | Struct
"""An entry of a log: a seat and its action, or an outcome."""

SINGLETONS = tuple(frozenset((seat,)) for seat in range(16))
"""For every seat a set with nothing but it; made once, for it is asked for all the time."""

_MAX_CHECKED = 8192
"""How many actions, and how many outcomes, a game remembers as well formed."""


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
    """A legal action and the facts for its label. Neither can be changed, for positions share their choices. What is
    `rash` cannot be taken back and is seldom meant: whoever chooses it is asked once whether it is. What is in `vain`
    brings nothing: no button draws the eye to it."""

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

    def from_hand(self) -> Line | None:
        """What is to be chosen out of a hand now, for the button that leads there; None where nothing is."""
        return None

    def count(self, seat: int) -> Sequence[Line]:
        """How a seat's score came about, as sentences, once the game is over; nothing where the result says it all."""
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
    """A position and its rules, for the actions A, chance outcomes C, events E and views V of one game.

    What callers hand over is checked here, once for all games: a seat that the position does not have, and an action or
    an outcome that is none of the game's, raise ValueError. The rules, behind an underscore, need not heed them.
    """

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
    _always: ClassVar[frozenset[str]] = frozenset()
    """The words that a notation says though there is nothing."""

    _action_kinds: ClassVar[frozenset[type[Struct]]]
    _outcome_kinds: ClassVar[frozenset[type[Struct]]]
    _checked_actions: ClassVar[dict[Any, Struct]]
    _checked_outcomes: ClassVar[dict[Any, Struct]]
    """Actions and outcomes that proved to be well formed, by themselves: most occur again and again."""

    _asked: list[int]
    """How many decisions have been put to every seat."""
    _last: tuple[E, ...]
    """The events since the last decision, oldest first, as nobody but the rules sees them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._action_kinds = frozenset(get_args(cls.Actions) or (cls.Actions,))
        cls._outcome_kinds = frozenset(get_args(cls.Outcomes) or (cls.Outcomes,))
        cls._checked_actions = {}
        cls._checked_outcomes = {}

    def __init__(self, seats: int, options: Struct) -> None:
        """The position before anything happened; use `new`, which checks."""
        self._asked = [0] * seats
        self._last = ()

    @classmethod
    def new(cls, seats: int, options: Struct) -> Self:
        """The position before anything happened; ValueError for a number of seats that is not in `cls.seats`, and for
        what are no options of this game."""
        if type(seats) is not int or seats not in cls.seats:
            raise ValueError(f"{cls.name} has no {seats} seats")
        if type(options) is not cls.Options or not _is_well_formed(options):
            raise ValueError(f"{options!r} are no options of {cls.name}")
        return cls(seats, options)

    @property
    def seat_count(self) -> int:
        """How many seats there are."""
        return len(self._asked)

    # What is asked

    @property
    @abstractmethod
    def awaited(self) -> frozenset[int]:
        """The seats play waits for; empty while chance is awaited and when the game is over."""

    @property
    @abstractmethod
    def chance_due(self) -> Chance[C] | None:
        """The chance to be settled; while set, nobody may play."""

    @property
    def forced(self) -> tuple[int, A] | None:
        """The seat that is awaited and its action, where everybody can see that it is the only one left to it; never of
        a `private` kind. The table plays it by itself."""
        return None

    def _only_choice(self) -> tuple[int, A] | None:
        """What `forced` is where everybody sees what the seat in turn may do."""
        for seat in self.awaited:
            choices = self._legal(seat)
            return (seat, choices[0].action) if len(choices) == 1 else None
        return None

    @property
    @abstractmethod
    def chapter(self) -> int:
        """What one message tells of: the seat whose turn it is, or the round. A new one begins where this changes."""

    def asked(self, seat: int) -> int:
        """How many decisions have been put to this seat so far: the stamp in its buttons."""
        self._check_seat(seat)
        return self._asked[seat]

    def legal(self, seat: int) -> Sequence[Choice[A]]:
        """What this seat may do now, in an order that is the same at every call; empty where it may do nothing."""
        if type(seat) is not int or not 0 <= seat < len(self._asked):
            raise self._seat_error(seat)
        return self._legal(seat)

    @abstractmethod
    def _legal(self, seat: int) -> Sequence[Choice[A]]: ...

    def foretold(self, seat: int, action: A) -> Mapping[str, Fact]:
        """More facts for the label of a choice: what would come of it if nobody else did anything, for all that the
        seat knows. Where an action takes several values, those of one value alone can be asked for, too. They are only
        made for who reads them: `legal` is asked for far more often."""
        self._check_seat(seat)
        try:
            if self._checked_actions.get(action, self) is not action:
                self._check(action, self._action_kinds, self._checked_actions)
        except TypeError:  # not even hashable
            raise self._foreign_error(action) from None
        return self._foretold(seat, action)

    def _foretold(self, seat: int, action: A) -> Mapping[str, Fact]:
        return {}

    def changeable(self, seat: int) -> Choice[A] | None:
        """What this seat has chosen and may still replace by another choice of `legal`; only itself may know it."""
        self._check_seat(seat)
        return self._changeable(seat)

    def _changeable(self, seat: int) -> Choice[A] | None:
        return None

    def normalize(self, seat: int, action: A) -> A:
        """The legal action that this one says in other words, if there is just one; or else the action itself. The log
        holds what was meant, so that a new wording needs no new version of the rules."""
        said = [choice.action for choice in self.legal(seat) if self._is_wording_of(action, choice)]
        return said[0] if len(said) == 1 else action

    def _is_wording_of(self, action: A, choice: Choice[A]) -> bool:
        """Whether an action is another wording of a choice."""
        return False

    # What happens

    def play(self, seat: int, action: A) -> Sequence[E]:
        """Play an action of `legal(seat)`, and return what happened by it, oldest first; any other action of this game
        raises IllegalMove. A refusal changes nothing."""
        if type(seat) is not int or not 0 <= seat < len(self._asked):
            raise self._seat_error(seat)
        try:
            if self._checked_actions.get(action, self) is not action:
                self._check(action, self._action_kinds, self._checked_actions)
        except TypeError:  # not even hashable
            raise self._foreign_error(action) from None
        return self._play(seat, action)

    @abstractmethod
    def _play(self, seat: int, action: A) -> Sequence[E]: ...

    def play_forced(self, seat: int, action: A) -> Sequence[E]:
        """Play what is `forced`, which is nobody's decision: what happened before is told still."""
        before = self._last
        events = self.play(seat, action)
        self._last = (*before, *self._last)
        return events

    def settle(self, outcome: C) -> Sequence[E]:
        """Settle what `chance_due` asks for, and return what happened by it, oldest first; another outcome raises
        ValueError and leaves the position untouched."""
        try:
            if self._checked_outcomes.get(outcome, self) is not outcome:
                self._check(outcome, self._outcome_kinds, self._checked_outcomes)
        except TypeError:  # not even hashable
            raise self._foreign_error(outcome) from None
        return self._settle(outcome)

    @abstractmethod
    def _settle(self, outcome: C) -> Sequence[E]: ...

    def _check(self, value: Struct, kinds: frozenset[type[Struct]], checked: dict[Any, Struct]) -> None:
        if type(value) not in kinds or not _is_well_formed(value):
            raise self._foreign_error(value)
        if len(checked) < _MAX_CHECKED:
            checked[value] = value

    def _foreign_error(self, value: Struct) -> ValueError:
        return ValueError(f"{value!r} is nothing that happens in {self.name}")

    # What is seen

    def seen(self, event: E, seat: int | None) -> E | None:
        """The event as this seat (None: the public) may see it; None where it sees nothing of it."""
        self._check_viewer(seat)
        return self._seen(event, seat)

    @abstractmethod
    def _seen(self, event: E, seat: int | None) -> E | None: ...

    def view(self, seat: int | None) -> V:
        """All that this seat (None: the public) may know, built from what is allowed."""
        self._check_viewer(seat)
        return self._view(seat)

    @abstractmethod
    def _view(self, seat: int | None) -> V: ...

    def resample(self, seat: int | None, rng: Random) -> Self:
        """A position with the same `view(seat)` whose hidden part is drawn anew. Of all positions with that view equal
        streams make the same one."""
        self._check_viewer(seat)
        return self._resample(seat, rng)

    @abstractmethod
    def _resample(self, seat: int | None, rng: Random) -> Self: ...

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self._asked):
            raise self._seat_error(seat)

    def _seat_error(self, seat: object) -> ValueError:
        return ValueError(f"there are {len(self._asked)} seats, and no seat {seat}")

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The result, once the game is over."""

    def feats(self, events: Sequence[E]) -> Sequence[Feat]:
        """What these events, which led to this position, did of what is remembered."""
        return ()

    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one. What `__init__` sets is copied: lists, which may
        hold lists, sets and mappings; all else in a position is never changed, only replaced."""
        twin = self.__class__.__new__(self.__class__)
        for name in _field_names(self.__class__):
            value = getattr(self, name)
            setattr(twin, name, _copy_value(value) if type(value) in _MUTABLE else value)
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self._last == other._last and self.notation() == other.notation()

    __hash__ = None  # type: ignore[assignment] - a position changes

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.notation()}>"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The position a `notation` stands for; ValueError where it stands for none. Words that say what is usual may
        be left out: which ones, the game's `_from_words` tells."""
        must(type(text) is str, "a notation is text")  # pyright: ignore[reportUnnecessaryComparison]
        words = dict(word.split("=", 1) for word in text.split())
        must(len(words) == len(text.split()), "a word is told once")
        try:
            position = cls._from_words(words)
        except (LookupError, TypeError) as error:
            raise ValueError(f"{text!r} stands for no position of {cls.name}") from error
        if "asked" in words:
            asked = [int(count) for count in words["asked"].split("/")]
            must(len(asked) == len(position._asked) and min(asked) >= 0, "every seat was asked so many times")
            position._asked = asked
        told = position._words()
        for key, word in words.items():
            must(key in told, f"{key} is no word of {cls.name}")
            must(told[key] == "-" or has_all_parts(told[key], word), f"{key}={word} cannot be")
        position._check_playable()
        return position

    def _check_playable(self) -> None:
        """Raise ValueError where the game neither is over nor can be played on."""
        chance, awaited = self.chance_due, self.awaited
        if chance is not None:
            must(min(chance.bounds, default=1) > 0, "there is something to draw")
        elif self.result is None:
            must(bool(awaited) and all(self._legal(seat) for seat in awaited), "an awaited seat has a choice")

    @classmethod
    @abstractmethod
    def _from_words(cls, words: Mapping[str, str]) -> Self:
        """The position that `_words` stand for, but how often its seats were asked. ValueError, LookupError or
        TypeError where they stand for none; a word that is not understood need not be heeded."""

    def notation(self) -> str:
        """The position in one line, of words `key=value` with spaces between them; `parse` reads it."""
        return " ".join([f"{key}={word}" for key, word in self._words().items() if word != "-" or key in self._always])

    @abstractmethod
    def _words(self) -> dict[str, str]:
        """What a notation says; `-` where there is nothing, or what is usual."""

    def _asked_word(self) -> str:
        return join_parts(self._asked, "/")


AnyGame = Game[Any, Any, Any, Any]


_MUTABLE = frozenset((list, set, dict))


@cache
def _field_names(game: type[AnyGame]) -> tuple[str, ...]:
    """The names of what a position of a game holds."""
    return tuple(vars(game(game.seats[0], game.Options())))


def _copy_value(value: list[Any] | set[Any] | dict[Any, Any]) -> Any:
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [_copy_value(one) for one in value]
    return value.copy()


def _is_well_formed(value: Struct) -> bool:
    """Whether the fields are of the types they declare, for which Python does not ask: whether the log will read it
    back as the same."""
    try:
        return msgspec.convert(msgspec.to_builtins(value), type(value)) == value
    except (TypeError, ValueError):
        return False


def replay(game: AnyGame, log: Iterable[Entry]) -> AnyGame:
    """Play a log onto a position and return it. What does not fit raises IllegalMove or ValueError, and the position
    stays as it was before that entry."""
    for entry in log:
        if isinstance(entry, tuple):
            game.play(*entry)
        else:
            game.settle(entry)
    return game


def tag_of(said: Struct | type[Struct]) -> str:
    """The tag of an action or an event, or of a kind of them: how commands and texts call it."""
    return str(said.__struct_config__.tag)


@cache
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
