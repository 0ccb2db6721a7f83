"""Handlers of `/me call` and of the buttons about calls. Every reply is private, so that no one learns who is
subscribed."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import discord
from discord.app_commands import Choice

from bot.chat.front.controls import GameName, controls_of
from bot.chat.front.discord_io import is_member
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.front.private_replies import reply_privately
from bot.chat.front.serving import Serve, Work
from bot.chat.front.slash import EVERYWHERE, AnyCommand, command, group, options_of, text_of
from bot.chat.requests import Subscribe
from bot.chat.words.languages import private_texts
from bot.chat.words.people import People
from bot.chat.words.texts import Texts
from bot.tables.calls import TONIGHT, CallStore, Subscription, Until
from bot.tables.refusals import Refusal
from bot.tables.store import StoreBusy
from bot.tables.wall_clock import now
from games.registry import GAMES

_OTHERS: Final[dict[Until, Sequence[Until]]] = {
    "tonight": ("always", "off"),
    "always": ("tonight", "off"),
    "off": ("tonight", "always"),
}
"""What can be chosen instead."""


class CallHandlers(Feature):
    """Subscribes people to calls."""

    def __init__(self, store: CallStore, people: People) -> None:
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
            await self._set(interaction, Subscribe(GameName(game), interaction.guild_id), until)

    async def _click(self, interaction: Interaction, asked: Subscribe) -> None:
        if interaction.guild_id not in (None, asked.guild_id):
            raise Refusal("old-button")  # forged
        if asked.until != "off":  # which stores nothing
            await _must_be_theirs(interaction, asked.guild_id)
        until = asked.until
        if until is None:
            person = await self._people.meet(interaction)
            held = await self._store.subscriptions(person.id, asked.guild_id, now())
            until = _pressed(next((one for one in held if one.game == asked.game), None))
        await self._set(interaction, asked, until)

    async def _set(self, interaction: Interaction, asked: Subscribe, until: Until) -> None:
        person = await self._people.meet(interaction)
        at = now()
        if until == "off":
            await self._store.unsubscribe(person.id, asked.guild_id, asked.game)
            subscription = None
        else:
            subscription = Subscription(asked.game, at + TONIGHT if until == "tonight" else None, 0)
            await self._store.subscribe(person.id, asked.guild_id, asked.game, subscription.until, at)
        texts = private_texts(interaction)
        here = interaction.guild_id is not None
        said = texts.say(f"call-{until}", _facts(asked.game, subscription, texts, here=here))
        await reply_privately(interaction, Post(said, controls=_controls(asked, until, texts)))

    async def _show_all(self, interaction: Interaction, guild_id: int) -> None:
        person, texts = await self._people.meet(interaction), private_texts(interaction)
        held = [one for one in await self._store.subscriptions(person.id, guild_id, now()) if one.game in GAMES]
        lines = [texts.say(f"call-{_state(one)}", _facts(one.game, one, texts, here=True)) for one in held]
        off = [
            Subscribe(GameName(one.game), guild_id, "off").button(
                texts.say("call-button-off-game", _facts(one.game, one, texts))
            )
            for one in held
        ]
        said = "\n".join(lines) if lines else texts.say("call-none")
        await reply_privately(interaction, Post(said, controls=controls_of(off)))

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
            await interaction.reply(Post(private_texts(interaction).say("call-closed")), private=True)


async def _must_be_theirs(interaction: Interaction, guild_id: int) -> None:
    """Raise Refusal in a direct message about a server that is none, or not the person's."""
    theirs = interaction.guild_id is not None
    if not theirs and not await is_member(interaction.raw.client, guild_id, interaction.user.id):
        raise Refusal("call-where")


def _pressed(subscription: Subscription | None) -> Until:
    """Return what the button below a table makes of a subscription: none begins, a paused one goes on as it was, others
    end."""
    if subscription is None:
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
    return controls_of([one.button(texts.say(f"call-button-{one.until}")) for one in others])
