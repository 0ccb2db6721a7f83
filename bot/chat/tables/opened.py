"""Hands that were opened where only their reader sees them: the newest of every seat follows the game while Discord
takes edits of it, for a quarter of an hour after the click that brought it.

What that takes is a secret, so it is held in memory alone. After a restart, and of older hands, "Refresh" remains.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from bot.chat.front.interaction import Interaction
from bot.chat.front.keeping import Keeping
from bot.chat.front.post import Post
from bot.chat.tables.board import shown_in_hand
from bot.chat.words.people import People
from bot.tables.clock import now
from bot.tables.needs import Person
from bot.tables.newest import Newest
from bot.tables.service import Tables
from bot.tables.table import Table

_OPEN_MS: Final = 14 * 60 * 1000
_MOST: Final = 500
"""Hands that are kept up, those that were opened last."""


@dataclass
class _Open:
    """A hand's message: whose it is, the answer that it is of an interaction, when that was, and what it shows."""

    person: int
    interaction: Interaction
    message_id: int
    at: int
    shows: object


class OpenedHands:
    """Keeps the newest opened hand of every seat as it is now."""

    def __init__(
        self, tables: Tables, people: People, compose: Callable[[Table, int, Person], Awaitable[Post]]
    ) -> None:
        self._tables = tables
        self._people = people
        self._compose = compose
        self._open: Newest[tuple[str, int], _Open] = Newest(_MOST)
        self._keeping = Keeping("opened", self._bring)

    async def keep_up(self, interaction: Interaction, message_id: int, table: Table, seat: int, reader: Person) -> None:
        """From now on keep up a hand that was shown by an answer, in place of an older one of that seat."""
        key = (table.info.id, seat)
        self._open[key] = _Open(reader.id, interaction, message_id, now(), shown_in_hand(table, seat))
        if await self._tables.newest(table.info.id) is not table:  # somebody moved while it was on its way
            self._keeping.soon(key)

    def follow(self, table_id: str, seat: int) -> None:
        """Bring a seat's opened hand up to date soon, if there is one."""
        if (table_id, seat) in self._open:
            self._keeping.soon((table_id, seat))

    async def _bring(self, key: tuple[str, int]) -> float | None:
        """Edit a hand that shows what is past; None where that failed and may go better."""
        opened = self._open.get(key)
        table, seat = await self._tables.table(key[0]), key[1]
        if opened is None or table.holders[seat] != opened.person or now() - opened.at >= _OPEN_MS:
            self._forget(key, opened)
            return 0.0
        (reader,) = await self._people.those([opened.person], table.info.guild_id)
        if reader.discord_id is None:
            self._forget(key, opened)
            return 0.0
        shows = shown_in_hand(table, seat)
        if shows != opened.shows:
            trouble = await opened.interaction.edit_private(opened.message_id, await self._compose(table, seat, reader))
            if trouble == "down":
                return None
            if trouble is not None:
                self._forget(key, opened)
                return 0.0
            self._note(key, opened.message_id, shows)
        if table.phase == "over":
            self._forget(key, opened)
        return 0.0

    def _note(self, key: tuple[str, int], message_id: int, shows: object) -> None:
        """What a message shows; if an answer was to make it show something newer meanwhile, it is edited again."""
        newest = self._open.get(key)
        if newest is not None and newest.message_id == message_id and newest.shows != shows:
            newest.shows = shows
            self._keeping.soon(key)

    def _forget(self, key: tuple[str, int], opened: _Open | None) -> None:
        if self._open.get(key) is opened:
            self._open.pop(key, None)

    async def close(self) -> None:
        """Stop; "Refresh" brings what was not brought."""
        await self._keeping.close()
