"""Pictures come first; what they will take is made once, while nobody waits."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from bot.chat.front import painter
from bot.chat.front.painter import Painter
from tests.patience import PATIENCE


@pytest_asyncio.fixture
async def easel() -> AsyncIterator[Painter]:
    made = Painter()
    yield made
    made.close()


class Steps:
    """Steps of a preparation, as they are done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, count: int, *, fails_at: int | None = None) -> None:
        self.done: list[tuple[str, int, int]] = []
        self.over = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._count, self._fails_at = count, fails_at
        monkeypatch.setattr(painter, "prepare", self._prepare)

    def _prepare(self, game: str, seats: int) -> Iterator[None]:
        for step in range(self._count):
            if step == self._fails_at:
                self._loop.call_soon_threadsafe(self.over.set)
                raise ValueError(step)
            self.done.append((game, seats, step))
            yield
        self._loop.call_soon_threadsafe(self.over.set)


async def test_a_game_is_prepared_once(easel: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps(monkeypatch, 3)
    easel.prepare("heckmeck", 4)
    easel.prepare("heckmeck", 4)
    await asyncio.wait_for(steps.over.wait(), PATIENCE)
    easel.prepare("heckmeck", 4)
    await easel.work(int)
    assert steps.done == [("heckmeck", 4, step) for step in range(3)]


async def test_pictures_that_are_waited_for_are_drawn_before_the_next_step(
    easel: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = Steps(monkeypatch, 1000)
    easel.prepare("karteneck", 6)
    seen = await asyncio.gather(*(easel.work(lambda: len(steps.done)) for _ in range(20)))
    assert set(seen) <= {0, 1}
    await asyncio.wait_for(steps.over.wait(), PATIENCE)
    assert len(steps.done) == 1000


async def test_a_preparation_that_fails_is_told_and_ends_without_harm(
    easel: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
    failing = Steps(monkeypatch, 5, fails_at=2)
    easel.prepare("heckmeck", 2)
    await asyncio.wait_for(failing.over.wait(), PATIENCE)
    assert await easel.work(int) == 0
    other = Steps(monkeypatch, 2)
    easel.prepare("heckmeck", 3)
    await asyncio.wait_for(other.over.wait(), PATIENCE)
    assert [str(it["exception"]) for it in told] == ["2"]


async def test_closing_ends_it(easel: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps(monkeypatch, 10**9)
    easel.prepare("heckmeck", 2)
    await easel.work(int)
    easel.close()
    with pytest.raises(RuntimeError):
        easel.work(int)
    assert len(steps.done) < 10**9
