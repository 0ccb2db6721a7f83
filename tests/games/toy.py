"""A small game that has what Heckmeck lacks - hidden cards, everybody choosing at once, choices taken back - kept
correctly. The conformance suite is held against it, and against copies of it with one mistake each.

Every seat has a secret card, 1 to 3. Three rounds long each lays a secret number, 1 to 3, and may take it back until
everybody has laid; then the numbers are shown, and a seat scores its own where no other seat laid it. Cards count last.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import ClassVar, Literal, Self

import msgspec
from msgspec import Struct

from games.core import Chance, Choice, IllegalMove, Line, Place, Result, View
from games.game import Game

ROUNDS = 3
CARDS = range(1, 4)


class Options(Struct, frozen=True, omit_defaults=True):
    """The options of the toy game."""

    tie: Literal["shared", "first"] = "shared"


class Lay(Struct, frozen=True, array_like=True, tag="lay"):
    """Lay a number."""

    number: int


class Back(Struct, frozen=True, array_like=True, tag="back"):
    """Take it back."""


class Cards(Struct, frozen=True, array_like=True, tag="cards"):
    """A card a seat."""

    cards: tuple[int, ...]


class Laid(Struct, frozen=True, array_like=True, tag="laid"):
    """A seat laid a number, None where it may not be known."""

    seat: int
    number: int | None


class TookBack(Struct, frozen=True, array_like=True, tag="took_back"):
    """A seat took its number back."""

    seat: int


class Shown(Struct, frozen=True, array_like=True, tag="shown"):
    """The event that everybody has laid."""

    numbers: tuple[int, ...]


class Dealt(Struct, frozen=True, array_like=True, tag="dealt"):
    """Cards were dealt."""

    cards: tuple[int | None, ...]


Action = Lay | Back
Event = Laid | TookBack | Shown | Dealt


class ToyView(View, frozen=True):
    """A seat's card and number, and who has laid."""

    cards: tuple[int | None, ...]
    laid: tuple[bool, ...]
    mine: int | None
    scores: tuple[int, ...]
    awaited: tuple[int, ...]
    last: tuple[Event, ...]

    def happened(self) -> Sequence[Event]:
        return self.last

    def ask(self) -> Line | None:
        return Line("lay", {"scores": self.scores}) if self.awaited else None

    def hand(self) -> Sequence[Line]:
        own = [card for card in self.cards if card is not None]
        return [Line("card", {"card": own[0]})] if len(own) == 1 else ()

    def lines(self) -> Sequence[Line]:
        return [Line("score", {"seat": seat, "score": score}) for seat, score in enumerate(self.scores)]


class _Deal(Chance[Cards]):
    def outcome(self, draws: Sequence[int]) -> Cards:
        return Cards(tuple(CARDS[draw] for draw in draws))


class Toy(Game[Action, Cards, Event, ToyView]):
    """A position of the toy; `state` is all of it."""

    name: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 4)
    Options = Options
    Actions = Action
    Outcomes = Cards
    Events = Event

    class State(Struct):
        """The whole state of a position."""

        tie: Literal["shared", "first"]
        laid: list[int | None]
        scores: list[int]
        cards: tuple[int, ...] = ()
        rounds: int = 0

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.state = Toy.State(options.tie, [None] * seats, [0] * seats)

    @property
    def awaited(self) -> frozenset[int]:
        if not self.state.cards or self.state.rounds == ROUNDS:
            return frozenset()
        return frozenset(seat for seat, number in enumerate(self.state.laid) if number is None)

    @property
    def chance_due(self) -> Chance[Cards] | None:
        return None if self.state.cards else _Deal((len(CARDS),) * len(self.state.laid))

    @property
    def chapter(self) -> int:
        return self.state.rounds

    def _legal(self, seat: int) -> Sequence[Choice[Action]]:
        if not self.awaited:
            return ()
        if self.state.laid[seat] is not None:
            return [Choice(Back(), {})]
        return [Choice(Lay(number), {"number": number}) for number in CARDS]

    def reveals(self, seat: int, action: Action) -> bool:
        return self.awaited == frozenset({seat})

    def _play(self, seat: int, action: Action) -> Sequence[Event]:
        if not self.awaited:
            raise IllegalMove("not-now")
        laid = self.state.laid
        if isinstance(action, Back):
            if laid[seat] is None:
                raise IllegalMove("nothing-laid")
            laid[seat] = None
            self._stamps[seat] += 1
            return self.tell(TookBack(seat))
        if laid[seat] is not None:
            raise IllegalMove("laid-already", number=laid[seat])
        if action.number not in CARDS:
            raise IllegalMove("no-such-number", number=action.number)
        laid[seat] = action.number
        events: list[Event] = [Laid(seat, action.number)]
        numbers = tuple(number for number in laid if number is not None)
        if len(numbers) == len(laid):
            events.append(Shown(numbers))
            for other, number in enumerate(numbers):
                self.state.scores[other] += number if numbers.count(number) == 1 else 0
            self.state.laid = [None] * len(laid)
            self.state.rounds += 1
            if self.state.rounds < ROUNDS:
                self.ask()
        return self.tell(*events)

    def tell(self, *events: Event) -> Sequence[Event]:
        self._last = events
        return events

    def ask(self) -> None:
        self._stamps = [count + 1 for count in self._stamps]

    def _settle(self, outcome: Cards) -> Sequence[Event]:
        if self.state.cards or len(outcome.cards) != len(self.state.laid) or not {*outcome.cards} <= {*CARDS}:
            raise ValueError(outcome)
        self.state.cards = outcome.cards
        self.ask()
        return self.tell(Dealt(outcome.cards))

    def _seen(self, event: Event, seat: int | None) -> Event | None:
        return self.visible(event, seat)

    def visible(self, event: Event, seat: int | None) -> Event:
        match event:
            case Laid(actor, _) if actor != seat:
                return Laid(actor, None)
            case Dealt(cards):
                return Dealt(tuple(card if owner == seat else None for owner, card in enumerate(cards)))
            case _:
                return event

    def _view(self, seat: int | None) -> ToyView:
        state = self.state
        over = state.rounds == ROUNDS
        return ToyView(
            tuple(card if over or owner == seat else None for owner, card in enumerate(state.cards)),
            tuple(number is not None for number in state.laid),
            None if seat is None else state.laid[seat],
            tuple(state.scores),
            tuple(sorted(self.awaited)),
            tuple(self.visible(event, seat) for event in self._last),
        )

    def _resample(self, seat: int | None, rng: Random) -> Self:
        twin = self.copy()
        if self.state.rounds < ROUNDS:
            hidden = [other != seat for other in range(len(self.state.laid))]
            twin.state.cards = tuple(
                rng.choice(CARDS) if hide else card for hide, card in zip(hidden, self.state.cards, strict=False)
            )
            twin.state.laid = [
                rng.choice(CARDS) if hide and number else number
                for hide, number in zip(hidden, self.state.laid, strict=True)
            ]
            twin._last = tuple(twin.redrawn(event) for event in self._last)
        return twin

    def redrawn(self, event: Event) -> Event:
        match event:
            case Dealt():
                return Dealt(self.state.cards)
            case Laid(seat, _) if self.state.laid[seat]:
                return Laid(seat, self.state.laid[seat])
            case _:
                return event

    @property
    def result(self) -> Result | None:
        if self.state.rounds < ROUNDS:
            return None
        cards = self.state.cards if self.state.tie == "shared" else range(len(self.state.cards), 0, -1)
        standing = list(zip(self.state.scores, cards, strict=True))
        order = sorted(range(len(standing)), key=lambda seat: standing[seat], reverse=True)
        places = [Place(seat, 1 + sum(other > standing[seat] for other in standing), *standing[seat]) for seat in order]
        return Result("rounds", tuple(places))

    def copy(self) -> Self:
        twin = self.__class__(len(self._stamps), Options())
        twin.state = deepcopy(self.state)
        twin._stamps = self._stamps.copy()
        twin._last = self._last
        return twin

    @classmethod
    def _from_words(cls, words: Mapping[str, str]) -> Self:
        state = msgspec.json.decode(words["state"], type=Toy.State)
        position = cls(len(state.laid), Options())
        position.state = state
        return position

    def _words(self) -> dict[str, str]:
        return {"state": msgspec.json.encode(self.state).decode(), "asked": self._asked_word()}
