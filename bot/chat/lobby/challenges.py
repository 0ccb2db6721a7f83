"""The one mention of a rematch: of the people who were seated again and did nothing for ten minutes.

The claim is committed before the message is sent, so that no person is mentioned twice, whatever ends or repeats the
work. A mention that was claimed and not sent is lost.
"""

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import discord

from bot.chat.board.composer import Mentions
from bot.chat.board.displays import Displays
from bot.chat.board.messages import board_link
from bot.chat.front import discord_io
from bot.chat.front.features import Feature
from bot.chat.front.post import Post, nonce_of
from bot.chat.front.update_loop import Next, UpdateLoop
from bot.chat.words.people import People
from bot.chat.words.players import account_of, bold_names
from bot.chat.words.texts import texts_for
from bot.store import SqlStore
from bot.tables.calls import CHALLENGE_VOID_AFTER
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.wall_clock import MAX_AHEAD, now

_ALL: Final = "all"


@dataclass(eq=False)
class Challenges(Feature):
    """Mentions people at rematches."""

    _client: discord.Client
    _tables: Tables
    _store: SqlStore
    _people: People
    _displays: Displays
    _mentions: Mentions

    def __post_init__(self) -> None:
        self._sending = UpdateLoop("challenges", self._mention)
        self.acting = (self._sending,)

    async def due(self, at: int) -> int | None:
        waiting = [due_at for _, due_at in await self._store.challenges()]
        upcoming = [due_at for due_at in waiting if at < due_at <= at + MAX_AHEAD]
        if len(upcoming) < len(waiting):
            self._sending.request(_ALL)
        return min(upcoming, default=None)

    async def _mention(self, which: str) -> Next:
        """Claim and send all mentions that are due. One that is too late is claimed alone."""
        at = now()
        for table_id, due_at in await self._store.challenges():
            if at < due_at <= at + MAX_AHEAD or not await self._store.claim_challenge(table_id):
                continue
            with suppress(Refusal):  # its rules are not played any more
                table = await self._tables.fetch(table_id)
                timely = at - due_at <= CHALLENGE_VOID_AFTER and table.phase == "lobby"
                if timely and (post := await self._composed(table)) is not None:
                    nonce = nonce_of(f"challenge {table_id}")
                    await discord_io.send(self._client, table.info.channel_id, post, nonce)
        return "done"

    async def _composed(self, table: Table) -> Post | None:
        """Compose the mention, with those who wish for none left out. None if no one is left."""
        texts = texts_for(table.language)
        players = await self._people.players(table, texts)
        pressed = await self._store.pressed_at(table.info.id)
        accounts = [
            account
            for seat in sorted(table.challenged)
            if (account := account_of(players[seat])) is not None
            and isinstance(holder := table.holders[seat], int)
            and holder not in pressed
            and await self._mentions.may_be_invited(holder)
        ]
        if not accounts or table.seat_of(table.opener) is None:
            return None  # the asker has left, so no one waits
        board = await self._displays.board(table.info.id)
        facts = {
            "people": texts.join_names([f"<@{account}>" for account in accounts]),
            "seat": table.host_seat,
            "link": board_link(table, board),
        }
        return Post(texts.say("lobby-challenged", facts, bold_names(players)), pinged=tuple(accounts))
