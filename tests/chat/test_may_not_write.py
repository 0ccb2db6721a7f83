"""Who may not write in a channel has nothing posted there by Roost, unless they play."""

import ast
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor

from bot import chat
from tests.chat.finished.asking import finished
from tests.chat.world import Reply, World

SENTENCE = "You can't write in this channel, so Roost won't post here for you. You're missing: Send Messages."
DAY_MINUTES = 24 * 60 + 1


def reader(world: World) -> MemberActor:
    """Return a person who reads in the channel, does not write there, and is at no table."""
    return world.people[3]


@pytest.fixture(autouse=True)
def _readers(world: World) -> None:
    """Carla and Dario read in the channel, and do not write."""
    silent = discord.PermissionOverwrite(send_messages=False)
    world.channel = world.guild.create_text_channel("news", overwrites=dict.fromkeys(world.people[2:4], silent))


async def lobby(world: World) -> None:
    await world.lobby(1)
    await world.click(world.carla, "Join")


async def over(world: World) -> None:
    await lobby(world)
    await world.click(world.anna, "Start")
    await world.end()


async def silent(world: World) -> None:
    await lobby(world)
    world.passes(minutes=DAY_MINUTES)


async def share(world: World) -> Reply:
    await finished(world, (2, 1), (world.anna, world.carla))
    return await world.click(world.carla, "Share", await world.ask(world.carla, "leaderboard"))


async def open_by_command(world: World) -> Reply:
    return await world.command(world.carla, "table open", game="heckmeck")


async def open_by_button(world: World) -> Reply:
    await over(world)
    return await world.click(world.carla, "New table…")


async def replace(world: World) -> Reply:
    await silent(world)
    offer = await world.ask(world.anna, "table open", game="heckmeck")
    (press,) = world.buttons(offer).values()
    return await world.pressed(world.carla, press, offer)


async def end_silent(world: World) -> Reply:
    await silent(world)
    return await world.command(reader(world), "table end")


async def confirm_end_silent(world: World) -> Reply:
    await silent(world)
    asked = await world.ask(world.people[4], "table end")
    (press,) = world.buttons(asked).values()
    return await world.pressed(reader(world), press, asked)


async def rematch_by_button(world: World) -> Reply:
    await over(world)
    return await world.click(world.carla, "Rematch")


async def rematch_by_command(world: World) -> Reply:
    await over(world)
    return await world.command(world.carla, "table rematch")


async def show(world: World) -> Reply:
    await lobby(world)
    return await world.command(reader(world), "table show")


async def wait(world: World) -> Reply:
    await lobby(world)
    await world.click(world.anna, "Start")
    return await world.command(reader(world), "table wait")


async def invite(world: World) -> Reply:
    await lobby(world)
    return await world.command(world.carla, "table substitute", person=world.bruno.user)


async def invite_from_elsewhere(world: World) -> Reply:
    await lobby(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.carla.context_menu(elsewhere, "Invite to my table", world.bruno)
    return world.last


async def plan(world: World) -> Reply:
    return await world.command(world.carla, "plan", game="heckmeck", when="in 2 hours", zone="UTC")


Trial = Callable[[World], Awaitable[Reply]]
OWED, MANAGES = "what is owed to others", "people who manage the server"
PUBLIC: Mapping[str, tuple[Trial, ...] | str] = {
    "absence/handlers.py _close": (end_silent, confirm_end_silent),
    "board/board_replies.py by_board": (show, wait, open_by_button, rematch_by_button, rematch_by_command),
    "board/board_replies.py by_opening": (open_by_command,),
    "board/displays.py _posted": OWED,
    "board/invitations.py post": (invite, invite_from_elsewhere),
    "daily/poster.py _send": MANAGES,
    "finished/leaderboards.py _close_season": MANAGES,
    "lobby/challenges.py _mention": OWED,
    "lobby/opening.py _end": (replace,),
    "lobby/threads.py _report": OWED,
    "lobby/threads.py announcing": (open_by_command,),
    "pages.py show": (share,),
    "plans/evenings.py _mention": OWED,
    "plans/evenings.py _post": OWED,
    "plans/evenings.py _tell": OWED,
    "plans/handlers.py _plan": (plan,),
}
"""Functions that post in public, with what a person without the permission tries there, or else for whom the post is
made. Everything else that such a person does at a table takes a seat at it."""


def posts_in_public() -> Iterator[str]:
    """Yield the functions that reply to everybody or send to a channel."""
    root = Path(chat.__file__).parent
    for path in root.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
                    private = any(keyword.arg == "private" for keyword in call.keywords)
                    name = ast.unparse(call.func)
                    if name == "discord_io.send" or (name.endswith("interaction.reply") and not private):
                        yield f"{path.relative_to(root).as_posix()} {function.name}"


def test_every_public_post_is_listed() -> None:
    assert {*posts_in_public()} == {*PUBLIC}


@pytest.mark.parametrize(
    "trial", dict.fromkeys(trial for trials in PUBLIC.values() if not isinstance(trials, str) for trial in trials)
)
async def test_nothing_is_posted_for_who_may_not_write(world: World, trial: Trial) -> None:
    reply = await trial(world)
    assert world.private(reply).startswith(SENTENCE)
    posts = [message for message in world.public if message.id > reply.id]
    assert [message.content for message in posts] == []
