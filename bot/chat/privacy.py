"""A person's own data: shown, sent, or forgotten."""

import asyncio
import gzip
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import discord
import msgspec
from discord import ButtonStyle

from bot.chat.front import discord_io
from bot.chat.front.commands import EVERYWHERE, AnyCommand, command, group
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.post import Attachment, Post
from bot.chat.front.serving import Serve
from bot.chat.requests import Forget
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import escaped, name_of
from bot.store import SqlStore
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person, SeatedStill, StoreBusy

_MAX_PLAIN: Final = 2 * 1024 * 1024
"""Most bytes of compact JSON. Indented they take less than eight million."""
_GZIP: Final = b"\x1f\x8b"


class Privacy(Feature):
    """Replies to `/privacy`. It stores no row about an unknown person."""

    def __init__(self, client: discord.Client, store: SqlStore, people: People, tables: Tables) -> None:
        self._client = client
        self._store = store
        self._people = people
        self._tables = tables

    @property
    def requests(self) -> Works:
        return {Forget: self._forget}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        own = [
            command(serve, "privacy-show", self.show),
            command(serve, "privacy-export", self.export),
            command(serve, "privacy-forget", self.ask_to_forget),
        ]
        return [group("privacy", own, EVERYWHERE)]

    async def show(self, interaction: Interaction) -> None:
        """Reply with a summary of the data, and its purpose."""
        person = await self._known(interaction)
        if person is None:
            return
        facts = {
            "name": escaped(name_of(person)),
            "locale": person.locale,
            **await self._store.count_personal_data(person.id),
        }
        await interaction.show(Post(fit(interaction.texts.say("privacy-kept", facts), CONTENT)))

    async def export(self, interaction: Interaction) -> None:
        """Send all data by direct message, or in the reply if direct messages are closed."""
        person = await self._known(interaction)
        if person is None:
            return
        texts = interaction.texts
        if not await interaction.defer(private=True):
            return
        kept = await self._store.personal_data(person.id)
        export = await asyncio.to_thread(_export, kept)
        files = (_file(export),)
        sent = await discord_io.send_direct(
            self._client, interaction.user.id, Post(texts.say("privacy-export"), files), interaction.id
        )
        if not isinstance(sent, str):
            await interaction.show(Post(texts.say("privacy-exported")))
        else:
            await interaction.show(Post(texts.say("privacy-exported-here"), files))

    async def ask_to_forget(self, interaction: Interaction) -> None:
        """Reply with an explanation of forgetting and the button that does it."""
        if await self._known(interaction) is None:
            return
        texts = interaction.texts
        button = Forget(interaction.user.id).button(texts.say("button-forget"), ButtonStyle.danger)
        await interaction.show(Post(texts.say("privacy-confirm"), controls=controls_of([button])))

    async def _forget(self, interaction: Interaction, _: Forget) -> None:
        person = await self._known(interaction)
        if person is None:
            return
        try:
            await self._store.forget(person.id)
        except SeatedStill:
            live = await self._tables.tables_of(person)
            raise Refusal("seated-still", channels=tuple(info.channel_id for info in live)) from None
        self._people.forget(person.id)
        await interaction.reply_in_place(Post(interaction.texts.say("privacy-forgotten")))
        with suppress(StoreBusy):  # then a computer keeps an anonymous seat to the end
            await self._tables.give_up_seats(person.id)

    async def _known(self, interaction: Interaction) -> Person | None:
        person = await self._people.find(interaction.user.id, None)
        if person is None:
            await interaction.show(Post(interaction.texts.say("privacy-nothing")))
        return person


def _export(kept: Mapping[str, object]) -> bytes:
    """Return all data as indented JSON, or compressed if it is too large for a message."""
    plain = msgspec.json.encode(kept)
    return msgspec.json.format(plain, indent=2) if len(plain) < _MAX_PLAIN else gzip.compress(plain, mtime=0)


def _file(export: bytes) -> Attachment:
    name = "roost-export.json.gz" if export.startswith(_GZIP) else "roost-export.json"
    return Attachment(name, export)
