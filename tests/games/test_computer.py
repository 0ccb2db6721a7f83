"""Computers play legally, and by nothing but what their seat knows: every game, every level, every seat."""

import random
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from games.computer import LEVELS, MINDS, Level, decide
from games.game import AnyGame
from games.registry import GAMES
from tests.games.playouts import CASES, Case, drawn, enter, positions

PLAYOUTS = 6
"""What a rooster may spend here: enough to give up half of a few candidates."""

in_every_case = pytest.mark.parametrize("case", CASES, ids=str)
of_every_level = pytest.mark.parametrize("level", LEVELS)


def decisions(case: Case) -> Iterator[tuple[AnyGame, int]]:
    """Positions of a game, and who has to decide there: of several, the one who decided least often so far."""
    decided = Counter[int]()
    for position in positions(case):
        if position.awaited:
            seat = min(sorted(position.awaited), key=lambda seat: decided[seat])
            decided[seat] += 1
            yield position, seat


def test_every_game_has_a_mind() -> None:
    assert MINDS.keys() == GAMES.keys()


@of_every_level
@in_every_case
def test_a_computer_plays_what_is_legal_and_changes_nothing(case: Case, level: Level) -> None:
    everywhere = random.getstate()
    for position, seat in decisions(case):
        before = position.copy()
        action = decide(position, seat, level, Random(1), PLAYOUTS)
        assert action in [choice.action for choice in position.legal(seat)]
        assert position == before
    assert random.getstate() == everywhere, "chance comes from nowhere but the stream"


@of_every_level
@in_every_case
def test_equal_views_and_equal_streams_lead_to_the_same_action(case: Case, level: Level) -> None:
    for number, (position, seat) in enumerate(decisions(case)):
        one, other = Random(number), Random(number)
        twin = position.resample(seat, Random(f"another deal {number}"))
        assert decide(position, seat, level, one, PLAYOUTS) == decide(twin, seat, level, other, PLAYOUTS)
        assert one.getstate() == other.getstate(), "a stream tells of what is hidden, too"


@in_every_case
def test_equal_views_and_equal_streams_are_resampled_to_the_same_position(case: Case) -> None:
    for number, position in enumerate(positions(case)):
        for seat in (None, *range(case.seats)):
            twin = position.resample(seat, Random(f"another deal {number}"))
            assert twin.resample(seat, Random(number)) == position.resample(seat, Random(number))


@in_every_case
def test_seat_not_awaited_has_nothing_to_decide(case: Case) -> None:
    for position in positions(case):
        for seat in range(case.seats):
            if not position.legal(seat):
                with pytest.raises(ValueError, match="nothing to decide"):
                    decide(position, seat, "rooster", Random(1))


@in_every_case
def test_a_mind_shares_out_one_victory_in_every_position(case: Case) -> None:
    for position in positions(case):
        if position.awaited:
            shares = MINDS[case.game.name].shares(position)
            assert len(shares) == case.seats
            assert min(shares) >= 0
            assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize(
    ("name", "notation"),
    [
        ("hornochsen", "hands=3.20.35.50.66.80/9.24.41.58.72.91 rows=L1:10/L2:30/L3:60/R2:85 pawns=20/0"),
        ("karteneck", "round=3 turn=1 grill=19.38 hands=1.2.3/4.4.w7.w21 laid=-/- stacks=24.40/-"),
        ("verflixxt", "pawns=-9.E.E/-8b.E.E guards=- path=-8b.-9.-10.+1 taken=+8/+4"),
    ],
)
def test_estimated_chance_is_within_a_tenth_of_what_hens_win_from_there(name: str, notation: str) -> None:
    position, mind, rng = GAMES[name].parse(notation), MINDS[name], Random(1)
    (seat, *_) = sorted(position.awaited)
    drawn = [position.resample(seat, rng) for _ in range(300)]
    won = [mind.play_out(one, seat, mind.choose(one, seat, rng), rng, whole=True)[seat] for one in drawn]
    assert mind.shares(position)[seat] == pytest.approx(fmean(won), abs=0.1)


@of_every_level
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_computers_alone_play_a_game_to_its_end(game: type[AnyGame], level: Level) -> None:
    case = Case(game, game.seats[0], game.Options(), "computers")
    position, rng = case.new(), Random(2)
    while position.result is None:
        if position.chance_due is not None:
            enter(position, drawn(position, case, rng))
            continue
        seat = min(position.awaited)
        position.play(seat, decide(position, seat, level, rng, PLAYOUTS))
