"""A hand opened from the board follows the game by itself, and shows no other hand."""

import asyncio
import logging
from copy import copy
from typing import Any

import pytest
import structlog
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.chat.board import hands
from bot.chat.board.display import Display
from bot.chat.board.displays import Displays
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.tables import service
from bot.tables.table import Table
from games.karteneck.moves import Draw
from tests.chat.board.test_hands import choose
from tests.chat.world import World, parts

WAIT = "Nothing for you to decide"


async def opened(world: World, who: MemberActor) -> Message:
    """A person's hand, opened by the board's button."""
    return await world.open(who, world.label("Choose", "Open", "My hand"))


async def lays(world: World, who: MemberActor, kind: int, drawn: int) -> None:
    """Lay one card in a direct message, and draw one."""
    world.dealer.script.append(Draw((drawn,), ()))
    letter = world.letters(who)[-1]
    (label,) = [label for label in offered(world, letter) if label.startswith(f"1×{kind} ")]
    await who.user.click(world.seen(letter), label=label)


def offered(world: World, shown: Message) -> list[str]:
    """The cards that can be laid by a click."""
    return [label for label in world.buttons(shown) if " → " in label]


async def test_it_can_be_played_from_as_soon_as_it_is_ones_turn(world: World) -> None:
    await world.karteneck()
    hand = await opened(world, world.bruno)
    assert WAIT in hand.content
    assert offered(world, hand) == []
    world.jumped_ms = 20 * 60 * 1000  # a clock that is put forward ends no hand
    await lays(world, world.anna, 5, drawn=4)
    assert WAIT not in hand.content
    assert "2×3 → 6" in offered(world, hand)
    world.dealer.script.append(Draw((4,), ()))
    await world.click(world.bruno, "2×3 → 6", hand)
    assert "Your hand: 1, 2, 4, 5; worm 8." in hand.content
    assert WAIT in hand.content
    await lays(world, world.anna, 4, drawn=1)
    assert "1×4 → 10" in offered(world, hand)


async def test_nothing_is_sent_where_nothing_of_it_changed(world: World) -> None:
    await world.table(3, game="hornochsen")
    hand = await opened(world, world.anna)
    token = world.last.token
    await choose(world, world.bruno, 0)
    assert world.requests("PATCH", token) == []
    await choose(world, world.anna, 0)
    assert len(world.requests("PATCH", token)) == 1
    assert hand.content.startswith("Chosen: ")


async def test_after_a_quarter_of_an_hour_refresh_remains_and_wakes_it(world: World) -> None:
    await world.karteneck()
    hand = await opened(world, world.bruno)
    world.passes(minutes=15)
    await lays(world, world.anna, 5, drawn=4)
    assert WAIT in hand.content
    await world.click(world.bruno, "Refresh", hand)
    assert "1×5 → 5" in offered(world, hand)
    await lays(world, world.bruno, 5, drawn=4)
    assert WAIT in hand.content


async def test_every_click_in_it_gives_it_another_quarter_of_an_hour(world: World) -> None:
    await world.karteneck()
    hand = await opened(world, world.anna)
    for kind in (1, 2, 3):
        world.passes(minutes=9)
        world.dealer.script.append(Draw((4,), ()))
        label = next(label for label in offered(world, hand) if label.startswith(f"1×{kind} "))
        await world.click(world.anna, label, hand)
        assert WAIT in hand.content
        await lays(world, world.bruno, kind, drawn=4)
        assert WAIT not in hand.content


async def test_one_that_was_dismissed_is_left_alone_and_the_direct_message_goes_on(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.karteneck()
    hand = await opened(world, world.bruno)
    token = world.last.token
    world.env.backend.delete_message(hand.channel_id, hand.id)
    with structlog.testing.capture_logs() as lines:
        await lays(world, world.anna, 5, drawn=4)
        await lays(world, world.bruno, 5, drawn=4)
    assert len(world.requests("PATCH", token)) == 1
    assert "Your hand: 1, 2, 3, 3, 4; worm 8." in world.letters(world.bruno)[-1].content
    assert [line["event"] for line in lines if line["log_level"] != "info"] == []
    assert [it for it in caplog.records if it.levelno > logging.INFO] == []


async def test_a_way_that_fails_for_a_moment_is_tried_again_and_no_secret_is_logged(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await world.karteneck()
    hand = await opened(world, world.bruno)
    token = world.last.token
    world.env.inject_error("PATCH", f"/webhooks/*/{token}/*", status=429, times=1)
    with structlog.testing.capture_logs() as lines:
        await lays(world, world.anna, 5, drawn=4)
        await world.env.advance_time(2)
    assert "1×5 → 5" in offered(world, hand)
    assert [line for line in lines if token in str(line)] == []
    ours = [it.getMessage() for it in caplog.records if it.name.startswith(("bot", "games", "discord"))]
    assert [line for line in ours if token in line] == []


async def test_me_turns_is_offered_once_to_who_is_awaited_at_a_slow_table(world: World) -> None:
    """For a hand follows the game without a notification."""
    await world.karteneck()
    assert "/me turns" not in (await opened(world, world.anna)).content
    world.passes(minutes=6)
    assert "/me turns" not in (await opened(world, world.bruno)).content, "it is Anna's turn"
    hand = await opened(world, world.anna)
    assert "/me turns" in hand.content
    await lays(world, world.anna, 5, drawn=4)
    await lays(world, world.bruno, 5, drawn=4)
    world.passes(minutes=6)
    assert "/me turns" not in (await opened(world, world.anna)).content
    await world.restart()
    assert "/me turns" not in (await opened(world, world.anna)).content


async def test_opening_another_hand_leaves_one(world: World) -> None:
    await world.karteneck()
    older, newer = await opened(world, world.bruno), await opened(world, world.bruno)
    assert older.id not in world.env.backend.messages[older.channel_id]
    await lays(world, world.anna, 5, drawn=4)
    assert "1×5 → 5" in offered(world, newer)
    await world.click(world.bruno, "1×5 → 5", newer)
    assert WAIT in newer.content


async def test_older_hand_that_could_not_be_deleted_plays_and_says_where_the_newer_one_is(world: World) -> None:
    await world.karteneck()
    older = await opened(world, world.anna)
    world.passes(minutes=15)
    newer = await opened(world, world.anna)
    assert older.id in world.env.backend.messages[older.channel_id], "its token is over"
    world.dealer.script.append(Draw((4,), ()))
    await world.click(world.anna, "1×5 → 5", older)
    assert older.content.endswith(f"/{newer.channel_id}/{newer.id}")
    assert (world.buttons(older), older.attachments) == ({}, [])
    assert WAIT in newer.content
    await lays(world, world.bruno, 5, drawn=4)
    assert WAIT not in newer.content, "it still follows the game"


async def test_a_click_on_a_stale_hand_makes_it_the_current_one_and_plays_nothing(world: World) -> None:
    """After a restart, when no token of it is known any more."""
    await world.karteneck()
    hand = await opened(world, world.anna)
    await world.restart()
    await lays(world, world.anna, 5, drawn=4)
    await lays(world, world.bruno, 5, drawn=4)
    before = (await world.fetch()).number
    assert "1×5 → 5" in offered(world, hand)
    await world.click(world.anna, "1×4 → 4", hand)
    assert (await world.fetch()).number == before
    assert hand.content.startswith("Too late, that move was already made. Here's the table now.")
    assert "1×4 → 9" in offered(world, hand)
    await world.click(world.anna, "1×4 → 9", hand)
    assert WAIT in hand.content
    await lays(world, world.bruno, 3, drawn=4)
    assert WAIT not in hand.content, "it follows again"


async def test_the_question_whether_a_move_is_meant_is_overtaken_by_the_game(world: World) -> None:
    await world.karteneck()
    hand = await opened(world, world.anna)
    await world.click(world.anna, "Pass and take 16 (+1)", hand)
    assert hand.content.startswith("You haven't played a card yet.")
    await lays(world, world.anna, 5, drawn=4)
    assert "You haven't played a card yet." not in hand.content
    assert WAIT in hand.content


async def test_the_end_takes_its_controls(world: World) -> None:
    await world.table(2, game="hornochsen")
    hands = [await opened(world, who) for who in world.people[:2]]
    await world.end()
    await world.later()
    for hand in (*hands, *[world.letters(who)[-1] for who in world.people[:2]]):
        assert hand.content.startswith("This table was closed early")
        assert [*parts(hand)] == []


async def test_one_that_is_replaced_while_it_is_drawn_is_not_edited(world: World) -> None:
    """Its message is deleted, so Discord would refuse the edit."""
    await world.karteneck()
    await opened(world, world.bruno)
    token, real_compose, real_display = world.last.token, hands.compose_hand, Displays.display_of
    displays: list[Display] = []

    def display_of(every: Displays, table_id: str) -> Display:
        displays.append(real_display(every, table_id))
        return displays[-1]

    async def compose(table: Table, seat: int, *others: Any) -> Post:
        if seat == 1:
            displays[-1].opened[seat] = copy(displays[-1].opened[seat])
        return await real_compose(table, seat, *others)

    world.patch.setattr(Displays, "display_of", display_of)
    world.patch.setattr(hands, "compose_hand", compose)
    await lays(world, world.anna, 5, drawn=4)
    assert world.requests("PATCH", token) == []


# Nothing of it goes anywhere else


async def test_who_has_left_the_seat_gets_nothing_of_it_any_more(world: World) -> None:
    await world.karteneck()
    hand = await opened(world, world.bruno)
    token, before = world.last.token, hand.content
    carla, real = (await world.known(world.carla)).id, service.Tables.fetch

    async def handed_over(tables: service.Tables, table_id: str) -> Table:
        table = (await real(tables, table_id)).copy()
        table.holders = (table.holders[0], carla)
        return table

    world.patch.setattr(service.Tables, "fetch", handed_over)
    await lays(world, world.anna, 5, drawn=4)
    assert world.requests("PATCH", token) == []
    assert hand.content == before


async def test_one_that_was_answered_late_follows_and_the_board_keeps_its_own(world: World) -> None:
    """What was promised for the click is the board's message then, and the hand one of its own."""
    board = await world.karteneck()
    in_time = Interaction.acknowledge_in_time

    def at_once(late: Interaction) -> asyncio.TimerHandle:
        late._acknowledge_soon()  # pyright: ignore[reportPrivateUsage] - as if the time was over
        return in_time(late)

    with world.patch.context() as late:
        late.setattr(Interaction, "acknowledge_in_time", at_once)
        await world.click(world.bruno, "Choose a card")
    record = world.last
    assert record.message_id == board.id
    (hand_id,) = record.followup_ids
    hand = world.env.backend.get_message(record.channel_id, hand_id)
    await lays(world, world.anna, 5, drawn=4)
    assert "1×5 → 5" in offered(world, hand)
    await world.later()
    assert "Your hand" not in board.content
    assert "draws a card" in board.content
