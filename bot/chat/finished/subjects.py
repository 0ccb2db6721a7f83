"""The person that a command or a button asks about."""

import discord

from bot.chat.front.interaction import Interaction
from bot.chat.words.people import People, name_of_account
from bot.chat.words.players import escaped
from bot.tables.refusals import Refusal
from bot.tables.store import Person


async def person_asked_about(interaction: Interaction, user: discord.abc.User | None, people: People) -> Person:
    """Return the person named by an option, or the author. Raises Refusal if Roost does not know the person, or may say
    nothing here."""
    if user is None or user.id == interaction.user.id:
        return await people.meet(interaction)
    if interaction.guild_id is None:
        raise Refusal("only-in-servers")  # records of other servers are private
    person = await people.find(user.id, interaction.guild_id)
    if person is None:
        raise Refusal("nothing-played", name=escaped(name_of_account(user)))
    return person


async def person_by_id(interaction: Interaction, person_id: int, people: People) -> Person | None:
    """Return the person of an id, named as on the interaction's server. None if that person is unknown or was
    forgotten."""
    try:
        (known,) = await people.people_by_id((person_id,), interaction.guild_id)
    except KeyError:
        return None
    return known if known.discord_id is not None else None
