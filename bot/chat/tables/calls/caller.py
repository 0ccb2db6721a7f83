"""Sends the calls of lobbies: a minute after the opening, by direct message, one at a time.

The claim of a call is committed before it is sent, so that no person is called twice, whatever ends or repeats a round.
A call that was claimed and not sent is lost. Log lines name the table, never a person and never how many were called.
"""

import asyncio
import secrets
from typing import Final

import discord
import structlog

from bot.chat.front import discord_io
from bot.chat.front.controls import GameName, controls_of
from bot.chat.front.features import Feature
from bot.chat.front.permissions import Place, can_see
from bot.chat.front.post import Post
from bot.chat.front.troubles import PASSING
from bot.chat.front.update_loop import UpdateLoop
from bot.chat.requests import Subscribe
from bot.chat.tables.board import board_link
from bot.chat.words.people import People
from bot.chat.words.players import escaped
from bot.chat.words.texts import language_of, texts_for
from bot.tables.calls import LobbyToCall, Subscription
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person, Store, StoreBusy
from bot.tables.table import Table
from bot.tables.wall_clock import now

PACE: Final = 0.5
"""Seconds from one call to the next, over all tables. A call takes three of the fifty requests a second that Discord
grants a bot, so calls take an eighth of them."""
_TRIES: Final = 3

_SERVER_NAME: Final = 100
"""The most characters of a server's name."""

_log = structlog.stdlib.get_logger()


class Caller(Feature):
    """Calls people to lobbies."""

    def __init__(self, client: discord.Client, tables: Tables, store: Store, people: People) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._people = people
        self._rounds = UpdateLoop[LobbyToCall]("calls", self._call_all)
        self._turn = asyncio.Lock()

    async def due(self, at: int) -> int | None:
        """Begin the rounds of calls that are due."""
        upcoming = list[int]()
        for opening in await self._store.openings():
            if opening.is_void(at):
                await self._store.finish_calls(opening, at)
            elif opening.is_due(at):
                self._rounds.request(opening)
            else:
                upcoming.append(opening.call_at)
        return min(upcoming, default=None)

    async def stop(self) -> None:
        await self._rounds.close()

    async def _call_all(self, opening: LobbyToCall) -> float | None:
        """Call all people of a lobby. Returns None if some have to be tried again."""
        complete = True
        for person in await self._store.subscribers(opening, now()):
            async with self._turn:
                table = await self._open_table(opening)
                if table is None:
                    break
                channel = self._client.get_channel(table.info.channel_id)
                if not isinstance(channel, Place) or await self._store.message(table.info.id, "board", None) is None:
                    return None  # the server is out of reach, or there is nothing to see yet
                complete &= await self._call_safely(table, channel, opening, person)
                await asyncio.sleep(PACE)
        if not complete:
            return None
        await self._store.finish_calls(opening, now())
        return 0.0

    async def _open_table(self, opening: LobbyToCall) -> Table | None:
        """Return the table if people may still be called to it."""
        try:
            table = await self._tables.get_or_fetch(opening.table_id)
        except Refusal:  # its rules are not played any more
            return None
        return table if table.phase == "lobby" and not table.full and not opening.is_void(now()) else None

    async def _call_safely(self, table: Table, channel: Place, opening: LobbyToCall, person_id: int) -> bool:
        """Call a person. If that fails for a reason of its own, such as a reply of Discord's that has no name here, the
        call is lost and the others are called."""
        try:
            return await self._call(table, channel, opening, person_id)
        except StoreBusy:
            raise
        except Exception:  # noqa: BLE001 - whatever it is, the others are called
            _log.exception("call.failed")
            return True

    async def _call(self, table: Table, channel: Place, opening: LobbyToCall, person_id: int) -> bool:
        """Call a person, unless no call is due. Returns False if that has to be tried again."""
        (person,) = await self._people.people_by_id((person_id,), table.info.guild_id)
        quiet = (await self._store.preferences(person_id)).quiet_until(now()) is not None
        if quiet or person.discord_id is None or table.seat_of(person_id) is not None:
            return True
        member = await discord_io.fetch_member(channel.guild, person.discord_id)
        if isinstance(member, str):
            if member not in PASSING:  # the person has left the server
                await self._store.unsubscribe(person_id, table.info.guild_id)
            return member not in PASSING
        if not can_see(channel, member):
            return True
        subscription = await self._store.claim_call(opening, person_id, now())
        if subscription is not None:
            await self._send(table, channel.guild, person, subscription)
        return True

    async def _send(self, table: Table, guild: discord.Guild, person: Person, subscription: Subscription) -> None:
        call, nonce = await self._composed(table, guild, person, subscription), secrets.randbits(63)
        for _ in range(_TRIES):
            sent = await discord_io.send_direct(self._client, person.discord_id or 0, call, nonce)
            if not isinstance(sent, str):
                return
            if sent not in PASSING:
                await self._store.end_calls_of(person.id, now())
                return
            await asyncio.sleep(PACE)

    async def _composed(self, table: Table, guild: discord.Guild, person: Person, subscription: Subscription) -> Post:
        texts, game = texts_for(language_of(person.locale)), table.info.game
        facts = {
            "game": texts.say(f"{game}-title"),
            "server": escaped(guild.name, _SERVER_NAME),
            "link": board_link(table, await self._store.message(table.info.id, "board", None)),
        }
        lines, buttons = (
            [texts.say("call", facts)],
            [Subscribe(GameName(game), guild.id, "off").button(texts.say("call-button-off"))],
        )
        if subscription.paused:
            lines.append(texts.say("call-last", {"count": subscription.unanswered}))
            buttons.append(Subscribe(GameName(game), guild.id, "always").button(texts.say("call-button-go-on")))
        return Post("\n".join(lines), controls=controls_of(buttons))
