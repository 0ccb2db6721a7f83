"""Calls to tables that open: who wants them, and their sending a minute after the opening, by direct message, one at a
time.

The claim of a call is committed before it is sent, so that no person is called twice, whatever ends or repeats a round.
A call that was claimed and not sent is lost. Replies are private, and log lines name the table, never a person and
never how many were called: no one learns who is subscribed.
"""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import discord
import structlog
from discord.app_commands import Choice

from bot.chat.board.messages import board_link
from bot.chat.front import discord_io
from bot.chat.front.commands import EVERYWHERE, AnyCommand, command, group, options_of, text_of
from bot.chat.front.controls import GameCode
from bot.chat.front.discord_io import PASSING, is_member
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.permissions import Place, can_see
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve, Work
from bot.chat.front.update_loop import Next, UpdateLoop
from bot.chat.requests import Subscribe
from bot.chat.words.people import People
from bot.chat.words.players import escaped
from bot.chat.words.texts import Texts, language_of, texts_for
from bot.store import SqlStore
from bot.tables.calls import TONIGHT, LobbyToCall, Subscription, Until
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Table
from bot.tables.wall_clock import now
from games.registry import GAMES

PACE: Final = 0.5
"""Seconds from one call to the next, over all tables. A call takes three of the fifty requests a second that Discord
grants a bot, so calls take an eighth of them."""
_TRIES: Final = 3

_DOUBLE_CLICK: Final = 3000
"""Milliseconds in which a second press of a button that begins calls does not end them."""
_SERVER_NAME: Final = 100
"""The most characters of a server's name."""

_log = structlog.stdlib.get_logger()


class Caller(Feature):
    def __init__(self, client: discord.Client, tables: Tables, store: SqlStore, people: People) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._people = people
        self._rounds = UpdateLoop[LobbyToCall]("calls", self._call_all)
        self.acting = (self._rounds,)
        self._turn = asyncio.Lock()

    async def due(self, at: int) -> int | None:
        upcoming = list[int]()
        for opening in await self._store.openings():
            if opening.is_void(at):
                await self._store.finish_calls(opening, at)
            elif opening.is_due(at):
                self._rounds.request(opening)
            else:
                upcoming.append(opening.call_at)
        return min(upcoming, default=None)

    async def _call_all(self, opening: LobbyToCall) -> Next:
        """Call all people of a lobby. Returns "again" if some have to be tried again."""
        complete = True
        for person in await self._store.subscribers(opening, now()):
            async with self._turn:
                table = await self._open_table(opening)
                if table is None:
                    break
                channel = self._client.get_channel(table.info.channel_id)
                if not isinstance(channel, Place) or await self._store.message(table.info.id, "board", None) is None:
                    return "again"  # the server is out of reach, or there is nothing to see yet
                complete &= await self._call_safely(table, channel, opening, person)
                await asyncio.sleep(PACE)
        if not complete:
            return "again"
        await self._store.finish_calls(opening, now())
        return "done"

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
            [Subscribe(GameCode[game], guild.id, "off").button(texts.say("call-button-off"))],
        )
        if subscription.paused:
            lines.append(texts.say("call-last", {"count": subscription.unanswered}))
            buttons.append(Subscribe(GameCode[game], guild.id, "always").button(texts.say("call-button-go-on")))
        return Post("\n".join(lines), controls=controls_of(buttons))


_OTHERS: Final[dict[Until, Sequence[Until]]] = {
    "tonight": ("always", "off"),
    "always": ("tonight", "off"),
    "off": ("tonight", "always"),
}
"""What can be chosen instead."""


class CallHandlers(Feature):
    def __init__(self, store: SqlStore, people: People) -> None:
        self._store = store
        self._people = people

    @property
    def requests(self) -> Works:
        return {Subscribe: self._click}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        games = {"game": [Choice(name=text_of(f"{game}-title"), value=game) for game in GAMES]}
        call = options_of(self.call, prefix="call-", choices=games)
        return [group("me", [command(serve, "me-call", self.call, call)], EVERYWHERE)]

    async def call(self, interaction: Interaction, game: str | None = None, until: Until = "tonight") -> None:
        """Set the subscription to a game's tables on this server, or show all of them there."""
        if interaction.guild_id is None:
            raise Refusal("call-where")
        if game is None:
            await self._show_all(interaction, interaction.guild_id)
        else:
            await self._set(interaction, Subscribe(GameCode[game], interaction.guild_id), until)

    async def _click(self, interaction: Interaction, asked: Subscribe) -> None:
        if interaction.guild_id not in (None, asked.guild_id):
            raise Refusal("old-button")  # forged
        if asked.until != "off":  # which stores nothing
            await _must_be_theirs(interaction, asked.guild_id)
        until = asked.until
        if until is None:
            person = await self._people.meet(interaction)
            held = await self._store.subscriptions(person.id, asked.guild_id, now())
            until = _pressed(next((s for s in held if s.game == asked.game.name), None), now())
        await self._set(interaction, asked, until)

    async def _set(self, interaction: Interaction, asked: Subscribe, until: Until) -> None:
        person, game, at = await self._people.meet(interaction), asked.game.name, now()
        if until == "off":
            await self._store.unsubscribe(person.id, asked.guild_id, game)
            subscription = None
        else:
            subscription = Subscription(game, at + TONIGHT if until == "tonight" else None, 0)
            await self._store.subscribe(person.id, asked.guild_id, game, subscription.until, at)
        texts = interaction.texts
        here = interaction.guild_id is not None
        said = texts.say(f"call-{until}", _facts(game, subscription, texts, here=here))
        await interaction.show(Post(said, controls=_controls(asked, until, texts)), page=True)

    async def _show_all(self, interaction: Interaction, guild_id: int) -> None:
        person, texts = await self._people.meet(interaction), interaction.texts
        held = [s for s in await self._store.subscriptions(person.id, guild_id, now()) if s.game in GAMES]
        lines = [texts.say(f"call-{_state(s)}", _facts(s.game, s, texts, here=True)) for s in held]
        off = [
            Subscribe(GameCode[subscription.game], guild_id, "off").button(
                texts.say("call-button-off-game", _facts(subscription.game, subscription, texts))
            )
            for subscription in held
        ]
        said = "\n".join(lines) if lines else texts.say("call-none")
        await interaction.show(Post(said, controls=controls_of(off)), page=True)

    # Closed direct messages

    def serve_and_tell(self, serve: Serve) -> Serve:
        """Return a `serve` for commands that also says, after the reply, that direct messages are closed and calls
        have ended. It says so once."""

        async def served(raw: discord.Interaction[Any], work: Work) -> None:
            async def both(interaction: Interaction) -> None:
                await work(interaction)
                with suppress(StoreBusy):  # the next command says it
                    await self._tell_closed(interaction)

            await serve(raw, both)

        return served

    async def _tell_closed(self, interaction: Interaction) -> None:
        if await self._store.claim_closed_notice(interaction.user.id):
            await interaction.reply(Post(interaction.texts.say("call-closed")), private=True)


async def _must_be_theirs(interaction: Interaction, guild_id: int) -> None:
    """Raise Refusal in a direct message about a server that is none, or not the person's."""
    theirs = interaction.guild_id is not None
    if not theirs and not await is_member(interaction.raw.client, guild_id, interaction.user.id):
        raise Refusal("call-where")


def _pressed(subscription: Subscription | None, at: int) -> Until:
    """Return what the button below a table makes of a subscription: none begins, a paused one goes on as it was, others
    end, unless a double click has just begun it."""
    if subscription is None or (subscription.until or 0) > at + TONIGHT - _DOUBLE_CLICK:
        return "tonight"
    return "always" if subscription.paused else "off"


def _state(subscription: Subscription) -> str:
    if subscription.paused:
        return "paused"
    return "always" if subscription.until is None else "tonight"


def _facts(
    game: str, subscription: Subscription | None, texts: Texts, *, here: bool = True
) -> dict[str, str | bool | None]:
    ends = subscription.until if subscription is not None else None
    return {"game": texts.say(f"{game}-title"), "here": here, "until": None if ends is None else str(ends // 1000)}


def _controls(asked: Subscribe, until: Until, texts: Texts) -> discord.ui.View:
    others = [Subscribe(asked.game, asked.guild_id, other) for other in _OTHERS[until]]
    return controls_of([request.button(texts.say(f"call-button-{request.until}")) for request in others])
