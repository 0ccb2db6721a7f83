"""What somebody may ask about what is kept of her: to see it, to have it, to have it forgotten."""

import asyncio
import gzip
import io
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import discord
import msgspec
from discord import ButtonStyle

from bot.chat.finished.requests import Forgetting
from bot.chat.front import door
from bot.chat.tables.controls import request_button, view_of
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CONTENT, fitted
from bot.chat.words.people import People
from bot.finished.needs import GloryStore, SeatedStill
from bot.tables.needs import Person
from bot.tables.refusals import Refusal

if TYPE_CHECKING:
    from bot.chat.client import Roost

    Interaction = discord.Interaction[Roost]

_PLAIN_MOST: Final = 2 * 1024 * 1024
"""Bytes that become less than eight million when they are set out to be read."""
_GZIP: Final = b"\x1f\x8b"


class Privacy:
    """Answers `/privacy`; whoever Roost does not know stays unknown."""

    def __init__(self, client: discord.Client, glory: GloryStore, people: People) -> None:
        self._client = client
        self._glory = glory
        self._people = people

    async def show(self, interaction: "Interaction") -> None:
        """Say what is kept, how much of it, and why."""
        person = await self._known(interaction)
        if person is None:
            return
        facts = {"name": person.name, "locale": person.locale, **await self._glory.counts_of(person.id)}
        await door.whisper(interaction, fitted(private_texts(interaction).say("privacy-kept", facts), CONTENT))

    async def export(self, interaction: "Interaction") -> None:
        """Send all of it by direct message, or where that is closed in the answer."""
        person = await self._known(interaction)
        if person is None:
            return
        texts = private_texts(interaction)
        if not await door.defer(interaction, private=True):
            return
        kept = await self._glory.kept_of(person.id)
        export = await asyncio.to_thread(_export, kept)
        if await door.send_file(self._client, interaction.user.id, texts.say("privacy-export"), _file(export)):
            await door.answer_files(interaction, texts.say("privacy-exported"), [])
        else:
            await door.answer_files(interaction, texts.say("privacy-exported-here"), [_file(export)])

    async def ask_to_forget(self, interaction: "Interaction") -> None:
        """Say what being forgotten means, and offer it."""
        if await self._known(interaction) is None:
            return
        texts = private_texts(interaction)
        button = request_button(interaction.user.id, Forgetting(), texts.say("button-forget"), ButtonStyle.danger)
        await door.whisper(interaction, texts.say("privacy-confirm"), view_of([button]))

    async def forget(self, interaction: "Interaction") -> None:
        """Forget who has confirmed it, for good."""
        person = await self._known(interaction)
        if person is None:
            return
        try:
            await self._glory.forget(person.id)
        except SeatedStill as seated:
            raise Refusal("seated-still", tables=private_texts(interaction).listed([*seated.tables])) from None
        self._people.forget(person.id)
        await door.answer_whisper(interaction, private_texts(interaction).say("privacy-forgotten"))

    async def _known(self, interaction: "Interaction") -> Person | None:
        person = await self._glory.person_of(interaction.user.id)
        if person is None:
            await door.whisper(interaction, private_texts(interaction).say("privacy-nothing"))
        return person


def _export(kept: Mapping[str, object]) -> bytes:
    """Everything as JSON, packed where that is too large for a message."""
    plain = msgspec.json.encode(kept)
    return msgspec.json.format(plain, indent=2) if len(plain) < _PLAIN_MOST else gzip.compress(plain, mtime=0)


def _file(export: bytes) -> discord.File:
    name = "roost-export.json.gz" if export.startswith(_GZIP) else "roost-export.json"
    return discord.File(io.BytesIO(export), name)
