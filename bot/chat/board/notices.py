"""Notices of turns, and reminders of deadlines: a mention on the board, a direct message or none, as each person chose.
None in quiet hours.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import discord
import structlog

from bot.chat.board.composer import Mentions
from bot.chat.board.display import Notice, Repost
from bot.chat.board.displays import Displays
from bot.chat.board.messages import board_link
from bot.chat.front import discord_io
from bot.chat.front.discord_io import PASSING
from bot.chat.front.features import Feature
from bot.chat.front.post import Post
from bot.chat.front.update_loop import Next, Retries, UpdateLoop
from bot.chat.words.people import People
from bot.chat.words.players import bold_names
from bot.chat.words.texts import language_of, texts_for
from bot.tables.attendance import Away
from bot.tables.service import Tables
from bot.tables.store import Person, Turn
from bot.tables.table import Step, Table

_log = structlog.stdlib.get_logger()
_TRIES: Final = 3


@dataclass(eq=False)
class Notices(Feature):
    """Sends direct messages with a link to the board. If direct messages are closed, the board mentions that person
    from then on."""

    _client: discord.Client
    _tables: Tables
    _people: People
    _displays: Displays
    _mentions: Mentions
    _retries: Retries
    _send_hand: Callable[[str, int, int], None]
    """Sends a seat's person what is to be heard in words."""

    def __post_init__(self) -> None:
        self._updates = UpdateLoop[Notice]("notice", self._update, self._retries)
        self.following = (self._updates,)

    def notify(self, step: Step) -> None:
        """Notify the people whose decision a step asks for, in the background. A dealt hand is a message of its own."""
        dealt = step.before.phase != "playing" and step.after.has_hands
        for seat in () if dealt else step.seats_to_notify:
            self._updates.request(Notice(step.after.info.id, seat))

    def remind(self, turn: Turn) -> None:
        """Remind a person, in the background, that little time remains. Call it once the reminder is claimed."""
        self._updates.request(Notice(turn.table_id, turn.seat, turn.deadline or 0))

    async def _update(self, notice: Notice) -> Next:
        """Send the message, if one is due."""
        table, seat = await self._tables.get_or_fetch(notice.table_id), notice.seat
        holder = table.holders[seat]
        if seat not in table.people_awaited or not isinstance(holder, int):
            return "done"
        wants = self._mentions.wants_direct if notice.until is None else self._mentions.wants_reminder
        if not await wants(table, seat):
            return "done"
        (person,) = await self._people.people_by_id((holder,), table.info.guild_id)
        if person.discord_id is None:
            return "done"
        if person.words and notice.until is None and not table.has_hands:
            self._send_hand(notice.table_id, seat, holder)
            return "done"
        sent = await discord_io.send_direct(
            self._client, person.discord_id, await self._composed(table, notice, person), notice.nonce
        )
        if isinstance(sent, str) and sent in PASSING and notice.tries < _TRIES:
            notice.tries += 1
            return "again"
        if isinstance(sent, str):
            _log.info("notice.closed", trouble=sent)
            if sent not in PASSING:
                self._mentions.note_closed(holder)
            self._displays.wake(notice.table_id, Repost(asked=True, notify=frozenset({seat})))
        return "done"

    async def _composed(self, table: Table, notice: Notice, person: Person) -> Post:
        texts, seat = texts_for(language_of(person.locale)), notice.seat
        posted = await self._displays.board(table.info.id)
        facts = {"game": texts.say(f"{table.info.game}-title"), "link": board_link(table, posted)}
        if notice.until is not None:
            return Post(texts.say("reminder", facts | {"until": str(notice.until // 1000)}))
        nudged_by = table.attendance.away.get(seat, Away()).nudged_by
        by = None if nudged_by is None else table.seat_of(nudged_by)
        if by is None:
            return Post(texts.say("notice-asked", facts))
        people = await self._people.players(table, texts)
        return Post(texts.say("notice-nudged", facts | {"nudging_seat": by}, bold_names(people)))
