"""What people saw go wrong with evenings, and no longer do."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from simcord.backend.models import Message, Overwrite
from simcord.enums import OverwriteType

from bot.chat.board.composer import Mentions
from bot.chat.front import discord_io
from bot.chat.plans import handlers
from bot.chat.plans.messages import PlanComposer
from bot.chat.words.lengths import CONTENT
from bot.chat.words.people import People
from bot.tables.evenings import MINUTE, Evening
from bot.tables.guild_settings import GuildSettings
from tests.chat.daily.days import moment
from tests.chat.lobby.test_threads import archived
from tests.chat.test_plans import OPENED, WEEK, an_hour_later, mentions, message, planned, posts, stored
from tests.chat.world import Reply, World
from tests.patience import until, until_none
from tests.store.tables import people_of
from tests.store.test_evenings import an_evening

__all__ = ["message"]


async def weekly(world: World) -> Message:
    shown = world.message_of(await planned(world, repeat="weekly", zone="UTC"))
    await world.click(world.bruno, "I'm in", shown)
    return shown


def heard(world: World) -> str:
    """Return the last private message."""
    return [one for one in world.messages if one.is_ephemeral][-1].content


def silence(world: World) -> int:
    """Forbid everyone to write in the channel. Returns the id of the role."""
    everyone, silent = world.guild.default_role.id, discord.Permissions(send_messages=True).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(everyone, OverwriteType.ROLE, deny=silent))
    return everyone


@pytest.mark.parametrize("barred", ["forbidden", "timed-out"])
async def test_evening_waits_while_roost_may_not_write_and_opens_once_it_may(world: World, barred: str) -> None:
    """Discord does not announce the end of a timeout."""
    shown = await weekly(world)
    me = world.env.bot.guilds[0].me
    everyone = silence(world) if barred == "forbidden" else None
    if everyone is None:
        until = world.env.now() + timedelta(hours=1)
        world.env.backend.edit_member(world.guild.id, me.id, {"timed_out_until": until.isoformat()})
        me.timed_out_until = until  # Discord tells Roost that, and SimCord does not
    await world.goes_on(minutes=121)
    assert "can't open your table here yet" in shown.content
    assert "Open the table" in world.buttons(shown)
    assert posts(world) == []
    if everyone is not None:
        world.env.backend.delete_overwrite(world.channel.id, everyone)
    await world.goes_on(minutes=6)
    assert OPENED in shown.content
    assert mentions(world) == [[world.anna.id, world.bruno.id]]


async def test_evening_that_waits_is_cancelled_by_its_planner_and_opens_no_more(world: World) -> None:
    shown = await weekly(world)
    everyone = silence(world)
    await world.goes_on(minutes=121)
    reply = await world.click(world.anna, "Cancel the series", await world.open(world.anna, "…", shown))
    assert "The plan is cancelled." in world.private(reply)
    assert "❌ Cancelled." in shown.content
    assert not shown.components
    world.env.backend.delete_overwrite(world.channel.id, everyone)
    await world.goes_on(minutes=6)
    assert await stored(world) == []
    assert await world.store.live_table(world.channel.id) is None


async def test_evening_that_waits_is_moved_and_opens_at_its_new_hour_alone(world: World) -> None:
    shown = await weekly(world)
    everyone = silence(world)
    await world.goes_on(minutes=121)
    await world.pressed(world.anna, *await an_hour_later(world, shown))
    world.env.backend.delete_overwrite(world.channel.id, everyone)
    await world.click(world.bruno, "I'm in", shown)
    await world.goes_on(minutes=6)
    assert await world.store.live_table(world.channel.id) is None
    await world.goes_on(minutes=54)
    assert OPENED in shown.content
    assert mentions(world)[-1] == [world.anna.id, world.bruno.id]


async def test_evening_whose_message_takes_no_more_edits_opens_and_says_so_once_it_does(
    world: World, message: Message
) -> None:
    path = f"/channels/{message.channel_id}/messages/{message.id}"
    world.env.inject_error("PATCH", path, status=400, code=30046, times=None)
    await world.goes_on(minutes=121)
    assert mentions(world) == [[world.anna.id, world.bruno.id]]
    assert OPENED not in message.content
    world.env.backend.faults.clear()
    await world.goes_on(minutes=61)
    assert OPENED in message.content
    assert not message.components


async def test_answer_after_the_hour_is_too_late_and_no_one_hears_of_it(world: World, message: Message) -> None:
    """The lobby is not open yet."""
    (evening,) = await stored(world)
    world.passes(minutes=121)
    reply = await world.click(world.carla, "I'm in", message)
    assert "It's too late for answers" in world.private(reply)
    assert len(await world.store.evening_answers(evening.evening_id)) == 2
    await world.goes_on(minutes=1)
    assert "Carla" not in message.content
    assert mentions(world) == [[world.anna.id, world.bruno.id]]


async def test_archived_thread_that_discord_does_not_find_for_a_minute_gets_its_lobby(world: World) -> None:
    """It is judged by the settings of its channel."""
    await world.store.change_guild_settings(world.guild.id, lambda _: GuildSettings(channels=(world.channel.id,)))
    made = world.env.backend.create_thread(world.channel.id, "evening", owner_id=world.anna.id)
    await world.env.settle()
    shown = world.message_of(await planned(world, channel=world.channel.threads[0]))
    await world.env.bot.http.edit_channel(made.id, archived=True)
    await world.env.settle()
    world.env.inject_error("GET", f"/channels/{made.id}", status=503, times=6)
    await world.goes_on(minutes=121)
    await world.goes_on(minutes=2)
    assert OPENED in shown.content


@pytest.mark.parametrize("reached", ["thread", "table", "message"])
@pytest.mark.usefixtures("late_retries")
async def test_lobby_in_a_thread_outlives_the_process_that_opens_it(
    world: World, message: Message, reached: str
) -> None:
    """The process ends once Discord has the thread, the table is stored, or Discord has the first message."""
    await world.lobby()
    send = discord_io.send

    async def killed(*about: Any) -> str:
        if reached == "message":
            await send(*about)
        return "down"

    if reached == "thread":
        await discord_io.open_thread(world.env.bot, message.channel_id, message.id, "Heckmeck")
    else:
        with world.patch.context() as dead:
            dead.setattr(discord_io, "send", killed)
            await world.goes_on(minutes=121)
    assert "opened a table" not in message.content, "it is the plan's"
    await world.restart()
    await world.goes_on(minutes=121 if reached == "thread" else 1)
    assert f"{OPENED}: <#{message.id}>" in message.content
    there = world.env.backend.messages[message.id].values()
    lobby, mention = sorted(there, key=lambda one: "Your table for" in one.content)
    assert "Join" in world.buttons(lobby)
    assert f"<@{world.bruno.id}>" in mention.content


async def test_reason_of_an_evening_that_no_one_may_open_outlives_a_restart(world: World, message: Message) -> None:
    """Its thread was opened for the lobby, and no lobby came."""
    for who in (world.anna, world.bruno):
        for number in range(3):
            elsewhere = world.guild.create_text_channel(f"{who.user.name}{number}")
            await world.command(who, "table open", channel=elsewhere, game="heckmeck")
    await world.command(world.carla, "table open", game="heckmeck")
    await world.goes_on(minutes=121)
    await world.restart()
    await world.goes_on(minutes=1)
    assert message in world.messages
    assert "everyone who is in has too many open tables" in message.content


async def test_plan_without_its_message_is_listed_and_cancelled_there(world: World, message: Message) -> None:
    world.env.backend.delete_message(message.channel_id, message.id)
    assert "no plans on this server" in await world.hear(world.bruno, "plan")
    listed = await world.ask(world.anna, "plan")
    assert "1. Heckmeck" in listed.content
    await world.click(world.anna, "Cancel this evening", await world.open(world.anna, "1", listed))
    assert await stored(world) == []


async def test_moderator_lists_the_plans_of_moderated_channels_and_cancels_one(world: World, message: Message) -> None:
    await world.command(world.bruno, "plan", game="verflixxt", when="in 3 hours", zone="Europe/Rome")
    moderator, channel = world.moderator(), world.guild.create_text_channel("other")
    here = discord.Permissions(manage_messages=True).value
    world.env.backend.set_overwrite(channel.id, Overwrite(world.carla.id, OverwriteType.MEMBER, allow=here))
    assert "no plans on this server" in await world.hear(world.carla, "plan", channel=channel)
    assert "2. Verflixxt" in await world.hear(world.manager(), "plan")
    listed = await world.ask(moderator, "plan", channel=channel)
    assert [line[:12] for line in listed.content.splitlines()[1:]] == ["1. Heckmeck ", "2. Verflixxt"]
    await world.click(moderator, "Cancel this evening", await world.open(moderator, "1", listed))
    assert "❌ Cancelled." in message.content
    assert [evening.game for evening in await stored(world)] == ["verflixxt"]


@pytest.mark.parametrize(("given", "asked"), [("game", "Say when, too: "), ("when", "Choose a game, too.")])
async def test_plan_with_a_game_or_a_time_alone_asks_for_the_other(world: World, given: str, asked: str) -> None:
    options = {"game": "heckmeck", "when": "in 2 hours"}
    reply = await world.ask(world.anna, "plan", zone="Europe/Rome", **{given: options[given]})
    assert reply.content.startswith(asked)
    assert "Open the form" in world.buttons(reply)
    assert await stored(world) == []


async def test_one_evening_of_a_series_is_off_and_the_next_one_comes(world: World) -> None:
    shown = await weekly(world)
    (before,) = await stored(world)
    reply = await world.click(world.anna, "Cancel this evening", await world.open(world.anna, "…", shown))
    assert "The next one follows" in world.private(reply)
    assert "Not this week" in shown.content
    assert "is off this week" in world.only_line("is off")
    button, strip, pressed = world.buttons(shown)["…"], discord_io.strip, list[Reply]()

    async def late(*about: Any) -> Any:
        pressed.append(world.press(world.bruno, button, shown))
        await until(lambda: pressed[0].responded)
        return await strip(*about)

    world.patch.setattr(discord_io, "strip", late)
    for minutes in (121, 4 * 60, 1):
        await world.goes_on(minutes=minutes)
    (after,) = await stored(world)
    assert after.at - before.at == 7 * 24 * 60 * 60 * 1000
    assert "The plan is here" in world.private(pressed[0]), "it is about to lose its buttons"
    assert "I'm in" in world.buttons(world.public[-1])


@pytest.mark.parametrize("is_announced", [False, True])
@pytest.mark.usefixtures("late_retries")
async def test_menu_from_before_the_hour_changes_no_evening_whose_lobby_is_open(
    world: World, *, is_announced: bool
) -> None:
    shown = await weekly(world)
    custom_id, more, later = await an_hour_later(world, shown)
    if not is_announced:
        world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, times=None)
    await world.goes_on(minutes=121)
    before = await stored(world)
    for button, values in ((custom_id, later), (world.buttons(more)["Cancel this evening"], None)):
        assert "has just changed" in world.private(await world.pressed(world.anna, button, more, values))
    assert await stored(world) == before
    world.env.backend.faults.clear()
    await world.goes_on(minutes=2)
    assert OPENED in shown.content
    assert world.only_line("Your table for")


async def test_evening_is_cancelled_though_someone_answers_at_that_moment(world: World, message: Message) -> None:
    more, carla, change = await world.open(world.anna, "…", message), [world.carla], world.store.change_evening

    async def changed(before: Evening, *about: Any) -> bool:
        if carla:
            person = await world.known(carla.pop())
            await world.store.answer_evening(before, person.id, moment(world), coming=True)
        return await change(before, *about)

    world.patch.setattr(world.store, "change_evening", changed)
    assert "The plan is cancelled." in world.private(await world.click(world.anna, "Cancel this evening", more))
    assert f"<@{world.carla.id}>" in world.only_line("is off")


@pytest.mark.parametrize("opening", ["thread", "table"])
async def test_evening_is_cancelled_until_its_table_opens(world: World, message: Message, opening: str) -> None:
    await world.lobby()
    is_thread, more = opening == "thread", await world.open(world.anna, "…", message)
    where, what = (discord_io, "open_thread") if is_thread else (world.store, "create")
    open_it, asked, pressed = getattr(where, what), asyncio.Event(), list[Reply]()

    def is_asked(*about: object) -> None:
        asked.set()

    async def late(*about: Any) -> Any:
        pressed.append(world.press(world.anna, world.buttons(more)["Cancel this evening"], more))
        await asked.wait()
        if is_thread:
            await until_none(lambda: stored(world))
        return await open_it(*about)

    world.patch.setattr(handlers, "held_in", is_asked)
    world.patch.setattr(where, what, late)
    await world.goes_on(minutes=121)
    assert ("The plan is cancelled." if is_thread else "has just changed") in world.private(pressed[0])
    assert ("❌ Cancelled." if is_thread else OPENED) in message.content
    assert [archived(thread) for thread in world.channel.threads] == [is_thread]


async def test_series_whose_evening_is_held_is_cancelled(world: World) -> None:
    shown = await weekly(world)
    await world.goes_on(minutes=121)
    reply = await world.click(world.anna, "Cancel the series", await world.open(world.anna, "…", shown))
    assert "cancelled" in world.private(reply)
    assert await stored(world) == []
    assert not shown.components


async def test_series_whose_evening_is_held_is_moved(world: World) -> None:
    shown = await weekly(world)
    (before,) = await stored(world)
    await world.goes_on(minutes=121)
    reply = await world.pressed(world.anna, *await an_hour_later(world, shown, "Another time every week…"))
    assert "Moved." in world.private(reply)
    await world.goes_on(minutes=6)
    assert "kept" not in world.board.content, "tonight's evening goes on"
    await world.goes_on(minutes=4 * 60)
    assert await world.store.live_table(world.channel.id) is None
    (after,) = await stored(world)
    assert after.at - before.at == (WEEK + 60) * MINUTE
    assert f"<t:{after.at // 1000}:F>" in world.public[-1].content
    await world.click(world.bruno, "I'm in", world.public[-1])
    assert "✅ In (2): **Anna**, **Bruno**" in world.public[-1].content
    assert OPENED in shown.content


@pytest.mark.parametrize(("menu", "moved"), [("Another time…", 0), ("Another time every week…", 60)])
async def test_next_evening_has_another_hour_only_if_the_series_was_moved(world: World, menu: str, moved: int) -> None:
    shown = await weekly(world)
    (before,) = await stored(world)
    await world.pressed(world.anna, *await an_hour_later(world, shown, menu))
    assert f"<t:{before.at // 1000 + 60 * 60}:F>" in shown.content
    for minutes in (181, 4 * 60, 1):
        await world.goes_on(minutes=minutes)
    (_, following) = [one for one in world.public if "🗓️ **" in one.content]
    assert f"<t:{before.at // 1000 + 60 * (WEEK + moved)}:F>" in following.content


@pytest.mark.parametrize("minutes", [0, 121])
async def test_forgotten_name_leaves_the_message_of_an_evening(world: World, minutes: int) -> None:
    """Before the hour, and while it is held."""
    shown = await weekly(world)
    await world.goes_on(minutes=minutes)
    assert "Bruno" in shown.content
    await world.forget(world.bruno)
    await world.goes_on(minutes=6)
    assert "✅ In (1): **Anna**" in shown.content
    assert "Bruno" not in shown.content


async def full(world: World) -> Message:
    """Return the message of an evening for six, to which seven come."""
    shown = world.message_of(await planned(world, game="verflixxt"))
    for who in world.people[1:7]:
        await world.click(who, "I'm in", shown)
    return shown


async def test_seventh_for_six_seats_is_on_standby_and_hears_of_the_first_free_one(world: World) -> None:
    shown = await full(world)
    assert "you stand by as number 1" in heard(world)
    assert "Standing by: **Giulia**" in shown.content
    await world.click(world.bruno, "I can't", shown)
    giulia = world.people[6]
    assert f"<@{giulia.id}>" in world.only_line("A seat is free")
    assert "Standing by" not in shown.content
    for who, pressed in ((world.bruno, "I'm in"), (giulia, "I can't"), (giulia, "I'm in"), (world.carla, "I can't")):
        world.passes(seconds=1)
        await world.click(who, pressed, shown)
    assert len({one["nonce"] for one in posts(world) if f"<@{giulia.id}>" in one["content"]}) == 2


@pytest.mark.parametrize("forgets", [False, True])
@pytest.mark.usefixtures("late_retries")
async def test_mention_of_a_free_seat_outlives_a_refusal_a_restart_and_a_forgotten_person(
    world: World, *, forgets: bool
) -> None:
    shown = await full(world)
    world.env.inject_error("POST", "/channels/*/messages", status=503)
    await world.click(world.bruno, "I can't", shown)
    assert "Standing by" not in shown.content
    assert not any("A seat is free" in one.content for one in world.messages)
    if forgets:
        await world.forget(world.bruno)
    await world.restart()
    for _ in range(2):
        await world.goes_on(minutes=1)
        assert f"<@{world.people[6].id}>" in world.only_line("A seat is free")


async def test_seat_of_a_person_who_left_the_server_goes_to_the_first_on_standby(world: World) -> None:
    await full(world)
    world.guild.remove_member(world.bruno)
    await world.goes_on(minutes=121)
    assert mentions(world) == [[who.id for who in world.people if who is not world.bruno]]


@pytest.mark.parametrize("how", ["turns", "quiet"])
async def test_who_wants_no_notices_is_named_without_a_ping_and_knows_it(
    world: World, message: Message, how: str
) -> None:
    if how == "turns":
        await world.command(world.carla, "me turns", how="none")
    else:
        hour = datetime.fromtimestamp(moment(world) / 1000, UTC).hour
        hours: dict[str, Any] = {"from": f"{hour}:00", "until": f"{(hour + 15) % 24}:00", "zone": "UTC"}
        await world.command(world.carla, "me quiet", **hours)
    await world.click(world.carla, "I'm in", message)
    assert "I won't ping you" in heard(world)
    await world.pressed(world.anna, *await an_hour_later(world, message))
    for who in (world.bruno, world.carla):
        await world.click(who, "I'm in", message)
    await world.goes_on(minutes=181)
    for said, pinged in (("moves to", [world.bruno]), ("Your table for", [world.anna, world.bruno])):
        (mention,) = [post for post in posts(world) if said in post["content"]]
        assert "**Carla**" in mention["content"]
        assert mention["allowed_mentions"]["users"] == [who.id for who in pinged]


async def test_refused_plan_moves_no_quiet_hours(world: World) -> None:
    hours: dict[str, Any] = {"from": "1:00", "until": "7:00", "zone": "Europe/Rome"}
    await world.command(world.anna, "me quiet", **hours)
    before = await world.store.preferences((await world.known(world.anna)).id)
    for when in ("some day", "in 2 hours"):
        await planned(world, when, zone="Asia/Tokyo")
        assert await world.store.preferences((await world.known(world.anna)).id) == before


async def test_message_about_many_people_keeps_its_hour_and_says_how_many_more_there_are(world: World) -> None:
    """Of 84 people in all, 80 can't come. No message is cut."""
    people = await people_of(world.store, 84)
    evening = an_evening(people[0].id)
    await world.store.insert_evening(evening, 1)
    for person in people[4:]:
        await world.store.answer_evening(evening, person.id, 2, coming=False)
    composer = PlanComposer(world.store, People(world.store), Mentions(world.store))
    shown, moved = await composer.compose(evening), await composer.mention(evening, "moved", [one.id for one in people])
    assert "68 more" in shown.content
    assert moved is not None
    assert f"<t:{evening.at // 1000}:F>" in moved.content
    assert moved.content.endswith("44 more")
    assert len(moved.pinged) == 40
    assert max(len(shown.content), len(moved.content)) < CONTENT
