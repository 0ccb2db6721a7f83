"""Servers that are forgotten, and who is forgotten with them."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random

import pytest
from msgspec import structs

from bot.store import SqlStore
from bot.tables import absence
from bot.tables.clocks import Quiet
from bot.tables.guild_settings import GuildSettings
from bot.tables.service import TableLocation, Tables
from bot.tables.store import Person, Preferences
from bot.tables.table import Table
from tests.engines import on_both
from tests.finished.dumps import derived
from tests.finished.world import people_of, play
from tests.store.archiving import pack_all
from tests.store.kept import Kept
from tests.store.tables import a_spot, interaction, opened, started

HERE, ELSEWHERE = 1, 2


def a_spot_elsewhere() -> TableLocation:
    return structs.replace(a_spot(), guild_id=ELSEWHERE)


async def forget(store: SqlStore, guild: int = HERE) -> Sequence[int]:
    await store.note_removed(guild, 0)
    return await store.forget_guild(guild)


async def are_known(store: SqlStore, people: Sequence[Person]) -> list[bool]:
    return [person.discord_id is not None for person in await store.people([one.id for one in people])]


async def test_a_server_is_not_forgotten_while_its_people_play(store: SqlStore) -> None:
    people = await people_of(store, 2)
    first, second = await started(store, people), await started(store, people)
    assert await forget(store) == ()
    assert {info.id for info in await store.live_tables_of(guild_id=HERE)} == {first.info.id, second.info.id}
    assert await are_known(store, people) == [True, True]
    for table in (first, second):
        await Tables(store).commit_without_interaction(table.info.id, absence.end_gone)
    assert set(await forget(store)) == {person.id for person in people}
    assert await store.known_guilds() == set()


async def test_what_is_rebuilt_after_a_server_is_forgotten_is_equal_to_the_bit(store: SqlStore, database: Kept) -> None:
    people = await people_of(store, 2)
    await play(store, HERE, "karteneck", people, Random(1))
    await store.finished.close_season(HERE, 0, people[0].id)
    await play(store, HERE, "karteneck", people, Random(2))
    await play(store, ELSEWHERE, "karteneck", people, Random(3))
    await forget(store)
    before = derived(database)
    assert len(before["results"]) == 6
    await store.finished.rebuild()
    assert derived(database) == before


@pytest.mark.parametrize("packed", [False, True])
async def test_who_only_did_something_on_a_server_is_forgotten_with_it(store: SqlStore, *, packed: bool) -> None:
    """Left a lobby, ended a table as a moderator, closed a season, was expected, planned, chose preferences."""
    anna, bruno, carla, dario, elena, frida, gina, hugo = people = await people_of(store, 8)
    tables = Tables(store)
    planned = await opened(store, [anna], expected=(anna.id, frida.id), planner=hugo.id)
    await tables.commit(planned.info.id, dario, interaction(), Table.end, moderator=True)
    await store.set_preferences(gina.id, Preferences(notice_way="none"), HERE)
    table = await opened(store, [anna, bruno, carla])
    await tables.leave(table.info.id, carla, interaction())
    await tables.start(table.info.id, anna, interaction())
    await tables.commit(table.info.id, dario, interaction(), Table.end, moderator=True)
    await play(store, HERE, "karteneck", [anna, bruno], Random(1))
    await store.finished.close_season(HERE, 0, elena.id)
    if packed:
        await pack_all(store)
    for person in (frida, hugo):
        named = (await store.personal_data(person.id))["named_at"]
        assert named == [{"table_id": planned.info.id, "kind": "opened"}], "an export says so"
    assert set(await forget(store)) == {person.id for person in people}
    assert await are_known(store, people) == [False] * 8


@pytest.mark.parametrize("there", [None, ELSEWHERE])
async def test_preferences_stay_that_were_not_chosen_on_the_forgotten_server(
    store: SqlStore, there: int | None
) -> None:
    anna, bruno = await people_of(store, 2)
    chosen = Preferences(Quiet("Europe/Rome", 60, 120), "none", words=True)
    await store.set_preferences(anna.id, chosen, there)
    await store.change_guild_settings(HERE, lambda _: CHOSEN)
    assert await forget(store) == [bruno.id], "who only looked at something, and chose nothing"
    assert await store.preferences(anna.id) == chosen
    await store.change_guild_settings(ELSEWHERE, lambda _: CHOSEN)
    assert await forget(store, ELSEWHERE) == ([] if there is None else [anna.id])


@pytest.mark.parametrize("packed", [False, True])
async def test_who_is_known_from_elsewhere_in_whatever_way_is_not_forgotten(store: SqlStore, *, packed: bool) -> None:
    anna, bruno, carla, dario, elena, frida = people = await people_of(store, 6)
    for pair in ((anna, bruno), (carla, dario), (elena, frida)):
        await play(store, HERE, "karteneck", pair, Random(1))
    tables = Tables(store)
    table = await opened(store, [anna, bruno, carla], a_spot_elsewhere())  # Anna holds a seat there, Bruno held one,
    await tables.leave(table.info.id, carla, interaction())  # Carla was in its lobby alone,
    await tables.start(table.info.id, anna, interaction())
    await tables.leave(table.info.id, bruno, interaction())
    await tables.commit(table.info.id, dario, interaction(), Table.end, moderator=True)  # Dario never
    strangers = [await store.upsert_person(9000 + n, "Stranger", "en") for n in range(2)]
    await play(store, ELSEWHERE, "karteneck", strangers, Random(2))
    await store.finished.close_season(ELSEWHERE, 0, elena.id)
    await store.upsert_person(frida.discord_id or 0, frida.name, frida.locale, ELSEWHERE, "Fritz")
    if packed:
        await pack_all(store)
    assert await forget(store) == []
    assert await are_known(store, people) == [True] * 6
    assert set(await forget(store, ELSEWHERE)) == {person.id for person in (*people, *strangers)}


@pytest.mark.parametrize("packed", [False, True])
async def test_who_was_only_invited_on_a_server_is_forgotten_with_the_last_such(
    store: SqlStore, *, packed: bool
) -> None:
    anna, bruno, carla = await people_of(store, 3)
    for spot in (a_spot(), a_spot_elsewhere()):
        tables = Tables(store)
        table = await opened(store, [anna, bruno], spot)
        await tables.start(table.info.id, anna, interaction())
        await tables.leave(table.info.id, bruno, interaction())
        await tables.commit(
            table.info.id, anna, interaction(), lambda one, cause: absence.invite(one, cause, carla.id, None)
        )
        await tables.commit(table.info.id, anna, interaction(), Table.end, moderator=False)
    if packed:
        await pack_all(store)
    assert await forget(store) == []
    assert set(await forget(store, ELSEWHERE)) == {anna.id, bruno.id, carla.id}


async def test_a_server_is_known_by_a_nickname_alone(store: SqlStore) -> None:
    anna = await store.upsert_person(5, "Anna", "en", 7, "Boss")
    assert await store.known_guilds() == {7}
    assert await forget(store, 7) == [anna.id]
    assert await store.known_guilds() == set()


async def test_subscriptions_go_with_their_server_and_keep_a_person_known(store: SqlStore) -> None:
    anna, bruno = await people_of(store, 2)
    for guild in (HERE, ELSEWHERE):
        await store.subscribe(anna.id, guild, "heckmeck", None, 1)
    await store.subscribe(bruno.id, HERE, "heckmeck", None, 1)
    assert await store.known_guilds() == {HERE, ELSEWHERE}
    assert await forget(store) == [bruno.id]
    assert await store.subscriptions(anna.id, HERE, 2) == []
    assert len(await store.subscriptions(anna.id, ELSEWHERE, 2)) == 1


CHOSEN = GuildSettings("it", (1 << 60, 3), threads=True, clock="relaxed", openers="moderators")


@on_both
async def test_settings_of_a_server_are_forgotten_with_it(store: SqlStore) -> None:
    await store.change_guild_settings(HERE, lambda _: CHOSEN)
    await store.change_guild_settings(ELSEWHERE, lambda _: CHOSEN)
    assert await store.guild_settings(HERE) == CHOSEN
    assert set(await store.known_guilds()) == {HERE, ELSEWHERE}, "so that a start notices who has gone"
    await forget(store)
    assert await store.guild_settings(HERE) == GuildSettings()
    assert await store.guild_settings(ELSEWHERE) == CHOSEN


@on_both
async def test_no_change_of_many_at_once_is_lost(store: SqlStore, other: SqlStore) -> None:
    def with_channel(number: int) -> Callable[[GuildSettings], GuildSettings]:
        return lambda settings: structs.replace(settings, channels=(*settings.channels, number))

    work = [(store, other)[number % 2].change_guild_settings(HERE, with_channel(number)) for number in range(20)]
    await asyncio.gather(*work)
    assert sorted((await store.guild_settings(HERE)).channels) == [*range(20)]
    assert await store.chosen_channels() == {HERE: (await store.guild_settings(HERE)).channels}


@on_both
async def test_settings_changed_back_leave_no_row(store: SqlStore) -> None:
    await store.change_guild_settings(HERE, lambda _: CHOSEN)
    await store.change_guild_settings(HERE, lambda _: GuildSettings(clock="day"))
    assert await store.guild_settings(HERE) == GuildSettings(clock="day")
    await store.change_guild_settings(HERE, lambda _: GuildSettings())
    assert await store.known_guilds() == set()
