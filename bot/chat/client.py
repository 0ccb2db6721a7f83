"""The Discord client: logs in, registers controls and commands, and hands every interaction to the desk."""

import hashlib
import json
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.chat import items
from bot.chat.board import Painter
from bot.chat.boards import Boards
from bot.chat.commands import all_commands
from bot.chat.desk import Desk
from bot.chat.glory import Glory
from bot.chat.hands import Hands
from bot.chat.people import People
from bot.chat.slash import Translator
from bot.glory.store import GloryStore
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Store

_log = structlog.stdlib.get_logger()


class Roost(discord.AutoShardedClient):
    """Roost on Discord. Needs no privileged intents; all state is the store's."""

    def __init__(self, store: Store, glory: GloryStore) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Roost has no voice
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=30,  # a longer wait is an error to act on, not to sit out
            guild_ready_timeout=0.5,  # nothing here needs the members the library would wait for
        )
        tables = Tables(store)
        people = People(store)
        self._store = store
        self._painter = Painter()
        self._hands = Hands(self, tables, store, people, self._painter)
        self._boards = Boards(self, tables, store, people, self._painter, self._hands)
        self.desk = Desk(tables, people, self._boards, self._hands)
        self.glory = Glory(self, store, glory, people, self._painter)
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self._command_failed)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(*items.ITEMS)
        for command in all_commands():
            self.tree.add_command(command)
        await self._sync_commands()

    async def _sync_commands(self) -> None:
        """Register the commands only where they differ: Discord allows 200 new ones a day."""
        translator = Translator()
        await self.tree.set_translator(translator)
        wanted = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(wanted, sort_keys=True, default=str).encode()).hexdigest()
        key = f"commands:{self.application_id}"
        registered = {command.name for command in await self.tree.fetch_commands()}
        if registered == {command.name for command in self.tree.get_commands()} and (
            await self._store.remembered(key) == digest
        ):
            return
        await self.tree.sync()
        await self._store.remember(key, digest)
        _log.info("commands.synced", commands=len(wanted))

    async def on_ready(self) -> None:
        """The library's event; comes again after every new session."""
        _log.info("ready", user=str(self.user), guilds=len(self.guilds))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer clicks on controls that no item claims: those of an older Roost."""
        if interaction.type is discord.InteractionType.component and not _claimed(interaction):
            await self.desk.serve(interaction, _refuse_old_control)

    async def _command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """What the library refuses before our code runs: a command registered by another version of Roost."""
        _log.warning("command.failed", error=str(error))
        await self.desk.serve(interaction, _refuse_old_command)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        _log.exception("event.failed", event_name=event_method)

    async def close(self) -> None:
        await self.desk.finish()
        await self._boards.close()
        await self._hands.close()
        self._painter.close()
        await super().close()


def _claimed(interaction: discord.Interaction[Any]) -> bool:
    custom_id = str((interaction.data or {}).get("custom_id", ""))
    patterns = [item.__discord_ui_compiled_template__ for item in items.ITEMS]
    return any(pattern.fullmatch(custom_id) for pattern in patterns)


async def _refuse_old_control(interaction: discord.Interaction[Any]) -> None:
    raise Refusal("old-button")


async def _refuse_old_command(interaction: discord.Interaction[Any]) -> None:
    raise Refusal("old-command")
