"""What every game has for free: its arguments are checked, its decisions counted, its positions copied, compared and
written down. The contract that a game fills in is `games/core.py`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, Self, get_args

import msgspec
from msgspec import Struct

from games.core import A, C, Chance, Choice, E, Entry, Fact, GameType, IllegalMove, Observation, Place, State, V
from games.notation import has_all_parts, join_parts, must

SINGLETONS = tuple(frozenset((seat,)) for seat in range(16))
"""The set of each single seat, cached because it is needed all the time."""

_MAX_CHECKED = 8192
"""The number of well-formed actions, and of outcomes, that a game caches."""


class FirstSeat(Struct, frozen=True, array_like=True, tag="first"):
    """The seat that begins: the outcome of `FirstSeatDraw`, as stored in the log."""

    seat: int


class FirstSeatDraw(Chance[FirstSeat]):
    __slots__ = ()

    def __init__(self, seats: int) -> None:
        super().__init__((seats,))

    def outcome(self, draws: Sequence[int]) -> FirstSeat:
        return FirstSeat(draws[0])


def placed(
    standing: Sequence[tuple[int, int]], worth: Callable[[tuple[int, int]], tuple[int, ...]] = tuple
) -> tuple[Place, ...]:
    """Rank seats by score, best first; `worth` breaks ties, and equal seats share a place."""
    worths = [worth(own) for own in standing]
    order = sorted(range(len(standing)), key=worths.__getitem__, reverse=True)
    return tuple(Place(seat, 1 + sum(other > worths[seat] for other in worths), *standing[seat]) for seat in order)


class Variant(Struct, frozen=True):
    """One value of an option other than its default. `code` is unique within a game."""

    code: str
    field: str
    value: bool | str


class Game(GameType, State[A, C, E], Observation[A, E, V]):
    """A position and its rules, for the actions A, chance outcomes C, events E and views V of one game. Arguments of
    callers are checked here, once for all games: a seat that the position does not have, and an action or an outcome of
    another game, raise ValueError. The rules, behind an underscore, rely on that."""

    _is_recorded: ClassVar[bool] = False
    """Whether events and questions are recorded for the rules, see `games.open`."""
    _always: ClassVar[frozenset[str]] = frozenset()
    """Words that a notation has even if they are empty."""

    _action_kinds: ClassVar[frozenset[type[Struct]]]
    _outcome_kinds: ClassVar[frozenset[type[Struct]]]
    _checked_actions: ClassVar[dict[Any, Struct]]
    _checked_outcomes: ClassVar[dict[Any, Struct]]
    """A cache of well-formed actions and outcomes, because most occur again and again."""

    _stamps: list[int]
    """The number of decisions put to every seat."""
    _last: tuple[E, ...]
    """The events since the last decision, oldest first, as the rules see them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not hasattr(cls, "Actions"):  # a base of several games
            return
        cls._action_kinds = frozenset(get_args(cls.Actions) or (cls.Actions,))
        cls._outcome_kinds = frozenset(get_args(cls.Outcomes) or (cls.Outcomes,))
        cls._checked_actions = {}
        cls._checked_outcomes = {}

    def __init__(self, seats: int, options: Struct) -> None:
        """Make the position before the first event. Use `new`, which checks its arguments."""
        self._stamps = [0] * seats
        self._last = ()

    @classmethod
    def new(cls, seats: int, options: Struct) -> Self:
        """Return the position before the first event. Raises ValueError for a number of seats outside `cls.seats`, and
        for options of another game."""
        if type(seats) is not int or seats not in cls.seats:  # True is an int as well, and equals 1
            raise ValueError(f"{cls.name} has no {seats} seats")
        if type(options) is not cls.Options or not _is_well_formed(options):
            raise ValueError(f"{options!r} are no options of {cls.name}")
        return cls(seats, options)

    @property
    def seat_count(self) -> int:
        return len(self._stamps)

    # What is asked

    @classmethod
    def has_routines(cls) -> bool:
        return cls.routine is not State.routine

    def _only_choice(self) -> tuple[int, A] | None:
        """Return the value of `forced` in games that hide no choice of the seat in turn."""
        for seat in self.awaited:
            choices = self._legal(seat)
            return (seat, choices[0].action) if len(choices) == 1 else None
        return None

    def stamp(self, seat: int) -> int:
        """Return the stamp in a seat's buttons: the number of decisions put to the seat so far. A game in which a seat
        may act without being awaited adds to it, so that what the seat may do has another stamp in another chapter."""
        self._check_seat(seat)
        return self._stamps[seat]

    def legal(self, seat: int) -> Sequence[Choice[A]]:
        """Return the choices of a seat, in the same order at every call. Empty if it is not awaited."""
        if type(seat) is not int or not 0 <= seat < len(self._stamps):
            raise self._seat_error(seat)
        return self._legal(seat)

    def predicted(self, seat: int, action: A) -> Mapping[str, Fact]:
        """Return more facts for the label of a choice: its outcome if no other seat acts, from the seat's knowledge. An
        action with several values also accepts one of them alone. Made on demand, because `legal` is called far more
        often."""
        self._check_seat(seat)
        try:
            if self._checked_actions.get(action, self) is not action:
                self._check(action, self._action_kinds, self._checked_actions)
        except TypeError:  # not even hashable
            raise self._foreign_error(action) from None
        return self._predicted(seat, action)

    def changeable(self, seat: int) -> Choice[A] | None:
        """Return the choice of a seat that it may still replace by another one of `legal`. Only the seat may know
        it."""
        self._check_seat(seat)
        return self._changeable(seat)

    def normalize(self, seat: int, action: A) -> A:
        """Return the legal action that an action means in other words, if there is exactly one; otherwise the action
        itself. The log stores the meaning, so a new wording needs no new version of the rules."""
        said = [choice.action for choice in self.legal(seat) if self._is_wording_of(action, choice)]
        return said[0] if len(said) == 1 else action

    # What happens

    def play(self, seat: int, action: A) -> Sequence[E]:
        """Play an action of `legal(seat)`, and return its events, oldest first. Raises IllegalMove for other actions of
        this game, which changes nothing."""
        if type(seat) is not int or not 0 <= seat < len(self._stamps):
            raise self._seat_error(seat)
        try:
            if self._checked_actions.get(action, self) is not action:
                self._check(action, self._action_kinds, self._checked_actions)
        except TypeError:  # not even hashable
            raise self._foreign_error(action) from None
        try:
            events = self._play(seat, action)
        except IllegalMove as error:
            error.add_note(f"seat {seat} played {action!r}")
            raise
        if self._is_recorded:
            self._last = tuple(events)
            self._count_questions()
        return events

    def play_forced(self, seat: int, action: A) -> Sequence[E]:
        """Play the `forced` or `routine` action. It is no decision, so earlier events stay in `happened`."""
        before = self._last
        events = self.play(seat, action)
        self._last = (*before, *self._last)
        return events

    def settle(self, outcome: C) -> Sequence[E]:
        """Settle the `chance_due`, and return its events, oldest first. Raises ValueError for another outcome, which
        changes nothing."""
        try:
            if self._checked_outcomes.get(outcome, self) is not outcome:
                self._check(outcome, self._outcome_kinds, self._checked_outcomes)
        except TypeError:  # not even hashable
            raise self._foreign_error(outcome) from None
        events = self._settle(outcome)
        if self._is_recorded:
            self._last += tuple(events)
            self._count_questions()
        return events

    def _count_questions(self) -> None:
        """Count the decisions put to the awaited seats now, if `_is_recorded`."""
        for seat in self.awaited:
            self._stamps[seat] += 1

    def _check(self, value: Struct, kinds: frozenset[type[Struct]], checked: dict[Any, Struct]) -> None:
        if type(value) not in kinds or not _is_well_formed(value):
            raise self._foreign_error(value)
        if len(checked) < _MAX_CHECKED:  # what comes from outside does not fill the memory
            checked[value] = value

    def _foreign_error(self, value: Struct) -> ValueError:
        return ValueError(f"{value!r} is nothing that happens in {self.name}")

    # What is seen

    def seen(self, event: E, seat: int | None) -> E | None:
        """Return the event as a seat (None: the public) may see it, or None if it is hidden."""
        self._check_viewer(seat)
        return self._seen(event, seat)

    def view(self, seat: int | None) -> V:
        """Return the view of a seat (None: the public), built from what it may know."""
        self._check_viewer(seat)
        return self._view(seat)

    def resample(self, seat: int | None, rng: Random) -> Self:
        """Return a position with the same `view(seat)` and a new random hidden part. Equal views and equal streams give
        the same position."""
        self._check_viewer(seat)
        return self._resample(seat, rng)

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self._stamps):
            raise self._seat_error(seat)

    def _seat_error(self, seat: object) -> ValueError:
        return ValueError(f"there are {len(self._stamps)} seats, and no seat {seat}")

    def copy(self) -> Self:
        """Return an equal position that shares nothing mutable with this one. The attributes of `__init__` are copied:
        lists, lists of lists, sets and dicts, nothing deeper. Replace all other values, never change them. Raises
        TypeError for a list of something mutable."""
        twin = self.__class__.__new__(self.__class__)
        for name in _field_names(self.__class__):
            value = getattr(self, name)
            try:
                setattr(twin, name, _copy_value(value) if type(value) in _MUTABLE else value)
            except TypeError as error:
                raise TypeError(f"{self.__class__.__name__}.{name}: {error}") from None
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
        """Return the position of a `notation`. Raises ValueError for an invalid one. Words with usual values may be
        left out; the game's `_from_words` says which."""
        must(type(text) is str, "a notation is text")  # pyright: ignore[reportUnnecessaryComparison]
        words = dict(word.split("=", 1) for word in text.split())
        must(len(words) == len(text.split()), "a word occurs once")
        try:
            position = cls._from_words(words)
        except (LookupError, TypeError) as error:
            raise ValueError(f"{text!r} is no position of {cls.name}") from error
        if "asked" in words:
            asked = [int(count) for count in words["asked"].split("/")]
            must(len(asked) == len(position._stamps) and min(asked) >= 0, "every seat was asked so many times")
            position._stamps = asked
        expected = position._words()
        for key, word in words.items():
            must(key in expected, f"{key} is no word of {cls.name}")
            must(expected[key] == "-" or has_all_parts(expected[key], word), f"{key}={word} cannot be")
        position._check_playable()
        return position

    def _check_playable(self) -> None:
        """Raise ValueError if the game is not over and cannot be played on."""
        chance, awaited = self.chance_due, self.awaited
        if chance is not None:
            must(min(chance.bounds, default=1) > 0, "there is something to draw")
        elif self.result is None:
            must(bool(awaited) and all(self._legal(seat) for seat in awaited), "an awaited seat has a choice")

    def notation(self) -> str:
        """Return the position in one line of words `key=value`, separated by spaces. `parse` reads it."""
        return " ".join([f"{key}={word}" for key, word in self._words().items() if word != "-" or key in self._always])

    def _asked_word(self) -> str:
        return join_parts(self._stamps, "/")


AnyGame = Game[Any, Any, Any, Any]


_MUTABLE = frozenset((list, set, dict))


@cache
def _field_names(game: type[AnyGame]) -> tuple[str, ...]:
    """Return the attributes of a game's position."""
    return tuple(vars(game(game.seats[0], game.Options())))  # every field is set in __init__


def _copy_value(value: list[Any] | set[Any] | dict[Any, Any]) -> Any:
    if type(value) is list and value:
        if type(value[0]) is list:
            return [_copy_value(inner) for inner in value]
        if type(value[0]) in _MUTABLE:
            raise TypeError(f"copy() copies no list of {type(value[0]).__name__}s; use a list of lists, or tuples")
    return value.copy()


def _is_well_formed(value: Struct) -> bool:
    """Return whether the fields have their declared types, so that the log reads the value back unchanged. Python
    itself does not check."""
    try:
        return msgspec.convert(msgspec.to_builtins(value), type(value)) == value
    except (TypeError, ValueError):
        return False


def replay(game: AnyGame, log: Iterable[Entry]) -> AnyGame:
    """Play a log onto a position and return it. A misfit raises IllegalMove or ValueError, and the position stays as
    before that entry."""
    for entry in log:
        if isinstance(entry, tuple):
            game.play(*entry)
        else:
            game.settle(entry)
    return game


def encode(action: Struct) -> str:
    """Return an action, or an outcome, in JSON."""
    return msgspec.json.encode(action).decode()


def tag_of(said: Struct | type[Struct]) -> str:
    """Return the tag of an action or an event, or of its type, used by commands and texts."""
    return str(said.__struct_config__.tag)


@cache
def variants(options: type[Struct]) -> tuple[Variant, ...]:
    """Return every non-default value of a game's options, in order: a bool's other value, a Literal's other words."""
    found: list[Variant] = []
    for field in msgspec.structs.fields(options):
        values = (True, False) if field.type is bool else get_args(field.type)
        for value in values:
            if value != field.default:
                code = field.name if field.type is bool else f"{field.name}-{value}"
                found.append(Variant(code, field.name, value))
    return tuple(found)
