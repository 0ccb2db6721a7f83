"""The conformance suite passes a game that is right and catches one that is wrong, each test a mistake of its own."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from random import Random
from typing import Self

import msgspec
import pytest
from msgspec.structs import force_setattr, replace

from games.core import Choice, Fact, IllegalMove, Result
from games.game import AnyGame, variants
from games.lessons import Lessons
from games.registry import GAMES, LESSONS
from tests.games import test_conformance as suite
from tests.games.playouts import Case, cases_of, seats_of
from tests.games.test_planted_leaks import LEAKS
from tests.games.toy import ROUNDS, Action, Cards, Event, Laid, Lay, Shown, Toy, ToyView

Check = Callable[[Case], None]


class OffersTooMuch(Toy):
    def legal(self, seat: int) -> Sequence[Choice[Action]]:
        return [*super().legal(seat), Choice(Lay(9), {})] if self.awaited else ()


class PlaysTooMuch(Toy):
    def play(self, seat: int, action: Action) -> Sequence[Event]:
        return super().play(seat, Lay(1) if action == Lay(0) else action)


class ChangesAndRefuses(Toy):
    def play(self, seat: int, action: Action) -> Sequence[Event]:
        if self.state.laid[seat] is not None and action == Lay(1):
            self.state.laid[seat] = 1
        return super().play(seat, action)


class AnswersOutOfTurn(Toy):
    def play(self, seat: int, action: Action) -> Sequence[Event]:
        return [] if not self.awaited else super().play(seat, action)


class SettlesTwice(Toy):
    def settle(self, outcome: Cards) -> Sequence[Event]:
        return [] if self.state.cards else super().settle(outcome)


class ChangesAndRefusesOutcomes(Toy):
    def settle(self, outcome: Cards) -> Sequence[Event]:
        if not outcome.cards:
            self.state.cards = (1,) * len(self.state.laid)
        return super().settle(outcome)


class ShowsTheLastSeatWithoutSeat(Toy):
    def view(self, seat: int | None) -> ToyView:
        return self._view(seat)


class PlaysWithoutSeat(Toy):
    def play(self, seat: int, action: Action) -> Sequence[Event]:
        return super().play(seat % len(self._stamps), action)


class PlaysAnything(Toy):
    def play(self, seat: int, action: Action) -> Sequence[Event]:
        return self._play(seat, action)


class PredictsAnything(Toy):
    def predicted(self, seat: int, action: Action) -> Mapping[str, Fact]:
        return self._predicted(seat, action)


class SettlesAnything(Toy):
    def settle(self, outcome: Cards) -> Sequence[Event]:
        return self._settle(outcome)


class SharesItsFacts(Toy):
    def legal(self, seat: int) -> Sequence[Choice[Action]]:
        choices = super().legal(seat)
        for choice in choices:
            force_setattr(choice, "facts", dict(choice.facts))
        return choices


class MeansSomethingElse(Toy):
    def normalize(self, seat: int, action: Action) -> Action:
        return Lay(1)


class CopiesTheShell(Toy):
    def copy(self) -> Self:
        return copy(self)


class CopiesHalf(Toy):
    def copy(self) -> Self:
        twin = super().copy()
        twin.state.scores = self.state.scores
        return twin


class IsOnlyItself(Toy):
    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = None  # type: ignore[assignment] - a position changes


class RollsItsOwnDice(Toy):
    rng = Random(0)

    def play(self, seat: int, action: Action) -> Sequence[Event]:
        events = super().play(seat, action)
        self.state.scores[seat] += self.rng.randrange(100)
        return events


class DependsOnTheHash(Toy):
    def settle(self, outcome: Cards) -> Sequence[Event]:
        events = super().settle(outcome)
        self.state.scores[0] += hash("toy")
        return events


class NotesTooLittle(Toy):
    def _words(self) -> dict[str, str]:
        return {**super()._words(), "asked": "/".join("0" * len(self._stamps))}


class NeverEnds(Toy):
    def ask(self) -> None:
        super().ask()
        self.state.rounds = 0


class PlacesOneSeatOnly(Toy):
    @property
    def result(self) -> Result | None:
        result = super().result
        return result and replace(result, places=result.places[:1])


class AwaitsNoSeat(Toy):
    @property
    def awaited(self) -> frozenset[int]:
        return frozenset() if self.state.rounds == ROUNDS - 1 else super().awaited


class StampsEverybody(Toy):
    def play(self, seat: int, action: Action) -> Sequence[Event]:
        events = super().play(seat, action)
        if len(events) == 1:
            self.ask()
        return events


class StampsEveryChapterAlike(Toy):
    def stamp(self, seat: int) -> int:
        return 1


class StampsNoSeat(Toy):
    def ask(self) -> None:
        pass


class ShowsCards(Toy):
    def view(self, seat: int | None) -> ToyView:
        return replace(super().view(seat), cards=self.state.cards)


class ShowsEvents(Toy):
    def seen(self, event: Event, seat: int | None) -> Event | None:
        return event if isinstance(event, Laid) else super().seen(event, seat)


class ForgetsWhatHappened(Toy):
    def view(self, seat: int | None) -> ToyView:
        return replace(super().view(seat), last=())


class RefusalsTellNumbers(Toy):
    def play(self, seat: int, action: Action) -> Sequence[Event]:
        try:
            return super().play(seat, action)
        except IllegalMove as refused:
            raise IllegalMove(refused.code, laid=tuple(number or 0 for number in self.state.laid)) from refused


class LabelsWithLists(Toy):
    def legal(self, seat: int) -> Sequence[Choice[Action]]:
        return [Choice(choice.action, {"laid": [1]}) for choice in super().legal(seat)]  # type: ignore[dict-item]


class LabelsWithNoSeat(Toy):
    def legal(self, seat: int) -> Sequence[Choice[Action]]:
        return [Choice(choice.action, {"other_seat": 99}) for choice in super().legal(seat)]


class TellsUnreadableEvents(Toy):
    def play(self, seat: int, action: Action) -> Sequence[Event]:
        return [
            Shown([*event.numbers]) if isinstance(event, Shown) else event  # type: ignore[arg-type]
            for event in super().play(seat, action)
        ]


class ForcesWhatIsFree(Toy):
    @property
    def forced(self) -> tuple[int, Action] | None:
        return next(((seat, self.legal(seat)[0].action) for seat in self.awaited), None)


class PlaysWhatIsAChoice(Toy):
    @property
    def routine(self) -> tuple[int, Action] | None:
        return next(((seat, self.legal(seat)[0].action) for seat in self.awaited), None)


class ForgetsWhatWasBefore(Toy):
    def play_forced(self, seat: int, action: Action) -> Sequence[Event]:
        return self.play(seat, action)


class OffersMoreThanMenusHold(Toy):
    def legal(self, seat: int) -> Sequence[Choice[Action]]:
        return [Choice(Lay(number), {}) for number in range(76)] if self.awaited else ()


class DeniesItsHands(Toy):
    @property
    def has_hands(self) -> bool:
        return False


class IsOutAndActs(Toy):
    @property
    def out(self) -> frozenset[int]:
        return frozenset({0})


MISTAKES: list[tuple[type[Toy], Check]] = [
    (OffersTooMuch, suite.test_legality_is_membership_and_a_refusal_changes_nothing),
    (PlaysTooMuch, suite.test_legality_is_membership_and_a_refusal_changes_nothing),
    (ChangesAndRefuses, suite.test_legality_is_membership_and_a_refusal_changes_nothing),
    (AnswersOutOfTurn, suite.test_a_seat_without_choices_is_refused_everything),
    (SettlesTwice, suite.test_an_outcome_that_does_not_fit_is_refused_and_changes_nothing),
    (ChangesAndRefusesOutcomes, suite.test_an_outcome_that_does_not_fit_is_refused_and_changes_nothing),
    (ShowsTheLastSeatWithoutSeat, suite.test_a_seat_that_does_not_exist_is_refused_by_name),
    (PlaysWithoutSeat, suite.test_a_seat_that_does_not_exist_is_refused_by_name),
    (PlaysAnything, suite.test_what_is_no_action_or_outcome_of_the_game_is_refused_and_changes_nothing),
    (PredictsAnything, suite.test_a_seat_that_does_not_exist_is_refused_by_name),
    (PredictsAnything, suite.test_what_is_no_action_or_outcome_of_the_game_is_refused_and_changes_nothing),
    (SettlesAnything, suite.test_what_is_no_action_or_outcome_of_the_game_is_refused_and_changes_nothing),
    (SharesItsFacts, suite.test_the_facts_of_a_choice_cannot_be_changed),
    (MeansSomethingElse, suite.test_what_is_meant_is_legal_or_what_was_said),
    (CopiesTheShell, suite.test_a_copy_is_equal_and_independent),
    (CopiesHalf, suite.test_a_copy_is_equal_and_independent),
    (IsOnlyItself, suite.test_a_copy_is_equal_and_independent),
    (IsOnlyItself, suite.test_a_log_read_back_from_json_replays_to_the_equal_position_at_every_step),
    (RollsItsOwnDice, suite.test_a_log_read_back_from_json_replays_to_the_equal_position_at_every_step),
    (NotesTooLittle, suite.test_a_notation_read_back_plays_on_the_same),
    (NeverEnds, suite.test_random_playouts_end_within_the_stated_steps),
    (PlacesOneSeatOnly, suite.test_a_result_places_every_seat_once_and_equals_share),
    (AwaitsNoSeat, suite.test_chance_is_awaited_or_a_seat_is_or_the_game_is_over),
    (StampsEverybody, suite.test_asked_counts_the_decisions_put_to_a_seat_and_nothing_else),
    (StampsEveryChapterAlike, suite.test_what_a_seat_may_do_has_another_stamp_in_another_chapter),
    (StampsNoSeat, suite.test_asked_counts_the_decisions_put_to_a_seat_and_nothing_else),
    (ShowsCards, suite.test_positions_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it),
    (ShowsEvents, suite.test_a_view_holds_what_was_seen_since_the_last_decision),
    (ForgetsWhatHappened, suite.test_a_view_holds_what_was_seen_since_the_last_decision),
    (LabelsWithLists, suite.test_labels_questions_and_lines_are_made_of_facts),
    (LabelsWithNoSeat, suite.test_labels_questions_and_lines_are_made_of_facts),
    (TellsUnreadableEvents, suite.test_events_are_of_the_declared_union_and_survive_json),
    (ForcesWhatIsFree, suite.test_what_is_forced_is_the_only_choice_that_is_left_and_everybody_can_see_it),
    (
        PlaysWhatIsAChoice,
        suite.test_what_is_routine_is_the_only_choice_that_is_not_in_vain_and_everybody_can_see_it,
    ),
    (ForgetsWhatWasBefore, suite.test_forced_actions_are_reported_after_earlier_events),
    (RefusalsTellNumbers, suite.test_no_secret_slips_where_a_seat_has_nothing_one_or_all_of_what_is_hidden),
    (OffersMoreThanMenusHold, suite.test_choices_of_a_seat_fit_into_the_controls_of_a_message),
    (DeniesItsHands, suite.test_a_game_says_whether_it_has_hands),
    (IsOutAndActs, suite.test_a_seat_that_is_out_decides_nothing_more_and_stays_out),
]

ALL_CHECKS: list[Check] = [check for name, check in vars(suite).items() if name.startswith("test_")]
ABOUT_A_GAME: list[Callable[[type[AnyGame]], None]] = [
    suite.test_a_game_declares_its_name_version_seats_and_options,
    suite.test_a_game_refuses_other_seat_counts_and_other_games_options,
    suite.test_the_same_seed_gives_the_same_games_in_another_process,
    suite.test_every_refusal_is_met,
]
ABOUT_A_CASE = [check for check in ALL_CHECKS if check not in ABOUT_A_GAME]


@pytest.fixture(autouse=True)
def toys_are_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", Toy)
    codes = ("not-now", "nothing-laid", "laid-already", "no-such-number")
    monkeypatch.setitem(LESSONS, "toy", Lessons((), dict.fromkeys(codes, ""), ()))


@pytest.mark.parametrize("check", ABOUT_A_CASE, ids=lambda check: check.__name__)
def test_a_right_game_passes(check: Check) -> None:
    for case in cases_of(Toy):
        check(case)


@pytest.mark.parametrize("check", ABOUT_A_GAME, ids=lambda check: check.__name__)
def test_a_right_game_passes_as_a_whole(check: Callable[[type[AnyGame]], None]) -> None:
    check(Toy)


@pytest.mark.parametrize(("mistaken", "check"), MISTAKES)
def test_a_mistake_is_caught(mistaken: type[Toy], check: Check) -> None:
    with pytest.raises((AssertionError, IllegalMove, pytest.fail.Exception, AttributeError)):
        check(Case(mistaken, 3, mistaken.Options(), "default"))


def test_a_game_that_depends_on_the_process_is_caught() -> None:
    with pytest.raises(AssertionError):
        suite.test_the_same_seed_gives_the_same_games_in_another_process(DependsOnTheHash)


def test_a_refusal_that_is_never_met_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LESSONS, "toy", Lessons((), {**LESSONS["toy"].refusals, "too-late": ""}, ()))
    with pytest.raises(AssertionError, match="too-late"):
        suite.test_every_refusal_is_met(Toy)


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


def test_every_test_of_the_suite_has_a_mistake_it_catches() -> None:
    caught = {check for _, check in MISTAKES} | {check for _, check, _ in LEAKS}
    assert {*ABOUT_A_CASE} - caught == {suite.test_options_survive_json}
