"""Each test of the conformance suite catches the faults that are planted here in games that are right. The complaint
about a leak names its place."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from itertools import count
from typing import Any
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import force_setattr, replace

from games.core import Choice, Feat, IllegalMove
from games.game import AnyGame, variants
from games.heckmeck import Heckmeck
from games.hornochsen import Hornochsen
from games.karteneck import Karteneck
from games.karteneck.moves import Pass
from games.registry import GAMES, LESSONS
from games.verflixxt import Verflixxt
from games.verflixxt.moves import Options
from tests.games import test_conformance as suite
from tests.games.playouts import Case, cases_of, seats_of

Check = Callable[[Case], None]
Method = Callable[[Any], Any] | Callable[[Any, Any], Any] | Callable[[Any, Any, Any], Any]
Methods = Mapping[str, Method | property | frozenset[Any]]
"""Methods, and other attributes, of a game that replace its own."""
Fault = Callable[[Any], Methods]


def with_fault(fault: Fault, game: type[AnyGame] = Karteneck, options: Any = None) -> Case:
    return Case(type("Faulty", (game,), dict(fault(game))), 3, options or game.Options(), "planted", 2)


def refusing(method: Callable[..., Any], refuse: Callable[[Any, Any], object]) -> Callable[..., Any]:
    """Return a method that refuses in a way of its own."""

    def refused(self: AnyGame, *arguments: object) -> object:
        try:
            return method(self, *arguments)
        except (IllegalMove, ValueError) as error:
            return refuse(self, error)

    return refused


def with_a_trace(self: Any, error: ValueError) -> None:
    self._stamps[0] += 1
    raise error


def with_a_secret(self: AnyGame, error: IllegalMove) -> None:
    raise IllegalMove(error.code, **error.facts, secret=secret(self)) from error


def by_chance(play: Callable[..., Any]) -> Callable[..., Any]:
    numbers = count()

    def played(self: Any, seat: int, action: object) -> object:
        events = play(self, seat, action)
        self._stamps[seat] += next(numbers)
        return events

    return played


def half_a_copy(game: Any, position: Any) -> Any:
    twin = game.copy(position)
    twin._stamps = position._stamps
    return twin


def first_choice(position: AnyGame) -> object:
    return next(((seat, position.legal(seat)[0].action) for seat in position.awaited), None)


def changeable(choices: Sequence[Choice[Any]]) -> Sequence[Choice[Any]]:
    copies = [copy(choice) for choice in choices]
    for choice in copies:
        force_setattr(choice, "facts", dict(choice.facts))
    return copies


def labelled(choices: Sequence[Choice[Any]], **facts: Any) -> Sequence[Choice[Any]]:
    return [replace(choice, facts={**choice.facts, **facts}) for choice in choices]


def secret(position: AnyGame) -> int:
    """A number made of all hands. It is 0 once the game is over and everything is open."""
    if not position.awaited and position.chance_due is None:
        return 0
    return crc32(repr([position.view(seat).hand() for seat in range(position.seat_count)]).encode())


LEGALITY = suite.test_legality_is_membership_and_a_refusal_changes_nothing
OUTCOMES = suite.test_an_outcome_that_does_not_fit_is_refused_and_changes_nothing
NO_SEAT = suite.test_a_seat_that_does_not_exist_is_refused_by_name
NO_ACTION = suite.test_what_is_no_action_or_outcome_of_the_game_is_refused_and_changes_nothing
COPIES = suite.test_a_copy_is_equal_and_independent
REPLAYS = suite.test_a_log_read_back_from_json_replays_to_the_equal_position_at_every_step
RESULTS = suite.test_a_result_places_every_seat_once_and_equals_share
ASKED = suite.test_asked_counts_the_decisions_put_to_a_seat_and_nothing_else
HAPPENED = suite.test_a_view_holds_what_was_seen_since_the_last_decision
LABELS = suite.test_labels_questions_and_lines_are_made_of_facts
FAULTS: Sequence[tuple[Check, Fault]] = [
    (LEGALITY, lambda game: {"legal": lambda self, seat: [*game.legal(self, seat), Choice(Pass(99), {})]}),
    (LEGALITY, lambda game: {"play": refusing(game.play, lambda self, error: [])}),
    (LEGALITY, lambda game: {"play": refusing(game.play, with_a_trace)}),
    (
        suite.test_a_seat_without_choices_is_refused_everything,
        lambda game: {"play": lambda self, seat, action: self.legal(seat) and game.play(self, seat, action)},
    ),
    (OUTCOMES, lambda game: {"settle": lambda self, outcome: self.chance_due and game.settle(self, outcome)}),
    (OUTCOMES, lambda game: {"settle": refusing(game.settle, with_a_trace)}),
    (NO_SEAT, lambda game: {"view": game._view}),
    (NO_SEAT, lambda game: {"play": lambda self, seat, action: game.play(self, seat % self.seat_count, action)}),
    (NO_SEAT, lambda game: {"predicted": game._predicted}),
    (NO_ACTION, lambda game: {"predicted": game._predicted}),
    (NO_ACTION, lambda game: {"play": game._play}),
    (NO_ACTION, lambda game: {"settle": game._settle}),
    (
        suite.test_the_facts_of_a_choice_cannot_be_changed,
        lambda game: {"legal": lambda self, seat: changeable(game.legal(self, seat))},
    ),
    (
        suite.test_what_is_meant_is_legal_or_what_was_said,
        lambda game: {"normalize": lambda self, seat, action: Pass(99)},
    ),
    (COPIES, lambda game: {"copy": copy}),
    (COPIES, lambda game: {"copy": lambda self: half_a_copy(game, self)}),
    (COPIES, lambda game: {"__eq__": lambda self, other: self is other}),
    (REPLAYS, lambda game: {"__eq__": lambda self, other: self is other}),
    (REPLAYS, lambda game: {"play": by_chance(game.play)}),
    (suite.test_a_notation_read_back_plays_on_the_same, lambda game: {"_asked_word": lambda self: "0/0/0"}),
    (suite.test_random_playouts_end_within_the_stated_steps, lambda game: {"result": property(lambda self: None)}),
    (RESULTS, lambda game: {"result": property(lambda self: only_the_first(game.result.fget(self)))}),
    (
        suite.test_chance_is_awaited_or_a_seat_is_or_the_game_is_over,
        lambda game: {"awaited": property(lambda self: frozenset[int]())},
    ),
    (ASKED, lambda game: {"stamp": lambda self, seat: sum(self._stamps)}),
    (ASKED, lambda game: {"stamp": lambda self, seat: 0}),
    (suite.test_what_a_seat_may_do_has_another_stamp_in_another_chapter, lambda game: {"stamp": lambda self, seat: 1}),
    (HAPPENED, lambda game: {"seen": lambda self, event, seat: event}),
    (HAPPENED, lambda game: {"seen": lambda self, event, seat: None}),
    (LABELS, lambda game: {"legal": lambda self, seat: labelled(game.legal(self, seat), laid=[1])}),
    (LABELS, lambda game: {"legal": lambda self, seat: labelled(game.legal(self, seat), other_seat=99)}),
    (
        suite.test_events_are_of_the_declared_union_and_survive_json,
        lambda game: {"play": lambda self, seat, action: [*game.play(self, seat, action), suite.Foreign()]},
    ),
    (
        suite.test_what_is_forced_is_the_only_choice_that_is_left_and_everybody_can_see_it,
        lambda game: {"forced": property(first_choice)},
    ),
    (
        suite.test_what_is_routine_is_the_only_choice_that_is_not_in_vain_and_everybody_can_see_it,
        lambda game: {"routine": property(first_choice)},
    ),
    (suite.test_forced_actions_are_reported_after_earlier_events, lambda game: {"play_forced": game.play}),
    (
        suite.test_choices_of_a_seat_fit_into_the_controls_of_a_message,
        lambda game: {"legal": lambda self, seat: [choice for choice in game.legal(self, seat) for _ in range(76)]},
    ),
    (suite.test_a_game_says_whether_it_has_hands, lambda game: {"has_hands": property(lambda self: False)}),
    (
        suite.test_a_seat_that_is_out_decides_nothing_more_and_stays_out,
        lambda game: {"out": property(lambda self: frozenset({0}))},
    ),
]


def only_the_first(result: Any) -> Any:
    return result and replace(result, places=result.places[:1])


@pytest.mark.parametrize(("check", "fault"), FAULTS)
def test_planted_fault_is_caught(check: Check, fault: Fault) -> None:
    with pytest.raises((AssertionError, IllegalMove, pytest.fail.Exception, AttributeError)):
        check(with_fault(fault))


# Leaks

LOOKS_THE_SAME = suite.test_positions_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it
SEEN_OF_AN_ACTION = suite.test_what_is_seen_of_an_action_does_not_depend_on_what_cannot_be_known
AT_THE_EDGES = suite.test_no_secret_slips_where_a_seat_has_nothing_one_or_all_of_what_is_hidden
HIDDEN: Sequence[tuple[type[AnyGame], Any]] = [
    (Karteneck, Karteneck.Options()),
    (Hornochsen, Hornochsen.Options()),
    (Verflixxt, Options(taken="hidden")),
]


def shortened(choices: Sequence[Choice[Any]], number: int) -> Sequence[Choice[Any]]:
    return choices[number if len(choices) > 1 else 0 :]


LEAKS: Sequence[tuple[Check, str, Fault]] = [
    (
        SEEN_OF_AN_ACTION,
        "events",
        lambda game: {"play": lambda self, seat, action: [*game.play(self, seat, action)] * (1 + secret(self) % 2)},
    ),
    (LOOKS_THE_SAME, "refusal of", lambda game: {"play": refusing(game.play, with_a_secret)}),
    (
        LOOKS_THE_SAME,
        "`secret` in labels of seat",
        lambda game: {"legal": lambda self, seat: labelled(game.legal(self, seat), secret=secret(self))},
    ),
    (
        LOOKS_THE_SAME,
        "choices of seat",
        lambda game: {"legal": lambda self, seat: game.legal(self, seat)[:: 1 - 2 * (secret(self) % 2)]},
    ),
    (
        LOOKS_THE_SAME,
        "choices of seat",
        lambda game: {"legal": lambda self, seat: shortened(game.legal(self, seat), secret(self) % 2)},
    ),
    (LOOKS_THE_SAME, "stamps", lambda game: {"stamp": lambda self, seat: game.stamp(self, seat) + secret(self) % 2}),
    (
        LOOKS_THE_SAME,
        "forced",
        lambda game: {"forced": property(lambda self: first_choice(self) if secret(self) % 2 else None)},
    ),
    (LOOKS_THE_SAME, "places", lambda game: {"places": property(lambda self: (secret(self) % 2,))}),
]
"""What the messages of a table would tell: the order of choices, a number in custom_ids, the points after a round, …"""


@pytest.mark.parametrize(("check", "place", "leak"), LEAKS)
@pytest.mark.parametrize(("game", "options"), HIDDEN)
def test_planted_leak_is_caught_and_its_place_named(
    game: type[AnyGame], options: Any, check: Check, place: str, leak: Fault
) -> None:
    with pytest.raises(AssertionError, match=rf"may not know is in .*{place}"):
        check(with_fault(leak, game, options))


EDGE_LEAKS: Sequence[tuple[type[AnyGame], str, Fault]] = [
    # a hidden hand leaves one choice, the table plays it at once, and everybody sees that
    (Karteneck, "forced", lambda game: {"forced": property(game._only_choice)}),
    # the board has a button or has it not, or a plain one
    *((game, "choices of seat", lambda game: {"private": frozenset[Any]()}) for game in (Karteneck, Hornochsen)),
    (
        Karteneck,
        "`vain` in labels of seat",
        lambda game: {"legal": lambda self, seat: plain_if_alone(game.legal(self, seat))},
    ),
    *(
        (game, "feats", lambda game: {"feats": lambda self, events: (Feat(0, "turn", secret(self)),)})
        for game, _ in HIDDEN
    ),
]


def plain_if_alone(choices: Sequence[Choice[Any]]) -> Sequence[Choice[Any]]:
    return [replace(choice, vain=len(choices) == 1) for choice in choices]


@pytest.mark.parametrize(("game", "place", "leak"), EDGE_LEAKS)
def test_planted_leak_at_the_edge_of_what_is_hidden_is_caught_and_its_place_named(
    game: type[AnyGame], place: str, leak: Fault
) -> None:
    with pytest.raises(AssertionError, match=rf"may not know is in .*{place}"):
        AT_THE_EDGES(with_fault(leak, game, dict(HIDDEN)[game]))


def test_resample_that_changes_nothing_is_named() -> None:
    with pytest.raises(AssertionError, match="`_resample` changes nothing"):
        AT_THE_EDGES(with_fault(lambda game: {"resample": lambda self, seat, rng: self.copy()}))


# Of a whole game


class DependsOnTheHash(Heckmeck):
    """A game that is another one in another process."""

    def settle(self, outcome: Any) -> Sequence[Any]:
        events = super().settle(outcome)
        self._stamps[0] += hash("heckmeck") % 100
        return events


def test_game_that_depends_on_the_process_is_caught() -> None:
    with pytest.raises(AssertionError):
        suite.test_the_same_seed_gives_the_same_games_in_another_process(DependsOnTheHash)


def test_refusal_that_is_never_met_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    lessons = LESSONS["karteneck"]
    monkeypatch.setitem(LESSONS, "karteneck", replace(lessons, refusals={**lessons.refusals, "too-late": ""}))
    with pytest.raises(AssertionError, match="too-late"):
        suite.test_every_refusal_is_met(Karteneck)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_variant_is_tried_and_beside_another_with_few_and_many_seats(game: type[AnyGame]) -> None:
    cases = cases_of(game)
    changed = [(case.seats, msgspec.to_builtins(case.options)) for case in cases]  # options leave defaults out
    tried = {item for _, options in changed for item in options.items()}
    assert tried == {(variant.field, variant.value) for variant in variants(game.Options)}
    most = min(2, len({field for field, _ in tried}))
    for seats in seats_of(game):
        assert {} in [options for other, options in changed if other == seats]
        assert max(len(options) for other, options in changed if other == seats) >= most
    assert len({str(case) for case in cases}) == len(cases)


def test_every_check_of_a_case_catches_a_fault() -> None:
    of_a_case = {check for name, check in vars(suite).items() if name.startswith("test_")} - {
        suite.test_a_game_declares_its_name_version_seats_and_options,
        suite.test_a_game_refuses_other_seat_counts_and_other_games_options,
        suite.test_the_same_seed_gives_the_same_games_in_another_process,
        suite.test_every_refusal_is_met,
        suite.test_options_survive_json,
    }
    caught = {check for check, _ in FAULTS} | {check for check, *_ in LEAKS}
    assert of_a_case - caught == {AT_THE_EDGES}
