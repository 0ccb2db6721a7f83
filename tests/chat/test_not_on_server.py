"""Servers install Roost, people do not; where it is not on the server it says so, and stores nothing."""

from typing import Any

from bot.chat.client import Roost
from bot.chat.front.controls import GameCode
from bot.chat.requests import SettingsForm, Subscribe
from tests.chat.test_forms import sent_in
from tests.chat.world import Reply, World

SENTENCE = "Roost isn't on this server, so it can't do anything here. Anyone who manages the server can add it."


def bot_of(world: World) -> Roost:
    bot = world.env.bot
    assert isinstance(bot, Roost)
    return bot


def leave(world: World) -> None:
    """Let the library know of no such server, as where people or a link without the bot installed the commands."""
    guild = bot_of(world).get_guild(world.guild.id)
    assert guild is not None
    bot_of(world)._connection._remove_guild(guild)  # pyright: ignore[reportPrivateUsage]


async def by_menu(world: World) -> Reply:
    await world.anna.context_menu(world.channel, "Invite to my table", world.bruno)
    return world.last


async def by_form(world: World) -> Reply:
    form = SettingsForm("0" * 20).custom_id
    return await sent_in(world, f"{form} language=it channels= place=thread clock=day openers=managers")


async def by_click(world: World) -> Reply:
    return await world.pressed(
        world.anna, Subscribe(GameCode["heckmeck"], world.guild.id, "always").custom_id, world.public[0]
    )


async def test_commands_are_installed_by_servers_alone(world: World) -> None:
    tree = bot_of(world).tree
    assert {tuple(command.to_dict(tree)["integration_types"]) for command in tree.get_commands()} == {(0,)}


async def test_commands_say_one_sentence_where_roost_is_not_on_the_server(world: World) -> None:
    leave(world)
    manager = world.manager()
    for name in ("table open", "me call", "settings", "daily", "leaderboard"):
        options: dict[str, Any] = {"game": "heckmeck"} if name in ("table open", "me call") else {}
        assert await world.hear(manager, name, **options) == SENTENCE
    assert await manager.autocomplete(world.channel, "hand", "table", "") == []
    assert await world.store.person_of(manager.id) is None


async def test_controls_say_the_same_sentence(world: World) -> None:
    await world.lobby(players=1)
    leave(world)
    for ask in (by_menu, by_form, by_click):
        assert world.private(await ask(world)) == SENTENCE
    assert await world.store.subscriptions((await world.known(world.anna)).id, world.guild.id, 0) == []
    assert (await world.store.guild_settings(world.guild.id)).language is None
