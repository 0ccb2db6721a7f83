"""A server's settings over the wire: the form as Discord describes it, and a restart."""

import pytest

from bot.playground.objects import Interaction
from tests.e2e.house import House
from tests.engines import on_both

pytestmark = pytest.mark.usefixtures("sketched")

ITALIAN = {"language": ["it"], "clock": ["day"], "openers": ["managers"]}


async def filled_in(house: House, **values: list[str]) -> Interaction:
    """Open the form as the first person, who owns the server, and send it in."""
    owner = house.people[0]
    opened = await house.world.command(owner.id, house.world.main_id, "settings")
    return await house.world.submit(owner.id, opened, values)


def said(interaction: Interaction) -> str:
    assert interaction.message is not None
    return interaction.message.content


@on_both
async def test_settings_hold_after_a_restart_and_the_form_shows_them(house: House) -> None:
    games = house.world.add_channel("games")
    answer = await filled_in(house, **ITALIAN, channels=[str(games.id)])
    assert answer.message is not None
    assert answer.message.ephemeral
    await house.restart()
    owner, other = house.people[:2]
    refused = await house.world.command(other.id, games.id, "table open", {"game": "heckmeck"})
    assert "Manage Server" in said(refused)
    refused = await house.world.command(owner.id, house.world.main_id, "table open", {"game": "heckmeck"})
    assert f"<#{games.id}>" in said(refused)
    opened = await house.world.command(owner.id, games.id, "table open", {"game": "heckmeck"})
    assert "un giorno" in said(opened)
    again = await house.world.command(owner.id, house.world.main_id, "settings")
    unchanged = await house.world.submit(owner.id, again)
    assert said(unchanged) == said(answer)
