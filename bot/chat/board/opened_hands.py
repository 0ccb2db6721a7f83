"""Opened hands: private messages that show a hand. Every seat has one, which follows the game while Discord accepts
edits of it, for 15 minutes after its last click. Opening another one deletes it. To a reader who is answered in words
every new decision is another message, because screen readers announce no edit. The older one loses its controls, and
keeps what happened and what was chosen.
Editing takes the interaction's token, a secret, so these are held in memory alone. An older hand that could not be
deleted says where the newer one is once it is clicked. After a restart, any click on an older hand makes it the current
one.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import discord

from bot.chat.board.display import OpenedHand
from bot.chat.board.displays import EDIT_EVERY, Displays
from bot.chat.board.hand_plan import HandMessage, hand_plan
from bot.chat.board.messages import shown_in_hand, shown_in_words
from bot.chat.front.discord_io import PASSING
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.front.update_loop import In, Next, Retries, UpdateLoop
from bot.chat.words.people import People
from bot.chat.words.spoken import closed
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Step, Table
from bot.tables.wall_clock import uptime

_OPEN_MS: Final = 14 * 60 * 1000


@dataclass(eq=False)
class OpenedHands:
    """Keeps the newest opened hand of every seat up to date."""

    _tables: Tables
    _people: People
    _displays: Displays
    _compose: Callable[[Table, int, Person], Awaitable[Post]]
    _compose_waiting: Callable[[Table, int, Person, str], Awaitable[Post]]
    _retries: Retries

    def __post_init__(self) -> None:
        self._updates = UpdateLoop[OpenedHand]("opened", self._update, self._retries)
        self._removals = UpdateLoop[OpenedHand]("former opened", self._remove, self._retries)

    async def keep_up(
        self,
        interaction: Interaction,
        message_id: int,
        said: str,
        table: Table,
        seat: int,
        reader: Person,
        at: int | None = None,
    ) -> None:
        """Follow the game with an opened hand of an interaction that came `at` a moment, or now, and that says so much;
        delete an older one of that person."""
        table_id, shows = table.info.id, _shown(table, seat, in_words=reader.words)
        at = uptime() if at is None else at
        read = table.number, len(table.segment.opening)
        opened = OpenedHand(
            table_id, seat, reader.id, interaction, message_id, at, read, shows, said, table.phase, reader.words
        )
        display = self._displays.display_of(table_id)
        former = display.opened.get(seat)
        display.opened[seat] = opened
        if former is not None and former.person == reader.id and former.message_id != message_id:
            if interaction.message is not None and interaction.message.id == former.message_id:
                former.leaves = interaction.leaves
            self._removals.request(former)
        if await self._tables.get_or_fetch(table_id) is not table:  # a move came while it was on its way
            self._updates.request(opened)

    def newer(self, clicked: discord.Message | None, table_id: str, seat: int, reader: Person) -> int | None:
        """Return the id of a hand that its reader opened after the clicked one. None if there is none."""
        newest = self._opened_by(reader.id, table_id, seat)
        if clicked is None or not clicked.flags.ephemeral or newest is None:
            return None
        return newest.message_id if newest.message_id > clicked.id else None

    def follow(self, step: Step) -> None:
        """Update the opened hands that a step changed soon."""
        shown = self._displays.display_of(step.after.info.id).opened
        for seat, opened in [*shown.items()]:
            before, after = (_shown(table, seat, in_words=opened.in_words) for table in (step.before, step.after))
            if before != after or step.before.holders != step.after.holders:
                self._updates.request(opened)
        if step.before.phase == "lobby" and step.before.holders != step.after.holders:  # seats have moved up
            # A reply may open a hand before an earlier step is followed, which does not know its seat yet.
            moved = {
                opened.seat if opened.read[0] >= step.after.number else step.after.seat_of(opened.person): opened
                for opened in shown.values()
            }
            shown.clear()
            for seat, opened in moved.items():
                if seat is not None:
                    shown[seat], opened.seat = opened, seat

    def await_reply(self, table: Table, seat: int, reader: Person) -> None:
        """Let a reply show the table, however long it takes: no other message does so in words."""
        opened = self._opened_by(reader.id, table.info.id, seat)
        if opened is not None and opened.in_words:
            opened.shows = _shown(table, seat, in_words=True)

    def is_open(self, table_id: str, seat: int, person: int) -> bool:
        """Return whether a person has an opened hand that follows the game."""
        opened = self._opened_by(person, table_id, seat)
        return opened is not None and uptime() - opened.at < _OPEN_MS

    def read_by(self, table_id: str, seat: int, reader: Person) -> tuple[int, int]:
        """Return the entry up to which a reader's opened hand said what happened, and how many events of the opening of
        a turn or round it had. Zeros if there is none."""
        opened = self._opened_by(reader.id, table_id, seat)
        return opened.read if opened is not None else (0, 0)

    def _opened_by(self, person: int, table_id: str, seat: int) -> OpenedHand | None:
        opened = self._displays.display_of(table_id).opened.get(seat)
        return opened if opened is not None and opened.person == person else None

    async def _update(self, opened: OpenedHand) -> Next:
        """Edit or repeat an outdated hand."""
        table, seat = await self._tables.fetch(opened.table_id), opened.seat
        (reader,) = await self._people.people_by_id([opened.person], table.info.guild_id)
        if uptime() - opened.at >= _OPEN_MS or not self._is_newest(opened):
            self._forget(opened)
            return "done"
        shows = _shown(table, seat, in_words=reader.words)
        message = HandMessage(
            opened.person,
            editable=True,
            said=opened.said,
            current=shows == opened.shows,
            in_play=opened.phase == "playing",
        )
        plan, trouble = hand_plan(table, seat, reader, message), None
        if plan == "say":
            return await self._say_who_decides(opened, table, reader, shows)
        if plan in ("edit", "post"):
            hand = await self._compose(table, seat, reader)
            if not self._is_newest(opened):  # its message may be deleted by now
                return "done"
            if plan == "post":
                return await self._repeat(opened, hand, table, reader)
            trouble = await opened.interaction.edit_private(opened.message_id, hand)
            if trouble in PASSING:
                return "again"
            if trouble is None:
                self._note(opened, shows)
        if trouble is not None or plan == "strip" or table.phase == "over" or reader.discord_id is None:
            self._forget(opened)
        return "done"

    async def _repeat(self, opened: OpenedHand, hand: Post, table: Table, reader: Person) -> Next:
        """Send a hand in words once more, as a message that is announced."""
        sent = await opened.interaction.reply(hand, private=True)
        if sent is None:
            self._forget(opened)
        else:
            await self.keep_up(opened.interaction, sent, hand.content, table, opened.seat, reader, opened.at)
        return "done"

    async def _say_who_decides(self, opened: OpenedHand, table: Table, reader: Person, shows: object) -> Next:
        waiting = await self._compose_waiting(table, opened.seat, reader, opened.said)
        if not self._is_newest(opened):
            return "done"
        opened.shows = shows
        if waiting.content == opened.said:
            return "done"
        opened.said = waiting.content
        trouble = await opened.interaction.edit_private(opened.message_id, waiting)
        return "again" if trouble in PASSING else In(EDIT_EVERY)

    async def _remove(self, former: OpenedHand) -> Next:
        """Delete an older hand; one in words only loses its controls."""
        if uptime() - former.at >= _OPEN_MS:
            return "done"
        if former.in_words:
            leaves = former.leaves or closed(former.said, former.interaction.texts)
            trouble = await former.interaction.edit_private(former.message_id, Post(leaves))
        else:
            trouble = await former.interaction.delete_private(former.message_id)
        return "again" if trouble in PASSING else "done"

    def _note(self, opened: OpenedHand, shows: object) -> None:
        """Record what a message shows. If a reply was to show something newer, it is edited again."""
        newest = self._displays.display_of(opened.table_id).opened.get(opened.seat)
        if newest is not None and newest.message_id == opened.message_id and newest.shows != shows:
            newest.shows = shows
            self._updates.request(newest)

    def _is_newest(self, opened: OpenedHand) -> bool:
        return self._displays.display_of(opened.table_id).opened.get(opened.seat) is opened

    def _forget(self, opened: OpenedHand) -> None:
        if self._is_newest(opened):
            del self._displays.display_of(opened.table_id).opened[opened.seat]

    async def close(self) -> None:
        """Stop. A click shows what is missing."""
        await self._updates.close()
        await self._removals.close()


def _shown(table: Table, seat: int, *, in_words: bool) -> object:
    if seat >= len(table.holders):
        return None
    return shown_in_words(table, seat) if in_words else shown_in_hand(table, seat)
