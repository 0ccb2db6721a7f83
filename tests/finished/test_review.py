"""A review is made from what a seat knew, and shows second estimates alone."""

from collections.abc import Callable, Sequence
from itertools import groupby, islice
from random import Random

import pytest
from msgspec.structs import replace

from bot.computers.process import Worker
from bot.computers.review_worker import work_on
from bot.computers.reviewer import Reviewer
from bot.finished.decisions import CompletedTurn, Decision, decision_at, decisions_of, turns_of
from bot.finished.review import BOUND, PICKED, Progress, Review, TooLong, review_of
from bot.tables.entries import ACTION, TABLE, Entry, Started
from bot.tables.state import TableInfo, TableState
from bot.tables.table import Cause, Step, Table
from games.accounts import sum_of
from games.computer import MINDS
from games.core import Place
from games.game import encode
from games.hornochsen import Hornochsen
from games.hornochsen.moves import Buy, Pick, Play
from games.registry import GAMES
from games.review import (
    Accounted,
    AccountRequest,
    Compared,
    Comparison,
    Finding,
    Found,
    NoFinding,
    Search,
    Slice,
    Worked,
)
from tests.games.own import checked_games
from tests.patience import PATIENCE
from tests.reviewing import PROMPT, random_game, review_quickly

BETTER, WORSE = (0.6,), (0.2,)


def played(name: str, seats: int, most: int, seed: int = 1) -> tuple[TableInfo, Sequence[Entry], Table]:
    """A random game of people, up to so many actions, and its last table."""
    rng = Random(seed)
    info = TableInfo(f"t{seed}", 1, 2, None, name, GAMES[name].version, "en", rng.randbytes(32))
    step = Table(info).open(Cause(1, 0, 1), range(1, seats + 1), ())
    log = [*step.entries]
    step = Step(step.after)
    step.write(Cause(1, 0, 2), Started())
    step.settle(Cause(1, 0, 2))
    log += step.entries
    for number in range(most):
        table = step.after
        if table.phase == "over" or table.position is None:
            break
        seat = min(table.awaited)
        cause = Cause(seat + 1, 0, 3 + number)
        step = Step(table)
        step.act(cause, seat, rng.choice(table.position.legal(seat)).action)
        step.settle(cause)
        log += step.entries
    return info, log, step.after


async def quietly(share: float) -> None:
    """Hear of progress."""


async def made(
    game: tuple[TableInfo, Sequence[Entry], Table],
    work: Callable[[Slice], Finding] | None = None,
    seconds: float = 0.0,
    progress: Progress = quietly,
) -> Review:
    async def working(asked: Slice) -> Worked:
        return Worked((work or work_on)(asked), seconds)

    info, log, table = game
    return await review_of(info, len(table.holders), log, working, progress)


def another(asked: Search) -> Found:
    """An action that a seat did not play, if it has one."""
    rules = GAMES[asked.game].parse(asked.position)
    return Found(encode(rules.legal(asked.seat)[-1].action))


class Answers:
    """Findings of the test's choice: rough comparisons, those that name a decision, and those that are shown."""

    def __init__(self, rough: Compared, fresh: Compared, shown: Compared | None = None) -> None:
        self.rough, self.fresh, self.shown = rough, fresh, shown or fresh
        self.compared: list[Comparison] = []

    def __call__(self, asked: Slice) -> Finding:
        match asked:
            case Search():
                return another(asked)
            case Comparison():
                self.compared.append(asked)
                if asked.stream.endswith("rough"):
                    return self.rough
                return self.shown if "shown" in asked.stream else self.fresh
            case _:
                return work_on(asked)


@pytest.mark.parametrize("name", checked_games())
def test_decisions_of_twins_that_differ_in_hidden_facts_are_equal(name: str) -> None:
    info, log, _ = played(name, 3, 60)
    table = TableState(info)
    for number, entry in enumerate(log):
        if entry.kind == ACTION and entry.seat is not None and table.position is not None:
            twin = table.copy()
            twin.position = table.position.resample(entry.seat, Random(number))
            assert decision_at(twin, entry, number) == decision_at(table, entry, number)
        table.apply(entry)


@pytest.mark.parametrize("name", checked_games())
async def test_same_log_has_the_same_review(name: str) -> None:
    def in_few_draws(asked: Slice) -> Finding:
        return work_on(replace(asked, draws=2) if isinstance(asked, Comparison) else asked)

    game = played(name, GAMES[name].seats[0], 3)
    assert await made(game, in_few_draws) == await made(game, in_few_draws)


@pytest.mark.parametrize("name", checked_games())
@pytest.mark.parametrize("seconds", [0.0, BOUND / 400])
async def test_progress_is_no_further_than_the_work(name: str, seconds: float) -> None:
    """Decisions take the first half, in which every rooster's choice may need a slice more; estimates the second."""
    shares: list[float] = []
    answers = Answers(Compared((0.0, 0.0), (1.0, 1.0)), Compared(WORSE * 20, BETTER * 20))

    async def note(share: float) -> None:
        shares.append(share)

    review = await made(played(name, GAMES[name].seats[0], 30), answers, seconds, note)
    fresh = len([one for one in answers.compared if not one.stream.endswith("rough")])
    assert fresh
    assert review.judged == review.decisions
    assert shares == sorted(shares)
    assert max(shares[:-fresh]) <= max(0.5, seconds * len(shares) / BOUND)
    assert max(shares[:-1]) < 1 == shares[-1]


async def test_games_that_name_a_decision_are_not_those_that_are_shown() -> None:
    answers = Answers(Compared(WORSE, BETTER), Compared((0.0, 0.1), (0.9, 0.9)), Compared(WORSE * 20, BETTER * 20))
    shown = (await made(played("karteneck", 2, 30), answers)).costly
    assert {(round(one.played_share, 6), round(one.better_share, 6)) for one in shown} == {(0.2, 0.6)}
    assert {one.whole for one in answers.compared if not one.stream.endswith("rough")} == {True}


@pytest.mark.parametrize("name", checked_games())
def test_comparison_of_whole_games_estimates_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each draw is a victory, a defeat or a shared victory."""
    info, log, _ = played(name, GAMES[name].seats[0], 12)
    decision = decisions_of(info, log)[0]
    place = info.game, info.version, decision.position, decision.seat, "", decision.action, decision.action

    def estimate(position: object) -> None:
        raise AssertionError(position)

    monkeypatch.setattr(MINDS[name], "shares", estimate)
    found = work_on(Comparison(*place, draws=20, whole=True))
    assert isinstance(found, Compared)
    assert {*found.played} <= {0.0, 0.5, 1.0}


async def test_only_the_second_estimate_is_shown() -> None:
    game = played("karteneck", 2, 30)
    rough = Compared((0.0, 0.0), (1.0, 1.0))
    assert (await made(game, Answers(rough, Compared((0.5, 0.5), (0.5, 0.5))))).costly == ()
    shown = (await made(game, Answers(rough, Compared(WORSE * 20, BETTER * 20)))).costly
    assert {(round(one.played_share, 6), round(one.better_share, 6)) for one in shown} == {(0.2, 0.6)}


async def test_cost_below_two_standard_errors_is_not_shown() -> None:
    game = played("karteneck", 2, 30)
    uncertain = Compared((1.0, 0.0) * 8, (0.0, 1.0) * 7 + (0.9, 1.0))
    assert (await made(game, Answers(Compared(WORSE, BETTER), uncertain))).costly == ()


async def test_three_decisions_of_a_person_are_estimated_again_by_fresh_draws() -> None:
    game = played("karteneck", 3, 60)
    answers = Answers(Compared(WORSE, BETTER), Compared(WORSE * 20, BETTER * 20))
    found = await made(game, answers)
    by_person = {by: len([*some]) for by, some in groupby(sorted(one.decision.by for one in found.costly))}
    assert by_person == {"person:1": PICKED, "person:2": PICKED, "person:3": PICKED}
    streams = [asked.stream for asked in answers.compared]
    assert len(streams) == len(set(streams))


async def test_search_ends_with_its_cpu_time_and_shows_what_was_found() -> None:
    game = played("karteneck", 3, 60)
    answers = Answers(Compared(WORSE, BETTER), Compared(WORSE * 20, BETTER * 20))
    whole = await made(game, answers)
    slices = len(decisions_of(*game[:2])) + len(answers.compared)
    short = await made(game, answers, seconds=1.2 * BOUND / slices)
    assert whole.judged == whole.decisions
    assert short.judged < short.decisions
    assert {one.decision.by for one in short.costly} == {"person:1", "person:2", "person:3"}, "everybody's first"
    assert 3 <= len(short.costly) < len(whole.costly)
    assert (await made(game, answers, seconds=BOUND)) == Review(decisions=whole.decisions)


async def test_cost_of_next_to_no_worms_is_not_named() -> None:
    def cheap(asked: Slice) -> Finding:
        found = work_on(asked) if isinstance(asked, AccountRequest) else Compared(BETTER, WORSE)
        if isinstance(found, Accounted) and found.costliest is not None:
            return replace(found, costliest=replace(found.costliest, cost=0.04))
        return another(asked) if isinstance(asked, Search) else found

    game = played("heckmeck", 2, 60)
    assert (await made(game, Answers(Compared(BETTER, WORSE), Compared(BETTER, WORSE)))).costliest
    assert not (await made(game, cheap)).costliest


async def test_accounts_that_take_too_long_are_given_up() -> None:
    with pytest.raises(TooLong):
        await made(played("heckmeck", 2, 60), seconds=BOUND)


def test_changed_choice_counts_once() -> None:
    info, log, table = played("hornochsen", 2, 0)
    assert table.position is not None
    first, second = (choice.action for choice in table.position.legal(0)[:2])
    for action in (first, second):
        step = Step(table)
        step.act(Cause(1, 0, 90 + len(log)), 0, action)
        log, table = [*log, *step.entries], step.after
    (decision,) = decisions_of(info, log)
    assert decision.action == encode(second)
    assert decision.move == 2


Begun = Callable[..., Sequence[Decision]]


@pytest.fixture
def begun_at(monkeypatch: pytest.MonkeyPatch) -> Begun:
    """Return the decisions of a game of Tanz der Hornochsen that began in a position."""

    def decisions(notation: str, *moves: tuple[int, Buy | Pick | Play]) -> Sequence[Decision]:
        position = Hornochsen.parse(notation)

        def new(*_: object) -> Hornochsen:
            return position.copy()

        rules = type("BegunAt", (Hornochsen,), {"new": new, "parse": Hornochsen.parse})

        def rules_of(*_: object) -> object:
            return rules

        with monkeypatch.context() as patch:
            patch.setattr("bot.tables.state.rules_of", rules_of)
            info, log, table = played("hornochsen", position.seat_count, 0)
            for number, (seat, action) in enumerate(moves):
                step = Step(table)
                step.act(Cause(seat + 1, 0, 90 + number), seat, action)
                step.settle(Cause(seat + 1, 0, 90 + number))
                log, table = [*log, *step.entries], step.after
            found = decisions_of(info, log)
        for one in found:
            legal = Hornochsen.parse(one.position).legal(one.seat)
            assert one.action in {encode(choice.action) for choice in legal}, "it could be played there"
        return found

    return decisions


def in_words(decisions: Sequence[Decision]) -> list[str]:
    return [f"{one.seat} {one.action}" for one in decisions]


def test_purchase_before_a_seats_turn_is_a_decision_beside_its_last_choice(begun_at: Begun) -> None:
    start = "hands=63.1/11.2/12.3 rows=L3:53.56.59.60.62/L4:20/L2:10/L1:15 pawns=35/5/3"
    found = begun_at(start, (0, Play((63,))), (1, Play((11,))), (2, Play((12,))), (1, Buy(2)), (0, Pick((53,))))
    assert in_words(found) == [
        '0 ["play",[63]]',
        '1 ["play",[11]]',
        '2 ["play",[12]]',
        '1 ["buy",2]',
        '0 ["pick",[53]]',
    ]


def test_purchase_after_a_pick_is_a_decision_beside_it(begun_at: Begun) -> None:
    owed = "hands=1.15/2.16/3.17 rows=L1:5/L2:6/L4:8/L5:94 owed=0:L3:53.56/2:R4:30.31 order=2/1/0 pawns=9/7/3"
    assert in_words(begun_at(owed, (0, Pick((53,))), (0, Buy(1)))) == ['0 ["pick",[53]]', '0 ["buy",1]']


def test_purchase_that_takes_a_choice_back_counts_in_its_place(begun_at: Begun) -> None:
    choosing = "hands=1.5/2.6 rows=L1:10/L2:20/L3:30/R2:40"
    (bought, chosen) = begun_at(choosing, (0, Play((1,))), (0, Buy(1)), (0, Play((5,))))
    assert in_words([bought, chosen]) == ['0 ["buy",1]', '0 ["play",[5]]']
    assert "chosen=" not in bought.position, "the choice was not made yet"


def test_purchase_that_was_not_for_sale_at_first_keeps_its_own_position(begun_at: Begun) -> None:
    """What another seat leaves of a row goes to the box, and is for sale while the choice can be taken back."""
    tiles = iter(range(1, 98))

    def some(count: int) -> str:
        return ".".join(str(tile) for tile in islice(tiles, count))

    rows, owed = "/".join(f"R{row}:{some(6)}" for row in (1, 2, 3, 6)), some(5)
    hands = "/".join(some(count) for count in (6, 8, *[9] * 6))
    found = begun_at(f"hands={hands} rows={rows} owed=1:L3:{owed}", (0, Play((30,))), (1, Pick((25,))), (0, Buy(3)))
    assert in_words(found) == ['1 ["pick",[25]]', '0 ["buy",3]']


@pytest.mark.parametrize("name", checked_games())
async def test_random_game_is_reviewed(name: str) -> None:
    """As a thousand of each game were (docs/benchmarks.md)."""
    await review_quickly(random_game(name, 0))


async def test_bars_of_a_finished_table_add_up_to_its_result() -> None:
    game = played("heckmeck", 2, 4000)
    info, log, table = game
    assert table.ended is not None
    assert table.ended.result is not None
    accounts = [work_on(turn.request) for turn in turns_of(info, log)]
    assert len(accounts) > 10
    found = await made(game, Answers(Compared(BETTER, WORSE), Compared(BETTER, WORSE)))
    scores: dict[int, Place] = {place.seat: place for place in table.ended.result.places}
    for seat, bars in enumerate(found.bars):
        assert sum_of(bars).points == pytest.approx(scores[seat].score, abs=1e-9)


async def test_costs_belong_to_the_one_who_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("heckmeck", 2, 60)
    real = turns_of(*game[:2])
    hen = [
        CompletedTurn(
            turn.request, turn.moves, tuple("computer:hen" if by == "person:1" and late > 5 else by for by in turn.bys)
        )
        for late, turn in enumerate(real)
    ]

    def turns(*_: object) -> Sequence[CompletedTurn]:
        return hen

    monkeypatch.setattr("bot.finished.review.turns_of", turns)
    found = await made(game, Answers(Compared(BETTER, WORSE), Compared(BETTER, WORSE)))
    assert {one.by for one in found.costliest} <= {"person:1", "person:2"}
    assert found.shared_seats
    for seat, costs in found.shared_seats.items():
        assert seat == 0
        assert set(costs) == {"person:1", "computer:hen"}
        assert -sum(costs.values()) == pytest.approx(sum_of(found.bars[0]).decisions)
        assert TABLE not in costs


async def test_slices_are_worked_on_in_a_process() -> None:
    info, log, _ = played("heckmeck", 2, 60)
    reviewer = Reviewer(Worker(PROMPT, patience=PATIENCE, stall=PATIENCE))
    try:
        asked = turns_of(info, log)[0].request
        found = await reviewer.work(asked)
        assert isinstance(found.finding, Accounted)
        assert found.finding == work_on(asked)
        assert found.seconds > 0
        with pytest.raises(NoFinding, match="KeyError: 'chess'") as failed:
            await reviewer.work(Search("chess", 1, "", 0, "", 1))
        assert not failed.value.passing, "the same slice fails again"
    finally:
        await reviewer.close()
