"""Several servers on several shards, held by several processes."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import discord
import discord.gateway
import discord.http
import pytest
import yarl

from bot.playground.errors import Refused
from bot.playground.objects import Guild, Permission, Person
from bot.playground.server import Playground
from bot.playground.values import Json, as_int, as_object, as_objects
from bot.playground.world import World
from tests.patience import PATIENCE
from tests.playground.conftest import Raw, logged_in
from tests.playground.plain_bot import PlainBot, eventually

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
    return world.add_guild("Other", [bruno, anna], FIRST)


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
            await eventually(lambda: channels_heard(second) == [world.main_id])
            assert channels_heard(first) == []


async def test_events_reach_the_shard_of_their_server(
    playground: Playground, world: World, other: Guild, anna: Person
) -> None:
    home = world.add_guild("Third", [anna], SECOND)
    places = [world.add_channel("here", it.id).id for it in (home, other)]
    async with run_bots(playground, 0, 1) as (first, second):
        assert world.identifies == 2
        assert {it.id for it in first.guilds} | {it.id for it in second.guilds} == set(world.guilds)
        assert [it.id for it in second.guilds if it.id != world.guild_id] == [FIRST]
        for place in (*places, world.dm(anna.id).id):
            world.say(anna.id, place, "hello")
        thread = world.add_thread(places[1])
        await eventually(lambda: (len(first.heard), len(second.heard), second.get_channel(thread.id)) >= (2, 1))
        assert (channels_heard(first), channels_heard(second)) == ([places[0], world.dm(anna.id).id], [places[1]])
        await eventually(lambda: second.get_channel(thread.id))
        assert first.get_channel(thread.id) is None


async def test_clicks_in_direct_messages_reach_the_first_shard(
    playground: Playground, world: World, other: Guild, anna: Person
) -> None:
    place = world.add_channel("here", other.id).id
    async with run_bots(playground, 0, 1) as (first, second):
        await world.command(anna.id, place, "board")
        await world.command(anna.id, world.dm(anna.id).id, "board")
        for channel in (place, world.dm(anna.id).id):
            (board,) = world.messages(channel)
            assert not (await world.click(anna.id, board.id, "step:0")).failed
        assert (first.asked, second.asked) == ([world.dm(anna.id).id] * 2, [place] * 2)


async def test_two_sessions_of_a_shard_both_receive_events(playground: Playground, world: World, anna: Person) -> None:
    async with run_bots(playground, 0, 1, 0, 1) as peers:
        await world.until_online(shards=2)
        world.say(anna.id, world.main_id, "hello")
        await eventually(lambda: sum(len(it.heard) for it in peers) == 2)
        one, two = (it for it in peers if it.heard)
        assert one.shard_ids == two.shard_ids
        for peer in (one, two):
            peer.release.set()
        await world.command(anna.id, world.main_id, "late")
        await eventually(lambda: one.errors or two.errors)
        assert [it.code for it in (*one.errors, *two.errors)] == [40060]


async def test_members_permissions_and_channels_differ_by_server(
    playground: Playground, world: World, raw: Raw, other: Guild, anna: Person, bruno: Person
) -> None:
    chiara = next(it for it in world.people.values() if it.name == "Chiara")
    room = world.add_channel("room", other.id)
    other.bot_permissions = Permission.VIEW_CHANNEL
    status, _ = await raw("GET", f"/guilds/{other.id}/members/{bruno.id}")
    refused, answer = await raw("GET", f"/guilds/{other.id}/members/{chiara.id}")
    assert (status, refused, answer["code"]) == (200, 404, 10007)
    refused, answer = await raw("POST", f"/channels/{room.id}/messages", {"content": "x"})
    assert (refused, answer["code"]) == (403, 50013)
    assert (await raw("POST", f"/channels/{world.main_id}/messages", {"content": "x"}))[0] == 200
    _, answer = await raw("GET", f"/guilds/{other.id}/channels")
    assert [as_int(it["id"]) for it in as_objects(answer["list"])] == [room.id]
    _, answer = await raw("GET", "/users/@me/guilds?limit=1")
    _, more = await raw("GET", f"/users/@me/guilds?after={FIRST}")
    found = [as_object(it) for it in (*as_objects(answer["list"]), *as_objects(more["list"]))]
    assert [as_int(it["id"]) for it in found] == sorted(world.guilds)
    assert (other.owner_id, world.home.owner_id) == (bruno.id, anna.id)
    with pytest.raises(Refused):
        world.say(chiara.id, room.id, "I am not here")
    world.remove_person(bruno.id)
    world.say(bruno.id, room.id, "still here")
    with pytest.raises(Refused):
        world.say(bruno.id, world.main_id, "but not there")


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


async def test_new_server_reaches_its_shard(playground: Playground, world: World, bruno: Person) -> None:
    async with run_bots(playground, 0, 1) as (first, second):
        guild = world.add_guild("Late", [bruno], FIRST)
        channel = world.add_channel("room", guild.id)
        await eventually(lambda: second.get_channel(channel.id))
        assert not (await world.command(bruno.id, channel.id, "echo", {"text": "hello"})).failed
        assert guild.id not in {it.id for it in first.guilds}


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
