"""The registration of the commands with Discord."""

import hashlib
import json
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.chat.front.commands import Translator
from bot.chat.front.discord_io import TROUBLES, reason_of
from bot.chat.front.features import Feature
from bot.chat.front.painter import Emoji
from bot.chat.front.update_loop import In, Next, UpdateLoop
from bot.chat.words.command_mentions import learn
from bot.store import SqlStore

_TYPED: Final = 1
"""The type of the commands that are typed. Others are in the menus of people and messages."""
_ENTRY_POINT: Final = 4
"""The type of the command that Discord adds if Activities are enabled. Discord refuses a bulk overwrite without it."""
_READ_ONLY: Final = frozenset({"application_id", "version", "guild_id", "dm_permission"})
"""Fields of a command that Discord sends but does not accept."""

_CHECK_AGAIN: Final = 60.0
"""Seconds until a check whether the process of shard 0 has registered what is missing."""
_ALL: Final = "all"
"""The only key of the update loop."""

_log = structlog.stdlib.get_logger()


class Registration(Feature):
    """Registers the commands of a tree if they differ from the registered ones. Discord allows 200 registrations a day,
    so only the process of shard 0 registers. The others learn from Discord what it has registered."""

    def __init__(
        self, client: discord.Client, tree: app_commands.CommandTree[Any], store: SqlStore, emoji: Emoji
    ) -> None:
        self._client = client
        self._tree = tree
        self._store = store
        self._emoji = emoji
        self._registers = store.shards.hear_direct_messages
        self._lacking = UpdateLoop("lacking", self._learn_missing)
        self.following = (self._lacking,)

    async def begin(self) -> None:
        """Register the commands after a login. If that fails, people play on with those of an earlier release."""
        await self._tree.set_translator(Translator())
        try:
            await self.sync()
        except TROUBLES as error:
            _log.warning("commands.not_synced", error=reason_of(error))
            self._lacking.retry(_ALL, _limit_of(error))

    def wake(self) -> None:
        """Find the emoji, and in a process that registers nothing also the commands."""
        self._emoji.upload_soon()
        if not self._registers:
            self._lacking.request(_ALL)

    async def _learn_missing(self, which: str) -> Next:
        """Register commands that Discord did not accept at the start, or learn commands and emoji that another process
        has registered since. Repeats while some are missing."""
        self._emoji.upload_soon()
        try:
            known = await self.sync()
        except TROUBLES as error:
            _log.warning("commands.not_known", error=reason_of(error))
            if not (limit := _limit_of(error)):
                return "again"
            self._lacking.request(which)
            return In(limit)
        if not known or (self._emoji.missing and not self._registers):
            self._lacking.request(which)
            return In(_CHECK_AGAIN)
        return "done"

    async def sync(self) -> bool:
        """Register the commands, and learn their ids for mentions. Returns False if another process has yet to register
        some. Raises an error of TROUBLES if Discord fails or limits requests."""
        commands, translator = self._tree.get_commands(), Translator()
        wanted = [await command.get_translated_payload(self._tree, translator) for command in commands]
        digest = hashlib.sha256(json.dumps(wanted, sort_keys=True, default=str).encode()).hexdigest()
        key = f"commands:{self._client.application_id}"
        registered = await self._registered()
        _learn_ids(wanted, registered)
        complete = _names(registered) == _names(wanted)
        if self._registers and (not complete or await self._store.remembered(key) != digest):
            try:
                await self._register(wanted, registered)
                _learn_ids(wanted, await self._registered())
            except discord.HTTPException as error:
                if error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
                    raise
                # what Discord refuses, it would refuse again, and the commands there are still work
                _log.warning("commands.not_synced", error=reason_of(error))
            else:
                await self._store.remember(key, digest)
                _log.info("commands.synced", commands=len(wanted))
            return True
        return complete

    async def _registered(self) -> Sequence[Any]:
        """Fetch the registered commands of all types. The library knows only types 1 to 3."""
        return await self._client.http.get_global_commands(self._application_id)

    async def _register(self, wanted: Sequence[Any], registered: Sequence[Any]) -> None:
        """Overwrite the registered commands, and keep the one that Discord has added."""
        kept = [_as_payload(command) for command in registered if command["type"] == _ENTRY_POINT]
        await self._client.http.bulk_upsert_global_commands(self._application_id, payload=[*wanted, *kept])

    @property
    def _application_id(self) -> int:
        application_id = self._client.application_id
        assert application_id is not None  # noqa: S101 - Discord names it at login
        return application_id


def _learn_ids(wanted: Sequence[Any], registered: Sequence[Any]) -> None:
    ids = {command["name"]: int(command["id"]) for command in registered if command["type"] == _TYPED}
    learn([command for command in wanted if command["type"] == _TYPED and command["name"] in ids], ids)


def _names(commands: Sequence[Any]) -> set[tuple[int, str]]:
    return {(command["type"], command["name"]) for command in commands if command["type"] != _ENTRY_POINT}


def _as_payload(command: Any) -> Any:
    """Return a registered command in the form that a bulk overwrite accepts."""
    return {key: value for key, value in command.items() if key not in _READ_ONLY and value is not None}


def _limit_of(error: Exception) -> float:
    """Return the seconds for which Discord limits requests. 0 if the trouble is another one."""
    return error.retry_after if isinstance(error, discord.RateLimited) else 0.0
