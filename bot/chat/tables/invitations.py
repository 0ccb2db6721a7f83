"""Invitations to a table: public messages that mention the invited people, with a button that seats them."""

from collections.abc import Sequence

import discord

from bot.chat.front import discord_io
from bot.chat.front.controls import button, controls_of
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post, nonce_of
from bot.chat.tables.addresses import SIT, verb_id
from bot.chat.words.people import People, name_here
from bot.chat.words.players import account_of, bold_names, escaped, name_of
from bot.chat.words.texts import texts_for
from bot.tables.needs import Person
from bot.tables.table import Step, Table


class Invitations:
    """Posts invitations."""

    def __init__(self, client: discord.Client, people: People) -> None:
        self._client = client
        self._people = people

    async def send(self, interaction: Interaction, table: Table, inviter: Person, accounts: Sequence[int]) -> None:
        """Invite people to the free seats of a lobby, where the table is. Leaves out those who have a seat."""
        seated = await self._people.people_by_id(table.people, table.info.guild_id)
        taken = {inviter.discord_id, *(person.discord_id for person in seated)}
        invited = [account for account in accounts if account not in taken]
        if not invited or table.full:
            return
        texts = texts_for(table.language)
        facts = {
            "name": f"**{escaped(name_here(interaction))}**",
            "people": texts.join_names([f"<@{account}>" for account in invited]),
            "count": len(invited),
            "game": f"**{texts.say(f'{table.info.game}-title')}**",
        }
        press = button(verb_id(table.info.id, "join"), texts.say("button-join"), discord.ButtonStyle.success)
        post = Post(texts.say("lobby-invited", facts), controls=controls_of([press]), pinged=tuple(invited))
        if table.info.channel_id == interaction.channel_id:
            await interaction.reply(post)
        else:
            nonce = nonce_of(f"invitation {table.info.id} {interaction.id}")
            await discord_io.send(self._client, table.info.channel_id, post, nonce)

    async def compose_for_seat(self, step: Step, inviter: Person, invited: Person) -> Post:
        """Compose the invitation to the seat of a step. Only the invited person may press its button, or anyone if the
        seat is open."""
        table = step.after
        seat = next(entry.seat for entry in step.entries if entry.seat is not None)
        texts = texts_for(table.language)
        people = await self._people.players(table, texts)
        facts = {"inviting_seat": table.seat_of(inviter.id), "person": f"<@{account_of(invited)}>", "seat": seat}
        label = texts.say("take-seat-button", {"name": name_of(people[seat])})
        press = button(verb_id(table.info.id, f"{SIT}{seat}"), label, discord.ButtonStyle.success)
        pinged = () if invited.discord_id is None else (invited.discord_id,)
        return Post(
            texts.say("substitute-invited", facts, bold_names(people)), controls=controls_of([press]), pinged=pinged
        )
