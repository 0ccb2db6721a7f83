"""The people whom the chat room keeps at hand."""

import tracemalloc
from collections.abc import Sequence

from bot.chat.words.people import KEPT, People
from bot.store import SqliteStore
from bot.tables.needs import Person


class Crowd(SqliteStore):
    """A store in which everybody is who may be asked for."""

    def __init__(self) -> None:
        self.readings = 0

    async def people(self, ids: Sequence[int]) -> Sequence[Person]:
        self.readings += 1
        return [Person(person_id, 10**17 + person_id, f"Player {person_id}", "en") for person_id in ids]


async def test_who_plays_on_is_read_once_however_many_others_come() -> None:
    store = Crowd()
    people = People(store)
    first = await people.seated([1, 2])
    for stranger in range(10, 10 + 2 * KEPT):
        await people.seated([1, 2, stranger])
    before = store.readings
    assert await people.seated([2, 1]) == first[::-1]
    assert store.readings == before
    assert [person.name for person in await people.seated([1, 10, 2])] == ["Player 1", "Player 10", "Player 2"]
    assert store.readings == before + 1


async def test_a_full_house_of_strangers_is_known_in_its_order() -> None:
    """Also where whoever was kept at hand has to give way to those who are read."""
    people = People(Crowd())
    await people.seated(range(KEPT))
    everybody = range(KEPT + 8, -1, -1)
    assert [person.id for person in await people.seated(everybody)] == list(everybody)


async def test_strangers_without_end_take_no_more_memory() -> None:
    people = People(Crowd())
    tracemalloc.start()
    try:
        held: list[int] = []
        for crowd in range(4):
            for stranger in range(crowd * 2 * KEPT, (crowd + 1) * 2 * KEPT):
                await people.seated([stranger])
                people.forget(stranger)
            held.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert held[-1] < 1.2 * held[0]
