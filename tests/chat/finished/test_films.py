"""Films are made one a person at a time; stepping through a game waits for none; a stop answers those who wait."""

import asyncio

import pytest

from bot.chat.finished import replays as module
from bot.chat.finished.replays import FilmFiles
from bot.chat.finished.replays import films as new_films
from bot.chat.pages import MAX_QUEUED, CachedWork
from bot.finished.review import Progress
from bot.tables.refusals import Refusal
from tests.patience import PATIENCE

FILM = FilmFiles(b"film", b"moves")


class Studio:
    """Makes a film when it is let."""

    def __init__(self) -> None:
        self.may_end = asyncio.Event()
        self.made = 0

    async def make(self, _: Progress) -> FilmFiles:
        await self.may_end.wait()
        self.made += 1
        return FILM


@pytest.fixture
def studio() -> Studio:
    return Studio()


async def begun(films: CachedWork[FilmFiles], studio: Studio, asker: int) -> asyncio.Task[FilmFiles]:
    task = asyncio.create_task(films.make(("table", asker), asker, studio.make))
    await asyncio.sleep(0)
    return task


async def test_queue_is_bounded_and_free_again_when_films_are_made(studio: Studio) -> None:
    films = new_films()
    waiting = [await begun(films, studio, asker) for asker in range(MAX_QUEUED)]
    with pytest.raises(Refusal, match="one-film-at-a-time"):
        await asyncio.wait_for(films.make("another", 1, studio.make), PATIENCE)
    with pytest.raises(Refusal, match="too-many-films"):
        await asyncio.wait_for(films.make("one more", 99, studio.make), PATIENCE)
    studio.may_end.set()
    await asyncio.gather(*waiting)
    assert await films.make("one more", 99, studio.make) == FILM


async def test_film_is_made_once_and_kept_within_a_budget(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT_BYTES", len(FILM.animated) + len(FILM.moves))
    films = new_films()
    studio.may_end.set()
    for asker in (1, 2, 3):
        await films.make("the same", asker, studio.make)
    assert studio.made == 1
    await films.make("another", 1, studio.make)
    await films.make("the same", 1, studio.make)
    assert studio.made == 3


async def test_failed_film_leaves_its_person_free() -> None:
    films = new_films()

    async def fail(_: Progress) -> FilmFiles:
        raise Refusal("log-broken")

    for _ in range(2):
        with pytest.raises(Refusal, match="log-broken"):
            await films.make("broken", 1, fail)


async def test_stop_refuses_films_under_way_and_waiting(studio: Studio) -> None:
    films = new_films()
    waiting = [await begun(films, studio, asker) for asker in range(5)]
    films.queue.stop()
    refused = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(one) for one in refused] == ["restarting"] * 5
    with pytest.raises(Refusal, match="restarting"):
        await films.make("late", 9, studio.make)
