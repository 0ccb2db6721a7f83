"""PostgreSQL is restarted, cuts connections, or is gone for a while: at most a sentence, and play goes on."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.playground.objects import Interaction
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.group import whispered
from tests.e2e.hand_players import Room
from tests.e2e.house import House
from tests.e2e.kills import bring_up, go_on
from tests.e2e.test_metrics import watched
from tests.engines import postgresql_alone
from tests.patience import PATIENCE
from tests.postgres import Cluster

pytestmark = [postgresql_alone, pytest.mark.usefixtures("sketched")]

IN_EARNEST = pytest.mark.parametrize("hurried", [True])
"""A process with the patience that it has outside of tests."""

BUSY = "Roost can't reach its tables right now, so nothing has changed."
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
"""


@pytest.fixture
def cluster(server: Cluster) -> Cluster:
    """A server of this test's own."""
    return server


async def refusals_changed_nothing(house: House, answered: Sequence[Interaction]) -> None:
    """Interactions refused as unsaved have saved nothing."""
    refused = [it for it in answered if BUSY in whispered(it)]
    assert [it.name for it in refused if await house.store.table_of_interaction(it.id) is not None] == []


async def test_a_server_that_is_restarted_under_play_loses_nothing_that_was_answered(
    house: House, server: Cluster
) -> None:
    group = house.group(3)
    await group.open()
    for _ in range(3):
        restarting = asyncio.create_task(asyncio.to_thread(server.restart))
        while not restarting.done():
            await group.move()
        await restarting
        await go_on(group, 3)
    await refusals_changed_nothing(house, group.answered)
    assert await house.written(group)


async def test_cut_connections_go_unnoticed_by_players(house: House, server: Cluster) -> None:
    group = house.group(3)
    await group.open()
    for _ in range(12):
        await asyncio.to_thread(server.execute, CUT)
        moved = await group.move()
        assert whispered(moved) == ""
    assert await house.written(group)


async def test_stopped_server_is_reported_to_players_and_play_resumes(open_house: Opening, server: Cluster) -> None:
    house = await open_house()
    async with watched(house) as health:
        await house.start()
        group, anna = house.group(2), house.people[0]
        room = Room(house, "hornochsen", house.people[:3], house.world.add_channel("hands").id)
        await group.open()
        await room.begin()
        await room.dealt()
        await group.play_on(moves=2)
        await health.until(200)
        before, noted = len(group.answered), await health.sum("roost_store_busy_total")

        await asyncio.to_thread(server.stop)
        assert (await health.until(503))["database"] == "not writable"
        stood = await group.board()
        for _ in range(2):
            assert BUSY in whispered(await group.move())
        for path in ("table show", "leaderboard", "history", "privacy show", "privacy export", "table open", "hand"):
            options = {"game": "heckmeck"} if path == "table open" else {}
            assert BUSY in whispered(await group.say(anna, path, **options)), path
        assert await house.world.complete(anna.id, group.channel_id, "heckmeck keep", focused="face") == []
        assert await group.board() == stood
        # Whether a move fails at a read is open: a process that lost its relay forgets the people it knew.
        assert await health.sum("roost_store_busy_total") >= noted + len(group.answered) - before
        assert await health.sum("roost_store_busy_total", access="read") > 0

        await asyncio.to_thread(server.start)
        await health.until(200)
        await refusals_changed_nothing(house, group.answered[before:])
        await group.play_on(moves=4)
        await room.play_on(moves=4)
        assert await house.written(group)


@IN_EARNEST
async def test_frozen_server_is_reported_to_players_and_play_resumes(
    open_house: Opening, start_child: StartChild, server: Cluster
) -> None:
    """The server accepts what is sent and answers nothing, so only the bot's own deadline ends the wait."""
    house = await open_house()
    group = house.group(2)
    await bring_up(house, start_child)
    await group.open()
    await go_on(group, 2)
    before = len(group.answered)
    with server.frozen():
        for asked in (await group.move(), await group.say(house.people[0], "leaderboard")):
            await house.world.wait_until(lambda asked=asked: BUSY in whispered(asked), PATIENCE)
    await refusals_changed_nothing(house, group.answered[before:])
    await go_on(group, 4)
    assert await house.written(group)


@IN_EARNEST
async def test_a_bot_whose_server_is_gone_says_so_once_at_a_time_and_goes_on(
    open_house: Opening, start_child: StartChild, server: Cluster
) -> None:
    house = await open_house()
    group = house.group(2)
    child = await bring_up(house, start_child)
    await group.open()
    await asyncio.to_thread(server.stop)
    assert BUSY in whispered(await group.move())
    await asyncio.to_thread(server.start)
    await go_on(group, 4)
    await asyncio.to_thread(server.stop)
    other = await start_child("run", DISCORD_TOKEN=house.playground.token, ROOST_DATABASE_URL=house.database.url)
    assert await other.ended() == 75, other.output
    await asyncio.to_thread(server.start)
    child.interrupt()
    assert await child.ended() == 0
    assert "Traceback" not in child.output
    assert [line for line in child.output.splitlines() if "[error" in line or "[critical" in line] == []
    assert await house.written(group)
