"""People with a seat in a lobby who have left the server.

Only Discord knows, so Roost asks when it matters: at the press of a person who wants to free a seat, and after a reply
to a step that seats people who did not act.
"""

import asyncio
from typing import Final

import discord

from bot.chat.front import discord_io
from bot.chat.front.features import Feature
from bot.chat.front.update_loop import UpdateLoop
from bot.chat.tables.display.displays import Displays
from bot.chat.tables.display.state import Display
from bot.chat.words.people import People
from bot.tables.entries import by_person
from bot.tables.service import Tables
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

    async def _check(self, display: Display) -> float:
        """Ask for the waiting people of a lobby and for the seated ones who have not acted there lately, one by one.
        Remove those who have left."""
        table_id = display.table_id
        table = await self._tables.get_or_fetch(table_id)
        gone: list[int] = []
        for person in (*table.waitlist, *_not_here(table)):
            if (await self._tables.get_or_fetch(table_id)).phase != "lobby":
                return 0.0
            if await self.has_left(table.info.guild_id, person):
                gone.append(person)
        if gone:
            await self._tables.remove_departed(table_id, gone)
        return 0.0

    async def close(self) -> None:
        """Stop. Seated people can still free the seats."""
        await self._updates.close()


def _not_here(table: Table) -> list[int]:
    at = now()
    return [one for seat, one in enumerate(table.holders) if isinstance(one, int) and not table.is_here(seat, at)]
