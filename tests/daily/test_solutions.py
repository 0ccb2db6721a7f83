"""Counts in solutions."""

from collections.abc import Sequence
from datetime import date, timedelta

import pytest

from bot.daily.puzzle import Puzzle, PuzzleDecision, PuzzlePosition, Reason, Valued
from bot.daily.solutions import (
    COUNTED_FROM,
    WEEK_FROM,
    DailyScore,
    ServerLine,
    counts_of,
    score_of,
    server_line,
    streak_of,
)
from bot.daily.store import Tally
from games.heckmeck import Heckmeck
from tests.puzzling import CLOSE, POSITION, RIGHT, WRONG, known

MONDAY = date(2026, 11, 23)


def tallies(*days: tuple[int, int, int]) -> Sequence[tuple[Puzzle, Tally]]:
    """Return a server's days: how many days after Monday, how many played, how many found it."""
    return [
        (Puzzle(MONDAY + timedelta(days=day), known()), {RIGHT: found, WRONG: played - found})
        for day, played, found in days
    ]


def day(number: int) -> date:
    return MONDAY + timedelta(days=number)


def test_counts_are_shown_from_three_answers_on() -> None:
    assert counts_of({RIGHT: COUNTED_FROM - 1}) is None
    assert counts_of({RIGHT: 1, WRONG: COUNTED_FROM - 1}) == {RIGHT: 1, WRONG: COUNTED_FROM - 1}


def test_a_servers_line_counts_from_three_answers_there() -> None:
    assert server_line(day(0), tallies((0, 2, 2))) is None
    assert server_line(day(0), tallies((0, 12, 7))) == ServerLine(12, 7, False)
    assert server_line(day(1), tallies((0, 12, 7))) is None


def test_a_week_is_the_best_so_far_if_every_earlier_one_with_enough_answers_was_worse() -> None:
    few, enough = WEEK_FROM - 1, WEEK_FROM
    assert server_line(day(7), tallies((0, enough, 5), (7, enough, 6))) == ServerLine(enough, 6, True)
    assert server_line(day(7), tallies((0, enough, 6), (7, enough, 6))) == ServerLine(enough, 6, False)
    assert server_line(day(7), tallies((0, few, 1), (7, enough, 9))) == ServerLine(enough, 9, False), "none to beat"
    assert server_line(day(7), tallies((0, enough, 1), (7, few, few))) == ServerLine(few, few, False)
    early = tallies((0, enough, 5), (7, 5, 3), (8, 5, 3), (9, 50, 0))
    assert server_line(day(8), early) == ServerLine(5, 3, True), "later days of the week do not count yet"
    assert server_line(day(9), early) == ServerLine(50, 0, False)


def test_iso_weeks_cross_the_year() -> None:
    thursday = date(2026, 12, 31)
    weeks = [
        (Puzzle(thursday - timedelta(days=7), known()), {RIGHT: 5, WRONG: 5}),
        (Puzzle(thursday, known()), {RIGHT: 3, WRONG: 2}),
        (Puzzle(thursday + timedelta(days=1), known()), {RIGHT: 5}),
    ]
    assert server_line(thursday + timedelta(days=1), weeks) == ServerLine(5, 5, True)


def test_score_counts_puzzles_right_ones_and_the_mean_loss() -> None:
    puzzle = Puzzle(MONDAY, known())
    assert score_of([]) is None
    score = score_of([(puzzle, RIGHT), (puzzle, CLOSE), (puzzle, WRONG)])
    assert score is not None
    assert (score.played, score.found, round(score.mean_loss, 6)) == (3, 1, round(2.2 / 3, 6))
    assert score_of([(puzzle, RIGHT)]) == DailyScore(1, 1, 0.0)


def test_streak_counts_dates_in_a_row_whatever_was_answered() -> None:
    answered = [
        (Puzzle(day(number), known()), choice) for number, choice in ((0, RIGHT), (2, WRONG), (3, CLOSE), (5, RIGHT))
    ]
    shown = {day(number) for number in range(10)}
    assert [streak_of(day(number), answered, shown) for number in (0, 2, 3, 4, 5, 6)] == [1, 1, 2, 3, 1, 2]
    assert streak_of(day(9), [], shown) == 1
    assert streak_of(day(6), answered, shown - {day(1), day(4)}) == 5, "no one missed a date that no one was shown"


def test_worth_is_five_for_the_best_choice_alone_and_less_for_each_quarter_of_a_worm_lost() -> None:
    puzzle = Puzzle(MONDAY, known())
    assert [puzzle.worth(choice) for choice in (RIGHT, CLOSE, WRONG)] == [5, 2, 0]


@pytest.mark.parametrize(
    ("notation", "best", "reason"),
    [
        (POSITION, RIGHT, Reason(CLOSE, 4, 1, 5, 0, worm=False)),
        (POSITION.replace("6x2 dice=1.4.4.5.6.6", "5x2 dice=1.4.4.5.6.6"), 2, Reason(1, 4, 1, 4, 1, worm=True)),
        ("stacks=22/-/30 kept=6x2.5x3", 0, Reason(1, 3, 4, 3, 4, worm=False)),
        ("stacks=22/-/30 kept=6x2.5x3", 1, Reason(0, 3, 4, 3, 4, worm=False)),
    ],
)
def test_reason_says_what_the_best_choice_and_its_rival_leave_to_roll(notation: str, best: int, reason: Reason) -> None:
    """In the fourth position to stop is the best, and the rival is to roll on though another stop may be worth more."""
    game = Heckmeck.parse(notation)
    choices = tuple(game.legal(0))
    rival = reason.rival
    valued = [Valued("", {best: 2.0, rival: 1.5}.get(number, 0.0)) for number in range(len(choices))]
    puzzle = Puzzle(MONDAY, PuzzlePosition(1, notation, tuple(valued)))
    assert PuzzleDecision(game, 0, choices).reason(puzzle) == reason
