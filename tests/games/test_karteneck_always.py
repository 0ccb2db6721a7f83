"""Invariants of every position of Heckmeck am Karteneck."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from games.karteneck import Karteneck, KarteneckView
from games.karteneck.cards import Portions
from games.karteneck.moves import Cards, Deal, FirstSeat, Options, Play
from tests.games.karteneck import ALL_CARDS, at, table, word
from tests.games.playouts import Case, walk

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
    assert position.normalize(0, Play(6, 2, 9)) == Play(6, 2)
    assert position.normalize(0, Play(6, 1, 4)) == Play(6, 1, 4), "another one is named as ever"
    assert position.normalize(1, Play(6, 1, 2)) == Play(6, 1, 2), "it is not asked"
