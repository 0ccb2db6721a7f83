"""Whom a command or a button asks about."""

import discord

from bot.chat.front.interaction import Interaction
from bot.chat.words.people import People
from bot.chat.words.players import escaped
from bot.tables.needs import Person
from bot.tables.refusals import Refusal


async def asked_about(interaction: Interaction, user: discord.abc.User | None, people: People) -> Person:
    """The person whom an option of a command names, or who typed it. Refusal where nothing may be said, or nothing is
    known."""
    if user is None or user.id == interaction.user.id:
        return await people.meet(interaction)
    if interaction.guild_id is None:
        raise Refusal("only-in-servers")  # what somebody did elsewhere is nobody's business
    person = await people.find(user.id, interaction.guild_id)
    if person is None:
        raise Refusal("nothing-played", name=escaped(user.display_name))
    return person


async def known_by_id(interaction: Interaction, person_id: int, people: People) -> Person | None:
    """Whom a button was made for, as the server calls them; None for who was forgotten since, and for nobody at all."""
    try:
        (known,) = await people.people_by_id((person_id,), interaction.guild_id)
    except KeyError:
        return None
    return known if known.discord_id is not None else None
