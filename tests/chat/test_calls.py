"""Direct messages when a table opens: who gets one, when, how often, and who never learns of it."""

from itertools import product
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType
from structlog.testing import capture_logs

from bot.chat import calls as feature
from bot.chat.front.controls import GameCode
from bot.chat.requests import Subscribe
from bot.tables.calls import MAX_UNANSWERED, Until
from bot.tables.clocks import Quiet
from bot.tables.store import Preferences
from bot.tables.wall_clock import now
from tests.chat.world import World

HOUR = 61
"""Minutes after which a person may be called again."""
CALLED = "there's an open table with free seats"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feature, "PACE", 0.0)


def calls(world: World, who: MemberActor) -> int:
    return sum(CALLED in letter.content for letter in world.letters(who))


async def subscribe(world: World, *people: MemberActor, until: str = "always") -> None:
    for person in people:
        await world.command(person, "me call", game="heckmeck", until=until)


async def end(world: World, channel: ChannelHandle | None = None, minutes: int = HOUR) -> None:
    """The channel's table ends, and time passes: an hour, so that everybody may be called again."""
    await world.click(world.anna, "Yes, end it", await world.ask(world.anna, "table end", channel=channel))
    await world.goes_on(minutes=minutes)


async def open_and_wait(world: World, channel: ChannelHandle | None = None, game: str = "heckmeck") -> None:
    """Anna opens a table, and its calls go out."""
    await world.command(world.anna, "table open", channel=channel, game=game)
    await world.goes_on(seconds=61)


# When


async def test_call_comes_a_minute_after_the_opening_and_leads_to_the_board(world: World) -> None:
    await subscribe(world, world.carla)
    await world.command(world.anna, "table open", game="heckmeck")
    await world.goes_on(seconds=30)
    assert calls(world, world.carla) == 0, "most groups are complete by then"
    await world.goes_on(seconds=31)
    (letter,) = world.letters(world.carla)
    assert letter.content == (
        f"📣 **Heckmeck am Bratwurmeck** on **{world.guild.name}**: there's an open table with free seats. "
        f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.board.id}"
    )
    assert [calls(world, who) for who in world.people] == [0, 0, 1, 0, 0, 0, 0]
    await world.goes_on(minutes=HOUR)
    assert calls(world, world.carla) == 1, "one a table"


async def test_no_call_for_another_game_or_to_a_person_with_a_seat(world: World) -> None:
    await subscribe(world, world.carla, world.anna)
    await open_and_wait(world, game="karteneck")
    assert [calls(world, who) for who in world.people] == [0] * 7
    await end(world)
    await open_and_wait(world)
    assert [calls(world, who) for who in world.people] == [0, 0, 1, 0, 0, 0, 0]


async def test_no_call_to_a_table_that_was_full_or_has_started(world: World) -> None:
    extra = world.newcomer("Hugo")
    await subscribe(world, *world.people, extra)
    await world.lobby(7)
    await world.goes_on(seconds=61)
    await world.command(world.bruno, "table leave")
    await world.goes_on(minutes=5)
    assert [calls(world, who) for who in (*world.people, extra)] == [0] * 8
    await end(world)
    await world.lobby()
    await world.command(world.anna, "table start")
    await world.goes_on(minutes=5)
    assert [calls(world, who) for who in (*world.people, extra)] == [0] * 8, "the game has started"


async def test_calls_of_a_restarted_bot_are_void_ten_minutes_after_the_opening(world: World) -> None:
    await subscribe(world, world.carla)
    for minutes, called in ((8, 1), (11, 1)):
        await world.command(world.anna, "table open", game="heckmeck")
        world.passes(minutes=minutes)
        await world.restart()
        assert calls(world, world.carla) == called, minutes
        await end(world)


# Whom


async def test_at_most_one_call_an_hour_whatever_opens(world: World) -> None:
    await subscribe(world, world.carla)
    await world.command(world.carla, "me call", game="karteneck")
    await open_and_wait(world)
    other = world.guild.create_text_channel("other")
    await open_and_wait(world, other, "karteneck")
    assert len(world.letters(world.carla)) == 1
    await end(world)
    await open_and_wait(world)
    assert len(world.letters(world.carla)) == 2


async def test_call_in_quiet_hours_is_dropped_and_not_kept(world: World) -> None:
    await subscribe(world, world.carla)
    carla = await world.known(world.carla)
    minute = (now() + world.passed_ms) // 60_000 % (24 * 60)
    quiet = Quiet("UTC", (minute - 10) % (24 * 60), (minute + 4) % (24 * 60))
    await world.store.set_preferences(carla.id, Preferences(quiet))
    await open_and_wait(world)
    await world.goes_on(minutes=8)
    assert world.letters(world.carla) == [], "the table is open still, and her quiet hours are over"
    await end(world)
    await open_and_wait(world)
    assert calls(world, world.carla) == 1


async def test_subscription_for_tonight_ends_by_itself(world: World) -> None:
    await subscribe(world, world.carla, until="tonight")
    await world.goes_on(minutes=11 * 60)
    await open_and_wait(world)
    assert calls(world, world.carla) == 1
    await end(world)
    await open_and_wait(world)
    assert calls(world, world.carla) == 1
    reply = await world.command(world.carla, "me call")
    assert world.private(reply).startswith("You're not on the call list for any game here.")


@pytest.mark.parametrize("resumed", ["seat", "button"])
async def test_always_pauses_after_five_unanswered_calls_until_it_is_resumed(world: World, resumed: str) -> None:
    await subscribe(world, world.carla)
    for number in range(MAX_UNANSWERED + 2):
        await open_and_wait(world)
        assert calls(world, world.carla) == min(number + 1, MAX_UNANSWERED)
        await end(world)
    last = world.letters(world.carla)[-1]
    assert "You missed 5 calls in a row, so this is the last one for now." in last.content
    assert list(world.buttons(last)) == ["Don't call me", "Keep calling me"]
    assert "Paused, since you missed the last calls." in await world.hear(world.carla, "me call")
    if resumed == "seat":
        await world.lobby(3)
        await end(world)
    else:
        await world.carla.user.click(world.seen(last), label="Keep calling me")
    await open_and_wait(world)
    assert calls(world, world.carla) == MAX_UNANSWERED + (resumed == "seat")


async def test_letter_subscribes_to_no_server_where_the_person_is_not(world: World) -> None:
    await subscribe(world, world.carla)
    await open_and_wait(world)
    (letter,) = world.letters(world.carla)
    ways: tuple[Until | None, ...] = (None, "tonight", "always")
    for guild, until in product(("1", "9" * 18, "9" * 19, "٣", "0"), ways):
        subscribing = Subscribe(GameCode["verflixxt"], 1, until).custom_id.replace(",1,", f",{guild},")
        reply = await world.pressed(world.carla, subscribing, letter)
        said = world.message_of(reply).content
        assert ("out of date" if guild in ("9" * 19, "٣", "0") else "Type this on the server") in said, subscribing
        assert not reply.followup_ids
    assert (await world.store.count_personal_data((await world.known(world.carla)).id))["subscriptions"] == 1


async def test_every_call_carries_the_button_that_ends_them(world: World) -> None:
    await subscribe(world, world.carla)
    await open_and_wait(world)
    (letter,) = world.letters(world.carla)
    await world.carla.user.click(world.seen(letter), label="Don't call me")
    assert letter.content == "🔕 **Heckmeck am Bratwurmeck** · No more calls."
    await end(world)
    await open_and_wait(world)
    assert len(world.letters(world.carla)) == 1


async def test_who_subscribes_in_a_lobby_is_called_to_the_next_one(world: World) -> None:
    await world.command(world.anna, "table open", game="heckmeck")
    await world.click(world.carla, "📣 Call me")
    await world.goes_on(minutes=5)
    assert world.letters(world.carla) == []
    await end(world)
    await open_and_wait(world)
    assert calls(world, world.carla) == 1


async def test_person_who_left_the_server_is_not_called_and_left_from_its_list(world: World) -> None:
    dario = world.people[3]
    await subscribe(world, world.carla, world.bruno, dario)
    world.guild.remove_member(world.carla)
    path = f"/guilds/{world.guild.id}/members/{dario.id}"
    world.env.inject_error("GET", path, status=400, code=50000, times=None)
    await open_and_wait(world)
    assert [calls(world, who) for who in (world.carla, world.bruno, dario)] == [0, 1, 0], "one lookup fails strangely"
    carla = await world.known(world.carla)
    assert await world.store.subscriptions(carla.id, world.guild.id, 0) == []


async def test_person_who_does_not_see_the_channel_is_not_called(world: World) -> None:
    """By the roles that the person has now: the ones of the command may be old."""
    everyone = world.guild.roles["@everyone"]
    staff = world.guild.create_role("staff")
    hidden = world.guild.create_text_channel(
        "hidden",
        overwrites={
            everyone: discord.PermissionOverwrite(view_channel=False),
            staff: discord.PermissionOverwrite(view_channel=True),
            world.anna: discord.PermissionOverwrite(view_channel=True),
            world.env.bot.user: discord.PermissionOverwrite(view_channel=True, send_messages=True, attach_files=True),  # pyright: ignore[reportArgumentType] - the bot is logged in
        },
    )
    insider = world.newcomer("Hugo", staff)
    await subscribe(world, world.carla, insider)
    await open_and_wait(world, hidden)
    assert (calls(world, world.carla), calls(world, insider)) == (0, 1)


async def test_private_thread_calls_no_one_and_a_public_one_does(world: World) -> None:
    await subscribe(world, world.carla)
    for kind, called in ((ChannelType.PRIVATE_THREAD, 0), (ChannelType.PUBLIC_THREAD, 1)):
        made = world.env.backend.create_thread(world.channel.id, "den", owner_id=world.anna.id, type=kind)
        (thread,) = [thread for thread in world.channel.threads if thread.id == made.id]
        await open_and_wait(world, thread)
        assert calls(world, world.carla) == called, kind


# Closed direct messages


async def test_closed_direct_messages_end_the_calls_and_are_said_once_at_the_next_command(world: World) -> None:
    await subscribe(world, world.carla, world.bruno)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    await open_and_wait(world)
    assert sorted(calls(world, who) for who in (world.carla, world.bruno)) == [0, 1]
    closed = world.carla if calls(world, world.carla) == 0 else world.bruno
    assert "I couldn't send you a direct message, so I've stopped calling you." in await world.hear(closed, "help")
    assert "stopped calling" not in await world.hear(closed, "help")
    await end(world)
    await open_and_wait(world)
    assert calls(world, closed) == 0


async def test_who_asks_for_calls_again_reads_nothing_of_former_ones(world: World) -> None:
    await subscribe(world, world.carla)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    await open_and_wait(world)
    reply = await world.command(world.carla, "me call", game="heckmeck", until="always")
    assert "whenever a table opens" in world.private(reply)
    assert "stopped calling" not in world.private(reply)
    assert "stopped calling" not in await world.hear(world.carla, "help")


# Who learns of it


async def test_button_toggles_privately_and_changes_nothing_that_others_see(world: World) -> None:
    await world.lobby()
    board = world.board
    before = (board.content, board.components, board.edited_timestamp, len(world.public))
    reply = await world.click(world.carla, "📣 Call me")
    assert "I'll send you a direct message when a table opens on this server, until <t:" in world.private(reply)
    assert list(world.buttons(world.message_of(reply))) == ["Always", "Don't call me"]
    await world.click(world.carla, "Always", world.message_of(reply))
    assert "at most one an hour" in world.private(reply)
    assert "No more calls." in world.private(await world.click(world.carla, "📣 Call me"))
    board = world.board
    assert (board.content, board.components, board.edited_timestamp, len(world.public)) == before


async def test_nothing_says_who_is_subscribed_or_how_many_are(world: World) -> None:
    """Neither what others see and get as replies, nor the log."""

    async def evening() -> tuple[list[str], list[dict[str, Any]]]:
        with capture_logs() as lines:
            await open_and_wait(world)
            seen = [await world.hear(world.bruno, "me call")]
            seen.append(await world.hear(world.bruno, "table show", text=True))
            seen += [message.content for message in world.public]
            await end(world)
        own = [{key: value for key, value in line.items() if key not in ("interaction", "table")} for line in lines]
        return [_without_ids(text) for text in seen], own

    without = await evening()
    await subscribe(world, world.carla, world.people[3])
    count = len(world.public)
    with_some = await evening()
    assert with_some[1] == without[1]
    assert with_some[0][:1] == without[0][:1]
    assert [text for text in with_some[0] if "Carla" in text or "Dario" in text] == []
    assert len(world.public) > count


def _without_ids(text: str) -> str:
    return "".join(letter for letter in text if not letter.isdigit())


async def test_privacy_names_subscriptions_and_forgetting_ends_them(world: World) -> None:
    await subscribe(world, world.carla)
    carla = await world.known(world.carla)
    reply = await world.command(world.carla, "privacy show")
    assert "Which games you want to be called for (1, on one server)" in world.private(reply)
    kept: Any = (await world.store.personal_data(carla.id))["subscriptions"]
    assert [(row["guild_id"], row["game"]) for row in kept] == [(world.guild.id, "heckmeck")]
    await world.store.forget(carla.id)
    assert (await world.store.personal_data(carla.id))["subscriptions"] == []
    await open_and_wait(world)
    assert world.letters(world.carla) == []
