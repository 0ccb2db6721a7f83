"""The puzzle of a date: made once, read by all, and secret."""

import asyncio
from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from bot.daily.puzzle import Puzzle, PuzzlePosition, Valued, seed_of
from bot.daily.puzzles import Puzzles, make_position
from bot.store import SqlStore, open_store
from games.heckmeck import Heckmeck
from games.review import Chances, ChancesRequest, Slice, SliceWork, Worked
from tests.databases import new_database
from tests.patience import PATIENCE
from tests.puzzling import CLOSE, POSITION, RIGHT, WRONG, known
from tests.reviewing import review_in_thread
from tests.store.children import url_of

DAY = date(2026, 11, 25)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    opened = await open_store(url_of(new_database(tmp_path / "roost.db")))
    yield opened
    await opened.close()


async def test_a_puzzle_is_made_once_however_many_ask(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = list[bytes]()

    async def making(seed: bytes, work: SliceWork) -> PuzzlePosition:
        seeds.append(seed)
        return known()

    monkeypatch.setattr("bot.daily.puzzles.make_position", making)
    puzzles = Puzzles(store.daily, review_in_thread)
    found = await asyncio.gather(*[puzzles.find_or_make(DAY) for _ in range(5)])
    assert len(set(seeds)) == len(seeds) == 1
    assert found == [Puzzle(DAY, known())] * 5
    assert await Puzzles(store.daily, review_in_thread).find_or_make(DAY) == found[0]
    assert len(seeds) == 1, "a later process reads it"
    await puzzles.find_or_make(DAY + timedelta(days=1))
    assert len(set(seeds)) == 2, "each date has a seed of its own"


async def test_todays_puzzle_does_not_wait_for_tomorrows(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def making(seed: bytes, work: SliceWork) -> PuzzlePosition:
        begun.set()
        await may_end.wait()
        return known()

    await store.daily.insert_puzzle(Puzzle(DAY, known()))
    monkeypatch.setattr("bot.daily.puzzles.make_position", making)
    puzzles = Puzzles(store.daily, review_in_thread)
    tomorrow = asyncio.create_task(puzzles.find_or_make(DAY + timedelta(days=1)))
    await asyncio.wait_for(begun.wait(), PATIENCE)
    assert await asyncio.wait_for(puzzles.find_or_make(DAY), PATIENCE) == Puzzle(DAY, known())
    may_end.set()
    assert (await asyncio.wait_for(tomorrow, PATIENCE)).day == DAY + timedelta(days=1)


async def test_a_puzzle_that_cannot_be_made_is_tried_again(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = list[bytes]()

    async def making(seed: bytes, work: SliceWork) -> PuzzlePosition:
        tries.append(seed)
        if len(tries) == 1:
            raise ValueError("no puzzle")
        return known()

    monkeypatch.setattr("bot.daily.puzzles.make_position", making)
    puzzles = Puzzles(store.daily, review_in_thread)
    with pytest.raises(ValueError, match="no puzzle"):
        await puzzles.find_or_make(DAY)
    assert await puzzles.find(DAY) is None
    assert (await puzzles.find_or_make(DAY)).position == known()


def test_seeds_need_the_secret_and_differ_by_date() -> None:
    seeds = {seed_of(secret, DAY + timedelta(days=n)) for secret in (b"a" * 32, b"b" * 32) for n in range(3)}
    assert len(seeds) == 6
    assert {len(seed) for seed in seeds} == {32}


async def test_same_seed_makes_the_same_puzzle_for_every_worker() -> None:
    """A worker gets positions and numbers, never the seed."""
    seed, answers = seed_of(b"x" * 32, DAY), dict[Slice, Worked]()

    async def work(request: Slice) -> Worked:
        answers[request] = await review_in_thread(request)
        return answers[request]

    async def answered(request: Slice) -> Worked:
        return answers[request]

    made, asked = await make_position(seed, work), [*answers]
    assert await make_position(seed, answered) == made
    puzzle = Puzzle(DAY, msgspec.json.decode(msgspec.json.encode(made), type=PuzzlePosition))
    scene = puzzle.decision()
    assert scene is not None
    assert len(scene.choices) == len(made.choices)
    assert asked
    assert all(msgspec.json.decode(msgspec.json.encode(one), type=Slice) == one for one in asked)
    assert seed.hex() not in repr(asked)
    assert repr(seed) not in repr(asked)


async def test_puzzle_holds_where_playing_on_to_the_end_agrees_with_the_tick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it disagrees, or cannot say, the seed's next game is asked."""
    numbers, game = list[int](), Heckmeck.parse(POSITION)
    best, second = ((0.5, 0.6, 0.5), (0.5, 0.59, 0.58)), ((0.5, 0.6, 0.61), (0.5, 0.61, 0.6))

    def candidate(seed: bytes, number: int) -> Heckmeck | None:
        numbers.append(number)
        return game if number else None

    async def work(request: Slice) -> Worked:
        assert isinstance(request, ChancesRequest)
        shares = (second, second[::-1], best)[min(len(numbers) - 2, 2)][request.batch % 2]
        return Worked(Chances(shares), 0.1)

    monkeypatch.setattr("bot.daily.puzzles.candidate_from", candidate)
    made = await make_position(b"seed", work)
    assert numbers == [0, 1, 2, 3]
    assert made.notation == game.notation()


def test_best_choice_and_losses() -> None:
    puzzle = Puzzle(DAY, known())
    assert puzzle.best == RIGHT
    assert [round(puzzle.loss(number), 9) for number in (RIGHT, CLOSE, WRONG)] == [0, 0.7, 1.5]
    assert [puzzle.is_right(number) for number in (RIGHT, CLOSE, WRONG)] == [True, False, False]


@pytest.mark.parametrize(
    "made",
    [
        PuzzlePosition(Heckmeck.version + 1, POSITION, known().choices),
        PuzzlePosition(Heckmeck.version, "no position", known().choices),
        PuzzlePosition(Heckmeck.version, POSITION, known().choices[:2]),
        PuzzlePosition(Heckmeck.version, POSITION, (*known().choices[1:], Valued('["roll"]', 1.0))),
    ],
)
def test_what_this_release_does_not_play_has_no_scene(made: PuzzlePosition) -> None:
    assert Puzzle(DAY, made).decision() is None
