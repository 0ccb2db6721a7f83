"""Karteneck: the worked example of book 001, the rulings by name, and what must hold in every position.

The figures' drawings are lost: what the text does not say (hands, earlier turns, the other portions) is filled in.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from games.core import Choice, Feat, Line, Place
from games.karteneck import Karteneck, KarteneckView, rules
from games.karteneck.moves import (
    Action,
    Began,
    Cards,
    Deal,
    Dealt,
    Draw,
    Drew,
    Event,
    FirstSeat,
    Laid,
    Missed,
    Options,
    Outcome,
    Pass,
    Passed,
    Play,
    Reshuffled,
    Shared,
    Stole,
    TurnedUp,
    TurnUp,
)
from games.karteneck.portions import Portions
from games.karteneck.view import Group, Portion, Stack
from tests.games.playouts import Case, walk
from tests.games.refusals import assert_refused, codes_in

at = Karteneck.parse

ALL_CARDS = Counter([*"12345"] * 17 + [f"w{serial}" for serial in range(1, 26)])


def cards(text: str) -> Cards:
    """`3.3.w7`: two 3s and worm 7."""
    words = text.split(".") if text else []
    plain = sorted(int(word) for word in words if word[0] != "w")
    return Cards(tuple(plain), tuple(sorted(int(word[1:]) for word in words if word[0] == "w")))


def draw(position: Karteneck, text: str) -> Sequence[Event]:
    """The seat in turn draws these cards."""
    drawn = cards(text)
    return position.settle(Draw(drawn.cards, drawn.serials))


def play(position: Karteneck, action: Action) -> Sequence[Event]:
    (seat,) = position.awaited
    return position.play(seat, action)


def lay(position: Karteneck, kind: int, count: int, drawing: str) -> Laid:
    laid, *rest = play(position, Play(kind, count))
    assert isinstance(laid, Laid)
    assert rest == []
    draw(position, drawing)
    return laid


def choices(position: Karteneck) -> list[Action]:
    (seat,) = position.awaited
    return [choice.action for choice in position.legal(seat)]


def table(position: Karteneck) -> KarteneckView:
    return position.view(None)


def word(position: Karteneck, key: str) -> str:
    return dict(word.split("=", 1) for word in position.notation().split()).get(key, "-")


def hand(position: Karteneck, seat: int) -> str:
    return word(position, "hands").split("/")[seat]


def leaving(deck: str, line: str) -> Karteneck:
    """The position of a line in which `REST` stands for all cards but those named and those in the deck."""
    words = dict(word.split("=", 1) for word in line.split())
    named = ".".join([deck, *(words.get(key, "-") for key in ("hands", "discards", "laid"))]).replace("/", ".")
    rest = ALL_CARDS - Counter(card for part in named.split(".") for card in mentioned(part))
    position = at(line.replace("REST", ".".join(rest.elements())))
    assert table(position).deck == (len(deck.split(".")) if deck else 0)
    return position


def mentioned(part: str) -> list[str]:
    """The cards of `3`, `3x2`, `w7` or `w7+19`."""
    if part.startswith("w"):
        return [f"w{serial}" for serial in part[1:].split("+")]
    kind, _, count = part.partition("x")
    return [kind] * int(count or 1)


# The worked example

CATERINA, FILIPPO, NICOLA, EVA = range(4)


def test_example_the_round_of_caterina_filippo_nicola_and_eva() -> None:
    position = at(
        "round=2 phase=grill opener=0 stacks=22.16/26.30/19.35/20.28"
        " hands=3.4.4.1.w1.5/1.1.1.1.5.5.5.2.2/4.4.4.4.4.w3.w8/2.2.4.4.3.3.5"
    )
    assert position.settle(TurnUp((18, 21, 25, 32))) == [TurnedUp(3, CATERINA, (18, 21, 25, 32))]

    # Before the example begins, everybody has laid twice.
    assert lay(position, 4, 2, "1").total == 8
    assert lay(position, 5, 3, "2").total == 15
    assert lay(position, 4, 5, "2").total == 20
    assert lay(position, 4, 2, "5").total == 8
    assert lay(position, 3, 1, "2").total == 11
    assert lay(position, 1, 4, "w21").total == 19
    assert play(position, Play(6, 2)) == (Laid(NICOLA, 6, 2, (3, 8), 30),)
    draw(position, "3")
    assert lay(position, 2, 2, "1").total == 12

    # Caterina passes without a worm in front of her.
    assert position.awaited == {CATERINA}
    assert play(position, Pass()) == (Missed(CATERINA, 11, portion=18, worms=1),)
    assert word(position, "discards") == "4.4.3"
    assert word(position, "stacks") == "22.16.18/26.30/19.35/20.28", "on top of those she has"
    assert position.chance_due is not None
    assert position.chance_due.bounds[1:] == (position.chance_due.bounds[0] - 1,), "she draws two cards"
    draw(position, "5.w9")

    # Filippo lays three 2s, another kind, and draws one card.
    assert play(position, Play(2, 3)) == (Laid(FILIPPO, 2, 3, (), 25),)
    assert position.chance_due is not None
    assert len(position.chance_due.bounds) == 1
    draw(position, "3")

    # Nicola could do so too, but passes, steals the 30 from the top of Filippo's stack, and draws two cards.
    assert Play(2, 1) in choices(position)
    assert choices(position)[-2:] == [Pass(30), Pass()]
    assert play(position, Pass(30)) == (Passed(NICOLA, 30), Stole(NICOLA, 30, 5, from_seat=FILIPPO))
    assert word(position, "stacks") == "22.16.18/26/19.35.30/20.28"
    draw(position, "1.2")
    assert table(position).seats[NICOLA].laid == (Group(4, 5, ()), Group(6, 2, (3, 8))), "his cards stay there"

    # Eva lays two 3s and draws one card.
    assert lay(position, 3, 2, "1") == Laid(EVA, 3, 2, (), 18)

    # Caterina is out; Filippo lays a worm, which makes his cards valid, and draws one card.
    assert not table(position).seats[FILIPPO].valid
    assert play(position, Play(6, 1)) == (Laid(FILIPPO, 6, 1, (21,), 30),)
    draw(position, "4")
    assert table(position).seats[FILIPPO].valid

    # Eva lays yet another kind; Filippo passes, takes the 30 back from Nicola, and draws two cards.
    assert lay(position, 5, 2, "4") == Laid(EVA, 5, 2, (), 28)
    assert play(position, Pass(30)) == (Passed(FILIPPO, 30), Stole(FILIPPO, 30, 5, from_seat=NICOLA))
    draw(position, "1.w25")
    assert word(position, "stacks") == "22.16.18/26.30/19.35/20.28"

    # Eva is the last: she lays two 1s. Only worms could follow, and she has none: she passes, takes the lowest portion
    # left, draws nothing, and has no part in the sharing.
    assert lay(position, 1, 2, "3") == Laid(EVA, 1, 2, (), 30)
    assert choices(position) == [Pass()]
    assert play(position, Pass()) == (
        Missed(EVA, 30, portion=21, worms=2),
        # The sharing: both have 30. Filippo's worm has the higher number.
        Shared(FILIPPO, 30, serial=21, portion=32, worms=6),
        Shared(NICOLA, 30, serial=8, portion=25, worms=4),
    )
    assert word(position, "stacks") == "22.16.18/26.30.32/19.35.25/20.28.21"
    assert hand(position, EVA) == "3.4"

    # All laid cards are discarded; Nicola took the last portion from the grill and opens the next round.
    assert not any(seat.laid or seat.passed for seat in table(position).seats)
    assert table(position).discards == 3 + 11 + 7 + 10
    assert table(position).opener == NICOLA
    position.settle(TurnUp((17, 23, 40, 42)))
    assert position.awaited == {NICOLA}


# The setup


def test_110_cards_seventeen_of_each_kind_and_worms_1_to_25() -> None:
    position = leaving("", "hands=REST/- grill=16.17")
    assert table(position).seats[0].cards == 110


def test_thirty_portions_three_zeros_and_one_each_of_16_to_42() -> None:
    portions = Portions("portions-1.toml")
    assert portions.numbers == (0, 0, 0, *range(16, 43))


def test_worms_rise_by_one_every_three_numbers() -> None:
    worms = Portions("portions-1.toml").worms
    assert worms == {0: 0} | {number: 1 + (number - 16) // 3 for number in range(16, 43)}
    assert (worms[16], worms[18], worms[19], worms[33], worms[42]) == (1, 1, 2, 6, 9)


@pytest.mark.parametrize(("seats", "taken_out", "rounds"), [(2, 12, 9), (3, 6, 8), (4, 2, 7), (5, 0, 6), (6, 0, 5)])
def test_portions_are_taken_out_by_seats_and_the_reserve_divides(seats: int, taken_out: int, rounds: int) -> None:
    view = table(Karteneck.new(seats, Options()))
    assert view.reserve == 30 - taken_out == seats * rounds
    assert view.rounds == rounds


@pytest.mark.parametrize("seats", Karteneck.seats)
def test_the_deal_then_the_first_seat_then_as_many_portions_as_seats(seats: int) -> None:
    position = Karteneck.new(seats, Options())
    assert position.chance_due is not None
    deal = position.chance_due.outcome([0] * 6 * seats)
    assert isinstance(deal, Deal)
    assert deal.hands[0] == cards("1.1.1.1.1.1")
    assert position.settle(deal) == [Dealt(seat, held.cards, held.serials) for seat, held in enumerate(deal.hands)]
    assert position.settle(FirstSeat(1)) == [Began(1)]
    assert position.chance_due.bounds == tuple(range(30, 30 - seats, -1)), "any of those not seen, taken out or not"
    portions = (0, *range(16, 15 + seats))
    assert position.settle(TurnUp(portions)) == [TurnedUp(1, 1, portions)]
    view = table(position)
    assert (view.phase, view.turn, view.opener, view.round) == ("turn", 1, 1, 1)
    assert [portion.number for portion in view.grill] == [*portions]
    assert [seat.cards for seat in view.seats] == [6] * seats
    assert (view.deck, view.discards) == (110 - 6 * seats, 0)
    assert view.reserve == (view.rounds - 1) * seats


@pytest.mark.parametrize("seats", Karteneck.seats)
def test_turns_go_round_and_a_game_has_its_rounds(seats: int) -> None:
    case = Case(Karteneck, seats, Options(), "any")
    position = Karteneck.new(seats, Options())
    rounds: list[TurnedUp] = []
    for _, events in walk(position, case, Random(seats)):
        rounds += [event for event in events if isinstance(event, TurnedUp)]
    assert [event.round for event in rounds] == list(range(1, table(position).rounds + 1))
    portions = Counter(number for event in rounds for number in event.portions)
    assert portions <= Counter(Portions("portions-1.toml").numbers)


# Laying cards


def test_one_or_more_equal_cards_of_each_kind_in_the_hand() -> None:
    assert choices(at("hands=1.3.3.3.5/2 grill=16.17")) == [
        *[Play(1, 1), Play(3, 1), Play(3, 2), Play(3, 3), Play(5, 1)],
        Pass(),
    ]


def test_a_kind_in_front_of_the_seat_cannot_be_laid_again() -> None:
    assert choices(at("hands=1.3/2 laid=3x2/1x1 grill=16.17")) == [Play(1, 1), Pass()]


def test_worm_and_5_are_different_kinds() -> None:
    assert choices(at("hands=5.w1/2 laid=5x2/- grill=16.17")) == [Play(6, 1), Pass()]
    assert choices(at("hands=5.w1/2 laid=w2/- grill=16.17")) == [Play(5, 1), Pass()]


def test_laying_announces_the_sum_and_draws_one_card() -> None:
    position = at("hands=3.3/2 laid=w2+9/- grill=16.17")
    assert lay(position, 3, 2, "w4") == Laid(0, 3, 2, (), 16)
    assert table(position).seats[0].total == 16
    assert hand(position, 0) == "w4"
    assert position.awaited == {1}


def test_of_several_worms_the_highest_goes_with_the_lowest_others() -> None:
    position = at("hands=w3.w7.w12.w20/2 grill=16.17")
    assert play(position.copy(), Play(6, 3))[0] == Laid(0, 6, 3, (3, 7, 20), 15)
    assert play(position.copy(), Play(6, 2, 7))[0] == Laid(0, 6, 2, (3, 7), 10)
    assert play(position.copy(), Play(6, 2, 12))[0] == Laid(0, 6, 2, (3, 12), 10)


def test_a_highest_worm_is_named_only_where_it_is_not_the_highest_held() -> None:
    worms = [action for action in choices(at("hands=w3.w7.w12/2 grill=16.17")) if isinstance(action, Play)]
    assert worms == [
        *[Play(6, 1), Play(6, 1, 3), Play(6, 1, 7)],
        *[Play(6, 2), Play(6, 2, 7)],
        Play(6, 3),
    ]


@given(st.sets(st.integers(1, 25), min_size=1, max_size=8))
def test_no_two_choices_lay_the_same_worms(serials: set[int]) -> None:
    position = at(f"hands={'.'.join(f'w{serial}' for serial in serials)}/2 grill=16.17")
    laid: list[tuple[int, ...]] = []
    for action in choices(position)[:-1]:
        event = play(position.copy(), action)[0]
        assert isinstance(event, Laid)
        assert isinstance(action, Play)
        assert event.serials[-1] == (action.serial or max(serials))
        assert len(event.serials) == action.count
        laid.append(event.serials)
    assert len(set(laid)) == len(laid)


def test_an_empty_hand_passes_by_itself_for_everybody_sees_that_it_must() -> None:
    position = leaving("", "turn=1 hands=-/REST laid=4x1/w1 grill=16.17")
    assert play(position, Play(2, 1)) == (
        Laid(1, 2, 1, (), 7),
        Missed(0, 4, 16, 1, forced=True),
        Reshuffled(1),
    )
    assert draw(position, "4") == [Drew(0, 1, (4,), ())]
    assert position.awaited == {1}
    assert position.asked(0) == 0


def test_an_empty_hand_that_may_steal_is_asked() -> None:
    position = leaving("", "turn=1 hands=-/REST laid=w1+2+3+4.5x2/- grill=16.17 stacks=-/30")
    play(position, Play(2, 1))
    assert position.awaited == {0}
    assert table(position).seats[0].stuck
    assert choices(position) == [Pass(30), Pass()]


def test_a_seat_that_has_laid_all_kinds_passes_by_itself() -> None:
    position = at("hands=5.w2/4 laid=1x1.2x1.3x1.4x1.w1/1x1 grill=16.17")
    play(position, Play(5, 1))
    draw(position, "1")
    play(position, Play(4, 1))
    assert draw(position, "2") == [Drew(1, 1, (2,), ()), Passed(0, 20, forced=True)]
    assert draw(position, "2.2") == [Drew(0, 2, (2, 2), ())]
    assert position.awaited == {1}


def test_a_seat_that_holds_only_what_it_has_laid_is_asked_for_nobody_sees_it() -> None:
    position = at("turn=1 hands=4.4/4.4 laid=4x1/1x1 grill=16.17")
    lay(position, 4, 2, "4")
    assert position.awaited == {0}
    assert choices(position) == [Pass()]


# Passing


def test_passing_with_nothing_laid_counts_as_no_worm() -> None:
    position = at("hands=1.w3/2 grill=16.17")
    assert play(position, Pass()) == (Missed(0, 0, portion=16, worms=1),)
    assert table(position).seats[0].passed
    assert table(position).discards == 0


def test_whoever_passed_without_a_worm_discards_and_has_no_part_in_the_sharing() -> None:
    position = at("hands=1/2 laid=5x8/w1 grill=16.42")
    assert play(position, Pass()) == (Missed(0, 40, portion=16, worms=1),)
    assert word(position, "discards") == ".".join("5" * 8)
    draw(position, "1.1")
    assert play(position, Pass()) == (Passed(1, 5), Shared(1, 5, None, portion=42, worms=9))


def test_a_sum_with_a_worm_stands_and_the_seat_is_out_for_the_round() -> None:
    position = at("hands=1.w4/2/3 laid=w3/w5/- grill=16.17.18")
    assert play(position, Pass()) == (Passed(0, 5),)
    draw(position, "1.1")
    lay(position, 2, 1, "2")
    lay(position, 3, 1, "3")
    assert position.awaited == {1}, "seat 0 is passed over"
    assert table(position).seats[0].total == 5


def test_passing_draws_two_and_the_last_to_pass_none() -> None:
    position = at("hands=1/2 laid=w1/w2 grill=16.17")
    play(position, Pass())
    assert position.chance_due is not None
    assert len(position.chance_due.bounds) == 2
    draw(position, "1.1")
    play(position, Pass())
    assert table(position).phase == "grill"
    assert hand(position, 1) == "2"


def test_all_without_a_worm_leave_nothing_to_share_and_the_last_to_pass_opens() -> None:
    position = at("turn=1 opener=1 hands=1/2/3 laid=1x1/-/5x2 grill=0.18.42")
    assert play(position, Pass()) == (Missed(1, 0, 0, 0),)
    draw(position, "1.1")
    assert play(position, Pass()) == (Missed(2, 10, 18, 1),)
    draw(position, "1.1")
    assert play(position, Pass()) == (Missed(0, 1, 42, 9),)
    assert table(position).phase == "grill"
    assert table(position).opener == 0


# Stealing


def test_a_steal_is_optional() -> None:
    position = at("hands=1/2 laid=5x5.w1/- stacks=-/18.30 grill=16.17")
    assert table(position).steal == 30
    assert table(position).from_seat == 1
    assert choices(position)[-2:] == [Pass(30), Pass()]
    assert play(position, Pass()) == (Passed(0, 30),)
    assert word(position, "stacks") == "-/18.30"


@pytest.mark.parametrize("stacks", ["-/30.18", "30/18", "-/29", "-/31", "-/-"])
def test_only_a_top_portion_of_another_seat_and_of_exactly_the_sum_can_be_stolen(stacks: str) -> None:
    position = at(f"hands=1/2 laid=5x5.w1/- stacks={stacks} grill=16.17")
    assert choices(position)[-1:] == [Pass()]
    assert (table(position).steal, table(position).from_seat) == (None, None)


def test_without_a_worm_nothing_can_be_stolen() -> None:
    assert choices(at("hands=1/2 laid=5x6/- stacks=-/18.30 grill=16.17"))[-1:] == [Pass()]


def test_every_seat_that_passes_with_a_worm_has_a_meal_to_remember() -> None:
    position = leaving("", "hands=REST/- laid=2x3.w1/4x2.w2 grill=16.17")
    events = play(position, Pass())
    assert events[:2] == (Passed(0, 11), Passed(1, 13, forced=True)), (
        "an empty hand passes by itself, for nothing can be drawn"
    )
    assert position.feats(events) == (Feat(0, "meal", 11), Feat(1, "meal", 13))


def test_a_stolen_portion_can_be_stolen_back_in_the_same_round() -> None:
    position = at("hands=1/2/3 laid=5x5.w1/3x5.4x2.2x1.w2/- stacks=-/30/- grill=16.17.18")
    assert play(position, Pass(30))[-1] == Stole(0, 30, 5, from_seat=1)
    draw(position, "1.1")
    assert play(position, Pass(30))[-1] == Stole(1, 30, 5, from_seat=0)
    assert word(position, "stacks") == "-/30/-"


def test_the_last_to_pass_may_steal_too() -> None:
    position = at("hands=1/2 laid=5x5.w1/- stacks=-/16.30 passed=1 grill=17")
    assert play(position, Pass(30)) == (
        Passed(0, 30),
        Stole(0, 30, 5, from_seat=1),
        Shared(0, 30, None, portion=17, worms=1),
    )
    assert word(position, "stacks") == "30.17/16"


# The sharing and the next round


def test_the_highest_sum_takes_the_highest_portion_and_so_on() -> None:
    position = at("turn=1 hands=-/1/-/- laid=w1.5x2/w2.5x1/w3.5x3/- passed=0.2.3 grill=16.25.42")
    assert play(position, Pass())[1:] == (
        Shared(2, 20, None, portion=42, worms=9),
        Shared(0, 15, None, portion=25, worms=4),
        Shared(1, 10, None, portion=16, worms=1),
    )
    assert table(position).opener == 1


def test_equal_sums_are_parted_by_the_highest_worm_laid_not_by_how_many() -> None:
    position = at("turn=1 hands=-/1/- laid=w4+17/5x1.w18/w16.5x1 passed=0.2 grill=16.25.42")
    assert play(position, Pass())[1:] == (
        Shared(1, 10, 18, portion=42, worms=9),
        Shared(0, 10, 17, portion=25, worms=4),
        Shared(2, 10, 16, portion=16, worms=1),
    )


def test_laid_cards_are_discarded_after_the_sharing_and_hands_carry_over() -> None:
    position = at("turn=1 hands=3.w9/1 laid=w4+17/5x1.w18 passed=0 grill=25.42 discards=2")
    play(position, Pass())
    assert word(position, "discards") == "2.w4.w17.5.w18"
    assert word(position, "hands") == "3.w9/1"
    assert word(position, "laid") == "-/-"


def test_the_lowest_sum_opens_for_a_steal_is_no_portion_from_the_grill() -> None:
    position = at("turn=1 hands=1/2 laid=w1/5x5.w2 stacks=30/- passed=0 grill=17.18")
    assert [type(event) for event in play(position, Pass(30))] == [Passed, Stole, Shared, Shared]
    assert table(position).opener == 0
    assert position.settle(TurnUp((0, 16))) == [TurnedUp(2, 0, (0, 16))]
    assert position.awaited == {0}


def test_a_portion_taken_early_does_not_open_where_others_share() -> None:
    position = at("hands=1/2/3 laid=-/w1/w2.5x1 passed=1.2 grill=16.17.18")
    assert [type(event) for event in play(position, Pass())] == [Missed, Shared, Shared]
    assert table(position).opener == 1


def test_an_opener_with_an_empty_hand_takes_the_lowest_portion() -> None:
    position = at("phase=grill opener=1 turn=1 hands=1/-")
    assert position.settle(TurnUp((0, 16))) == [TurnedUp(2, 1, (0, 16)), Missed(1, 0, 0, 0, forced=True)]


# The deck


def test_the_discards_are_shuffled_when_a_card_is_due_and_not_before() -> None:
    position = leaving("5", "hands=1.1.1/REST discards=3.3.w9 grill=16.17")
    assert play(position, Play(1, 1)) == (Laid(0, 1, 1, (), 1),)
    assert draw(position, "5") == [Drew(0, 1, (5,), ())]
    assert (table(position).deck, table(position).discards) == (0, 3)
    assert play(position, Play(2, 1)) == (Laid(1, 2, 1, (), 2), Reshuffled(3))
    assert (table(position).deck, table(position).discards) == (3, 0)
    draw(position, "w9")
    assert table(position).deck == 2


def test_the_discards_are_shuffled_between_two_draws() -> None:
    position = leaving("5", "hands=1/REST laid=w1/- discards=3.3.w9 grill=16.17")
    play(position, Pass())
    assert position.chance_due is not None
    assert position.chance_due.bounds == (1,)
    assert draw(position, "5") == [Drew(0, 1, (5,), ()), Reshuffled(3)]
    assert position.chance_due.bounds == (3,)
    assert draw(position, "3") == [Drew(0, 1, (3,), ())]
    assert hand(position, 0) == "1.3.5"
    assert position.awaited == {1}
    assert position.view(0).last == (Passed(0, 5), Drew(0, 1, (5,), ()), Reshuffled(3), Drew(0, 1, (3,), ()))


def test_what_a_pass_discards_can_be_drawn_at_once() -> None:
    position = leaving("", "hands=1/REST laid=4x2/- grill=16.17")
    assert play(position, Pass()) == (Missed(0, 8, 16, 1), Reshuffled(2))
    assert draw(position, "4.4") == [Drew(0, 2, (4, 4), ())]


def test_deck_and_discards_empty_draw_what_there_is() -> None:
    position = leaving("5", "hands=1/REST laid=w1/- grill=16.17")
    play(position, Pass())
    assert draw(position, "5") == [Drew(0, 1, (5,), ())]
    assert position.awaited == {1}
    assert play(position, Play(1, 1)) == (Laid(1, 1, 1, (), 1),)
    assert position.awaited == {1}


# The end


def ended(held: str) -> list[tuple[int, ...]]:
    hands = "/".join("-" for _ in held.split("/"))
    position = at(f"phase=over hands={hands} stacks={held}")
    assert position.result is not None
    assert position.result.reason == "all-eaten"
    return [(place.seat, place.place, place.score, place.tiebreak) for place in position.result.places]


def test_the_game_ends_when_reserve_and_grill_are_empty() -> None:
    position = at("round=9 hands=1/2 laid=w1/w2 stacks=16.20/17 passed=1 grill=18.42")
    assert play(position, Pass())[-1] == Shared(0, 5, 1, portion=18, worms=1)
    assert position.result is not None
    assert position.result.places == (Place(1, 1, 10, 42), Place(0, 2, 4, 20))
    assert position.awaited == frozenset()
    assert position.chance_due is None
    assert (table(position).turn, table(position).reserve) == (None, 0)


def test_most_worms_win() -> None:
    assert ended("16.18/42/22") == [(1, 1, 9, 42), (2, 2, 3, 22), (0, 3, 2, 18)]


def test_equal_worms_are_parted_by_the_highest_portion_wherever_it_lies() -> None:
    assert ended("17.22/25.0") == [(1, 1, 4, 25), (0, 2, 4, 22)]
    assert ended("19.22/23.20.0") == [(1, 1, 5, 23), (0, 2, 5, 22)]


def test_equal_worms_and_no_portion_with_a_number_share_the_place() -> None:
    assert ended("0/16/0.0/-") == [(1, 1, 1, 16), (0, 2, 0, 0), (2, 2, 0, 0), (3, 2, 0, 0)]


# Refusals

REFUSALS: list[tuple[str, int, Action, str, dict[str, object]]] = [
    ("phase=over hands=-/-", 0, Pass(), "over", {}),
    ("phase=grill hands=1/2", 0, Play(1, 1), "being-dealt", {}),
    ("phase=draw due=1 hands=1/2 grill=16.17", 0, Pass(), "being-dealt", {}),
    ("turn=1 hands=1/2 grill=16.17", 0, Pass(), "not-your-turn", {"turn_seat": 1}),
    ("turn=1 hands=1/2 laid=w1/- grill=16.17 passed=0", 0, Play(1, 1), "passed-before", {"turn_seat": 1}),
    ("hands=1/2 grill=16.17", 0, Play(7, 1), "no-such-kind", {"kind": 7}),
    ("hands=3/2 laid=3x2/- grill=16.17", 0, Play(3, 1), "kind-laid-before", {"kind": 3}),
    ("hands=3/2 grill=16.17", 0, Play(3, 0), "lay-at-least-one", {}),
    ("hands=3.3/2 grill=16.17", 0, Play(3, 3), "too-few-held", {"kind": 3, "count": 3, "held": 2}),
    ("hands=3.3/w2 grill=16.17", 0, Play(6, 1), "too-few-held", {"kind": 6, "count": 1, "held": 0}),
    ("hands=3.3.w1/2 grill=16.17", 0, Play(3, 1, 1), "only-worms-have-serials", {"kind": 3, "serial": 1}),
    ("hands=w1.w9/w2 grill=16.17", 0, Play(6, 1, 2), "serial-not-held", {"serial": 2, "serials": (1, 9)}),
    ("hands=w1.w9/w2 grill=16.17", 0, Play(6, 1, 9), "highest-goes-unnamed", {"serial": 9}),
    (
        "hands=w1.w5.w9/2 grill=16.17",
        0,
        Play(6, 2, 1),
        "serial-too-low",
        {"serial": 1, "count": 2, "serials": (1, 5, 9)},
    ),
    ("hands=1/2 laid=5x6/- stacks=-/30 grill=16.17", 0, Pass(30), "no-steal-without-worm", {"steal": 30}),
    ("hands=1/2 laid=w1/- stacks=-/30 grill=16.17", 0, Pass(30), "not-your-sum", {"steal": 30, "total": 5}),
    ("hands=1/2 laid=w1.5x5/- stacks=30/18 grill=16.17", 0, Pass(30), "on-no-stack", {"steal": 30}),
]


@pytest.mark.parametrize(("line", "seat", "action", "code", "facts"), REFUSALS)
def test_a_refusal_names_its_rule_and_this_positions_facts(
    line: str, seat: int, action: Action, code: str, facts: dict[str, object]
) -> None:
    assert_refused(at(line), seat, action, code, facts)


def test_every_refusal_the_rules_know_is_in_the_table_above() -> None:
    assert codes_in(rules) == {code for _, _, _, code, _ in REFUSALS}


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("phase=draw due=2 hands=1/2 grill=16.17", Draw((3,), ())),
        ("phase=draw due=1 hands=1/2 grill=16.17", Draw((3, 3), ())),
        ("phase=draw due=2 hands=1/2 grill=16.17", Draw((3, 2), ())),
        ("phase=draw due=1 hands=1/2 grill=16.17", Draw((6,), ())),
        ("phase=draw due=1 hands=1/2 grill=16.17", Draw((0,), ())),
        ("phase=draw due=1 hands=1/2 grill=16.17", Draw((), (0,))),
        ("phase=draw due=1 hands=1/2 grill=16.17", Draw((), (26,))),
        ("phase=draw due=1 hands=1/w2 grill=16.17", Draw((), (2,))),
        ("phase=draw due=2 hands=1/2 grill=16.17", Draw((), (2, 2))),
        ("hands=1/2 grill=16.17", Draw((3,), ())),
        ("phase=grill hands=1/2", TurnUp((16,))),
        ("phase=grill hands=1/2", TurnUp((17, 16))),
        ("phase=grill hands=1/2", TurnUp((16, 16))),
        ("phase=grill hands=1/2 stacks=16/-", TurnUp((16, 17))),
        ("phase=grill hands=1/2 stacks=0.0/-", TurnUp((0, 0))),
        ("phase=grill hands=1/2", TurnUp((15, 16))),
        ("phase=deal round=0 hands=-/-", Deal((cards("1.1.1.1.1.1"),))),
        ("phase=deal round=0 hands=-/-", Deal((cards("1.1.1.1.1.1"), cards("1.1.1.1.1")))),
        ("phase=deal round=0 hands=-/-", Deal((cards("1.1.1.1.1.w1"), cards("1.1.1.1.1.w1")))),
        ("phase=deal round=0 hands=-/-", FirstSeat(0)),
        ("phase=first round=0 hands=1/2", FirstSeat(2)),
        ("phase=first round=0 hands=1/2", FirstSeat(-1)),
    ],
    ids=repr,
)
def test_an_outcome_that_was_not_asked_for_is_refused(line: str, outcome: Outcome) -> None:
    position = at(line)
    with pytest.raises(ValueError):  # noqa: PT011 - the message is the outcome
        position.settle(outcome)
    assert position == at(line)


# What is seen


def test_cards_drawn_are_seen_by_their_seat_alone_and_counted_by_the_others() -> None:
    position = at("hands=1/2 laid=w1/w2 grill=16.17")
    play(position, Pass())
    draw(position, "3.w9")
    assert position.view(0).last == (Passed(0, 5), Drew(0, 2, (3,), (9,)))
    for other in (1, None):
        assert position.view(other).last == (Passed(0, 5), Drew(0, 2, None, None))
        assert position.view(other).seats[0].cards == 3


def test_a_first_hand_is_seen_by_its_seat_alone() -> None:
    position = Karteneck.new(2, Options())
    position.settle(Deal((cards("1.1.1.1.1.1"), cards("2.2.2.2.2.w1"))))
    assert position.view(0).last == (Dealt(0, (1, 1, 1, 1, 1, 1), ()),)
    assert position.view(1).last == (Dealt(1, (2, 2, 2, 2, 2), (1,)),)
    assert position.view(None).last == ()
    assert position.view(1).own == cards("2.2.2.2.2.w1")
    assert position.view(None).own is None


def test_a_view_shows_laid_cards_worms_by_number_sums_stacks_and_who_has_passed() -> None:
    view = table(at("turn=1 round=3 hands=1.1/2 laid=3x2.w4+19/- stacks=18.0.30/- passed=0 grill=0.42 discards=5.5"))
    seat, other = view.seats
    assert seat.laid == (Group(3, 2, ()), Group(6, 2, (4, 19)))
    assert (seat.total, seat.valid, seat.passed, seat.cards) == (16, True, True, 2)
    assert seat.stack == Stack(Portion(30, 5), 3, 6)
    assert other.stack == Stack(None, 0, 0)
    assert (other.total, other.valid, other.passed) == (0, False, False)
    assert view.grill == (Portion(0, 0), Portion(42, 9))
    assert (view.deck, view.discards, view.reserve, view.round, view.rounds) == (101, 2, 12, 3, 9)


def test_the_table_in_words() -> None:
    position = at("turn=1 round=3 hands=1.1/2/3 laid=3x2.w4+19/-/- stacks=18.30/-/- passed=0.2 grill=0.42 discards=5")
    assert position.view(0).lines() == (
        Line("round", {"round": 3, "rounds": 8, "reserve": 15}),
        Line("grill", {"grill": (0, 42), "worms": (0, 9)}),
        Line("deck", {"deck": 101, "discards": 1}),
        Line("seat", {"seat": 0, "cards": 2, "top": 30, "count": 2, "worms": 6}),
        Line(
            "laid",
            {"seat": 0, "laid": (3, 3, 6, 6), "serials": (4, 19), "total": 16, "valid": True, "passed": True},
        ),
        Line("seat", {"seat": 1, "cards": 1, "top": None, "count": 0, "worms": 0}),
        Line("seat", {"seat": 2, "cards": 1, "top": None, "count": 0, "worms": 0}),
        Line("out", {"seat": 2}),
    )
    assert position.view(0).hand() == (Line("own", {"count": 2, "cards": (1, 1), "serials": ()}),)
    assert position.view(None).hand() == ()


def test_what_is_asked_says_what_a_pass_would_do() -> None:
    facts = {"seat": 0, "total": 30, "valid": True, "stuck": False, "steal": 30, "from_seat": 1, "lowest": 0}
    assert table(at("hands=1/2 laid=w1.5x5/- stacks=-/30 grill=0.42")).ask() == Line("turn", facts)
    facts = {"seat": 0, "total": 0, "valid": False, "stuck": False, "steal": None, "from_seat": None, "lowest": 16}
    assert table(at("hands=1/2 grill=16.42")).ask() == Line("turn", facts)
    assert table(at("hands=1/2 phase=grill")).ask() is None


def test_labels_tell_what_a_choice_comes_to() -> None:
    assert at("hands=3.3.w2.w9/2 laid=4x1/- grill=18.42").legal(0) == [
        Choice(Play(3, 1), {"kind": 3, "count": 1, "serial": None}),
        Choice(Play(3, 2), {"kind": 3, "count": 2, "serial": None}),
        Choice(Play(6, 1), {"kind": 6, "count": 1, "serial": 9}),
        Choice(Play(6, 1, 2), {"kind": 6, "count": 1, "serial": 2}),
        Choice(Play(6, 2), {"kind": 6, "count": 2, "serial": 9}),
        Choice(Pass(), {"steal": None, "from_seat": None, "total": 4, "portion": 18, "worms": 1}),
    ]
    assert at("hands=4/2 laid=w1.5x5.4x1/- stacks=-/34 grill=18.42").legal(0) == [
        Choice(Pass(34), {"steal": 34, "from_seat": 1, "total": 34, "portion": None, "worms": 7}),
        Choice(Pass(), {"steal": None, "from_seat": None, "total": 34, "portion": None, "worms": 0}),
    ]


def test_a_resampled_position_deals_hidden_cards_anew_and_keeps_the_rest() -> None:
    position = at("turn=1 hands=1.1.w1/2.2.w2/3.w3 laid=w4/w5/- passed=0 grill=16.17.18 discards=4.4")
    play(position, Pass())
    draw(position, "5.5")
    twins = [position.resample(0, Random(seed)) for seed in range(20)]
    for key in ("laid", "discards", "grill", "passed", "asked"):
        assert {word(twin, key) for twin in twins} == {word(position, key)}
    assert {hand(twin, 0) for twin in twins} == {hand(position, 0)}
    assert len({hand(twin, 1) for twin in twins}) > 10
    for twin in twins:
        drew = twin.view(1).last[-1]
        assert isinstance(drew, Drew)
        assert drew.cards is not None
        assert drew.serials is not None
        own = twin.view(1).own
        assert own is not None
        assert Counter(drew.cards) <= Counter(own.cards)
        assert {*drew.serials} <= {*own.serials}


# What holds in every position

cases = st.builds(Case, st.just(Karteneck), st.integers(2, 6), st.just(Options()), st.just("any"))
random_players = st.integers(0, 2**32).map(Random)


def walked(case: Case, rng: Random, steps: int) -> Iterator[Karteneck]:
    position = Karteneck.new(case.seats, Options())
    for _ in zip(range(steps), walk(position, case, rng), strict=False):
        yield position


@settings(deadline=None)
@given(cases, random_players, st.integers(0, 300))
def test_110_cards_and_30_portions_are_never_lost(case: Case, rng: Random, steps: int) -> None:
    for position in islice(walked(case, rng, steps), 0, None, 7):
        view = table(position)
        hands = [position.view(seat).own or Cards((), ()) for seat in range(case.seats)]
        assert [len(held.cards) + len(held.serials) for held in hands] == [seat.cards for seat in view.seats]
        laid = [group for seat in view.seats for group in seat.laid]
        seen = Counter(str(card) for held in hands for card in held.cards)
        seen += Counter(f"w{serial}" for held in hands for serial in held.serials)
        seen += Counter(f"w{serial}" for group in laid for serial in group.serials)
        seen += Counter({str(kind): sum(g.count for g in laid if g.kind == kind) for kind in range(1, 6)})
        seen += Counter(word(position, "discards").split(".") if view.discards else [])
        assert seen <= ALL_CARDS
        assert seen.total() + view.deck == 110
        stacked = [int(n) for stack in word(position, "stacks").split("/") if stack != "-" for n in stack.split(".")]
        known = Counter([*stacked, *[portion.number for portion in view.grill]])
        everything = Counter(Portions("portions-1.toml").numbers)
        assert known <= everything
        taken_out = {2: 12, 3: 6, 4: 2}.get(case.seats, 0)
        assert known.total() + view.reserve + taken_out == everything.total() == 30


@settings(deadline=None)
@given(cases, random_players, st.integers(0, 300))
def test_sums_kinds_and_portions_are_as_the_book_says(case: Case, rng: Random, steps: int) -> None:
    for position in walked(case, rng, steps):
        view = table(position)
        for seat in view.seats:
            kinds = [group.kind for group in seat.laid]
            assert len(kinds) == len(set(kinds))
            assert seat.total == sum(min(group.kind, 5) * group.count for group in seat.laid)
            assert seat.valid == (6 in kinds)
            assert seat.valid or not seat.passed or not seat.laid
            for group in seat.laid:
                assert len(group.serials) == (group.count if group.kind == 6 else 0)
        if view.grill:
            out = sum(seat.passed and not seat.valid for seat in view.seats)
            assert len(view.grill) == case.seats - out
        if view.phase == "turn":
            assert view.turn is not None
            assert not view.seats[view.turn].passed


@settings(deadline=None)
@given(cases, random_players, st.integers(0, 300))
def test_nothing_of_another_hand_is_in_a_view(case: Case, rng: Random, steps: int) -> None:
    """Beyond the conformance suite: the public view as JSON is the same whatever anybody holds."""
    for position in walked(case, rng, steps):
        other = position.resample(None, rng)
        assert json.encode(other.view(None)) == json.encode(position.view(None))
        assert table(other).lines() == table(position).lines()


@settings(deadline=None)
@given(cases, random_players, st.integers(1, 300))
def test_seats_renamed_play_the_same_game(case: Case, rng: Random, steps: int) -> None:
    def renamed(seat: int) -> int:
        return (seat + 1) % case.seats

    position, other = case.new(), case.new()
    for _, (entry, _) in zip(range(steps), walk(position, case, rng), strict=False):
        match entry:
            case (seat, action):
                other.play(renamed(seat), action)
            case FirstSeat(seat):
                other.settle(FirstSeat(renamed(seat)))
            case Deal(hands):
                other.settle(Deal((hands[-1], *hands[:-1])))
            case _:
                other.settle(entry)
        one, two = position.view(None), other.view(None)
        assert isinstance(one, KarteneckView)
        assert isinstance(two, KarteneckView)
        assert one.seats == two.seats[1:] + two.seats[:1]
        assert (one.phase, one.grill, one.deck, one.discards) == (two.phase, two.grill, two.deck, two.discards)
        assert {renamed(seat) for seat in position.awaited} == other.awaited


def test_ruling_the_highest_worm_may_be_named() -> None:
    position = at("hands=w1.w4.w9/w2 grill=16.17")
    assert position.meant(0, Play(6, 2, 9)) == Play(6, 2)
    assert position.meant(0, Play(6, 1, 4)) == Play(6, 1, 4), "another one is named as ever"
    assert position.meant(1, Play(6, 1, 2)) == Play(6, 1, 2), "it is not asked"


# What a label may tell


def test_a_choice_foretells_whether_its_sum_could_be_stolen() -> None:
    position = at("hands=1.3.3/1 laid=w16.4x2.2x1/- grill=17.18 stacks=-/16.21")
    told = {(action.kind, action.count): action for action in choices(position) if isinstance(action, Play)}
    steals = {key for key, action in told.items() if position.foretold(0, action)["steals"]}
    assert steals == {(3, 2)}
    assert at("hands=3.3/1 laid=4x3.5x1/- grill=17.18 stacks=-/16.23").foretold(0, Play(3, 2)) == {
        "total": 23,
        "steals": False,
    }
    assert at("hands=w4/1 laid=4x3/- grill=16.18 stacks=-/17").foretold(0, Play(6, 1)) == {
        "total": 17,
        "steals": True,
    }
    assert position.foretold(0, Pass()) == {}


def test_a_pass_is_rash_before_anything_is_laid_and_never_after() -> None:
    passes = [
        [choice.rash for choice in at(line).legal(0)][-1]
        for line in (
            "hands=1.w3/1 grill=16.17",
            "hands=1.w3/1 laid=4x1/- grill=16.17",
            "hands=1/1 laid=w3/- grill=16.17",
        )
    ]
    assert passes == [True, False, False]
    assert not any(choice.rash for choice in at("hands=1.w3/1 grill=16.17").legal(0)[:-1])


def test_cards_are_chosen_out_of_a_hand_unless_everybody_sees_that_none_can_be() -> None:
    assert at("hands=1/1 laid=w3/- grill=16.17").view(None).from_hand() == Line("play", {})
    assert at("hands=-/1 laid=w20/- grill=17.18 stacks=-/16").view(None).from_hand() is None
