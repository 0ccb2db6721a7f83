"""Messages whose buttons have had their use lose them, and no message asks to press what it has not."""

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.chat.front import discord_io
from tests.chat.lobby.test_new_table import HECKMECK, filled_in, form_for, sent_in
from tests.chat.test_menus import used
from tests.chat.world import World


async def invited(world: World, who: MemberActor, guest: MemberActor) -> Message:
    """Invite by the menu of people. Returns the invitation."""
    return world.message_of(await used(world, who, "Invite to my table", guest))


async def with_a_free_seat(world: World) -> None:
    """A table of three in play, whose third person has left."""
    await world.table(3)
    await world.leave(world.carla)


# Invitations


async def test_invitations_to_a_lobby_lose_their_button_at_the_start(world: World) -> None:
    await world.lobby(2)
    invitations = [await invited(world, who, world.people[3]) for who in (world.anna, world.bruno)]
    await world.command(world.carla, "table join")
    assert all(one.components for one in invitations), "a seat is still free"
    await world.command(world.anna, "table start")
    await world.later()
    assert not any(one.components for one in invitations)
    assert all("invites you" in one.content for one in invitations)


async def test_invitation_in_a_thread_loses_its_button(world: World) -> None:
    await world.choose_settings(threads=True)
    await filled_in(world, world.anna, people=[world.carla])
    (world.channel,) = world.channel.threads
    await world.env.settle()
    (invitation,) = [message for message in world.public if "invites you" in message.content]
    assert invitation.components
    await world.command(world.bruno, "table join")
    await world.command(world.anna, "table start")
    await world.later()
    assert not invitation.components


async def test_invitation_to_a_seat_loses_its_button_once_the_seat_is_taken(world: World) -> None:
    await with_a_free_seat(world)
    guest, invitation = world.people[3], await invited(world, world.anna, world.people[3])
    other = await invited(world, world.bruno, world.people[4])
    await world.click(guest, "Take Carla's seat", invitation)
    await world.later()
    assert not invitation.components
    assert not other.components, "no other person can take it now"


async def test_invitation_loses_its_button_at_the_end_of_a_lobby_or_a_game(world: World) -> None:
    await with_a_free_seat(world)
    invitation = await invited(world, world.anna, world.people[3])
    await world.end(world.channel)
    await world.later()
    assert not invitation.components
    await world.lobby(2)
    invitation = await invited(world, world.anna, world.carla)
    await world.end(by=world.anna)
    await world.later()
    assert not invitation.components


@pytest.mark.usefixtures("late_retries")
async def test_start_takes_what_a_kill_left_and_nothing_that_is_open(world: World) -> None:
    """An invitation keeps its button over a restart while its lobby is open, and loses it even if Discord took no
    edits when the game started."""
    await world.lobby(2)
    invitation = await invited(world, world.anna, world.carla)
    await world.restart()
    assert invitation.components
    with world.patch.context() as failing:

        async def down(*_: object) -> str:
            return "down"

        failing.setattr(discord_io, "strip", down)
        await world.command(world.anna, "table start")
        await world.later()
        await world.env.bot.close()
    assert invitation.components
    await world.restart()
    assert not invitation.components
    assert await world.store.invitations((await world.fetch()).info.id) == []


async def test_restart_leaves_an_invitation_to_a_free_seat(world: World) -> None:
    await with_a_free_seat(world)
    invitation = await invited(world, world.anna, world.people[3])
    await world.restart()
    assert invitation.components
    await world.click(world.people[3], "Take Carla's seat", invitation)
    assert not invitation.components


# Lobbies that were posted again


@pytest.mark.parametrize("again", ["computer", "show"])
async def test_only_the_lobby_with_buttons_asks_to_press_them(world: World, again: str) -> None:
    first = await world.lobby(2)
    await invited(world, world.anna, world.carla)
    world.passes(seconds=60)
    if again == "show":
        await world.command(world.carla, "table show")
    else:
        offer = await world.open(world.anna, "Add a computer", first)
        await world.click(world.anna, "Add: 🐥 Chick", offer)
    await world.later()
    asking = [message for message in world.public if "Press **Join**" in message.content]
    assert asking == [world.board]
    assert asking != [first]
    assert "SHA-256" in first.content


# Private offers


def buttons_left(world: World, offer: Message) -> bool:
    return offer in world.messages and bool(offer.components)


async def test_question_for_the_game_goes_once_its_form_was_sent(world: World) -> None:
    offer = await world.ask(world.anna, "table open")
    shown = await form_for(world, world.anna, HECKMECK, offer)
    assert buttons_left(world, offer), "the form may be closed again"
    await sent_in(world, world.anna, shown)
    assert not buttons_left(world, offer)


async def test_question_below_an_ending_goes_once_its_form_was_sent(world: World) -> None:
    await world.table()
    await world.end(world.channel)
    offer = await world.open(world.anna, "New table…")
    await sent_in(world, world.anna, await form_for(world, world.anna, HECKMECK, offer), again="no")
    assert not buttons_left(world, offer)


async def test_refused_form_leaves_one_way_back_which_goes_once_it_was_used(world: World) -> None:
    offer = await world.ask(world.anna, "table open")
    bot = world.guild.add_member(world.env.create_user("beep", bot=True))
    refused = world.message_of(
        await sent_in(world, world.anna, await form_for(world, world.anna, HECKMECK, offer), people=[bot])
    )
    assert not buttons_left(world, offer)
    assert buttons_left(world, refused)
    (back,) = world.buttons(refused)
    await sent_in(world, world.anna, await form_for(world, world.anna, back, refused))
    assert not buttons_left(world, refused)
