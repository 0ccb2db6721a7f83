"""One bot that is two processes: a server's table, played by direct messages, which the other process hears."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import sqlite_url
from bot.chat.front import door
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.tables import hands, relay
from bot.playground.objects import Message, Person
from bot.playground.server import Playground
from bot.store import open_store
from bot.tables.needs import Errand
from bot.tables.service import Tables
from tests.databases import new_database
from tests.e2e.conftest import Street
from tests.e2e.group import ids
from tests.e2e.hand_players import Room, play_ids
from tests.e2e.house import NAMES
from tests.e2e.sharded import HEARING, OWNING, SERVER, ShardedHouse
from tests.e2e.test_hands import check_the_end
from tests.patience import PATIENCE
from tests.postgres import cluster, postgres_url

__all__ = ["cluster", "postgres_url"]


pytestmark = pytest.mark.usefixtures("sketched")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database. On PostgreSQL it is told what happens; else one looks often."""
    if request.param == "postgres":
        return request.getfixturevalue("postgres_url")
    monkeypatch.setattr(relay, "LOOKS_EVERY", 0.02)
    return sqlite_url(new_database(tmp_path / "roost.db"))


@pytest.fixture
async def house(street: Street, url: str) -> ShardedHouse:
    """A playground whose server lies on the second of two shards, without a bot."""
    playground = Playground(people=NAMES, locale="en-US", patience=PATIENCE, guild_id=SERVER)
    await street.stack.enter_async_context(playground)
    house = ShardedHouse(playground, url, await open_store(url, patience=PATIENCE))
    street.move_in(house)
    return house


async def room_of(house: ShardedHouse, game: str, seats: int, way: str = "direct") -> Room:
    """A table of so many people who play by direct messages alone, dealt."""
    room = Room(house, game, house.people[:seats])
    room.ways = dict.fromkeys(range(seats), way)  # pyright: ignore[reportAttributeAccessIssue]
    await room.begin()
    await room.dealt()
    return room


@pytest.mark.parametrize(("game", "seats"), [("karteneck", 2), ("hornochsen", 3)])
async def test_a_whole_game_by_direct_messages_alone(house: ShardedHouse, game: str, seats: int) -> None:
    await house.start()
    room = await room_of(house, game, seats)
    await room.play_on()
    await check_the_end(house, room)
