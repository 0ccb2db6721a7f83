"""Who may not write in a channel has nothing posted there by Roost, unless they play."""

import discord
import pytest

from tests.chat.finished.asking import finished, shown
from tests.chat.lobby.test_new_table import HECKMECK, filled_in
from tests.chat.world import World

SENTENCE = "You can't write in this channel, so Roost won't post here for you. You're missing: Send Messages."


@pytest.fixture(autouse=True)
def _readers(world: World) -> None:
    """Carla and Dario read in the channel, and do not write."""
    silent = discord.PermissionOverwrite(send_messages=False)
    world.channel = world.guild.create_text_channel("news", overwrites=dict.fromkeys(world.people[2:4], silent))


async def test_share_is_refused(world: World) -> None:
    await finished(world, (2, 1), (world.anna, world.carla))
    page = await shown(world, world.carla, "leaderboard")
    assert SENTENCE in world.private(await world.click(world.carla, "Share", page))
    assert world.public == []
    await world.click(world.anna, "Share", await shown(world, world.anna, "leaderboard"))
    assert len(world.public) == 1


async def test_new_table_is_refused_to_them_and_open_to_others(world: World) -> None:
    await world.table(2)
    await world.turn(world.anna)
    await world.end()
    before = len(world.public)
    assert world.private(await world.click(world.carla, "New table…")) == SENTENCE
    assert world.private(await world.command(world.carla, "table open", game="heckmeck")) == SENTENCE
    assert len(world.public) == before
    await filled_in(world, world.anna)
    assert HECKMECK in world.shown


async def test_board_is_brought_down_by_who_writes_or_plays_alone(world: World) -> None:
    await world.lobby(1)
    await world.click(world.carla, "Join")
    before = len(world.public)
    assert world.private(await world.command(world.people[3], "table show")) == SENTENCE
    assert len(world.public) == before
    assert "can't write" not in world.private(await world.command(world.carla, "table show"))


async def test_rematch_stays_for_who_sat_there(world: World) -> None:
    await world.lobby(1)
    await world.click(world.carla, "Join")
    await world.click(world.anna, "Start")
    await world.end()
    await world.click(world.carla, "Rematch")
    assert "**Carla**" in world.board.content
    assert "Join" in world.buttons()
