"""Rounds of Heckmeck am Karteneck: their beginning and end, the deck, and the end of the game."""

import pytest

from games.karteneck import Karteneck
from games.karteneck.cards import Portions
from games.karteneck.moves import (
    Began,
    Deal,
    Dealt,
    Drew,
    FirstSeat,
    Laid,
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
from tests.games.karteneck import at, cards, draw, hand, leaving, play, table

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


# The sharing and the next round


def test_the_lowest_sum_opens_for_a_steal_is_no_portion_from_the_grill() -> None:
    position = at("turn=1 hands=1/2 laid=w1/5x5.w2 stacks=30/- passed=0 grill=17.18")
    assert [type(event) for event in play(position, Pass(30))] == [Passed, Stole, Shared, Shared]
    assert table(position).opener == 0
    assert position.settle(TurnUp((0, 16))) == [TurnedUp(2, 0, (0, 16))]
    assert position.awaited == {0}


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


def test_equal_worms_and_no_portion_with_a_number_share_the_place() -> None:
    assert ended("0/16/0.0/-") == [(1, 1, 1, 16), (0, 2, 0, 0), (2, 2, 0, 0), (3, 2, 0, 0)]
