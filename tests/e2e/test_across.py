"""One bot as two real processes on one PostgreSQL: whole games, over both of them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.server import Playground
from bot.store import open_store
from tests.e2e.across import Processes
from tests.e2e.conftest import Street
from tests.e2e.hand_players import Room
from tests.e2e.house import NAMES
from tests.e2e.sharded import SERVER
from tests.e2e.test_hands import check_the_end
from tests.engines import postgresql_alone
from tests.patience import PATIENCE
from tests.store.kept import Kept

pytestmark = postgresql_alone


@pytest.fixture
async def house(street: Street, database: Kept, tmp_path: Path) -> AsyncIterator[Processes]:
    """A playground whose server lies on the second of two shards, without a bot."""
    playground = Playground(people=NAMES, locale="en-US", patience=PATIENCE, guild_id=SERVER)
    await street.stack.enter_async_context(playground)
    house = Processes(playground, database, await open_store(database.url, patience=PATIENCE), tmp_path)
    street.move_in(house)
    return house


async def test_a_whole_game_of_each_kind(house: Processes) -> None:
    await house.start()
    room = Room(house, "karteneck", house.people[:2])
    await room.begin()
    await room.dealt()
    await room.play_on()
    await check_the_end(house, room)
    await house.stop()
    assert house.loud() == []
