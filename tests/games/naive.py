"""A naive model of a game and its real rules, played side by side.

A model is written from the book and its rulings alone, as plainly as can be. It shares nothing with `games/` but words:
actions, outcomes, events and what views show, as they stand in the log, here in nested tuples and dicts.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol, TypeAlias, get_args

from hypothesis import Phase, settings
from msgspec import Struct, json, structs, to_builtins

from games.game import AnyGame

Word: TypeAlias = "int | str | tuple[Word, ...] | Mapping[str, Word] | None"
Words: TypeAlias = tuple[Word, ...]
"""An action, an outcome or something that happened: `("keep", 6)`."""


side_by_side = settings(deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
"""For tests that play so: what fails is not looked for once more among smaller seeds, which are no simpler games."""


class Model(Protocol):
    """A naive model of a game, in the form that is compared with the rules. Seats are numbers from 0. A viewer is a
    seat, or None for the public."""

    def awaited(self) -> set[int]:
        """Return the seats that have to decide."""
        ...

    def draws(self) -> list[int]:
        """Return the number of possible values of each draw that chance owes. Empty if no chance is awaited."""
        ...

    def legal(self, seat: int) -> set[Words]:
        """Return the legal actions of a seat."""
        ...

    def named(self, seat: int, action: Words) -> Words:
        """Return an action with all its fields, as `legal` names it."""
        ...

    def play(self, seat: int, action: Words) -> list[Words]:
        """Play an action of `legal`. Returns its events."""
        ...

    def settle(self, outcome: Words) -> list[Words]:
        """Apply an outcome of chance. Returns its events."""
        ...

    def seen(self, happened: Words, viewer: int | None) -> Words | None:
        """Return an event as a viewer sees it. None if the viewer does not see it."""
        ...

    def shows(self, viewer: int | None) -> dict[str, Word]:
        """Return the fields of a viewer's view, without those that the rulebook does not determine now."""
        ...

    def result(self) -> Words | None:
        """Return the reason of the end, and each seat's place, score and tie-breaker."""
        ...


def play_side_by_side(
    position: AnyGame, model: Model, seats: int, rng: Random, entries: int, habits: Mapping[Words, float] | None = None
) -> int:
    """Play a game at random to its end, or for a number of entries, and compare rules and model after each entry.
    During the game the view of the public or of one seat is compared, at the end both. `habits` weigh kinds of actions,
    such as `("stop",)` or `("keep", 6)`. Returns the number of entries."""
    taste = _Taste(rng, habits or {})
    for number in range(entries):
        viewers = (None, rng.randrange(seats))
        assert_same(position, model, seats, [rng.choice(viewers)] if position.result is None else viewers)
        if position.result is not None:
            return number
        chance = position.chance_due
        if chance is not None:
            outcome = chance.outcome([rng.randrange(bound) for bound in chance.bounds])
            events, happened = position.settle(outcome), model.settle(words(outcome))
        else:
            seat, action = taste.choice(position, seats)
            named = model.named(seat, words(action))
            events, happened = position.play(seat, action), model.play(seat, named)
        for viewer in viewers:
            seen_words = [words(seen) for event in events if (seen := position.seen(event, viewer)) is not None]
            should = [seen for one in happened if (seen := model.seen(one, viewer)) is not None]
            _assert_equal(f"told to {viewer}", seen_words, should, position)
    return entries


def assert_same(position: AnyGame, model: Model, seats: int, viewers: Sequence[int | None]) -> None:
    """Assert that rules and model agree on awaited seats, legal actions, awaited chance, views and result."""
    _assert_equal("awaited", position.awaited, model.awaited(), position)
    _assert_equal("draws", position.chance_due.bounds if position.chance_due else (), tuple(model.draws()), position)
    for seat in range(seats):
        legal = {model.named(seat, words(choice.action)) for choice in position.legal(seat)}
        naive = model.legal(seat)
        _assert_equal(f"legal for {seat} in one of them", legal - naive, naive - legal, position)
    for viewer in viewers:
        view = position.view(viewer)
        for field, naive in model.shows(viewer).items():
            _assert_equal(f"{field} as {viewer} sees it", _said(getattr(view, field)), _said(naive), position)
    _assert_equal("result", _said(position.result), _said(model.result()), position)


def _assert_equal(what: str, real: object, naive: object, position: AnyGame) -> None:
    assert real == naive, f"{what}: {real!r}, by the book: {naive!r}, in {position}"


class _Taste:
    """Players of whom each likes one kind of action and shuns another, otherwise in every game: so that situations are
    met that an even choice never comes to."""

    def __init__(self, rng: Random, habits: Mapping[Words, float]) -> None:
        self._rng = rng
        self._habits = habits
        self._likes: dict[tuple[int, Words], float] = {}

    def choice(self, position: AnyGame, seats: int) -> tuple[int, Struct]:
        """A seat that may act, mostly one of the awaited, and what it does."""
        able = [seat for seat in range(seats) if position.legal(seat)]
        awaited = [seat for seat in able if seat in position.awaited]
        seat = self._rng.choice(able if self._rng.random() < 0.1 else awaited)
        actions: Sequence[Struct] = [choice.action for choice in position.legal(seat)]
        return seat, self._rng.choices(actions, [self._weight(seat, words(action)) for action in actions])[0]

    def _weight(self, seat: int, action: Words) -> float:
        weight = 1.0
        for kind in (action[:1], action[:2]):
            weight *= self._likes.setdefault((seat, kind), self._rng.choice((0.2, 1, 5))) * self._habits.get(kind, 1)
        return weight


def options_of(game: type[AnyGame], rng: Random) -> dict[str, bool | str]:
    """Options drawn evenly, for a strategy favours some of many: every field with its value."""
    found: dict[str, bool | str] = {}
    for field in structs.fields(game.Options):
        values: tuple[bool | str, ...] = (False, True) if field.type is bool else get_args(field.type)
        found[field.name] = rng.choice(values)
    return found


def words(struct: Struct) -> Words:
    """An action, an outcome or an event as the log has it."""
    return tuple(to_builtins(struct))


def numbers(word: Word) -> list[int]:
    """The numbers of a tuple."""
    assert isinstance(word, tuple)
    return [number for number in word if isinstance(number, int)]


def placed(worth: Sequence[tuple[int, ...]]) -> list[tuple[int, int]]:
    """Every seat and its place, the first first, by what each seat is worth: who is worth the same shares a place."""
    places = [(1 + sum(other > own for other in worth), seat) for seat, own in enumerate(worth)]
    return [(seat, place) for place, seat in sorted(places)]


def _said(value: object) -> str:
    return json.encode(value, order="sorted").decode()
