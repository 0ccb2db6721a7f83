"""The account of a game of Heckmeck is exact: its parts add up, luck is fair, and the best play costs nothing."""

from collections.abc import Mapping, Sequence
from functools import cache

import pytest

from games.accounts import Bars, TurnAccount, bars_of
from games.game import encode
from games.heckmeck.account import FEW_TILES, Entry, account_of, costliest_of, turns_of
from games.heckmeck.moves import Dice, Keep, Roll, Stop
from games.heckmeck.rules import Heckmeck
from tests.games.heckmeck_accounts import AccountedGame, mean_with_error
from tests.games.of_heckmeck import most_worms, ten_cate

GAMES = 4


@cache
def played() -> Sequence[AccountedGame]:
    return [AccountedGame(number) for number in range(GAMES)]


def test_bars_of_every_seat_add_up_to_its_worms_and_parts_of_every_turn_to_its_gain() -> None:
    assert max(game.error for game in played()) <= 1e-9


def test_no_action_gains_by_its_choice() -> None:
    assert min(cost for game in played() for turn in game.accounts for cost in turn.costs) >= 0


def test_turn_with_few_tiles_has_neither_luck_nor_costs() -> None:
    turns = [turn for game in played() for turn in zip(game.turns, game.accounts, strict=True)]
    few = [account for (start, _), account in turns if len(start.up) <= FEW_TILES]
    assert few
    assert not any(account.luck or any(account.costs) or any(account.chosen) for account in few)


def test_unfinished_turn_is_left_out_of_bars() -> None:
    game = next(game for game in played() if len(game.turns) > 4)
    position = Heckmeck.new(game.position.seat_count, game.options)
    completed = sum(len(log) for _, log in game.turns[:4]) + 1
    turns = [account_of(*turn) for turn in turns_of(position, game.log[: completed + 2])]
    assert turns == game.accounts[:4]


def test_mean_luck_is_zero_within_two_standard_errors() -> None:
    mean, error = mean_with_error([bars.luck for game in played() for bars in game.bars])
    assert abs(mean) <= 2 * error


def test_who_makes_most_worms_of_every_turn_pays_nothing() -> None:
    costs: Mapping[bool, list[float]] = {True: [], False: []}
    for bars, player in [pair for game in played() for pair in zip(game.bars, game.players, strict=True)]:
        costs[player is most_worms].append(bars.decisions)
    assert min(costs[True]) >= -1e-9
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
    assert (found.index, found.played) == (1, encode(Keep(4)))
    values = [value for _, value in found.values]
    assert {action for action, _ in found.values} == {encode(Keep(face)) for face in (4, 5, 6)}
    assert found.values[0][0] == encode(Keep(6))
    assert values == sorted(values, reverse=True)
    assert found.cost == pytest.approx(values[0] - dict(found.values)[encode(Keep(4))])


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
    assert first.points == pytest.approx(3)
    assert bars_of([account], 1) == (Bars(0, 0, 0, -3),)


def test_thieves_belong_to_the_turn_before() -> None:
    def account(seat: int, gained: int, robbed: int | None = None) -> TurnAccount:
        return TurnAccount(seat, float(gained), 0.0, (), (), gained, robbed)

    accounts = [account(0, 3), account(1, 3, 0), account(0, 2), account(1, 1)]
    assert [one.points for one in bars_of(accounts, 0)] == [0, 2]
    assert [one.thieves for one in bars_of(accounts, 0)] == [-3, 0]


def test_rolling_by_itself_costs_nothing() -> None:
    for game in played():
        for (start, log), account in zip(game.turns, game.accounts, strict=True):
            position, costs = start.copy(), iter(account.costs)
            for entry in log:
                if not isinstance(entry, tuple):
                    position.settle(entry)
                    continue
                cost, unasked = next(costs), position.forced or position.routine
                assert unasked != entry or cost <= 1e-9
                position.play(*entry)
