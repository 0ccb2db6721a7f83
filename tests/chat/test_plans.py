"""Evenings by appointment: the plan, the answers, the hour, and what may come between."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace
from simcord.backend.models import Message
from simcord.results import InteractionResult

from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.tables.evenings import Evening
from bot.tables.guild_settings import GuildSettings
from tests.chat.daily.days import moment
from tests.chat.world import Reply, World, parts

OPENED = "▶️ The table is open"
WEEK = timedelta(weeks=1) // timedelta(minutes=1)


async def planned(world: World, when: str = "in 2 hours", **options: Any) -> Reply:
    about: dict[str, Any] = {"game": "heckmeck", "when": when, "zone": "Europe/Rome"}
    return await world.command(world.anna, "plan", **about | options)


@pytest.fixture
async def message(world: World) -> Message:
    """A plan of Anna's, two hours ahead, for which Bruno is in."""
    shown = world.message_of(await planned(world))
    await world.click(world.bruno, "I'm in", shown)
    return shown


async def stored(world: World) -> list[Evening]:
    """Return the evenings that are not over."""
    return [*await world.store.evenings_of(world.guild.id)]


def posts(world: World) -> list[Any]:
    """Return what Roost posted in the channel without an interaction."""
    return [*world.requests("POST", f"/channels/{world.channel.id}/messages")]


def mentions(world: World) -> list[list[int]]:
    """Return whom Roost mentioned without an interaction."""
    return [users for one in posts(world) if (users := one["allowed_mentions"].get("users"))]


async def an_hour_later(world: World, message: Message, menu: str = "Another time…") -> tuple[str, Message, list[str]]:
    """Open a menu of Anna's. Returns what she presses so that her evening, or the next one, begins an hour later."""
    (before,) = await stored(world)
    more = await world.open(world.anna, "…", message)
    (found,) = [part for part in parts(more) if part.get("placeholder") == menu]
    later = [one["value"] for one in found["options"] if (int(one["value"]) - before.at // 60_000) % WEEK == 60]
    return found["custom_id"], more, later


async def test_answer_that_comes_before_the_message_is_noted_counts(world: World) -> None:
    shown = world.message_of(await planned(world))
    (evening,), find = await stored(world), world.store.evening
    before = [replace(evening, message_id=None, due_at=0)]

    async def found(evening_id: int) -> Evening | None:
        return before.pop() if before else await find(evening_id)

    world.patch.setattr(world.store, "evening", found)
    await world.click(world.bruno, "I'm in", shown)
    assert not before
    assert len(await world.store.evening_answers(evening.evening_id)) == 2


# The hour


async def test_at_the_hour_a_lobby_opens_for_those_who_are_in_with_one_mention(world: World, message: Message) -> None:
    await world.click(world.carla, "I can't", message)
    assert "✅ In (2): **Anna**, **Bruno**\n💤 Not coming: **Carla**" in message.content
    assert posts(world) == []
    await world.goes_on(minutes=121)
    assert mentions(world) == [[world.anna.id, world.bruno.id]]
    assert f"is open: <@{world.anna.id}> and <@{world.bruno.id}>" in world.only_line("Your table for")
    assert OPENED in message.content
    assert not message.components
    assert "Anna" not in str(world.board.attachments), "no one is seated"
    assert "Planned by **Anna**." in world.board.content
    until = (await world.fetch()).acted_at // 1000 + 5 * 60
    assert f"Until <t:{until}:t> seats are kept for **Anna** and **Bruno**." in world.board.content
    await world.click(world.bruno, "Join")
    assert "seats are kept for **Anna**." in world.board.content
    assert "Bruno" in str(world.board.attachments)
    await world.command(world.anna, "table show")
    assert len(mentions(world)) == 1
    await world.click(world.carla, "Join")
    assert "Carla" in str(world.board.attachments), "a friend finds a seat beside those that are kept"
    assert await stored(world) == []


async def test_lobby_says_no_longer_than_it_keeps_them_for_whom_seats_are_kept(world: World, message: Message) -> None:
    """No one does anything. Once the five minutes are over the board is edited all the same."""
    await world.goes_on(minutes=121)
    with_names = world.files(world.board)
    await world.goes_on(minutes=6)
    assert "Planned by **Anna**." in world.board.content
    assert "kept" not in world.board.content
    assert world.files(world.board) != with_names, "their names leave the picture, too"


async def test_lobby_to_which_no_one_came_ends_after_four_hours(world: World, message: Message) -> None:
    for hours in (121 / 60, 4, 0.1):
        await world.goes_on(minutes=60 * hours)
    assert await world.store.live_table(world.channel.id) is None
    assert "This table was" in world.board.content
    assert await world.store.due_evenings(1 << 60) == []


async def test_others_are_called_once_the_seats_are_no_longer_kept(world: World, message: Message) -> None:
    await world.command(world.carla, "me call", game="heckmeck", until="always")
    for minutes in (121, 3):
        await world.goes_on(minutes=minutes)
    assert world.letters(world.carla) == []
    await world.goes_on(minutes=4)
    assert "Heckmeck" in world.letters(world.carla)[-1].content


async def test_where_no_thread_may_be_a_button_opens_the_lobby_once_the_channel_is_free(world: World) -> None:
    world.channel = world.channel_without("create_public_threads")
    await world.lobby()
    message = world.message_of(await planned(world, channel=world.channel))
    await world.goes_on(minutes=121)
    await world.goes_on(minutes=1)
    assert "can't open your table here yet" in message.content
    assert world.private(await world.click(world.anna, "Open the table", message))
    await world.end()
    await world.click(world.anna, "Open the table", message)
    assert OPENED in message.content
    assert f"is open: <@{world.anna.id}>" in world.only_line("Your table for")


@pytest.mark.parametrize("barred", ["forbidden", "unknown-game", "empty", "gone", "left"])
async def test_what_keeps_a_lobby_from_opening_is_said_at_the_plan(world: World, message: Message, barred: str) -> None:
    said = {
        "forbidden": "this server has other channels",
        "unknown-game": "Roost doesn't have this game any more",
        "empty": "No one was in",
        "gone": "",
        "left": OPENED,
    }
    (plan,) = await stored(world)
    if said[barred].startswith(("this", "Roost")):  # which ends a weekly plan, too
        await world.store.change_evening(plan, replace(plan, minute=0, game=barred if "game" in barred else plan.game))
    match barred:
        case "unknown-game":
            pass
        case "forbidden":
            await world.store.change_guild_settings(world.guild.id, lambda _: GuildSettings(channels=(1,)))
        case "empty":
            for who in (world.anna, world.bruno):
                await world.click(who, "I can't", message)
        case "gone":
            world.env.backend.delete_message(message.channel_id, message.id)
        case _:
            world.guild.remove_member(world.bruno)
    await world.goes_on(minutes=121)
    assert await stored(world) == []
    assert said[barred] in message.content
    assert mentions(world) == ([[world.anna.id]] if barred == "left" else [])


async def test_an_hour_without_a_process_opens_late(world: World, message: Message) -> None:
    world.passes(minutes=150)
    await world.restart()
    await world.goes_on(minutes=1)
    assert "I'm late: the table opened only now" in message.content
    assert mentions(world) == [[world.anna.id, world.bruno.id]]
    assert await stored(world) == []


@pytest.mark.parametrize(("busy", "left"), [(False, False), (True, False), (True, True)])
async def test_who_was_in_at_a_missed_evening_hears_of_it_once_and_opens_the_table_now(
    world: World, message: Message, *, busy: bool, left: bool
) -> None:
    """In a thread, where the channel has another table, and not at all if they left the server."""
    if busy:
        await world.lobby()
    pressed = world.buttons(message)["I'm in"]
    world.passes(minutes=181)
    await world.restart()
    await world.goes_on(minutes=1)
    (missed,) = [one for one in world.public if "I slept through" in one.content]
    assert mentions(world) == [[world.anna.id, world.bruno.id]]
    assert not message.components
    assert "The plan is here" in world.private(await world.pressed(world.carla, pressed, message))
    for who in (world.anna, world.bruno) if left else ():
        world.guild.remove_member(who)
    await world.click(world.carla if left else world.anna, "Open the table", missed)
    if left:
        assert "No one was in" in missed.content
        assert not world.requests("POST", "/threads")
        return
    where = missed.id if busy else world.channel.id
    assert f"the table opened only now: <#{where}>" in missed.content
    (mention,) = [one for one in world.env.backend.messages[where].values() if "Your table for" in one.content]
    assert f"<@{world.bruno.id}>" in mention.content
    assert await stored(world) == []


async def test_a_plan_whose_message_was_lost_is_posted(world: World) -> None:
    world.env.inject_error("POST", "/interactions/*", status=500, times=2)
    await world.anna.slash(world.channel, "plan", game="heckmeck", when="in 2 hours", zone="Europe/Rome")
    assert (await world.hear(world.anna, "plan")).endswith(f"/{world.channel.id}"), "a link to the channel"
    await world.goes_on(minutes=2)
    (message,) = [one for one in world.public if "🗓️" in one.content]
    await world.click(world.bruno, "I'm in", message)
    assert "✅ In (2)" in message.content


async def test_a_deleted_channel_ends_its_evenings(world: World) -> None:
    other = world.guild.create_text_channel("other")
    for channel in (world.channel, other):
        await planned(world, channel=channel)
    world.env.backend.delete_channel(other.id)
    await world.env.settle()
    assert [one.channel_id for one in await stored(world)] == [world.channel.id]


# Reminders


async def test_reminders_reach_those_who_are_in_as_they_wish_and_no_one_else(world: World, message: Message) -> None:
    for who in (world.carla, world.people[3]):
        await world.click(who, "I'm in", message)
    await world.click(world.people[4], "I can't", message)
    await world.command(world.carla, "me turns", how="none")
    person = await world.known(world.people[3])
    preferences = await world.store.preferences(person.id)
    hours: dict[str, Any] = {"from": "0:00", "until": "16:00", "zone": "UTC"}
    await world.command(world.people[3], "me quiet", **hours)
    quiet = (await world.store.preferences(person.id)).quiet_until(moment(world) + 105 * 60 * 1000) is not None
    assert preferences.quiet is None
    await world.goes_on(minutes=106)
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{message.id}"
    for who in (world.anna, world.bruno):
        (reminder,) = world.letters(who)
        assert reminder.content.endswith(link)
    assert world.letters(world.carla) == world.letters(world.people[4]) == []
    assert len(world.letters(world.people[3])) == (0 if quiet else 1)
    await world.goes_on(minutes=5)
    assert len(world.letters(world.anna)) == 1
    assert not [one for one in world.messages if "<t:" in one.content and link in one.content], "nor the channel"


async def test_a_young_plan_reminds_no_one(world: World) -> None:
    message = world.message_of(await planned(world, "in 10 minutes", zone="UTC"))
    assert "UTC doesn't follow clock changes" in message.content
    await world.goes_on(minutes=11)
    assert world.letters(world.anna) == []
    assert mentions(world) == [[world.anna.id]]


# What people type


@pytest.mark.parametrize(
    ("when", "said"),
    [
        ("in 4 minutes", "at least 5 minutes and at most 8 weeks ahead"),
        ("in 9 weeks 20:30", "at least 5 minutes and at most 8 weeks ahead"),
        ("some day", 'which moment "some day" is'),
        ("tomorrow at 9", "can be two moments"),
    ],
)
async def test_a_moment_that_cannot_be_is_refused_kindly(world: World, when: str, said: str) -> None:
    assert said in world.private(await planned(world, when))
    assert await stored(world) == []


async def sent_in(world: World, shown: Reply, zone: str) -> Reply:
    """Send in Anna's form of a plan."""
    fields = {"game": "verf", "when": "in 2 hours", "zone": zone}
    await world.anna.submit_modal(InteractionResult(world.env, shown), fields)
    return world.last


async def test_refused_plan_is_posted_from_a_form_that_holds_what_was_typed(world: World) -> None:
    """Without a zone nothing is stored; the form of the refusal has all that was typed, and asks for the zone."""
    refused = await world.command(world.anna, "plan", game="verflixxt", when="in 2 hours", repeat="weekly", clock="day")
    assert "Say your time zone, too" in world.private(refused)
    opened = await world.click(world.anna, "Open the form", world.message_of(refused))
    assert opened.modal is not None
    assert [field["component"].get("value") for field in opened.modal["components"][1:]] == ["in 2 hours", None]
    unknown = await sent_in(world, opened, zone="Atlantis")
    assert 'which time zone "Atlantis" is' in world.private(unknown)
    opened = await world.click(world.anna, "Open the form", world.message_of(unknown))
    message = world.message_of(await sent_in(world, opened, zone="Roma"))
    (plan,) = await stored(world)
    assert (plan.game, plan.zone, plan.clock, plan.is_weekly) == ("verflixxt", "Europe/Rome", "day", True)
    await world.click(world.bruno, "I'm in", message)
    assert "✅ In (2): **Anna**, **Bruno**" in message.content


async def test_completion_shows_what_is_understood_and_is_taken(world: World) -> None:
    offers = await world.anna.autocomplete(world.channel, "plan", "when", "sat")
    assert {one["value"][-5:] for one in offers} >= {"20:00", "20:30"}, "also without a zone"
    assert await world.anna.autocomplete(world.channel, "plan", "when", "in 2 hours") == []
    assert "Say your time zone, too" in await world.hear(world.anna, "plan", game="heckmeck", when="in 2 hours")
    await planned(world)
    offers = await world.anna.autocomplete(world.channel, "plan", "when", "tomorrow")
    assert [one["name"].rpartition(", ")[0] for one in offers] == [one["value"] for one in offers]
    assert {one["value"][-5:] for one in offers} == {"20:00", "20:30", "21:00"}
    assert "🗓️" in (await world.ask(world.anna, "plan", game="heckmeck", when=offers[0]["value"])).content


async def test_more_than_three_plans_are_refused(world: World) -> None:
    for _ in range(3):
        await planned(world)
    assert "You have 3 open plans" in world.private(await planned(world))


# A change, and the end of a plan


async def test_a_changed_time_drops_all_answers_and_says_so_with_one_mention(world: World, message: Message) -> None:
    await world.click(world.carla, "I can't", message)
    *_, (later,) = menu = await an_hour_later(world, message)
    assert "out of date" in world.private(await world.pressed(world.carla, *menu))
    assert "Moved." in world.private(await world.pressed(world.anna, *menu))
    (said,) = [one for one in world.messages if "moves to" in one.content]
    assert f"<@{world.bruno.id}> and <@{world.carla.id}>" in said.content
    assert f"<@{world.anna.id}>" not in said.content
    assert f"<t:{int(later) * 60}:F>" in said.content
    assert f"<t:{int(later) * 60}:F>" in message.content
    assert "✅ In (1): **Anna**" in message.content
    await world.click(world.bruno, "I'm in", message)
    await world.goes_on(minutes=125)
    assert len(mentions(world)) == 1, "the former hour opens nothing"
    await world.goes_on(minutes=60)
    assert mentions(world)[1:] == [[world.anna.id, world.bruno.id]]


async def test_a_cancelled_plan_opens_nothing_and_says_so_with_one_mention(world: World, message: Message) -> None:
    assert not (await world.open(world.bruno, "…", message)).components
    moderator = world.moderator()
    more = await world.open(moderator, "…", message)
    reply = await world.click(moderator, "Cancel this evening", more)
    assert "❌ Cancelled." in message.content
    assert "cancelled" in world.private(reply)
    said = world.only_line("is off")
    assert f"<@{world.anna.id}> and <@{world.bruno.id}>" in said
    await world.goes_on(minutes=125)
    assert len(posts(world)) == 1


# Every week


async def test_next_weeks_message_comes_once_the_evening_is_over_and_is_answered_again(world: World) -> None:
    message = world.message_of(await planned(world, repeat="weekly", zone="UTC"))
    await world.click(world.bruno, "I'm in", message)
    (before,) = await stored(world)
    await world.goes_on(minutes=121)
    assert OPENED in message.content
    await world.goes_on(minutes=10)
    assert len([one for one in world.public if "🗓️" in one.content]) == 1, "the table is open"
    assert message.components
    await world.end()
    await world.goes_on(minutes=10)
    await world.goes_on(minutes=1)
    (_, following) = [one for one in world.public if "🗓️" in one.content]
    assert not message.components, "what can be changed is the next one"
    assert "✅ In (1): **Anna**" in following.content
    (after,) = await stored(world)
    assert after.at - before.at == WEEK * 60_000
    await world.click(world.carla, "I'm in", following)
    assert "✅ In (2): **Anna**, **Carla**" in following.content


async def test_a_weekly_plan_ends_after_three_evenings_without_company(world: World) -> None:
    await planned(world, repeat="weekly")
    for _ in range(3):
        (plan,) = await stored(world)
        await world.goes_on(minutes=(plan.at - moment(world)) / 60_000 + 1)
        await world.goes_on(minutes=4 * 60)
        await world.goes_on(minutes=1)
    assert await stored(world) == []
    assert "3 weeks in a row" in [one for one in world.public if "🗓️" in one.content][-1].content


async def test_answer_on_its_way_while_the_plan_moves_does_not_bring_the_former_hour_back(
    world: World, message: Message
) -> None:
    (before,), menu = await stored(world), await an_hour_later(world, message)
    gate, reached, answer = asyncio.Event(), asyncio.Event(), Interaction.reply_in_place

    async def late(self: Interaction, post: Post) -> int | None:
        if self.user.id == world.carla.id:
            reached.set()
            await gate.wait()
        return await answer(self, post)

    world.patch.setattr(Interaction, "reply_in_place", late)
    world.press(world.carla, next(parts(message))["custom_id"], message)
    await reached.wait()
    world.press(world.anna, *menu)
    while (await stored(world))[0].at == before.at:  # noqa: ASYNC110 - the database has no event
        await asyncio.sleep(0)
    gate.set()
    await world.env.settle()
    assert f"<t:{int(menu[-1][0]) * 60}:F>" in message.content
    assert "✅ In (1): **Anna**" in message.content


async def test_lobby_is_opened_by_the_next_one_who_may_have_another_table(world: World, message: Message) -> None:
    for number in range(3):
        elsewhere = world.guild.create_text_channel(f"c{number}")
        await world.command(world.anna, "table open", channel=elsewhere, game="heckmeck")
    await world.goes_on(minutes=121)
    assert OPENED in message.content


async def test_lobby_to_which_no_one_came_is_none_of_those_that_its_first_comer_opened(
    world: World, message: Message
) -> None:
    await world.goes_on(minutes=121)
    for number in range(2):
        elsewhere = world.guild.create_text_channel(f"c{number}")
        await world.command(world.anna, "table open", channel=elsewhere, game="heckmeck")
    last = world.guild.create_text_channel("last")
    opened = await world.command(world.anna, "table open", channel=last, game="heckmeck")
    assert "Join" in world.buttons(world.message_of(opened))
