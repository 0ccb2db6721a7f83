"""Absence at a table: nudges, votes, a hen in the place of a person, seats that change hands, ends."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.chat.board import opened_hands
from bot.chat.requests import table_of
from bot.tables.entries import ACTION, TABLE, Absent, kind_of
from bot.tables.store import Turn
from tests.chat.world import EIGHT_WORMS, World, words_of

BACK_IN = 11
"""Minutes after which a nudge has no answer."""


async def redraw(world: World) -> None:
    """The board as it is now, as a person sees it after `/table show`."""
    await world.command(world.carla, "table show")


async def nudged(world: World, players: int = 3) -> None:
    """A table whose first seat lets the others wait, and was nudged."""
    await world.table(players)
    world.passes(minutes=4)
    await redraw(world)
    await world.click(world.bruno, world.label("🔔 Nudge"))


async def test_who_waits_for_three_minutes_nudges_once_and_the_board_says_who(world: World) -> None:
    await world.table(3)
    assert [*world.buttons()] == ["Roll 8 dice", "As text", "How to play", "…"], "as long as everybody is there"
    assert world.board.content.splitlines() == ["●\xa0**Anna** begins.", "●\xa0**Anna**, your turn: roll the dice."]
    world.passes(minutes=2)
    await redraw(world)
    assert not [label for label in world.buttons() if "Nudge" in label]
    world.passes(minutes=2)
    await redraw(world)
    before = len(world.public)
    await world.click(world.bruno, world.label("🔔 Nudge ● Anna"))
    assert f"<@{world.anna.id}>" in world.board.content
    assert "**Bruno** nudged ●\xa0**Anna** <t:" in world.board.content
    assert len(world.public) == before + 1, "one message, which is the board"
    assert "**Bruno** nudged" in world.public[-2].content
    assert not [label for label in world.buttons() if "Nudge" in label], "at most one an hour"
    pings = [sent for sent in world.requests("POST", "/messages") if world.anna.id in allowed(sent)]
    assert len(pings) == 1


async def test_a_click_at_a_calm_table_reads_nothing_more(world: World) -> None:
    await world.table(2)
    readings: list[str] = []
    turns = world.store.turns

    async def counted(table_id: str) -> Sequence[Turn]:
        readings.append(table_id)
        return await turns(table_id)

    world.patch.setattr(world.store, "turns", counted)
    await world.click(world.anna, "Roll 8 dice")
    assert readings == []
    world.passes(minutes=4)
    await redraw(world)
    assert len(readings) == 1


def allowed(sent: Mapping[str, Any]) -> Sequence[int]:
    """Whom a message notifies."""
    return [int(user) for user in sent.get("allowed_mentions", {}).get("users", ())]


async def test_the_majority_lets_a_hen_finish_a_turn_and_the_board_says_for_whom(world: World) -> None:
    await nudged(world)
    world.passes(minutes=BACK_IN)
    await redraw(world)
    await world.click(world.bruno, world.label("Let a hen move for"))
    assert "Let a hen move for ● Anna (1/2)" in world.buttons()
    assert "✋ ▲\xa0**Bruno** wants to let a hen move for ●\xa0**Anna** (1 of 2)." in world.board.content
    world.dealer.rolls((6, 6, 6, 5, 5, 1, 2, 3), (6, 6, 5, 5, 4))
    await world.click(world.carla, world.label("Let a hen move for"))
    await world.env.settle()
    await world.later()
    assert "▲\xa0**Bruno**, your turn" in world.board.content
    assert "●\xa0🐔\xa0**Anna** was away, so a hen played for them." in world.board.content
    assert world.only_line("is away").startswith("●\xa0🐔\xa0**Anna** is away, so a hen finishes this turn."), (
        "one sign"
    )
    log = await world.store.entries(table_of(world.buttons()["As text"]) or "", 0)
    moved = [entry for entry in log if entry.kind == ACTION and entry.by != TABLE]
    assert len(moved) > 1
    assert {(entry.by, entry.seat) for entry in moved} == {("computer:hen", 0)}
    (absent,) = [entry for entry in log if entry.kind == kind_of(Absent)]
    assert absent.seat == 0


async def test_vote_of_an_absent_person_ends_the_signs_of_absence(world: World) -> None:
    await world.table(3)
    await hen_plays_annas_turn(world)
    assert "🐔" in world.board.content
    await world.command(world.anna, "table pause")
    await world.later()
    assert "✋ ●\xa0**Anna** wants to pause" in world.board.content
    assert "🐔" not in world.board.content
    assert "was away" not in world.board.content


async def test_hand_that_an_absent_person_opens_ends_the_signs_of_absence(world: World) -> None:
    await world.lobby(2, game="hornochsen", clock="live")
    await world.command(world.anna, "table start")
    await world.goes_on(minutes=3)
    assert "🐔\xa0**Anna** was away" in world.board.content
    assert await world.hear(world.anna, "hand")
    await world.later()
    assert "🐔\xa0**Anna**" not in world.board.content
    assert "🐔\xa0**Bruno** was away" in world.board.content


async def hen_holds_annas_seat(world: World) -> None:
    """Three times in a row no answer comes, and the others let a hen decide: it holds the seat from then on."""
    await world.table(3)
    for turn in range(3):
        if turn:
            await world.turn(world.bruno)
            await world.turn(world.carla)
        await hen_plays_annas_turn(world)


async def hen_plays_annas_turn(world: World) -> None:
    """Anna lets the others wait, does not answer a nudge, and they let a hen play her turn."""
    world.passes(minutes=70)
    await redraw(world)
    if any("Nudge" in label for label in world.buttons()):
        await world.click(world.bruno, world.label("🔔 Nudge"))
        world.passes(minutes=BACK_IN)
        await redraw(world)
    world.dealer.rolls(EIGHT_WORMS)
    for who in (world.bruno, world.carla):
        await world.click(who, world.label("Let a hen move for"))
    await world.env.settle()
    await world.later()


async def test_a_hen_holds_the_seat_until_its_owner_is_back(world: World) -> None:
    await hen_holds_annas_seat(world)
    assert "A hen is playing for ●\xa0🐔\xa0**Anna** until they're back." in world.board.content
    assert "Anna: I'm back" in world.buttons()
    assert "reserved for" in world.private(await world.click(world.people[3], "Anna: I'm back"))
    assert "Anna: I'm back" in world.buttons(), "a stranger's click takes nothing away"
    await world.click(world.anna, "Anna: I'm back")
    assert "Anna: I'm back" not in world.buttons()
    assert "hen plays" not in world.board.content


async def test_who_leaves_is_asked_once_and_anybody_may_take_the_open_seat(world: World) -> None:
    await world.table(3, first=1)
    reply = await world.command(world.anna, "table leave")
    assert "last place" in world.private(reply)
    await world.click(world.anna, "Yes, leave", world.message_of(reply))
    await world.later()
    assert "●\xa0🐔\xa0**Anna** has left: a hen plays on, and the seat is free." in world.board.content
    await world.click(world.people[3], "Take Anna's seat")
    assert "hen plays" not in world.board.content
    assert "That seat isn't free" in await world.hear(world.anna, "table sit")
    assert "**Dario**" in await world.hear(world.people[3], "table show", text=True)
    assert "last place" not in await world.hear(world.people[3], "table leave"), "a substitute never loses by it"


async def test_invitation_is_for_one_person_who_is_not_said_to_have_made_the_hens_moves(world: World) -> None:
    def moves() -> list[str]:
        return [line for line in world.story if "Bust!" in line or "takes" in line]

    await hen_holds_annas_seat(world)
    before = moves()
    assert before
    dario, elena = world.people[3], world.people[4]
    invitation = await world.ask(world.bruno, "table substitute", person=dario.user)
    assert invitation.content == f"<@{dario.id}>, ▲\xa0**Bruno** invites you to take over for ●\xa0🐔\xa0**Anna**."
    sent: Mapping[str, Any] = world.requests("POST", "/callback")[-1]["data"]
    assert allowed(sent) == [dario.id]
    assert "reserved for" in world.private(await world.click(elena, "Take Anna's seat", invitation))
    await world.click(dario, "Take Anna's seat", invitation)
    await world.later()
    assert "hen plays" not in world.board.content
    assert "That seat isn't free" in await world.hear(world.anna, "table sit")
    await world.command(dario, "table show")
    assert moves() == before


async def test_seat_is_taken_only_after_an_unanswered_nudge(world: World) -> None:
    await world.table(3)
    assert "Nudge ●\xa0**Anna** first" in await world.hear(world.bruno, "table kick", person=world.anna.user)
    assert "doesn't have a seat at this table" in await world.hear(
        world.bruno, "table kick", person=world.people[4].user
    )
    world.passes(minutes=4)
    await redraw(world)
    await world.click(world.bruno, world.label("🔔 Nudge"))
    world.passes(minutes=BACK_IN)
    await world.command(world.bruno, "table kick", person=world.anna.user)
    assert "wants to take the seat from ●\xa0**Anna** (1 of 2)" in world.board.content
    await world.click(world.carla, "Take the seat from ● Anna (1/2)")
    await world.later()
    assert "●\xa0🐔\xa0**Anna** was voted out: a hen plays on, and the seat is free." in world.board.content
    assert [line for line in world.story if "has left" in line] == []


async def test_pause_needs_a_majority_and_stops_all_moves(world: World) -> None:
    await world.table(3)
    await world.command(world.anna, "table pause")
    assert "✋ ●\xa0**Anna** wants to pause (1 of 2)." in world.board.content
    assert "You've said so already. One more person has to agree" in await world.hear(world.anna, "table pause")
    roll = world.buttons()["Roll 8 dice"]
    await world.click(world.bruno, "Pause (1/2)")
    assert "The game is paused" in world.board.content
    assert "wants to pause" not in world.board.content
    assert [*world.buttons()] == ["Resume (0/2)", "As text", "How to play", "…"]
    assert "The game is paused" in world.private(await world.pressed(world.anna, roll, world.board))
    shown = await world.command(world.anna, "table show", text=True)
    assert "The game is paused" in world.private(shown)
    assert "Roll 8 dice" not in world.buttons(world.message_of(shown))
    await world.command(world.carla, "table resume")
    await world.click(world.bruno, "Resume (1/2)")
    assert "Roll 8 dice" in world.buttons()
    assert "paused" not in world.board.content


async def test_those_seated_end_a_game_together_the_opener_included(world: World) -> None:
    await world.table(3)
    reply = await world.command(world.anna, "table end")
    assert "it ends when most of you want it to" in world.private(reply)
    assert [*world.buttons(world.message_of(reply))] == ["Ask the others", "Leave"]
    await world.click(world.anna, "Ask the others", world.message_of(reply))
    assert "The others can now vote" in world.private(world.last)
    await world.later()
    assert "✋ ●\xa0**Anna** wants to end the table (1 of 2)." in world.board.content
    asked = await world.ask(world.bruno, "table end")
    assert [*world.buttons(asked)] == ["End the table (1/2)", "Leave"], "one click more ends it"
    assert "the majority at the table" in await world.hear(world.people[5], "table end")
    await world.click(world.carla, "End the table (1/2)")
    assert "Most of you wanted to close this table early" in world.board.content
    assert next(iter(world.buttons())) == "Rematch"


async def test_who_would_end_a_game_may_leave_it_and_alone_against_computers_ends_it(world: World) -> None:
    await world.table(2)
    asked = await world.ask(world.anna, "table end")
    await world.click(world.anna, "Leave", asked)
    assert [*world.buttons(asked)] == ["Yes, leave"], "the question takes the place of the offers"
    await world.click(world.anna, "Yes, leave", asked)
    assert "▲\xa0**Bruno**" in world.board.content
    assert "ended" not in world.board.content
    world.channel = world.guild.create_text_channel("alone")
    await world.against("chick")
    await world.end(by=world.anna)
    assert "closed early" in world.board.content


async def test_the_opener_sets_the_clock_in_the_lobby_and_the_majority_in_play(world: World) -> None:
    await world.lobby(3, clock="relaxed")
    assert "relaxed: 1 hour" in world.shown
    assert "**Anna** chooses this table's variants" in await world.hear(world.bruno, "table clock", clock="day")
    await world.command(world.anna, "table clock", clock="three-days")
    assert "three days" in world.shown
    world.dealer.first(0)
    await world.command(world.anna, "table start")
    await world.command(world.bruno, "table clock", clock="live")
    assert "wants to change the clock: live: 2 minutes (1 of 2)" in world.board.content
    await world.click(world.carla, "Clock: live: 2 minutes (1/2)")
    assert "wants to change" not in world.board.content
    assert "already" in await world.hear(world.carla, "table clock", clock="live")


async def test_a_table_silent_for_a_day_gives_its_channel_to_another(world: World) -> None:
    await world.table(2)
    dario = world.people[3]
    assert "This channel already has a table" in await world.hear(dario, "table open", game="verflixxt")
    world.passes(minutes=25 * 60)
    reply = await world.command(dario, "table open", game="verflixxt", clock="day")
    assert "Nobody has done anything at this channel's table (Heckmeck" in world.private(reply)
    offer = world.message_of(reply)
    since = world.private(reply).partition("since ")[2].partition(". You can")[0]
    (replaces,) = world.buttons(offer).values()
    await world.click(dario, "End it and open Verflixxt!", offer)
    await world.later()
    assert offer not in world.messages
    assert world.only_line("**Dario** ended a table").endswith(f"had happened since {since} (Heckmeck am Bratwurmeck).")
    (lobby,) = [message for message in world.public if message.attachments and "Verflixxt!" in words_of(message)]
    assert "three days" not in lobby.content
    assert "a day" in words_of(lobby)
    assert "Join" in world.buttons(lobby)
    await world.pressed(dario, replaces, offer)
    assert "already has a table" in world.private(world.last)


async def test_ending_by_an_unseated_moderator_is_announced(world: World) -> None:
    await world.table(2)
    dario = world.people[3]
    world.passes(minutes=25 * 60)
    await world.end(by=dario)
    assert "had happened since <t:" in world.only_line("**Dario** ended a table")


async def test_quiet_hours_are_set_in_ones_own_zone_and_no_nudge_comes_in_them(world: World) -> None:
    assert "You don't have quiet hours" in await world.hear(world.anna, "me quiet")
    for typed, says in (
        ({"from": "22"}, "until when"),
        ({"from": "22:00", "until": "25:00", "zone": "Europe/Rome"}, '"25:00" isn\'t a time of day'),
        ({"from": "22:00", "until": "8:00"}, "your time zone"),
        ({"from": "22:00", "until": "8:00", "zone": "Atlantis"}, 'which time zone "Atlantis" is'),
        ({"from": "8:00", "until": "8:00", "zone": "Europe/Rome"}, "the same"),
        ({"from": "8:00", "until": "1:00", "zone": "Europe/Rome"}, "at most 16 hours"),
    ):
        assert says in await world.hear(world.anna, "me quiet", **typed)
    answered = await world.hear(world.anna, "me quiet", **{"from": "22.30", "until": "8", "zone": "new york"})
    assert "from 22:30 until 8:00 (America/New York)" in answered
    assert "Your quiet hours are gone" in await world.hear(world.anna, "me quiet", **{"from": "off"})


async def quiet_now(world: World, who: MemberActor) -> None:
    """A person's quiet hours began an hour ago, in a zone without clock changes."""
    hour = datetime.now(UTC).hour
    hours = {"from": f"{(hour - 1) % 24}:00", "until": f"{(hour + 2) % 24}:00", "zone": "Africa/Abidjan"}
    assert "Quiet every day" in await world.hear(who, "me quiet", **hours)


async def test_quiet_hours_stop_nudges_and_mentions(world: World) -> None:
    await quiet_now(world, world.bruno)
    await world.table(3)
    world.passes(minutes=6)
    await world.turn(world.anna)
    assert f"<@{world.bruno.id}>" not in world.board.content
    world.passes(minutes=4)
    await redraw(world)
    assert "**Bruno** has quiet hours until <t:" in world.private(
        await world.click(world.anna, world.label("🔔 Nudge"))
    )
    assert "quiet hours are gone" in await world.hear(world.bruno, "me quiet", **{"from": "off"})
    await world.click(world.anna, world.label("🔔 Nudge"))
    assert f"<@{world.bruno.id}>" in world.board.content


@pytest.mark.parametrize("words", ["on", "off"])
async def test_who_wants_direct_messages_gets_one_and_is_not_mentioned(world: World, words: str) -> None:
    world.patch.setattr(opened_hands, "EDIT_EVERY", 1.0)  # so that the message that follows the game comes first
    await world.command(world.bruno, "me turns", how="direct")
    await world.command(world.bruno, "me words", words=words)
    await world.table(2)
    world.passes(minutes=6)
    await world.turn(world.anna)
    await world.env.settle()
    assert f"<@{world.bruno.id}>" not in world.board.content
    notice = world.letters(world.bruno)[-1]
    if words == "on":
        assert notice.content == "**Bruno** (red circle), your turn: roll the dice.", "what happened was said before"
        assert "Roll 8 dice" in world.buttons(notice)
    else:
        assert "It's your turn" in notice.content
        assert "https://discord.com/channels/" in notice.content


async def test_person_without_reminders_is_mentioned_only_when_nudged(world: World) -> None:
    await world.command(world.bruno, "me turns", how="none")
    await world.table(3)
    world.passes(minutes=6)
    await world.turn(world.anna)
    await world.env.settle()
    assert f"<@{world.bruno.id}>" not in world.board.content
    world.passes(minutes=4)
    await redraw(world)
    await world.click(world.anna, world.label("🔔 Nudge"))
    assert f"<@{world.bruno.id}>" in world.board.content


async def test_who_takes_no_direct_messages_is_mentioned_and_tried_again_after_a_day(world: World) -> None:
    await world.command(world.bruno, "me turns", how="direct")
    path = f"/channels/{world.bruno.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, message="Cannot send")
    await world.table(2)
    for hours, tries, mentioned in ((0, 1, True), (23, 1, True), (2, 2, False)):
        world.passes(minutes=60 * hours + 6)
        await world.turn(world.anna)
        await world.env.settle()
        await world.later()
        assert len(world.requests("POST", path)) == tries
        assert (f"<@{world.bruno.id}>" in world.board.content) is mentioned
        await world.turn(world.bruno)


async def test_a_board_says_when_time_runs_out(world: World) -> None:
    await world.table(2, clock="live")
    (turn,) = await world.store.turns(table_of(world.buttons()["As text"]) or "")
    assert turn.deadline == turn.since + 2 * 60 * 1000
    assert f"Time runs out <t:{(turn.since + 2 * 60 * 1000) // 1000}:R>." in world.board.content
    await world.command(world.anna, "table pause")
    await world.click(world.bruno, "Pause (1/2)")
    assert "Time runs out" not in world.board.content
