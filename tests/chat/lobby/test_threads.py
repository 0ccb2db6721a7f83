"""Tables in threads, on servers that chose them: the channel keeps a line and the result, the thread has the table."""

import asyncio
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from bot.chat.front import discord_io, features
from bot.chat.lobby.threads import TableThreads, ThreadStarters
from bot.tables.posted import PostedMessage
from bot.tables.service import Tables
from bot.tables.store import CommitUnknown, StoreBusy
from bot.tables.table import Step
from games.registry import GAMES
from tests.chat.board.test_outdated import Corrected
from tests.chat.world import World
from tests.engines import on_both


@pytest.fixture
async def threaded(world: World) -> World:
    """A server that wants its tables in threads."""
    await world.choose_settings(threads=True)
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
    await world.click(world.anna, "Ask the others", await world.ask(world.anna, "table end"))
    await world.click(world.bruno, "End the table (1/2)", await world.ask(world.bruno, "table end"))
    await world.env.settle()


async def test_lobby_is_in_a_thread_named_after_game_and_opener(threaded: World) -> None:
    channel = await into_thread(threaded)
    assert threaded.channel.name == "Heckmeck am Bratwurmeck · Anna"
    (line,) = said(threaded, channel)
    assert line.content.startswith("**Anna** opened a table: **Heckmeck am Bratwurmeck**")
    assert f"<#{threaded.channel.id}>" in line.content
    assert "Join" in threaded.buttons()


async def in_play(world: World) -> ChannelHandle:
    """Open a table in a thread, and let Anna and Bruno play. Returns the channel."""
    channel = await into_thread(world)
    await world.command(world.bruno, "table join")
    await world.command(world.anna, "table start")
    return channel


@on_both
async def test_channel_has_two_messages_a_table_and_later_ones_add_their_results_alone(threaded: World) -> None:
    channel = await in_play(threaded)
    for _ in range(3):
        await threaded.command(threaded.carla, "table show")
    await ended(threaded)
    line, result = said(threaded, channel)
    assert f"The game in <#{threaded.channel.id}> is over." in result.content
    assert "opened" in line.content
    again: tuple[tuple[str, dict[str, Any]], ...] = (("table rematch", {}), ("table open", {"game": "heckmeck"}))
    for number, (command, options) in enumerate(again, 3):
        await threaded.command(threaded.anna, command, **options)
        await threaded.command(threaded.bruno, "table join")
        await threaded.command(threaded.anna, "table start")
        await ended(threaded)
        assert len(said(threaded, channel)) == number


async def test_result_missed_by_a_dead_process_is_posted_by_the_next_once(threaded: World) -> None:
    channel = await in_play(threaded)
    with threaded.patch.context() as dead:
        dead.setattr(TableThreads, "_note_step", _ignore)
        await threaded.restart()
        await ended(threaded)
        assert len(said(threaded, channel)) == 1
    for _ in range(2):
        await threaded.restart()
        assert len(said(threaded, channel)) == 2


async def test_result_that_discord_refuses_strangely_holds_up_no_other_and_comes_later(threaded: World) -> None:
    threaded.env.check_errors = False
    channel, threads = threaded.channel, list[ChannelHandle]()
    for _ in range(2):
        threaded.channel = channel
        await in_play(threaded)
        threads.append(threaded.channel)
    threaded.env.inject_error("POST", f"/channels/{channel.id}/messages", status=400, code=50000, times=1)
    for number, thread in enumerate(threads):
        threaded.channel = thread
        await ended(threaded)
        assert len(said(threaded, channel)) == 2 + number
    await threaded.goes_on(minutes=61)
    assert len(said(threaded, channel)) == 4


async def test_result_under_rules_that_an_update_has_replaced_is_posted_once(threaded: World) -> None:
    channel = await in_play(threaded)
    threaded.patch.setattr(TableThreads, "_note_step", _ignore)
    await threaded.restart()
    await ended(threaded)
    threaded.patch.setitem(GAMES, "heckmeck", Corrected)
    await threaded.restart()
    await threaded.goes_on(seconds=1)
    assert await threaded.store.threads_without_result() == []
    assert len(said(threaded, channel)) == 2


async def test_table_against_computers_begins_in_its_thread(threaded: World) -> None:
    channel = threaded.channel
    await threaded.against("chick")
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
    threaded.channel = threaded.channel_without(lacks)
    reply = await threaded.command(threaded.anna, "table open", game="heckmeck")
    named = {"create_public_threads": "Create Public Threads", "send_messages_in_threads": "Send Messages in Threads"}
    assert named[lacks] in threaded.private(reply)
    assert "Join" in threaded.buttons()
    assert threaded.channel.threads == []


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (400, 160006, "no room for another active thread"),
        (403, 50013, "doesn't let Roost open a thread"),
        (500, 0, "Discord didn't open a thread"),
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
    assert not [it for it in said(threaded, threaded.channel) if "The game in <#" in it.content]


async def test_refused_thread_in_a_channel_that_has_a_table_leaves_no_line(threaded: World) -> None:
    channel, threaded.channel = threaded.channel, threaded.guild.create_text_channel("other")
    threaded.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160006, times=9)
    await threaded.command(threaded.anna, "table open", channel=channel, game="heckmeck")
    before = [message.content for message in said(threaded, channel)]
    for minutes, answer in ((0, "already has a table"), (0, "already has a table"), (25 * 60, "Nobody has done")):
        threaded.passes(minutes=minutes)
        assert answer in await threaded.hear(threaded.bruno, "table open", channel=channel, game="karteneck")
        await threaded.env.settle()
        assert [message.content for message in said(threaded, channel)] == before


async def test_table_that_is_only_offered_is_not_said_to_be_in_the_channel(threaded: World) -> None:
    threaded.channel = threaded.channel_without("create_public_threads")
    await threaded.command(threaded.anna, "table open", game="heckmeck")
    threaded.passes(minutes=25 * 60)
    assert "Create Public Threads" not in await threaded.hear(threaded.bruno, "table open", game="karteneck")


# What is half done


def archived(thread: ChannelHandle) -> bool:
    about = thread._channel.thread_metadata  # pyright: ignore[reportPrivateUsage] - SimCord shows it nowhere else
    return about is not None and about.archived


def _ignore(*_: object) -> None:
    """What a process does that has died."""


async def test_table_that_cannot_be_saved_takes_its_line_and_its_thread_along(threaded: World) -> None:
    threaded.patch.setattr(threaded.store, "create", AsyncMock(side_effect=StoreBusy))
    assert "nothing has changed" in await threaded.hear(threaded.anna, "table open", game="heckmeck")
    await threaded.env.settle()
    assert said(threaded, threaded.channel) == []
    assert all(archived(thread) for thread in threaded.channel.threads)


async def test_line_without_a_thread_is_true_whatever_comes_of_it(threaded: World) -> None:
    threaded.patch.setattr(discord_io, "open_thread", AsyncMock(side_effect=asyncio.CancelledError))
    threaded.patch.setattr(ThreadStarters, "clear", _ignore)
    await threaded.anna.slash(threaded.channel, "table open", game="heckmeck")
    (line,) = said(threaded, threaded.channel)
    assert line.content == "**Anna** wants to play **Heckmeck am Bratwurmeck**"


@on_both
async def test_lobby_that_was_saved_though_the_database_failed_is_shown(threaded: World) -> None:
    """The commit came about, and its confirmation was lost."""
    create = threaded.store.create

    async def unsure(step: Step, line: PostedMessage | None = None) -> None:
        await create(step, line)
        raise CommitUnknown

    threaded.patch.setattr(threaded.store, "create", unsure)
    await threaded.command(threaded.anna, "table open", game="heckmeck")
    await threaded.env.settle()
    (line,) = said(threaded, threaded.channel)
    assert line.content.startswith("**Anna** opened a table")
    (threaded.channel,) = threaded.channel.threads
    assert "Join" in threaded.buttons()


async def test_start_removes_the_line_and_the_thread_of_an_opening_that_died(threaded: World) -> None:
    channel = await into_thread(threaded)
    with threaded.patch.context() as dead:
        dead.setattr(threaded.store, "create", AsyncMock(side_effect=RuntimeError))
        dead.setattr(ThreadStarters, "clear", _ignore)
        for _ in range(2):
            await threaded.anna.slash(channel, "table open", game="karteneck")
    assert len(said(threaded, channel)) == 3
    live, empty, inhabited = channel.threads
    await threaded.anna.send(inhabited, "Who else?")
    await threaded.restart()
    assert empty.id not in [line.id for line in said(threaded, channel)]
    assert [archived(one) for one in (live, empty, inhabited)] == [False, True, False], "where people write it stays"


async def test_opening_under_way_is_no_opening_that_died(threaded: World) -> None:
    """The gateway begins a new session between thread and table."""
    create = threaded.store.create

    async def later(step: Step, line: PostedMessage | None = None) -> None:
        threaded.env.bot.dispatch("guild_available", threaded.env.bot.guilds[0])
        for _ in range(100):
            await asyncio.sleep(0)
        await create(step, line)

    threaded.patch.setattr(threaded.store, "create", later)
    channel = await into_thread(threaded)
    await threaded.env.settle()
    assert len(said(threaded, channel)) == 1
    assert not archived(threaded.channel)
    assert "Join" in threaded.buttons()


@pytest.mark.parametrize("against", [None, "chick"])
async def test_start_completes_line_and_board_of_a_table_whose_process_died_after_saving_it(
    threaded: World, against: str | None
) -> None:
    channel, options = threaded.channel, dict[str, Any]()
    if against is not None:
        options["against"] = against
    with threaded.patch.context() as dead:
        dead.setattr(Tables, "_committed", _ignore)
        await threaded.command(threaded.anna, "table open", game="heckmeck", **options)
        await threaded.env.settle()
    (line,) = said(threaded, channel)
    (threaded.channel,) = channel.threads
    assert "opened" not in line.content
    assert said(threaded, threaded.channel) == []
    await threaded.restart()
    (line,) = said(threaded, channel)
    assert f"opened a table: **Heckmeck am Bratwurmeck** → <#{threaded.channel.id}>" in line.content
    assert ("SHA-256" in line.content) == (against is not None)
    assert threaded.buttons(threaded.board)
    await threaded.restart()
    assert len([message for message in threaded.public if message.components]) == 1


@pytest.mark.usefixtures("late_retries")
async def test_line_that_discord_refused_to_change_is_changed_by_the_next_start(threaded: World) -> None:
    threaded.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=99)
    channel = await into_thread(threaded)
    threaded.env.backend.faults.clear()
    await threaded.restart()
    (line,) = said(threaded, channel)
    assert f"<#{threaded.channel.id}>" in line.content


@pytest.mark.usefixtures("late_retries")
async def test_call_waits_for_the_board(threaded: World) -> None:
    threaded.patch.setattr(features, "LONGEST", 60.0)
    await threaded.command(threaded.carla, "me call", game="heckmeck", until="always")
    threaded.env.inject_error("POST", "/channels/*/messages", status=503, times=99)
    await into_thread(threaded)
    await threaded.goes_on(seconds=61)
    letters = threaded.env.backend.messages.setdefault(threaded.carla.user.dm_channel.id, {})
    assert len(letters) == 0
    threaded.env.backend.faults.clear()
    await threaded.command(threaded.anna, "table show")
    await threaded.goes_on(seconds=76)  # a minute's pause, by chance up to a quarter longer
    assert len(letters) == 1


async def test_deleted_thread_ends_its_table_and_the_channel_says_so(threaded: World) -> None:
    channel = await into_thread(threaded)
    threaded.env.backend.delete_channel(threaded.channel.id)
    await threaded.env.settle()
    _, result = said(threaded, channel)
    assert "couldn't see this table's channel any more" in result.content


@on_both
async def test_rematch_in_the_channel_opens_a_thread_for_the_people_of_their_last_table_there(threaded: World) -> None:
    channel = await in_play(threaded)
    await ended(threaded)
    await threaded.command(threaded.carla, "table open", channel=channel, game="karteneck")
    await threaded.command(threaded.anna, "table rematch", channel=channel)
    assert len(channel.threads) == 3
    threaded.channel = channel.threads[-1]
    table = await threaded.store.live_table(threaded.channel.id)
    assert table is not None
    assert [threaded.shown.count(name) > 0 for name in ("Anna", "Bruno")] == [True, True]
    assert "Heckmeck am Bratwurmeck" in threaded.shown
    await threaded.env.settle()
    assert said(threaded, channel)[-1].content.startswith("**Anna** opened a table: **Heckmeck am Bratwurmeck**")
