"""Rounds of Heckmeck am Karteneck: their beginning and end, the deck, and the end of the game."""

from collections import Counter
from random import Random

import pytest

from games.core import Place
from games.karteneck import Karteneck
from games.karteneck.cards import Portions
from games.karteneck.moves import (
    Began,
    Deal,
    Dealt,
    Drew,
    FirstSeat,
    Laid,
    Missed,
    Options,
    Pass,
    Passed,
    Play,
    Reshuffled,
    Shared,
    Stole,
    TurnedUp,
    TurnUp,
)
from tests.games.karteneck import at, cards, draw, hand, leaving, play, table, word
from tests.games.playouts import Case, walk

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
