"""A naive model of a game and its real rules, played side by side.

A model is written from the book and its rulings alone, as plainly as can be. It shares nothing with `games/` but words:
actions, outcomes, events and what views show, as they stand in the log, here in nested tuples and dicts.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol, TypeAlias, cast

from msgspec import Struct, to_builtins

from games.core import AnyGame, Choice

Word: TypeAlias = "int | str | None | tuple[Word, ...] | Mapping[str, Word]"
Words: TypeAlias = tuple[Word, ...]
"""An action, an outcome or something that happened: `("keep", 6)`."""


class Model(Protocol):
    """What is compared of a model; seats are numbers from 0, and a viewer is a seat or None, the public."""

    def awaited(self) -> set[int]:
        """The seats play waits for."""
        ...

    def draws(self) -> list[int]:
        """Out of how many each number that chance owes is drawn; none where no chance is awaited."""
        ...

    def legal(self, seat: int) -> set[Words]:
        """What a seat may do."""
        ...

    def named(self, seat: int, action: Words) -> Words:
        """An action in full, as `legal` names it, whatever it left to be understood."""
        ...

    def play(self, seat: int, action: Words) -> list[Words]:
        """Does what `legal` names; returns what happens."""
        ...

    def settle(self, outcome: Words) -> list[Words]:
        """Takes what chance came to; returns what happens."""
        ...

    def seen(self, happened: Words, viewer: int | None) -> Words | None:
        """What a viewer sees of what happened; None where it sees nothing."""
        ...

    def shows(self, viewer: int | None) -> dict[str, Word]:
        """The fields of a viewer's view, but those on which the book is silent now."""
        ...

    def result(self) -> Words | None:
        """Why the game ended, and every seat with its place, its score and what decides between equal scores."""
        ...


def play_side_by_side(
    position: AnyGame, model: Model, seats: int, rng: Random, entries: int, habits: Mapping[Words, float] | None = None
) -> int:
    """Plays a game at random to its end, or so many entries long, and compares after every one all there is to compare.
    `habits` are kinds of actions, such as `("stop",)` or `("keep", 6)`, that are done more often, or less, in every
    game. Returns how many entries the game had."""
    taste = _Taste(rng, habits or {})
    for number in range(entries):
        viewers = (None, rng.randrange(seats))
        assert_same(position, model, seats, viewers)
        if position.result is not None:
            return number
        chance = position.awaits
        if chance is not None:
            outcome = chance.outcome([rng.randrange(bound) for bound in chance.bounds])
            events, happened = position.settle(outcome), model.settle(words(outcome))
        else:
            seat, choice = taste.choice(position, seats)
            named = model.named(seat, words(choice.action))
            events, happened = position.play(seat, choice.action), model.play(seat, named)
        for viewer in viewers:
            told = [words(seen) for event in events if (seen := position.seen(event, viewer)) is not None]
            should = [seen for one in happened if (seen := model.seen(one, viewer)) is not None]
            assert told == should, f"told to {viewer}: {told}, by the book: {should}, then: {position}"
    return entries


def assert_same(position: AnyGame, model: Model, seats: int, viewers: Sequence[int | None]) -> None:
    """Whose turn it is, what they may do, what chance is awaited, what everybody sees, and how it ended."""
    real: dict[str, object] = {"awaited": position.awaited, "draws": [*(position.awaits.bounds if position.awaits else ())]}
    naive: dict[str, object] = {"awaited": model.awaited(), "draws": model.draws()}
    for seat in range(seats):
        real[f"legal for {seat}"] = {model.named(seat, words(choice.action)) for choice in position.legal(seat)}
        naive[f"legal for {seat}"] = model.legal(seat)
    for viewer in viewers:
        view = position.view(viewer)
        for field, value in model.shows(viewer).items():
            real[f"{field} as {viewer} sees it"] = plain(getattr(view, field))
            naive[f"{field} as {viewer} sees it"] = value
    real["result"], naive["result"] = plain(position.result), model.result()
    for what, value in naive.items():
        assert real[what] == value, f"{what}: {real[what]}, by the book: {value}, in: {position}"


class _Taste:
    """Players who like one kind of action and shun another, otherwise in every game: so that situations are met that an
    even choice never comes to."""

    def __init__(self, rng: Random, habits: Mapping[Words, float]) -> None:
        self._rng = rng
        self._weights = dict(habits)

    def choice(self, position: AnyGame, seats: int) -> tuple[int, Choice[Struct]]:
        """A seat that may act, mostly one of the awaited, and what it does."""
        able = [seat for seat in range(seats) if position.legal(seat)]
        awaited = [seat for seat in able if seat in position.awaited]
        seat = self._rng.choice(able if self._rng.random() < 0.1 else awaited)
        choices: Sequence[Choice[Struct]] = position.legal(seat)
        weights = [self._weight(words(choice.action)) for choice in choices]
        return seat, self._rng.choices(choices, weights)[0]

    def _weight(self, action: Words) -> float:
        weight = 1.0
        for kind in (action[:1], action[:2]):
            weight *= self._weights.setdefault(kind, self._rng.choice((0.2, 1, 5)))
        return weight


def words(struct: Struct) -> Words:
    """An action, an outcome or an event as it stands in the log."""
    return cast("Words", plain(struct))


def plain(value: object) -> Word:
    """A value of nothing but numbers, texts, tuples and dicts."""
    return _tuples(to_builtins(value))


def _tuples(value: object) -> Word:
    if isinstance(value, (list, tuple)):
        return tuple(map(_tuples, cast("Sequence[object]", value)))
    if isinstance(value, Mapping):
        return {key: _tuples(inner) for key, inner in cast("Mapping[str, object]", value).items()}
    return cast("Word", value)
