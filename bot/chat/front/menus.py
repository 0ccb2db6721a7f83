"""Commands in the menus of people and messages (context menus).

Discord shows them for everybody's messages, so one that is not Roost's, or belongs to no table, gets a refusal.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.chat.front.controls import Click
from bot.chat.front.interaction import Interaction
from bot.chat.front.serving import Serve
from bot.chat.front.slash import EVERYWHERE, GUILDS, text_of
from bot.tables.refusals import Refusal

Account = discord.User | discord.Member
Menu = app_commands.ContextMenu
TableOf = Callable[[Click], str | None]
"""A function that returns the id of the table that a control belongs to. None for controls of another form."""


def person_menu(serve: Serve, key: str, work: Callable[[Interaction, Account], Awaitable[None]]) -> Menu:
    """Build a command in the menu of a person. Its text is `menu-{key}`."""

    async def callback(interaction: discord.Interaction[Any], person: discord.Member | discord.User) -> None:
        async def serving(served: Interaction) -> None:
            await work(served, person)

        await serve(interaction, serving)

    return Menu(name=text_of(f"menu-{key}"), callback=callback, allowed_contexts=GUILDS)


def table_menu(
    serve: Serve, key: str, work: Callable[[Interaction, str], Awaitable[None]], readers: Sequence[TableOf]
) -> Menu:
    """Build a command in the menu of a message, about the table that the message belongs to. Its text is
    `menu-{key}`."""

    async def callback(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        async def serving(served: Interaction) -> None:
            await work(served, _table_behind(served, message, readers))

        await serve(interaction, serving)

    return Menu(name=text_of(f"menu-{key}"), callback=callback, allowed_contexts=EVERYWHERE)


def _table_behind(interaction: Interaction, message: discord.Message, readers: Sequence[TableOf]) -> str:
    """Return the id of the table that a message belongs to. Raises Refusal if the message is not Roost's, or has no
    control of a table."""
    me = interaction.raw.client.user
    if me is None or message.author.id != me.id:
        raise Refusal("not-roosts-message")
    for click in _controls(message):
        for table_of in readers:
            if (table_id := table_of(click)) is not None:
                return table_id
    raise Refusal("no-table-behind")


def _controls(message: discord.Message) -> Iterator[Click]:
    for row in message.components:
        if isinstance(row, discord.ActionRow):
            for item in row.children:
                if (custom_id := getattr(item, "custom_id", None)) is not None:
                    yield Click(custom_id, ())
