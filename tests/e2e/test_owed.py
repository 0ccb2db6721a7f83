"""What Roost owes a channel is there in the end, however long Discord refuses it."""

from datetime import timedelta

import pytest
from discord.utils import utcnow

from bot.chat.board import displays
from bot.chat.front import permissions, update_loop
from bot.playground import shapes
from bot.playground.objects import Permission
from bot.playground.values import Json
from bot.playground.world import GUILDS
from tests.e2e.clocks import Clock, clock
from tests.e2e.faults.looks import looked
from tests.e2e.faults.scenes import Stage
from tests.e2e.group import steady, takes
from tests.e2e.house import House
from tests.engines import on_both
from tests.steering import fail_next

__all__ = ["clock"]

pytestmark = pytest.mark.usefixtures("sketched", "_quickly")

MESSAGES = "/channels/{channel_id}/messages"
LONG = 60
"""Refusals one after the other. The library repeats each request four times by itself."""


@pytest.fixture
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(update_loop, "_PAUSE", 0.001)
    monkeypatch.setattr(update_loop, "_LONGEST_PAUSE", 0.02)
    monkeypatch.setattr(update_loop, "_A_SECOND", 1000)
    monkeypatch.setattr(displays, "EDIT_EVERY", 0.0)


def refuse_posts(house: House, times: int = LONG) -> None:
    house.refused.add(429)
    for _ in range(times):
        fail_next(house.world, "POST", MESSAGES, 429, retry_after=0.01)


async def about_to_pass(stage: Stage) -> None:
    """Play until a tile can be taken, which ends the turn."""
    while not any(takes(label) for label in (await stage.begun()).moves):
        await stage.move(steady)


async def right(stage: Stage) -> None:
    """Wait until Discord has refused all it was to refuse, and the channel shows the table."""
    await stage.world.wait_until(lambda: not stage.world.faults)
    await stage.settled()
    await stage.house.followed()
    assert await looked(stage) == []


@on_both
async def test_person_alone_with_a_hen_gets_the_board_after_a_long_outage(house: House) -> None:
    stage = Stage(house, "heckmeck", 1)
    await stage.against(["hen"])
    await stage.until_asked()
    await about_to_pass(stage)
    refuse_posts(house)
    await stage.move(steady)
    await right(stage)


async def test_mention_comes_with_the_board_after_a_long_outage(house: House, clock: Clock) -> None:
    """The former board is not edited in its place, which would notify no one."""
    stage = Stage(house, "heckmeck", 3)
    await stage.open()
    await about_to_pass(stage)
    former = await stage.board()
    clock.passes(6)
    refuse_posts(house)
    await stage.move(steady)
    await right(stage)
    asked = await stage.asked()
    board = await stage.board()
    assert board.id > former.id
    posts = [one for one in house.requests if one.method == "POST" and one.route == MESSAGES and one.status == 200]
    assert str(asked.id) in str(posts[-1].request)
    assert f"<@{asked.id}>" in board.ask


async def test_nothing_is_said_that_is_no_longer_true_after_an_outage(house: House, clock: Clock) -> None:
    """The person who was to be mentioned has played on by command, and the next one is asked by then."""
    stage = Stage(house, "heckmeck", 3)
    await stage.open()
    await about_to_pass(stage)
    clock.passes(6)
    refuse_posts(house, times=1000)
    await stage.move(steady)
    _, late = await stage.awaited()
    while (await stage.awaited())[1] is late:
        await stage.typed()
    house.world.faults.clear()
    await right(stage)
    assert f"<@{late.id}>" not in (await stage.board()).content


async def test_board_follows_the_end_of_a_timeout(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord does not announce it. The timeout comes while the board is on its way. The library's clock is stopped
    until the bot has noticed, however long that takes."""
    monkeypatch.setattr(permissions, "_TIMEOUT_SLACK", 0.0)
    stage = Stage(house, "heckmeck", 2)
    await stage.open()
    await about_to_pass(stage)
    guild = house.world.guilds[house.world.guild_id]
    began = utcnow()
    until = began + timedelta(seconds=1)
    member = shapes.member(house.world, guild, house.world.bot_id)
    update: Json = {"guild_id": str(guild.id), **member, "communication_disabled_until": until.isoformat()}
    refuse_posts(house, times=1000)
    await stage.move(steady)
    guild.bot_permissions = Permission.VIEW_CHANNEL
    house.refused.add(403)
    with monkeypatch.context() as frozen:
        frozen.setattr("discord.utils.utcnow", lambda: began)
        house.world.dispatch("GUILD_MEMBER_UPDATE", update, guild.id, intents=GUILDS)
        await house.world.wait_until(lambda: "No picture here" in stage.messages[-1].content)
    house.world.faults.clear()
    guild.bot_permissions = Permission.MEMBER
    await house.world.wait_until(lambda: stage.messages[-1].attachments)
    await right(stage)
