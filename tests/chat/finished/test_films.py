"""Films are made one a person at a time; stepping through a game waits for none; a stop answers those who wait."""

import asyncio

import pytest

from bot.chat.finished import films as module
from bot.chat.finished.films import Film, Films
from bot.tables.refusals import Refusal
from tests.patience import PATIENCE

FILM = Film(b"film", b"moves")


class Studio:
    """Makes a film when it is let."""

    def __init__(self) -> None:
        self.may_end = asyncio.Event()
        self.made = 0

    async def make(self) -> Film:
        await self.may_end.wait()
        self.made += 1
        return FILM


@pytest.fixture
def studio() -> Studio:
    return Studio()


async def begun(films: Films, studio: Studio, asker: int) -> asyncio.Task[Film]:
    task = asyncio.create_task(films.film(("table", asker), asker, studio.make))
    await asyncio.sleep(0)
    return task


async def test_thirty_requests_of_one_person_do_not_delay_others(studio: Studio) -> None:
    films = Films()
    first = await begun(films, studio, 1)
    for _ in range(29):
        with pytest.raises(Refusal, match="one-film-at-a-time"):
            await asyncio.wait_for(films.film("another", 1, studio.make), PATIENCE)
    other = await begun(films, studio, 2)
    studio.may_end.set()
    assert [await first, await other] == [FILM, FILM]
    assert studio.made == 2, "the other waited for one film, not for thirty"


async def test_queue_is_bounded_and_free_again_when_films_are_made(studio: Studio) -> None:
    films = Films()
    waiting = [await begun(films, studio, asker) for asker in range(module.QUEUED_MOST)]
    with pytest.raises(Refusal, match="too-many-films"):
        await asyncio.wait_for(films.film("one more", 99, studio.make), PATIENCE)
    studio.may_end.set()
    await asyncio.gather(*waiting)
    assert await films.film("one more", 99, studio.make) == FILM


async def test_film_is_made_once_and_kept_within_a_budget(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    films = Films()
    studio.may_end.set()
    for asker in (1, 2, 3):
        await films.film("the same", asker, studio.make)
    assert studio.made == 1
    monkeypatch.setattr(module, "KEPT_BYTES", len(FILM.animated) + len(FILM.moves))
    await films.film("another", 1, studio.make)
    await films.film("the same", 1, studio.make)
    assert studio.made == 3


async def test_failed_film_leaves_its_person_free() -> None:
    films = Films()

    async def fail() -> Film:
        raise Refusal("log-broken")

    for _ in range(2):
        with pytest.raises(Refusal, match="log-broken"):
            await films.film("broken", 1, fail)


async def test_stop_refuses_films_under_way_and_waiting(studio: Studio) -> None:
    films = Films()
    waiting = [await begun(films, studio, asker) for asker in range(5)]
    films.stop()
    refused = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(one) for one in refused] == ["restarting"] * 5
    with pytest.raises(Refusal, match="restarting"):
        await films.film("late", 9, studio.make)
