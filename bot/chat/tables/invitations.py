"""Invitations to a table: public messages that mention the invited people, with a button that seats them."""

from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.chat.front import discord_io
from bot.chat.front.controls import controls_of
from bot.chat.front.fields import members_in
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post, nonce_of, posted_now
from bot.chat.requests import InLobby, Sit
from bot.chat.tables.display.displays import Displays
from bot.chat.tables.mentions import Mentions
from bot.chat.words.people import People, name_here
from bot.chat.words.players import account_of, bold_names, escaped, isolated, name_of
from bot.chat.words.texts import texts_for
from bot.tables.refusals import Refusal
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Step, Table


class Invitations:
    """Posts invitations."""

    def __init__(self, client: discord.Client, people: People, mentions: Mentions, displays: Displays) -> None:
        self._client = client
        self._people = people
        self._mentions = mentions
        self._displays = displays

    async def send(self, interaction: Interaction, table: Table, inviter: Person, accounts: Sequence[int]) -> None:
        """Invite people to the free seats of a lobby, where the table is. Leaves out those who have a seat or have left
        the server. Raises Refusal if no one remains, if there is no seat to offer, or if Discord did not take the
        invitation."""
        if not accounts:
            return
        seated = await self._people.people_by_id(table.people, table.info.guild_id)
        taken = {inviter.discord_id, *(person.discord_id for person in seated)}
        invited = [account for account in accounts if account not in taken]
        if not invited:
            raise Refusal("invited-is-seated")
        if table.full:
            raise Refusal("invited-full", most=len(table.holders))
        invited = await self.members(interaction, table, invited)
        texts = texts_for(table.language)
        facts = {
            "name": f"**{escaped(name_here(interaction))}**",
            "people": texts.join_names([f"<@{account}>" for account in invited]),
            "count": len(invited),
            "game": f"**{texts.say(f'{table.info.game}-title')}**",
        }
        press = InLobby(table.info.id, "join").button(texts.say("button-join"), discord.ButtonStyle.success)
        post = Post(
            texts.say("lobby-invited", facts), controls=controls_of([press]), pinged=await self._pinged(invited)
        )
        await self.post(interaction, table, post)

    async def members(self, interaction: Interaction, table: Table, accounts: Sequence[int]) -> Sequence[int]:
        """Return the accounts that are members of a table's server, as Discord says with the interaction or if asked.
        Raises Refusal if none is."""
        named = members_in(interaction.raw.data) if interaction.guild_id == table.info.guild_id else frozenset[int]()
        there = [
            account
            for account in accounts
            if account in named or await discord_io.is_member(self._client, table.info.guild_id, account)
        ]
        if not there:
            raise Refusal("invited-no-member")
        return there

    async def _pinged(self, accounts: Sequence[int]) -> tuple[int, ...]:
        """Return the accounts that an invitation pings. It mentions the others, too."""
        people = [(account, await self._people.find(account, None)) for account in accounts]
        return tuple(
            [one for one, person in people if person is None or await self._mentions.may_be_invited(person.id)]
        )

    async def post(self, interaction: Interaction, table: Table, post: Post, seat: int | None = None) -> None:
        """Post an invitation to the lobby or a seat where the table is: as the reply, or as a message in another
        channel or thread. Raises Refusal if Discord did not take that message."""
        if table.info.channel_id == interaction.channel_id:
            sent = await interaction.reply(post)
        else:
            nonce = nonce_of(f"invitation {table.info.id} {interaction.id}")
            sent = await discord_io.send(self._client, table.info.channel_id, post, nonce)
        if isinstance(sent, str):
            raise Refusal("invitation-not-sent")
        if sent is not None:
            with suppress(StoreBusy, Refusal):  # it is sent all the same, and a click on it once it is stale strips it
                invitation = posted_now("invitation", seat, table.info.channel_id, sent)
                await self._displays.note_invitation(table.info.id, invitation)

    async def post_for_seat(self, interaction: Interaction, step: Step, inviter: Person, invited: Person) -> None:
        """Post the invitation to the seat of a step, as `post` does."""
        seat = next(entry.seat for entry in step.entries if entry.seat is not None)
        await self.post(interaction, step.after, await self._compose_for_seat(step.after, seat, inviter, invited), seat)

    async def _compose_for_seat(self, table: Table, seat: int, inviter: Person, invited: Person) -> Post:
        """Compose the invitation to a seat. Only the invited person may press its button, or anyone if the seat is
        open."""
        texts = texts_for(table.language)
        people = await self._people.players(table, texts)
        facts = {"inviting_seat": table.seat_of(inviter.id), "person": f"<@{account_of(invited)}>", "seat": seat}
        label = texts.say("take-seat-button", {"name": isolated(name_of(people[seat]))})
        press = Sit(table.info.id, seat).button(label, discord.ButtonStyle.success)
        pinged = () if invited.discord_id is None else await self._pinged((invited.discord_id,))
        return Post(
            texts.say("substitute-invited", facts, bold_names(people)), controls=controls_of([press]), pinged=pinged
        )
