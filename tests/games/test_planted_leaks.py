"""A hidden game that tells what a seat may not know is caught, and the complaint names the place."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any
from zlib import crc32

import pytest
from msgspec.structs import replace

from games.core import Choice, Feat, IllegalMove
from games.game import AnyGame
from games.hornochsen import Hornochsen
from games.karteneck import Karteneck
from games.verflixxt import Verflixxt
from games.verflixxt.moves import Options
from tests.games import test_conformance as suite
from tests.games.playouts import Case

HIDDEN: Mapping[type[AnyGame], Any] = {
    Karteneck: Karteneck.Options(),
    Hornochsen: Hornochsen.Options(),
    Verflixxt: Options(taken="hidden"),
}
LOOKS_THE_SAME = suite.test_positions_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it
SEEN_OF_AN_ACTION = suite.test_what_is_seen_of_an_action_does_not_depend_on_what_cannot_be_known


Methods = dict[str, Any]
Leak = Callable[[type[AnyGame]], Methods]
"""Methods of a game that replace its own."""


def secret(position: AnyGame) -> int:
    """A number made of all hands. It is 0 once the game is over and everything is open."""
    if not position.awaited and position.chance_due is None:
        return 0
    return crc32(repr([position.view(seat).hand() for seat in range(position.seat_count)]).encode())


def an_event(game: type[AnyGame]) -> Methods:
    """One public event, twice."""

    def play(self: AnyGame, seat: int, action: Any) -> Sequence[Any]:
        odd = secret(self) % 2
        events = [*game.play(self, seat, action)]
        return [*events[:1], *events] if odd else events

    return {"play": play}


def a_refusal(game: type[AnyGame]) -> Methods:
    def play(self: AnyGame, seat: int, action: Any) -> Sequence[Any]:
        try:
            return game.play(self, seat, action)
        except IllegalMove as refused:
            raise IllegalMove(refused.code, **refused.facts, secret=secret(self)) from refused

    return {"play": play}


def with_choices(change: Callable[[Sequence[Choice[Any]], int], Sequence[Choice[Any]]]) -> Leak:
    def planted(game: type[AnyGame]) -> Methods:
        def legal(self: AnyGame, seat: int) -> Sequence[Choice[Any]]:
            return change(game.legal(self, seat), secret(self))

        return {"legal": legal}

    return planted


def labelled(choices: Sequence[Choice[Any]], number: int) -> Sequence[Choice[Any]]:
    return [replace(choice, facts={**choice.facts, "secret": number}) for choice in choices]


def ordered(choices: Sequence[Choice[Any]], number: int) -> Sequence[Choice[Any]]:
    return choices[::-1] if number % 2 else choices


def counted(choices: Sequence[Choice[Any]], number: int) -> Sequence[Choice[Any]]:
    return choices[number % 2 if len(choices) > 1 else 0 :]


def a_stamp(game: type[AnyGame]) -> Methods:
    """The number in custom_ids."""

    def stamp(self: AnyGame, seat: int) -> int:
        return game.stamp(self, seat) + secret(self) % 2

    return {"stamp": stamp}


def a_forced_move(game: type[AnyGame]) -> Methods:
    def forced(self: AnyGame) -> object:
        seat = min(self.awaited, default=None)
        return (seat, self.legal(seat)[0].action) if seat is not None and secret(self) % 2 else None

    return {"forced": property(forced)}


def the_places(game: type[AnyGame]) -> Methods:
    """The running points, which are reported after a round."""

    def places(self: AnyGame) -> object:
        return (secret(self) % 2,)

    return {"places": property(places)}


def a_move_by_the_table(game: type[AnyGame]) -> Methods:
    """Forced, where a hidden hand leaves one choice: the table plays it at once, and everybody sees that."""
    return {"forced": property(game._only_choice)}  # pyright: ignore[reportPrivateUsage]


def a_button_below_the_board(game: type[AnyGame]) -> Methods:
    """Choices that depend on a hand and are not `private`, so that the board has them or has them not."""
    return {"private": frozenset()}


def a_plain_button(game: type[AnyGame]) -> Methods:
    """In vain, where a seat has almost nothing left: the button on the board is plain."""

    def legal(self: AnyGame, seat: int) -> Sequence[Choice[Any]]:
        choices = game.legal(self, seat)
        return [replace(choice, vain=len(choices) == 1) for choice in choices]

    return {"legal": legal}


def a_record(game: type[AnyGame]) -> Methods:
    def feats(self: AnyGame, events: Sequence[Any]) -> Sequence[Feat]:
        return (Feat(0, "turn", secret(self)),)

    return {"feats": feats}


EDGE_LEAKS: Sequence[tuple[type[AnyGame], Leak, str]] = [
    (Karteneck, a_move_by_the_table, "forced"),
    (Karteneck, a_button_below_the_board, "choices of seat"),
    (Karteneck, a_plain_button, "labels of seat"),
    (Karteneck, a_record, "feats"),
    (Hornochsen, a_button_below_the_board, "choices of seat"),
    (Hornochsen, a_record, "feats"),
    (Verflixxt, a_record, "feats"),
]


@pytest.mark.parametrize(("game", "leak", "place"), EDGE_LEAKS)
def test_a_leak_at_the_edge_of_what_is_hidden_is_caught_and_its_place_named(
    game: type[AnyGame], leak: Leak, place: str
) -> None:
    leaky = Case(type("Leaky", (game,), leak(game)), 3, HIDDEN[game], "planted", 2)
    with pytest.raises(AssertionError, match=rf"may not know is in .*{place}"):
        suite.test_no_secret_slips_where_a_seat_has_nothing_one_or_all_of_what_is_hidden(leaky)


@pytest.mark.parametrize("game", HIDDEN)
def test_a_resample_that_changes_nothing_is_named(game: type[AnyGame]) -> None:
    def resample(self: AnyGame, seat: int | None, rng: object) -> AnyGame:
        return self.copy()

    lazy = Case(type("Lazy", (game,), {"resample": resample}), 3, HIDDEN[game], "planted", 2)
    with pytest.raises(AssertionError, match="`_resample` changes nothing"):
        suite.test_no_secret_slips_where_a_seat_has_nothing_one_or_all_of_what_is_hidden(lazy)


LEAKS: Sequence[tuple[Leak, Callable[[Case], None], str]] = [
    (an_event, SEEN_OF_AN_ACTION, "events"),
    (a_refusal, LOOKS_THE_SAME, "refusal of"),
    (with_choices(labelled), LOOKS_THE_SAME, "labels of seat"),
    (with_choices(ordered), LOOKS_THE_SAME, "choices of seat"),
    (with_choices(counted), LOOKS_THE_SAME, "choices of seat"),
    (a_stamp, LOOKS_THE_SAME, "stamps"),
    (a_forced_move, LOOKS_THE_SAME, "forced"),
    (the_places, LOOKS_THE_SAME, "places"),
]


@pytest.mark.parametrize(("leak", "check", "place"), LEAKS)
@pytest.mark.parametrize("game", HIDDEN)
def test_a_planted_leak_is_caught_and_its_place_named(
    game: type[AnyGame], leak: Leak, check: Callable[[Case], None], place: str
) -> None:
    with pytest.raises(AssertionError, match=rf"may not know is in .*{place}"):
        check(Case(type("Leaky", (game,), leak(game)), 3, HIDDEN[game], "planted", 2))
