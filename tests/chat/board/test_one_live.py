"""A process that ends between Discord's answer and its row leaves a message that no row names. One press on it, and
one message with controls is left."""

import asyncio

import pytest
from simcord.backend.models import Message

from bot.chat.board.displays import Displays
from bot.chat.front import discord_io
from bot.chat.plans.evenings import Evenings
from tests.chat.world import World


async def killed(*_: object, **__: object) -> None:
    raise asyncio.CancelledError


def live(world: World) -> list[Message]:
    return [message for message in world.public if message.components]


async def orphan(world: World, how: str) -> Message:
    """Let the process end before it stores which message it replied with, and another begin. Returns that message."""
    if how == "rematch":
        await world.table(2)
        await world.end()
    before = world.messages
    with world.patch.context() as dying:
        dying.setattr(Displays, "replace_or_later", killed)
        dying.setattr(discord_io, "send", killed)
        dying.setattr(Evenings, "change", killed)
        match how:
            case "plan":
                await world.command(world.anna, "plan", game="heckmeck", when="in 2 hours", zone="Europe/Rome")
            case "rematch":
                await world.click(world.anna, "Rematch")
            case _:
                await world.command(world.anna, "table open", game="heckmeck")
        (message,) = [one for one in world.public if one not in before]
        assert message.components
        await world.env.bot.close()
    await world.restart()
    await world.goes_on(minutes=2)
    return message


@pytest.mark.parametrize("who", ["Anna", "Carla"])
@pytest.mark.parametrize(
    ("how", "label"), [("open", "Join"), ("open", "Start"), ("open", "…"), ("rematch", "I'm in"), ("plan", "I'm in")]
)
async def test_press_on_a_message_that_no_row_names_leaves_one_live_message(
    world: World, how: str, label: str, who: str
) -> None:
    message = await orphan(world, how)
    (current,) = [one for one in live(world) if one.id > message.id]
    person = world.anna if who == "Anna" else world.carla
    await world.click(person, label, message)
    assert any(f"/{current.id}" in one.content for one in world.messages if one.is_ephemeral), "it is said where"
    assert len([one for one in live(world) if one.id >= message.id]) == 1
    assert not message.components


@pytest.mark.parametrize(("who", "label"), [("Anna", "…"), ("Carla", "Start")])
async def test_press_on_a_newer_message_than_the_row_names_makes_it_the_board(
    world: World, who: str, label: str
) -> None:
    """A refused press, too."""
    former = await world.lobby(2)
    with world.patch.context() as dying:
        dying.setattr(Displays, "replace_or_later", killed)
        dying.setattr(discord_io, "send", killed)
        await world.command(world.carla, "table show")
        await world.env.bot.close()
    message = live(world)[-1]
    assert message != former
    await world.restart()
    await world.click(world.anna if who == "Anna" else world.carla, label, message)
    await world.later()
    assert live(world) == [message]
