"""Invitations to a table, and people with a seat in a lobby who have left the server.

Only Discord knows who has left, so Roost asks when it matters: at the press of a person who wants to free a seat, and
after a reply to a step that seats people who did not act.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord

from bot.chat.board.composer import Mentions
from bot.chat.board.display import Display
from bot.chat.board.displays import Displays
from bot.chat.front import discord_io
from bot.chat.front.controls import members_in
from bot.chat.front.features import Feature
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.post import Post, nonce_of, posted_now
from bot.chat.front.update_loop import Next, UpdateLoop
from bot.chat.requests import InLobby, Sit
from bot.chat.words.people import People, name_here
from bot.chat.words.players import account_of, bold_names, escaped, isolated, name_of
from bot.chat.words.texts import texts_for
from bot.tables.entries import by_person
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Step, Table
from bot.tables.wall_clock import now

_WITHIN: Final = 3.0
"""Seconds for one question."""


class Members(Feature):
    """Asks Discord for members of servers, and removes former ones from lobbies."""

    def __init__(self, client: discord.Client, tables: Tables, people: People, displays: Displays) -> None:
        self._client = client
        self._tables = tables
        self._people = people
        self._displays = displays
        self._updates = UpdateLoop[Display]("members", self._check)
        self.following = (self._updates,)

    async def has_left(self, guild_id: int, person_id: int) -> bool:
        """Return whether Discord says that a person is no member of a server. A forgotten person has left."""
        (person,) = await self._people.people_by_id((person_id,), guild_id)
        if person.discord_id is None:
            return True
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return False
        try:
            async with asyncio.timeout(_WITHIN):
                return await discord_io.fetch_member(guild, person.discord_id) == "gone"
        except TimeoutError:
            return False

    def check(self, step: Step) -> None:
        """Check a lobby after a step that seats people who did not act, such as a rematch."""
        table, first = step.after, step.entries[0]
        if table.phase != "lobby" or first.interaction_id is None or not self._tables.owns(table):
            return
        if any(by_person(person) != first.by for person in set(table.people) - set(step.before.people)):
            self._updates.request(self._displays.display_of(table.info.id))

    async def _check(self, display: Display) -> Next:
        """Ask for the waiting people of a lobby and for the seated ones who have not acted there lately, one by one.
        Remove those who have left."""
        table_id = display.table_id
        table = await self._tables.get_or_fetch(table_id)
        gone: list[int] = []
        for person in (*table.waitlist, *_not_here(table)):
            if (await self._tables.get_or_fetch(table_id)).phase != "lobby":
                return "done"
            if await self.has_left(table.info.guild_id, person):
                gone.append(person)
        if gone:
            await self._tables.remove_departed(table_id, gone)
        return "done"


def _not_here(table: Table) -> list[int]:
    at = now()
    return [h for seat, h in enumerate(table.holders) if isinstance(h, int) and not table.is_here(seat, at)]


class Invitations:
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
        press = InLobby(table.info.id, "join").button(texts.say("button-join"), discord.ButtonStyle.primary)
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
        return tuple([a for a, person in people if person is None or await self._mentions.may_be_invited(person.id)])

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
        press = Sit(table.info.id, seat).button(label, discord.ButtonStyle.primary)
        pinged = () if invited.discord_id is None else await self._pinged((invited.discord_id,))
        return Post(
            texts.say("substitute-invited", facts, bold_names(people)), controls=controls_of([press]), pinged=pinged
        )
