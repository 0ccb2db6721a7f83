"""A table opened by a form, and the commands in menus, over the wire, as Discord describes them."""

import pytest

from bot.playground.objects import Interaction, Message
from bot.playground.values import as_objects, as_text
from tests.e2e.house import House

pytestmark = pytest.mark.usefixtures("sketched")


def in_pictures(message: Message | None) -> str:
    """Return the alt texts of a message's pictures."""
    assert message is not None
    return "\n".join(picture.description or "" for picture in message.attachments)


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
    assert "un giorno" in in_pictures(lobby.message)
    await house.followed()
    invitation = next(it for it in house.world.messages(house.world.main_id) if f"<@{other.id}>" in it.content)
    assert invitation.pings == (other.id,)
    await house.world.click(other.id, invitation.id, control(invitation, "Siediti"))
    await house.followed()
    seen = house.world.messages(house.world.main_id)
    assert any(other.name in in_pictures(it) and "SHA-256" in it.content for it in seen)
