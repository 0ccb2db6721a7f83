"""Logins of the unmodified client, dropped connections, and refused clients."""

import asyncio

import aiohttp
import discord
import pytest
from discord import app_commands
from discord.gateway import KeepAliveHandler

from bot.playground import gateway
from bot.playground.objects import Permission, Person
from bot.playground.server import Playground
from bot.playground.world import World
from tests.patience import PATIENCE, until
from tests.playground.conftest import logged_in
from tests.playground.plain_bot import Interaction, PlainBot
from tests.steering import remove_channel, set_bot_permissions

COMMANDS = "/applications/{application_id}/commands"


async def test_login_sends_the_same_requests_as_on_discord(world: World, bot: PlainBot) -> None:
    assert [(it.method, it.route, it.status) for it in world.log] == [
        ("GET", "/users/@me", 200),
        ("GET", "/oauth2/applications/@me", 200),
        ("PUT", COMMANDS, 200),
        ("GET", "/gateway/bot", 200),
    ]
    assert bot.user is not None
    assert bot.user.id == world.bot_id
    assert [it.name for it in bot.guilds] == ["Playground"]
    assert {it["name"] for it in world.commands[None]} >= {"echo", "table"}
    channel = bot.get_channel(world.main_id)
    assert isinstance(channel, discord.TextChannel)
    assert channel.permissions_for(channel.guild.me).send_messages


async def test_synced_commands_keep_their_ids(playground: Playground, world: World) -> None:
    client = discord.Client(intents=discord.Intents.none(), guild_ready_timeout=0.02)
    tree = app_commands.CommandTree(client)

    @tree.command(description="Says hello")
    async def hello(interaction: Interaction) -> None:
        await interaction.response.send_message("hello")

    async with logged_in(client, playground):
        first = await tree.sync()
        again = await tree.sync()
        assert [it.id for it in first] == [it.id for it in again]
        assert [it.id for it in await tree.fetch_commands()] == [it.id for it in again]
        own = await tree.sync(guild=discord.Object(world.guild_id))
        assert own == []
        interaction = await world.command(next(iter(world.people)), world.main_id, "hello")
        assert not interaction.failed
    assert hello.name == "hello"
    await world.wait_until(lambda: world.wire is not None and not world.wire.online)


async def test_without_a_bot_an_interaction_fails(world: World, playground: Playground, anna: Person) -> None:
    async with logged_in(PlainBot(), playground):
        pass
    world.patience = 0.05
    interaction = await world.command(anna.id, world.main_id, "echo", {"text": "anybody?"})
    assert interaction.failed


async def test_a_wrong_token_is_refused(playground: Playground) -> None:
    client = discord.Client(intents=discord.Intents.none())
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


async def test_privileged_intents_are_refused(playground: Playground) -> None:
    client = discord.Client(intents=discord.Intents.all())
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await client.start(playground.token)
    await client.close()


async def test_the_client_learns_of_channels_threads_and_permissions(world: World, bot: PlainBot, anna: Person) -> None:
    channel = world.add_channel("Side Room")
    thread = world.add_thread(channel.id)
    await until(lambda: bot.get_channel(thread.id))
    side = bot.get_channel(channel.id)
    assert isinstance(side, discord.TextChannel)
    assert side.name == "side-room"
    set_bot_permissions(world, channel.id, Permission.VIEW_CHANNEL)
    await until(lambda: not side.permissions_for(side.guild.me).send_messages)
    interaction = await world.command(anna.id, channel.id, "echo", {"text": "replies are always allowed"})
    assert not interaction.failed
    remove_channel(world, channel.id)
    await until(lambda: not bot.get_channel(channel.id))


async def test_gateway_works_without_compression(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await socket.send_json({"op": 8, "d": {}})
        closed = await socket.receive()
        assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, 4003)


async def test_heartbeat_is_acknowledged_after_the_library_has_noted_sending_it(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the library measures from the heartbeat before, and warns that it cannot keep up."""
    first: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    real = KeepAliveHandler.ack

    def ack(handler: KeepAliveHandler) -> None:
        if not first.done():  # its `_last_ack` is still the moment of its start
            first.set_result(handler._last_send - handler._last_ack)  # pyright: ignore[reportPrivateUsage]
        real(handler)

    monkeypatch.setattr(gateway, "HEARTBEAT_MS", 50)
    monkeypatch.setattr(KeepAliveHandler, "ack", ack)
    async with logged_in(discord.Client(intents=discord.Intents.none(), guild_ready_timeout=0.02), playground):
        async with asyncio.timeout(PATIENCE):
            assert await first >= 0.05
