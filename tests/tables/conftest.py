"""Tables over a real store, and people to sit at them."""

import itertools
from collections.abc import AsyncGenerator, Sequence
from random import Random

import pytest

from bot.store import SqlStore, open_store
from bot.tables import lobby
from bot.tables.entries import Entry
from bot.tables.lobby import set_language, set_options
from bot.tables.service import TableLocation, Tables
from bot.tables.shards import WHOLE, Shards
from bot.tables.store import Person
from bot.tables.table import Step, Table
from tests.engines import database, engine, new_database
from tests.patience import PATIENCE
from tests.postgres import cluster
from tests.store.children import sensible_action, some_action
from tests.store.kept import Kept

__all__ = ["cluster", "database", "engine", "new_database"]

NAMES = ("Annabella", "Bartolomeo", "Carlotta", "Desdemona", "Eleonora", "Ferdinando", "Ginevra", "Hannibal")


class House:
    """One process of the bot: a store, the tables, and the people; every call is an interaction of its own."""

    def __init__(self, store: SqlStore, people: Sequence[Person], url: str) -> None:
        self.store = store
        self.tables = Tables(store)
        self.people = people
        self.url = url
        self.spot = TableLocation(guild_id=11, channel_id=22, parent_id=None)

    async def open(self, seated: int, person: int = 0) -> Table:
        """A lobby with so many people seated, from `person` on."""
        step = await self.tables.open(self.spot, self.people[person], new_id(), game="heckmeck", language="en")
        for other in range(person + 1, person + seated):
            step = await self.join(step.after, other)
        return step.after

    async def begin(self, seated: int) -> Table:
        """A table that waits for its first move."""
        return (await self.start(await self.open(seated))).after

    async def join(self, table: Table, person: int) -> Step:
        return await self.tables.commit(table.info.id, self.people[person], new_id(), lobby.join)

    async def leave(self, table: Table, person: int) -> Step:
        return await self.tables.leave(table.info.id, self.people[person], new_id())

    async def start(self, table: Table, person: int = 0) -> Step:
        return await self.tables.start(table.info.id, self.people[person], new_id())

    async def options(self, table: Table, *codes: str, person: int = 0) -> Step:
        return await self.tables.commit(table.info.id, self.people[person], new_id(), set_options, codes)

    async def language(self, table: Table, language: str, person: int = 0) -> Step:
        return await self.tables.commit(table.info.id, self.people[person], new_id(), set_language, language)

    async def close(self, table: Table, person: int | None = None, *, moderator: bool = False) -> Step:
        """A person ends a table: by default one who may, the opener or a moderator who does not play."""
        if person is None:
            person, moderator = (-1, True) if table.phase == "playing" else (0, moderator)
        return await self.tables.commit(table.info.id, self.people[person], new_id(), Table.end, moderator=moderator)

    async def move(self, table: Table, rng: Random) -> Step:
        """An action that the table waits for, by an awaited seat."""
        seat, action = some_action(table, rng)
        return await self.play(table, self.at(table, seat), action)

    async def play(self, table: Table, person: Person, action: bytes, *pressed: int) -> Step:
        """Play an action; `pressed` is the seat and the stamp of a button."""
        return await self.tables.commit(table.info.id, person, new_id(), Table.play, action, *pressed)

    def at(self, table: Table, seat: int) -> Person:
        """Return the holder of a seat."""
        return next(person for person in self.people if person.id == table.people[seat])

    async def to_the_end(self, table: Table) -> Table:
        """Play a table to its end, by people and computers who want it to come."""
        while table.phase == "playing":
            seat, action = sensible_action(table)
            if seat in table.computers:
                step = await self.tables.play_for(table.info.id, seat, table.stamp(seat), action)
            else:
                step = await self.play(table, self.at(table, seat), action)
            table = step.after
        return table

    async def log(self, table: Table) -> Sequence[Entry]:
        return await self.store.entries(table.info.id, 0)


_ids = itertools.count(1_400_000_000_000_000_000)


def new_id() -> int:
    """A new id, of an interaction or a person."""
    return next(_ids)


async def house_at(url: str, discord_ids: Sequence[int], shards: Shards = WHOLE) -> House:
    store = await open_store(url, patience=PATIENCE, shards=shards)
    people = [
        await store.upsert_person(discord_id, name, "en") for discord_id, name in zip(discord_ids, NAMES, strict=True)
    ]
    return House(store, people, url)


@pytest.fixture
def discord_ids() -> Sequence[int]:
    return [new_id() for _ in NAMES]


@pytest.fixture
async def house(database: Kept, discord_ids: Sequence[int]) -> AsyncGenerator[House]:
    house = await house_at(database.url, discord_ids)
    yield house
    await house.store.close()


@pytest.fixture
async def elsewhere(house: House, discord_ids: Sequence[int]) -> AsyncGenerator[House]:
    """A second process: another service on the same database."""
    other = await house_at(house.url, discord_ids)
    yield other
    await other.store.close()
