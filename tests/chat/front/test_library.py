"""The pitfalls of discord.py that can come back: DISCORD.md, "Pitfalls of the library"."""

from typing import Self

import discord
import pytest

import bot.app
from bot.chat.client import Roost
from bot.chat.front.commands import AnyCommand
from bot.chat.words import texts
from bot.store import SqlStore
from tests import translations
from tests.chat.world import World


async def test_the_library_keeps_no_view_of_what_was_sent(world: World) -> None:
    """A view kept by the library handles later clicks and stays in memory for ever."""
    await world.table()
    await world.turn(world.anna)
    await world.click(world.anna, "As text")
    await world.command(world.anna, "table end")
    views = world.env.bot._connection._view_store  # pyright: ignore[reportPrivateUsage]
    assert not views._views  # pyright: ignore[reportPrivateUsage]
    assert not views._synced_message_views  # pyright: ignore[reportPrivateUsage]


async def test_commands_are_synced_only_when_they_changed(world: World) -> None:
    def syncs() -> int:
        return len(world.requests("PUT", "/commands"))

    assert syncs() == 1
    await world.restart()
    assert syncs() == 1
    real = texts.Texts.say

    def say(self: texts.Texts, key: str, *facts: object) -> str:
        changed = self.language == "it" and key == "command-help-description"
        return "Come si gioca" if changed else real(self, key, *facts)  # type: ignore[arg-type]

    with world.patch.context() as patched:
        patched.setattr(texts.Texts, "say", say)
        patched.setattr(translations, "translated", {})
        await world.restart()
    assert syncs() == 2
    commands = Roost.commands

    def fewer(client: Roost) -> list[AnyCommand]:
        return commands(client)[1:]

    world.patch.setattr(Roost, "commands", fewer)
    world.patch.setattr(translations, "translated", {})
    await world.restart()
    assert syncs() == 3
    await world.restart()
    assert syncs() == 3


async def test_a_gateway_parser_that_fails_ends_the_client_and_begins_another(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []

    class Client:
        def __init__(self, kept: SqlStore, *_: object) -> None:
            assert kept is store

        async def __aenter__(self) -> Self:
            return self

        async def __aexit__(self, *exc: object) -> None:
            started.append("closed")

        async def start(self, token: str) -> None:
            started.append(token)
            if started.count(token) < 3:
                raise KeyError("a parser")
            raise discord.LoginFailure

    monkeypatch.setattr(bot.app, "Roost", Client)
    monkeypatch.setattr(bot.app, "_RETRY_BASE", 0)
    with pytest.raises(discord.LoginFailure):
        await bot.app.serve_discord(store, "token")
    assert started == ["token", "closed"] * 3


async def test_roost_asks_for_no_privileged_intents(world: World) -> None:
    assert world.env.bot.intents == discord.Intents(guilds=True)
