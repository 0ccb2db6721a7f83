"""At most three lobbies and three games alone against computers, a person and server."""

import asyncio
from collections.abc import Awaitable
from typing import cast

import pytest
from msgspec import structs

from bot.store import SqlStore
from bot.tables.lobby import add_computer, join
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import MAX_UNFINISHED, Person
from bot.tables.table import Table
from tests.engines import on_both
from tests.store.tables import a_spot, interaction, people_of


async def lobby(store: SqlStore, person: Person, guild_id: int = 1) -> Table:
    spot = structs.replace(a_spot(), guild_id=guild_id)
    return (await Tables(store).open(spot, person, interaction(), game="heckmeck", language="en")).after


async def alone(store: SqlStore, person: Person) -> Table:
    step = Tables(store).open(a_spot(), person, interaction(), game="heckmeck", language="en", against="hen")
    return (await step).after


async def refused(work: Awaitable[object]) -> tuple[str, set[int]]:
    """Return why it was refused and the channels it names: of tables opened in one millisecond, in any order."""
    with pytest.raises(Refusal) as refusal:
        await work
    return refusal.value.code, set(cast("tuple[int, ...]", refusal.value.facts["channels"]))


@on_both
async def test_fourth_lobby_is_refused_until_one_starts_or_ends(store: SqlStore) -> None:
    anna, bruno = await people_of(store, 2)
    tables, opened = Tables(store), [await lobby(store, anna) for _ in range(MAX_UNFINISHED)]
    channels = {table.info.channel_id for table in opened}
    assert await refused(lobby(store, anna)) == ("too-many-lobbies", channels)
    assert await refused(store.must_have_room(1, anna.id, alone=False)) == ("too-many-lobbies", channels)
    assert len(await store.live_tables()) == MAX_UNFINISHED, "nothing is left of it"
    await lobby(store, anna, guild_id=2)
    await lobby(store, bruno)
    await tables.commit(opened[0].info.id, bruno, interaction(), join)
    await tables.leave(opened[0].info.id, anna, interaction())
    assert await refused(lobby(store, anna)) == ("too-many-lobbies", channels), "nor by leaving"
    await tables.commit(opened[0].info.id, anna, interaction(), join)
    await tables.start(opened[0].info.id, bruno, interaction())
    another = await lobby(store, anna)
    assert (await refused(lobby(store, anna)))[0] == "too-many-lobbies"
    await tables.commit(another.info.id, anna, interaction(), Table.end, moderator=False)
    await lobby(store, anna)


@on_both
async def test_fourth_game_alone_against_computers_neither_opens_nor_starts(store: SqlStore) -> None:
    anna, bruno = await people_of(store, 2)
    tables, begun = Tables(store), [await alone(store, anna) for _ in range(MAX_UNFINISHED)]
    channels = {table.info.channel_id for table in begun}
    assert await refused(alone(store, anna)) == ("too-many-alone", channels)
    table = (await tables.commit((await lobby(store, anna)).info.id, anna, interaction(), add_computer, "hen")).after
    assert await refused(tables.start(table.info.id, anna, interaction())) == ("too-many-alone", channels)
    await tables.commit(table.info.id, bruno, interaction(), join)
    await tables.start(table.info.id, anna, interaction())
    await tables.commit(begun[0].info.id, anna, interaction(), Table.end, moderator=False)
    await alone(store, anna)


@on_both
async def test_opening_many_at_once_stays_within_the_limit(store: SqlStore, other: SqlStore) -> None:
    (anna,) = await people_of(store, 1)
    works = [opening((store, other)[number % 2], anna) for number in range(10) for opening in (lobby, alone)]
    done = await asyncio.gather(*works, return_exceptions=True)
    assert sum(isinstance(one, Table) for one in done) == 2 * MAX_UNFINISHED
    assert all(isinstance(one, Table | Refusal) for one in done)


@on_both
async def test_starting_many_at_once_stays_within_the_limit(store: SqlStore, other: SqlStore) -> None:
    (anna,) = await people_of(store, 1)
    for _ in range(MAX_UNFINISHED - 1):
        await alone(store, anna)
    lobbies = [await lobby(store, anna) for _ in range(MAX_UNFINISHED)]
    for table in lobbies:
        await Tables(store).commit(table.info.id, anna, interaction(), add_computer, "hen")
    starts = [
        Tables((store, other)[number % 2]).start(table.info.id, anna, interaction())
        for number, table in enumerate(lobbies)
    ]
    done = await asyncio.gather(*starts, return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Refusal", "Refusal", "Step"]
