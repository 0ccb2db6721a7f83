"""Counts in solutions."""

from collections.abc import Sequence
from datetime import date, timedelta

from bot.daily.puzzle import Puzzle
from bot.daily.solutions import COUNTED_FROM, WEEK_FROM, DailyScore, ServerLine, counts_of, score_of, server_line
from bot.daily.store import Tally
from tests.puzzling import CLOSE, RIGHT, WRONG, known

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
