"""Several servers on several shards, held by several processes."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import discord
import discord.gateway
import discord.http
import pytest
import yarl

from bot.playground.objects import Guild, Person
from bot.playground.server import Playground
from bot.playground.values import Json, as_object, as_objects
from bot.playground.world import World
from tests.patience import PATIENCE, until
from tests.playground.conftest import Raw, logged_in
from tests.playground.plain_bot import PlainBot
from tests.steering import add_guild

FIRST, SECOND = 1 << 22, 2 << 22
"""Ids of servers on shard 1 and shard 0 of two."""


@asynccontextmanager
async def run_bots(playground: Playground, *shards: int) -> AsyncGenerator[list[PlainBot]]:
    """Run one bot for each of these shards of two. The playground sees each as a process of its own."""
    async with AsyncExitStack() as stack:
        peers = [PlainBot(shard_count=2, shard_ids=[shard]) for shard in shards]
        yield [peer for peer in peers if await stack.enter_async_context(logged_in(peer, playground))]


@pytest.fixture
def other(world: World, anna: Person, bruno: Person) -> Guild:
    """A second server, on shard 1 of two."""
    return add_guild(world, "Other", [bruno, anna], FIRST)


def channels_heard(bot: PlainBot) -> list[int]:
    return [it.channel.id for it in bot.heard]


async def test_pages_server_can_be_on_second_shard(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground(guild_id=FIRST, patience=PATIENCE) as playground:
        monkeypatch.setattr(discord.http.Route, "BASE", playground.api_base)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(playground.gateway))
        world = playground.world
        anna = next(iter(world.people.values()))
        async with run_bots(playground, 0, 1) as (first, second):
            assert [it.id for it in second.guilds] == [FIRST]
            assert list(first.guilds) == []
            assert not (await world.command(anna.id, world.main_id, "board")).failed
            (board,) = world.messages(world.main_id)
            assert not (await world.click(anna.id, board.id, "step:0")).failed
            await until(lambda: channels_heard(second) == [world.main_id])
            assert channels_heard(first) == []


async def test_events_reach_the_shard_of_their_server(
    playground: Playground, world: World, other: Guild, anna: Person
) -> None:
    home = add_guild(world, "Third", [anna], SECOND)
    places = [world.add_channel("here", it.id).id for it in (home, other)]
    async with run_bots(playground, 0, 1) as (first, second):
        assert world.identifies == 2
        assert {it.id for it in first.guilds} | {it.id for it in second.guilds} == set(world.guilds)
        assert [it.id for it in second.guilds if it.id != world.guild_id] == [FIRST]
        for place in (*places, world.dm(anna.id).id):
            world.say(anna.id, place, "hello")
        thread = world.add_thread(places[1])
        await until(lambda: (len(first.heard), len(second.heard), second.get_channel(thread.id)) >= (2, 1))
        assert (channels_heard(first), channels_heard(second)) == ([places[0], world.dm(anna.id).id], [places[1]])
        await until(lambda: second.get_channel(thread.id))
        assert first.get_channel(thread.id) is None


async def test_page_shows_only_its_own_server(
    playground: Playground, world: World, other: Guild, bot: PlainBot, anna: Person, bruno: Person
) -> None:
    room = world.add_channel("room", other.id)
    stranger = world.make_person("Zeno", "en-US")
    world.remove_person(stranger.id)
    frames: list[Json] = []
    world.page_senders.append(frames.append)
    before = len(frames)
    assert not (await world.command(anna.id, room.id, "board")).failed
    assert not (await world.click(anna.id, world.messages(room.id)[0].id, "step:0")).failed
    world.delete_message(world.messages(room.id)[0].id)
    assert frames[before:] == []
    world.add_channel("aside")
    (shown,) = frames
    assert [it["name"] for it in as_objects(shown["channels"])] == ["general", "aside"]


async def test_gateway_bot_returns_shards_and_identify_limits(world: World, raw: Raw) -> None:
    world.shards, world.max_concurrency, world.identifies_left = 8, 16, 7
    _, answer = await raw("GET", "/gateway/bot")
    limit = as_object(answer["session_start_limit"])
    assert (answer["shards"], limit["max_concurrency"], limit["remaining"]) == (8, 16, 7)


async def test_identifies_of_one_remainder_are_limited(playground: Playground, world: World) -> None:
    world.identify_pause, world.max_concurrency = 5000.0, 2
    async with aiohttp.ClientSession() as session:
        assert [await identify(session, playground, shard) for shard in (0, 1, 2, 3)] == ["READY", "READY", 9, 9]
        world.skip(4000)
        assert await identify(session, playground, 2) == 9
        world.skip(1001)
        assert [await identify(session, playground, shard) for shard in (2, 3)] == ["READY", "READY"]
    assert (world.identifies, world.identifies_left) == (4, 993)


async def identify(session: aiohttp.ClientSession, playground: Playground, shard: int) -> object:
    """Identify as a shard of four. Returns the name of the first event, or the opcode of another frame."""
    async with session.ws_connect(playground.gateway) as socket:
        await socket.receive_json()
        data: Json = {"token": playground.token, "shard": [shard, 4], "intents": 0}
        await socket.send_json({"op": 2, "d": data})
        frame = as_object(await socket.receive_json())
        if frame["op"] == 9:
            assert frame["d"] is False
        return frame["t"] or frame["op"]
