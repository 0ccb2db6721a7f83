"""What a server chooses by `/settings`, in the form and as options, and what comes of it when tables are opened."""

from collections.abc import Mapping
from itertools import product
from typing import Any, cast

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.chat.client import Roost
from bot.chat.settings import settings_form
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.tables.guild_settings import GuildSettings
from tests.chat.lobby.test_new_table import chosen, texts_in
from tests.chat.world import Reply, World, words_of
from tests.engines import on_both

FORM: Mapping[str, Any] = {
    "language": "own",
    "channels": [],
    "place": "channel",
    "clock": "none",
    "openers": "everyone",
}
"""The form as a server finds it that has chosen nothing."""


async def filled_in(world: World, who: MemberActor, **values: Any) -> Reply:
    """Open the form, and send it in with these values in place of the unset ones."""
    shown = await who.slash(world.channel, "settings")
    await who.submit_modal(shown, {**FORM, **values})
    assert world.last.responded, "This interaction failed"
    return world.last


async def opened(world: World, who: MemberActor | None = None, **options: Any) -> Message | str:
    """What comes of `/table open`: the lobby, or else the refusal."""
    return await world.hear(who or world.anna, "table open", game="heckmeck", **options) or world.board


async def lobby(world: World, **options: Any) -> Message:
    found = await opened(world, **options)
    assert isinstance(found, Message), found
    return found


def elsewhere(world: World) -> None:
    """Go on in another channel."""
    world.channel = world.guild.create_text_channel("elsewhere")


# The form


async def test_form_has_five_parts_and_shows_what_is_chosen(world: World) -> None:
    who = world.manager()
    await who.slash(world.channel, "settings")
    assert chosen(world.last) == {name: [value] if value else [] for name, value in FORM.items()}
    values = {"language": "it", "channels": [world.channel], "place": "thread", "clock": "day", "openers": "managers"}
    reply = await filled_in(world, who, **values)
    assert world.private(reply).splitlines()[1:] == [
        "- Language: **Italiano**",
        f"- Channels for tables: **<#{world.channel.id}>**",
        "- Where a table goes: **In a thread of its own**",
        "- Clock: **a day**",
        "- Who may open tables: **Anyone who may manage the server**",
    ]
    await who.slash(world.channel, "settings")
    shown = {name: [value] for name, value in values.items()}
    assert chosen(world.last) == {**shown, "channels": [str(world.channel.id)]}


@on_both
async def test_options_do_the_same_as_the_form_and_leave_the_rest(world: World) -> None:
    who = world.manager()
    other = world.guild.create_text_channel("other")
    for options, line in (
        ({"language": "it"}, "Language: **Italiano**"),
        ({"channel": world.channel}, f"Channels for tables: **<#{world.channel.id}>**"),
        ({"channel": other}, f"Channels for tables: **<#{world.channel.id}>, <#{other.id}>**"),
        ({"channel": world.channel}, f"Channels for tables: **<#{other.id}>**"),
        ({"place": "thread"}, "Where a table goes: **In a thread of its own**"),
        ({"clock": "day"}, "Clock: **a day**"),
        ({"openers": "moderators"}, "Who may open tables: **Anyone who may manage messages there**"),
    ):
        await who.slash(world.channel, "settings", **options)
        assert line in world.private(world.last)
    said = await world.hear(who, "settings", language="own")
    assert [line for line in said.splitlines() if "**Italiano**" in line] == []
    assert "a day" in said


@pytest.mark.parametrize("options", [{}, {"clock": "day"}])
async def test_only_managers_may_choose_and_the_permission_is_named(world: World, options: Mapping[str, str]) -> None:
    """Even where the server lets others use the command."""
    (command,) = [one for one in await cast("Roost", world.env.bot).tree.fetch_commands() if one.name == "settings"]
    world.guild.set_command_permissions(command, {world.bruno: True})
    await world.bruno.slash(world.channel, "settings", **options)
    assert "permission *Manage Server*" in world.private(world.last)


async def test_form_sent_in_by_a_former_manager_is_refused(world: World) -> None:
    role = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    who = world.newcomer("Marta", role)
    shown = await who.slash(world.channel, "settings")
    world.env.backend.remove_member_role(world.guild.id, who.id, role.id)
    await who.submit_modal(shown, {**FORM, "clock": "day"})
    assert "permission *Manage Server*" in world.private(world.last)
    assert "Clock" not in (await lobby(world)).content


# What each setting does


async def test_new_tables_have_the_servers_language_and_clock_unless_the_opener_chooses(world: World) -> None:
    before = (await lobby(world)).content.splitlines()[:-1]
    elsewhere(world)
    await filled_in(world, who := world.manager())
    assert (await lobby(world)).content.splitlines()[:-1] == before, "nothing was chosen"
    await world.end(world.channel)
    elsewhere(world)
    await filled_in(world, who, language="it", clock="day")
    assert "Siediti" in world.buttons(board := await lobby(world))
    assert "un giorno" in words_of(board)
    elsewhere(world)
    board = await lobby(world, language="en", clock="none")
    assert "Join" in world.buttons(board)
    assert "a day" not in words_of(board)


async def test_tables_are_opened_in_the_chosen_channels_and_their_threads_alone(world: World) -> None:
    games = world.guild.create_text_channel("games")
    await filled_in(world, world.manager(), channels=[games])
    assert f"tables go in <#{games.id}>" in str(refused := await opened(world))
    assert "permission *Manage Server* can change that" in str(refused)
    await world.command(world.anna, "table open", channel=games, game="heckmeck")
    assert world.private(world.last) == ""
    world.env.backend.create_thread(games.id, "evening", owner_id=world.anna.id)
    (thread,) = games.threads
    await world.command(world.anna, "table open", channel=thread, game="heckmeck")
    assert world.private(world.last) == ""


async def test_a_rematch_keeps_to_the_chosen_channels(world: World) -> None:
    await world.table(2)
    await world.command(world.anna, "table end")
    await world.command(world.bruno, "table end")
    games = world.guild.create_text_channel("games")
    await filled_in(world, world.manager(), channels=[games])
    assert "tables go in" in await world.hear(world.anna, "table rematch")


async def test_deleted_channel_leaves_the_settings_and_the_next_opener_reads_why_tables_are_everywhere(
    world: World,
) -> None:
    who = world.manager()
    games, others = [world.guild.create_text_channel(name) for name in ("games", "others")]
    await filled_in(world, who, channels=[games, others])
    world.env.backend.delete_channel(games.id)
    await world.env.settle()
    assert f"tables go in <#{others.id}>." in str(await opened(world))
    world.env.backend.delete_channel(others.id)
    await world.env.settle()
    said = await opened(world)
    assert "were deleted, so tables can be opened everywhere now" in str(said)
    assert "*Manage Server*" in str(said)
    assert "Join" in world.buttons()
    elsewhere(world)
    assert isinstance(await opened(world, world.bruno), Message), "it is said once"
    assert "**everywhere, since the chosen ones were deleted**" in await world.hear(who, "settings", clock="day")
    await who.slash(world.channel, "settings")
    form = world.last.modal
    assert form is not None
    assert "The chosen ones were deleted" in form["components"][1]["description"]
    assert "**everywhere**" in world.private(await filled_in(world, who, clock="day"))


async def test_channel_that_was_deleted_while_roost_was_stopped_leaves_the_settings(world: World) -> None:
    games = world.guild.create_text_channel("games")
    await filled_in(world, world.manager(), channels=[games])
    del world.env.backend.channels[games.id]
    world.env.backend.get_guild(world.guild.id).channel_ids.remove(games.id)
    await world.restart()
    assert (await world.store.guild_settings(world.guild.id)).channels == ()


async def test_outage_changes_no_settings(world: World) -> None:
    games = world.guild.create_text_channel("games")
    await filled_in(world, world.manager(), channels=[games])
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    guild = world.env.bot.get_guild(world.guild.id)
    assert guild is not None
    guild._channels.clear()  # pyright: ignore[reportPrivateUsage] - as after a start during the outage
    world.env.inject_error("GET", f"/channels/{games.id}", status=404, code=10003, message="Unknown", times=None)
    await cast("Roost", world.env.bot).on_ready()  # settings are compared then
    await world.env.settle()
    assert (await world.store.guild_settings(world.guild.id)).channels == (games.id,)


async def test_two_forms_at_once_both_count_unless_they_change_the_same(world: World) -> None:
    who, other = world.manager(), world.manager()
    shown, beside = [await one.slash(world.channel, "settings") for one in (who, other)]
    await who.submit_modal(shown, {**FORM, "clock": "day"})
    await world.command(who, "settings", channel=None, language="it")
    await other.submit_modal(beside, {**FORM, "openers": "managers"})
    said = world.private(world.last)
    for line in (
        "Clock: **a day**",
        "Language: **Italiano**",
        "Who may open tables: **Anyone who may manage the server**",
    ):
        assert line in said
    late = await other.slash(world.channel, "settings")
    await world.command(who, "settings", channel=None, clock="live")
    await other.submit_modal(late, {**FORM, "language": "it", "openers": "managers", "clock": "three-days"})
    assert "nothing of your form was saved" in world.private(world.last)
    assert (await world.store.guild_settings(world.guild.id)).clock == "live"


@pytest.mark.parametrize(
    ("openers", "named", "permissions"),
    [
        ("moderators", "Manage Messages", discord.Permissions(manage_messages=True)),
        ("managers", "Manage Server", discord.Permissions(manage_guild=True)),
    ],
)
async def test_only_the_chosen_people_open_tables_and_everyone_joins(
    world: World, openers: str, named: str, permissions: discord.Permissions
) -> None:
    await filled_in(world, world.manager(), openers=openers)
    assert f"permission *{named}* can open tables" in str(refused := await opened(world))
    assert "*Manage Server* can change that" in str(refused)
    may = world.newcomer("Moira", world.guild.create_role("hosts", permissions=permissions))
    assert isinstance(await opened(world, may), Message)
    await world.command(world.bruno, "table join")
    assert "Bruno" in world.shown


def test_fields_have_the_lengths_that_discord_takes() -> None:
    """The library checks no lengths; what is too long would be cut."""
    for language, settings in product(LANGUAGES, (GuildSettings(), GuildSettings(emptied="said"))):
        form = settings_form(settings, frozenset(), texts_for(language)).to_dict()
        assert not [text for text in texts_in(form) if text.endswith("…")]
