"""Finished tables whose logs are packed count, are listed and are exported as before."""

from random import Random
from typing import Any

from bot.finished.store import Scope
from bot.store import SqlStore
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Table
from tests.finished.dumps import derived
from tests.finished.world import people_of, play
from tests.store.archiving import pack_all
from tests.store.kept import Kept
from tests.store.tables import interaction, opened, started


async def evening(store: SqlStore) -> list[Person]:
    """Tables with and without computers; one closed by a person who had only been in its lobby, one by a moderator who
    never had a seat, and one still in play."""
    people = await people_of(store, 4)
    anna, bruno, carla, dario = people
    for number, game in enumerate(("heckmeck", "karteneck", "hornochsen", "verflixxt")):
        await play(store, 1, game, people[: 2 + number % 2], Random(number))
    await play(store, 1, "karteneck", [anna], Random(9), ["hen"])
    await play(store, 1, "verflixxt", [bruno, anna], Random(9), ["chick"])
    tables = Tables(store)
    left = await opened(store, [anna, bruno, carla])
    await tables.leave(left.info.id, anna, interaction())
    await tables.start(left.info.id, bruno, interaction())
    await tables.commit(left.info.id, anna, interaction(), Table.end, moderator=True)
    await tables.commit((await started(store, [anna, bruno])).info.id, dario, interaction(), Table.end, moderator=True)
    await started(store, [anna, bruno])
    return people


async def pages_of(store: SqlStore, people: list[Person]) -> list[Any]:
    """Return everything kept about people, with their records and histories."""
    pages: list[Any] = []
    for person in people:
        kept: Any = await store.personal_data(person.id)
        pages += [
            {**kept, "entries": [*map(unsalted, kept["entries"])]},
            await store.count_personal_data(person.id),
            await store.finished.stats(person.id, Scope(1)),
        ]
        pages.append(await store.finished.history(1, None, person.id, 0, 20))
    return [*pages, await store.finished.history(1, None, None, 0, 20)]


def unsalted(entry: dict[str, object]) -> dict[str, object]:
    """An entry without its interaction id, which packing leaves to the dealer's salt alone."""
    return {name: value for name, value in entry.items() if name != "interaction_id"}


async def test_exports_counts_histories_and_a_rebuilding_are_as_before(store: SqlStore, database: Kept) -> None:
    people = await evening(store)
    before, counted = await pages_of(store, people), derived(database)
    assert (await store.count_personal_data(people[3].id))["entries"] == 1
    await pack_all(store)
    assert await pages_of(store, people) == before
    assert derived(database) == counted
    rebuilt = await store.finished.rebuild()
    assert (rebuilt.tables, rebuilt.unplayable) == (4, 0)
    assert derived(database) == counted


async def test_an_export_says_of_packed_tables_which_interaction_is_the_salt(store: SqlStore) -> None:
    people = await people_of(store, 2)
    await play(store, 1, "karteneck", people, Random(1))
    before: Any = await store.personal_data(people[0].id)
    await pack_all(store)
    kept: Any = await store.personal_data(people[0].id)
    (started,) = [entry for entry in before["entries"] if entry["kind"] == "started"]
    assert [entry for entry in kept["entries"] if entry["interaction_id"] is not None] == [started]


async def test_forgetting_works_at_packed_tables_and_keeps_their_games(store: SqlStore) -> None:
    people = await people_of(store, 3)
    table = await play(store, 1, "karteneck", people, Random(1))
    await pack_all(store)
    log = await store.entries(table.info.id, 0)
    await store.forget(people[1].id)
    assert await store.entries(table.info.id, 0) == log
    assert [person.name for person in await store.people(table.people)] == [people[0].name, "", people[2].name]
    assert (await Tables(store).fetch(table.info.id)).ended == table.ended
