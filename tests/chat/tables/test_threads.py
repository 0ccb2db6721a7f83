"""Tables in threads, on servers that chose them: the channel keeps a line and the result, the thread has the table."""

from unittest.mock import AsyncMock

import discord
import pytest
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from bot.chat.tables.threads import TableThreads
from bot.tables.guild_settings import GuildSettings
from bot.tables.needs import StoreBusy
from bot.tables.table import Step
from tests.chat.world import World
from tests.engines import on_both


@pytest.fixture
async def threaded(world: World) -> World:
    """A server that wants its tables in threads."""
    await world.store.choose_guild_settings(world.guild.id, GuildSettings(threads=True))
    return world


def said(world: World, channel: ChannelHandle) -> list[Message]:
    """The public messages of a channel or thread, oldest first, without Discord's notices of threads."""
    messages = sorted(world.env.backend.messages.get(channel.id, {}).values(), key=lambda it: it.id)
    return [it for it in messages if not it.is_ephemeral and it.type != discord.MessageType.thread_created.value]


async def into_thread(world: World) -> ChannelHandle:
    """Open a table as Anna; go on in its thread. Returns the channel."""
    channel = world.channel
    await world.command(world.anna, "table open", game="heckmeck")
    (world.channel,) = channel.threads[-1:]
    return channel


async def ended(world: World) -> None:
    """Let both players of a table want its end."""
    asked = await world.command(world.anna, "table end")
    await world.click(world.anna, "Ask the others", world.message_of(asked))
    asked = await world.command(world.bruno, "table end")
    await world.click(world.bruno, "End the table (1/2)", world.message_of(asked))
    await world.env.settle()


async def test_lobby_is_in_a_thread_named_after_game_and_opener(threaded: World) -> None:
    channel = await into_thread(threaded)
    assert threaded.channel.name == "Heckmeck am Bratwurmeck · Anna"
    (line,) = said(threaded, channel)
    assert line.content.startswith("**Anna** opened a table: **Heckmeck am Bratwurmeck**")
    assert f"<#{threaded.channel.id}>" in line.content
    assert "Join" in threaded.buttons()
    await threaded.click(threaded.bruno, "Join")
    assert "Bruno" in threaded.board.content


@on_both
async def test_channel_has_two_messages_a_table_and_the_result_leads_to_the_thread(threaded: World) -> None:
    channel = await into_thread(threaded)
    await threaded.command(threaded.bruno, "table join")
    await threaded.command(threaded.anna, "table start")
    for _ in range(3):
        await threaded.command(threaded.carla, "table show")
    await ended(threaded)
    line, result = said(threaded, channel)
    assert f"over in <#{threaded.channel.id}>." in result.content
    assert "opened" in line.content


async def test_rematch_in_a_thread_adds_its_result_alone(threaded: World) -> None:
    channel = await into_thread(threaded)
    await threaded.command(threaded.bruno, "table join")
    await threaded.command(threaded.anna, "table start")
    await ended(threaded)
    await threaded.command(threaded.anna, "table rematch")
    await threaded.command(threaded.anna, "table start")
    await ended(threaded)
    assert len(said(threaded, channel)) == 3


def _ignored(self: TableThreads, step: Step) -> None:
    """What a process does that has died."""


async def test_result_missed_by_a_dead_process_is_posted_by_the_next_once(
    threaded: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await into_thread(threaded)
    await threaded.command(threaded.bruno, "table join")
    await threaded.command(threaded.anna, "table start")
    with monkeypatch.context() as dead:
        dead.setattr(TableThreads, "_note_step", _ignored)
        await threaded.restart()
        await ended(threaded)
        assert len(said(threaded, channel)) == 1
    for _ in range(2):
        await threaded.restart()
        await threaded.env.settle()
        assert len(said(threaded, channel)) == 2


async def test_table_against_computers_begins_in_its_thread(threaded: World) -> None:
    channel = threaded.channel
    await threaded.command(threaded.anna, "table open", game="heckmeck", against="chick")
    (threaded.channel,) = channel.threads
    (line,) = said(threaded, channel)
    assert "SHA-256" in line.content
    assert threaded.buttons(threaded.board)


async def test_table_opened_inside_a_thread_stays_there(threaded: World) -> None:
    threaded.env.backend.create_thread(threaded.channel.id, "evening", owner_id=threaded.anna.id)
    (thread,) = threaded.channel.threads
    await threaded.command(threaded.anna, "table open", channel=thread, game="heckmeck")
    assert len(said(threaded, thread)) == 1
    assert len(threaded.channel.threads) == 1
    assert said(threaded, threaded.channel) == []


# Where there can be no thread


@pytest.mark.parametrize("lacks", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_permission_the_table_is_in_the_channel_and_the_permission_named(
    threaded: World, lacks: str
) -> None:
    denied = discord.PermissionOverwrite(**{lacks: False})
    threaded.channel = threaded.guild.create_text_channel("bare", overwrites={threaded.guild.default_role: denied})
    reply = await threaded.command(threaded.anna, "table open", game="heckmeck")
    named = {"create_public_threads": "Create Public Threads", "send_messages_in_threads": "Send Messages in Threads"}
    assert named[lacks] in threaded.private(reply)
    assert "Join" in threaded.buttons()
    assert threaded.channel.threads == []


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (400, 160006, "no room for another active thread"),
        (403, 50013, "does not let Roost open a thread"),
        (500, 0, "Discord opened no thread"),
    ],
)
async def test_refused_thread_leaves_the_table_in_the_channel_with_a_sentence(
    threaded: World, status: int, code: int, why: str
) -> None:
    threaded.env.inject_error("POST", "/channels/*/messages/*/threads", status=status, code=code, times=9)
    await threaded.command(threaded.anna, "table open", game="heckmeck")
    await threaded.env.settle()
    assert why in said(threaded, threaded.channel)[0].content
    assert "Join" in threaded.buttons()
    await threaded.command(threaded.bruno, "table join")
    await threaded.command(threaded.anna, "table start")
    await ended(threaded)
    assert not [it for it in said(threaded, threaded.channel) if "over in <#" in it.content]


async def test_line_says_so_where_the_table_cannot_be_saved(threaded: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threaded.store, "create", AsyncMock(side_effect=StoreBusy))
    reply = await threaded.command(threaded.anna, "table open", game="heckmeck")
    assert "nothing was changed" in threaded.private(reply)
    (line,) = said(threaded, threaded.channel)
    assert "nothing came of it" in line.content


async def test_deleted_thread_ends_its_table_and_the_channel_says_so(threaded: World) -> None:
    channel = await into_thread(threaded)
    threaded.env.backend.delete_channel(threaded.channel.id)
    await threaded.env.settle()
    _, result = said(threaded, channel)
    assert "could not see this table's channel any more" in result.content
