"""Commands in the menus of people and messages (context menus).

Discord shows them for everybody's messages, so one that is not Roost's, or belongs to no table, gets a refusal.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.chat.front.interaction import Interaction
from bot.chat.front.serving import Serve
from bot.chat.front.slash import EVERYWHERE, GUILDS, Menu, text_of
from bot.tables.refusals import Refusal

Account = discord.User | discord.Member
TableOf = Callable[[str], str | None]
"""A function that returns the id of the table that a control with a custom_id belongs to. None if it has none."""


def person_menu(serve: Serve, key: str, work: Callable[[Interaction, Account], Awaitable[None]]) -> Menu:
    """Build a command in the menu of a person. Its text is `menu-{key}`."""

    async def callback(interaction: discord.Interaction[Any], person: discord.Member | discord.User) -> None:
        async def serving(served: Interaction) -> None:
            await work(served, person)

        await serve(interaction, serving)

    return Menu(name=text_of(f"menu-{key}"), callback=callback, allowed_contexts=GUILDS)


def table_menu(serve: Serve, key: str, work: Callable[[Interaction, str], Awaitable[None]], table_of: TableOf) -> Menu:
    """Build a command in the menu of a message, about the table that the message belongs to. Its text is
    `menu-{key}`."""

    async def callback(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        async def serving(served: Interaction) -> None:
            await work(served, _table_behind(served, message, table_of))

        await serve(interaction, serving)

    return Menu(name=text_of(f"menu-{key}"), callback=callback, allowed_contexts=EVERYWHERE)


def _table_behind(interaction: Interaction, message: discord.Message, table_of: TableOf) -> str:
    """Return the id of the table that a message belongs to. Raises Refusal if the message is not Roost's, or has no
    control of a table."""
    me = interaction.raw.client.user
    if me is None or message.author.id != me.id:
        raise Refusal("not-roosts-message")
    items = [item for row in message.components for item in getattr(row, "children", ())]
    found = next(filter(None, [table_of(getattr(item, "custom_id", None) or "") for item in items]), None)
    if found is None:
        raise Refusal("no-table-behind")
    return found
