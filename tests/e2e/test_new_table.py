"""A table opened by a form, and the commands in menus, over the wire, as Discord describes them."""

import pytest

from bot.playground.menus import MESSAGE, PERSON
from bot.playground.objects import Interaction, Message
from bot.playground.values import as_objects, as_text
from tests.e2e.house import House

pytestmark = pytest.mark.usefixtures("sketched")


def said(interaction: Interaction) -> str:
    assert interaction.message is not None
    return interaction.message.content


def control(message: Message | None, label: str) -> str:
    """Return the custom_id of a button."""
    assert message is not None
    buttons = [one for row in message.components for one in as_objects(row["components"]) if one.get("label") == label]
    return as_text(buttons[0]["custom_id"])


async def form_of(house: House, game: str) -> Interaction:
    """Open the form as the first person."""
    owner, channel = house.people[0], house.world.main_id
    offer = (await house.world.command(owner.id, channel, "table open")).message
    assert offer is not None
    assert offer.ephemeral
    return await house.world.click(owner.id, offer.id, control(offer, game))


async def test_table_is_opened_by_a_form_that_outlives_a_restart(house: House) -> None:
    owner, other = house.people[:2]
    opened = await form_of(house, "Verflixxt!")
    await house.restart()
    values = {"people": [str(other.id)], "variants": ["recycle_passed"], "clock": ["day"], "language": ["it"]}
    lobby = await house.world.submit(owner.id, opened, values)
    assert "un giorno" in said(lobby)
    await house.followed()
    invitation = next(it for it in house.world.messages(house.world.main_id) if f"<@{other.id}>" in it.content)
    assert invitation.pings == (other.id,)
    await house.world.click(other.id, invitation.id, control(invitation, "Siediti"))
    await house.followed()
    assert any(other.name in it.content and "SHA-256" in it.content for it in house.world.messages(house.world.main_id))


async def test_refused_form_is_opened_again_as_it_was_filled_in(house: House) -> None:
    owner, other = house.people[:2]
    both = ["end-first_home", "end-last_pawn"]
    values = {"variants": both, "clock": ["three-days"], "people": [str(other.id)]}
    refused = await house.world.submit(owner.id, await form_of(house, "Verflixxt!"), values)
    assert "exclude each other" in said(refused)
    assert refused.message is not None
    again = await house.world.click(owner.id, refused.message.id, control(refused.message, "Back to the form"))
    lobby = await house.world.submit(owner.id, again, {"variants": both[:1]})
    assert "three days" in said(lobby)
    await house.followed()
    assert [it for it in house.world.messages(house.world.main_id) if it.pings == (other.id,)] != []


async def test_commands_in_menus_are_answered_over_the_wire(house: House) -> None:
    owner, other = house.people[:2]
    channel = house.world.main_id
    lobby = (await house.world.command(owner.id, channel, "table open", {"game": "heckmeck"})).message
    assert lobby is not None
    in_words = await house.world.use_menu(other.id, channel, MESSAGE, "As text", lobby.id)
    assert in_words.message is not None
    assert in_words.message.ephemeral
    assert owner.name in said(in_words)
    assert "still in play" in said(await house.world.use_menu(other.id, channel, MESSAGE, "Replay", lobby.id))
    greeting = house.world.say(other.id, channel, "hello")
    assert "not one of Roost's" in said(await house.world.use_menu(owner.id, channel, MESSAGE, "Replay", greeting.id))
    invited = await house.world.use_menu(owner.id, channel, PERSON, "Invite to my table", other.id)
    assert invited.message is not None
    assert invited.message.pings == (other.id,)
    assert "has not finished" in said(await house.world.use_menu(owner.id, channel, PERSON, "Stats", other.id))
