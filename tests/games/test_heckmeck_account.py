"""The account of a game of Heckmeck is exact: its parts add up, luck is fair, and the best play costs nothing."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import sqrt
from random import Random

import pytest
from msgspec import Struct

from games.core import AnyGame
from games.heckmeck.account import (
    FEW_TILES,
    Bars,
    Entry,
    TurnAccount,
    account_of,
    bars_of,
    costliest_of,
    sum_of,
    turns_of,
)
from games.heckmeck.moves import Dice, Keep, Options, Roll, Stop, worms_on
from games.heckmeck.rules import Heckmeck
from tests.games.of_heckmeck import highest_face, most_worms, ten_cate

GAMES = 8
PLAYERS = (highest_face, most_worms, ten_cate)

Player = Callable[[AnyGame, int, Random], Struct]


class Played:
    """A random game of fixed players, and its account."""

    def __init__(self, number: int) -> None:
        rng = Random(number)
        seats = 2 + number % 6
        self.options = Options(*(rng.random() < 0.3 for _ in range(3)))
        self.players: Sequence[Player] = [rng.choice(PLAYERS) for _ in range(seats)]
        self.position = Heckmeck.new(seats, self.options)
        self.log: list[Entry] = []
        while self.position.result is None:
            self._go_on(rng)
        self.turns = [*turns_of(Heckmeck.new(seats, self.options), self.log)]
        self.accounts = [account_of(*turn) for turn in self.turns]
        self.bars = [sum_of(bars_of(self.accounts, seat)) for seat in range(seats)]

    def _go_on(self, rng: Random) -> None:
        if (chance := self.position.chance_due) is not None:
            outcome = chance.outcome([rng.randrange(bound) for bound in chance.bounds])
            self.position.settle(outcome)
            self.log.append(outcome)
            return
        (seat,) = self.position.awaited
        action = self.players[seat](self.position, seat, rng)
        assert isinstance(action, Roll | Keep | Stop)
        self.position.play(seat, action)
        self.log.append((seat, action))

    def worms(self, seat: int) -> int:
        return sum(map(worms_on, self.position.stacks[seat]))


@cache
def played() -> Sequence[Played]:
    return [Played(number) for number in range(GAMES)]


def bars_with_players() -> list[tuple[Bars, Player]]:
    return [pair for game in played() for pair in zip(game.bars, game.players, strict=True)]


def test_bars_of_every_seat_add_up_to_its_worms() -> None:
    for game in played():
        for seat, bars in enumerate(game.bars):
            assert bars.worms == pytest.approx(game.worms(seat), abs=1e-9)


def test_parts_of_every_turn_add_up_to_its_gain() -> None:
    for turn in [turn for game in played() for turn in game.accounts]:
        assert turn.par + turn.luck - sum(turn.costs) == pytest.approx(turn.gained, abs=1e-9)
        assert min(turn.costs) >= 0


def test_unfinished_turn_is_left_out_of_bars() -> None:
    game = next(game for game in played() if len(game.turns) > 4)
    position = Heckmeck.new(game.position.seat_count, game.options)
    completed = sum(len(log) for _, log in game.turns[:4]) + 1
    turns = [account_of(*turn) for turn in turns_of(position, game.log[: completed + 2])]
    assert turns == game.accounts[:4]


def test_mean_luck_is_zero_within_two_standard_errors() -> None:
    lucks = [bars.luck for bars, _ in bars_with_players()]
    mean = sum(lucks) / len(lucks)
    spread = sqrt(sum((luck - mean) ** 2 for luck in lucks) / len(lucks))
    assert abs(mean) <= 2 * spread / sqrt(len(lucks))


def test_who_makes_most_worms_of_every_turn_pays_nothing() -> None:
    costs: Mapping[bool, list[float]] = {True: [], False: []}
    for bars, player in bars_with_players():
        costs[player is most_worms].append(bars.decisions)
    assert set(costs[True]) == {0.0}
    assert min(costs[False]) < -1


def test_who_follows_the_lead_has_no_costly_decision() -> None:
    for game in played():
        for start, log in game.turns:
            costliest = costliest_of(start, log)
            assert game.players[start.turn] is not ten_cate or costliest is None
            assert costliest is None or len(start.up) > FEW_TILES


def test_costliest_decision_names_alternatives_best_first() -> None:
    start = Heckmeck.parse("stacks=-/-")
    log: list[Entry] = [
        *((0, Roll()), Dice((4, 4, 5, 6, 6, 6, 6, 6)), (0, Keep(4))),
        *((0, Roll()), Dice((1, 1, 1, 1, 1, 2)), (0, Keep(2)), (0, Roll()), Dice((2, 2, 4, 4, 4))),
    ]
    (turn,) = turns_of(start, log)
    found = costliest_of(*turn)
    assert found is not None
    assert (found.index, found.played) == (1, Keep(4))
    values = [value for _, value in found.values]
    assert {action for action, _ in found.values} == {Keep(4), Keep(5), Keep(6)}
    assert found.values[0][0] == Keep(6)
    assert values == sorted(values, reverse=True)
    assert found.cost == pytest.approx(values[0] - dict(found.values)[Keep(4)])


def test_stolen_tile_counts_for_the_thief_and_against_its_owner() -> None:
    start = Heckmeck.parse("stacks=-/29")
    log: list[Entry] = [
        *((0, Roll()), Dice((1, 4, 5, 5, 5, 6, 6, 6)), (0, Keep(6)), (0, Roll()), Dice((1, 4, 5, 5, 5)), (0, Keep(4))),
        *((0, Roll()), Dice((1, 2, 2, 5)), (0, Keep(5)), (0, Roll()), Dice((1, 1, 3)), (0, Keep(1))),
        *((0, Roll()), Dice((3,)), (0, Keep(3)), (0, Stop(29))),
    ]
    (turn,) = turns_of(start, log)
    account = account_of(*turn)
    assert (account.gained, account.robbed) == (3, 1)
    (first,) = bars_of([account], 0)
    assert first.worms == pytest.approx(3)
    assert bars_of([account], 1) == (Bars(0, 0, 0, -3),)


def test_thieves_belong_to_the_turn_before() -> None:
    def account(seat: int, gained: int, robbed: int | None = None) -> TurnAccount:
        return TurnAccount(seat, float(gained), 0.0, (), (), gained, robbed)

    accounts = [account(0, 3), account(1, 3, 0), account(0, 2), account(1, 1)]
    assert [one.worms for one in bars_of(accounts, 0)] == [0, 2]
    assert [one.thieves for one in bars_of(accounts, 0)] == [-3, 0]


def test_rolling_by_itself_costs_nothing() -> None:
    for game in played():
        for start, log in game.turns:
            position = start.copy()
            costs = iter(account_of(start, log).costs)
            for entry in log:
                if not isinstance(entry, tuple):
                    position.settle(entry)
                    continue
                cost, unasked = next(costs), position.forced or position.routine
                assert unasked != entry or cost == 0
                position.play(*entry)
