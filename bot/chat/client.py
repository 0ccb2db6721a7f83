"""The Discord client. It builds all parts, and serves events and interactions."""

import asyncio
import contextlib
import logging
import sys
from functools import partial
from typing import Any, Final

import discord
import structlog
from discord import app_commands
from yarl import URL

from bot.chat.daily.commands import daily_commands
from bot.chat.daily.composing import PuzzleComposer
from bot.chat.daily.handlers import DailyHandlers
from bot.chat.daily.poster import Poster
from bot.chat.finished.commands import finished_commands
from bot.chat.finished.endings import Endings, replay_buttons
from bot.chat.finished.handlers import FinishedHandlers
from bot.chat.front.emoji import Emoji
from bot.chat.front.heartbeats import heartbeats
from bot.chat.front.identifies import Identifies, NotNow, TakeTurn, few, take_no_turn
from bot.chat.front.interaction import Interaction
from bot.chat.front.menus import Menu
from bot.chat.front.painter import Painter
from bot.chat.front.registration import Registration
from bot.chat.front.serving import Serving
from bot.chat.front.slash import Command, CommandTree, Translator, complete
from bot.chat.front.token_check import TokenCheck
from bot.chat.front.troubles import SHARD_LOG, TROUBLES, reason_of, without_traceback
from bot.chat.front.update_loop import Retries, UpdateLoop
from bot.chat.kinds import CLICKS, kinds_of, refusal_codes
from bot.chat.router import Router
from bot.chat.rules.handlers import RulesHandlers
from bot.chat.tables.answers import Answers
from bot.chat.tables.calls.caller import Caller
from bot.chat.tables.calls.handlers import CallHandlers
from bot.chat.tables.commands import table_commands
from bot.chat.tables.completions import Completions
from bot.chat.tables.computer_moves import ComputerMoves, Pace, Thinks, pace
from bot.chat.tables.counts import Counts
from bot.chat.tables.display.composing import Composer
from bot.chat.tables.display.deadlines import DeadlineReader
from bot.chat.tables.display.displays import Displays
from bot.chat.tables.finding import Finder
from bot.chat.tables.guild_settings_handlers import GuildSettingsHandlers
from bot.chat.tables.habits_handlers import HabitsHandlers
from bot.chat.tables.handlers import TableHandlers
from bot.chat.tables.hands import Hands
from bot.chat.tables.invitations import Invitations
from bot.chat.tables.members import Members
from bot.chat.tables.mentions import Mentions
from bot.chat.tables.notices import Notices
from bot.chat.tables.opening.form_handlers import FormHandlers
from bot.chat.tables.opening.handlers import OpeningHandlers
from bot.chat.tables.opening.rules import OpeningRules
from bot.chat.tables.presence_handlers import PresenceHandlers
from bot.chat.tables.relay import Relay
from bot.chat.tables.stepping import Stepping
from bot.chat.tables.table_cleanup import TableCleanup
from bot.chat.tables.thread_lines import ThreadLines
from bot.chat.tables.threads import TableThreads
from bot.chat.tables.timekeeper import Timekeeper
from bot.chat.words.people import People
from bot.daily.puzzles import Puzzles
from bot.daily.store import DailyStore
from bot.finished.review import Work
from bot.finished.store import FinishedStore
from bot.metrics.protocol import NO_METRICS, Metrics
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Store

_DRAINS_WITHIN: Final = 7.0
"""Seconds for a stop to finish its work."""
_LEAVES_WITHIN: Final = 1.0
"""Seconds for the goodbye to Discord, which may not answer."""
_LEAST_PAUSE: Final = 1.0
"""The least seconds until the remaining identifies are checked again."""
_CHECK_AGAIN: Final = 60.0
"""Seconds until a check whether the process of shard 0 has registered what is missing."""

_log = structlog.stdlib.get_logger()


class Roost(discord.AutoShardedClient):
    """Roost on Discord, for the servers of this process's shards. It needs no privileged intents. All state is in the
    database."""

    def __init__(
        self,
        store: Store,
        finished: FinishedStore,
        daily: DailyStore,
        computers: Thinks,
        review: Work,
        pace: Pace = pace,
        metrics: Metrics = NO_METRICS,
        take_turn: TakeTurn = take_no_turn,
    ) -> None:
        """`take_turn` coordinates identifies with other processes, `review` works on reviews."""
        self._shards = shards = store.shards
        chosen: dict[str, Any] = {"shard_ids": [*shards.ids], "shard_count": shards.count} if shards.chosen else {}
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Roost has no voice
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=30,  # a longer wait is an error to act on, not to sit out
            guild_ready_timeout=0.5,  # nothing here needs the members the library would wait for
            http_trace=metrics.requests,  # pyright: ignore[reportArgumentType] - None is its default
            **chosen,
        )
        self._store = store
        self._token_check = TokenCheck(self.http)
        self._painter = Painter(metrics)
        self._emoji = Emoji(self, self._painter)
        self._serving = Serving(metrics)
        self._identifies = Identifies(take_turn=take_turn)
        metrics.observe_heartbeats(partial(heartbeats, self))
        tables, people = Tables(store), People(store)
        finder = Finder(tables, people)
        mentions = Mentions(store)
        deadlines = DeadlineReader(store, tables)
        composer = Composer(tables, people, self._painter, Endings(finished).epilogue, mentions, deadlines)
        self._retries = retries = Retries(self._is_limited)
        self._displays = Displays(self, tables, store, composer, retries)
        self._hands = Hands(self, tables, store, people, self._painter, self._displays, mentions, retries)
        self._notices = Notices(self, tables, people, self._displays, mentions, retries)
        answers = Answers(tables, people, self._painter, self._displays, deadlines, self._hands)
        self._computers = ComputerMoves(tables, self._displays, computers, pace)
        self._members = Members(self, tables, people, self._displays)
        for follower in (self._hands.deliver, self._notices.notify, self._computers.after, self._members.check):
            self._displays.follow(follower)
        self._caller = Caller(self, tables, store, people)
        puzzles = Puzzles(daily)
        daily_composer = PuzzleComposer(daily, puzzles, people, self._painter)
        self._poster = Poster(self, daily, store, puzzles, daily_composer, retries)
        due = (self._caller.look, self._poster.look)
        self._timekeeper = Timekeeper(self, tables, store, self._displays, self._notices, due)
        self._daily = DailyHandlers(daily, store, puzzles, people, daily_composer, self._timekeeper.note_due)
        self._relay = Relay(tables, store, people, self._displays, self._hands.renew)
        self._rules = RulesHandlers(tables, self._painter, self._computers.hurry)
        counts = Counts(people, self._painter)
        stepping = Stepping(tables, people, self._displays, answers, self._computers)
        rules, self._lines = OpeningRules(store), ThreadLines(self, tables, people, store, retries)
        self._threads = TableThreads(self, tables, people, store, self._lines, replay_buttons, retries)
        invitations = Invitations(self, people, mentions, self._displays)
        self._opening = OpeningHandlers(
            tables, people, self._displays, answers, stepping, rules, self._threads, invitations
        )
        self._forms = FormHandlers(tables, people, stepping, self._opening)
        self._presence = PresenceHandlers(tables, store, people, finder, answers, stepping, invitations, self._members)
        self._tables = TableHandlers(
            tables, people, finder, answers, self._rules, counts, self._computers, stepping, rules, self._opening
        )
        self._guild_settings = GuildSettingsHandlers(store)
        self._habits = HabitsHandlers(store, people, self._hands)
        self._calls = CallHandlers(store, people)
        self._finished = FinishedHandlers(self, store, finished, daily, tables, people, self._painter, review)
        self._completions = Completions(finder, people)
        handlers = (
            *(self._tables, self._presence, self._opening, self._forms, self._guild_settings),
            *(self._calls, self._rules, self._daily, self._finished),
        )
        self._router = Router(self._tables.renew, *[one.requests for one in handlers])
        self._table_cleanup = TableCleanup(self, tables, store, people.forget)
        self._lacking = UpdateLoop("lacking", self._learn_missing)
        self.tree = CommandTree(self, self._refuse_command)
        self._registration = Registration(self, self.tree, store, registers=self._is_first)
        self.tree.error(self._command_failed)
        commands = self.commands()
        for command in commands:
            self.tree.add_command(command)
        metrics.expect(CLICKS | kinds_of(commands), refusal_codes())
        for name in ("discord.app_commands.tree", SHARD_LOG):
            logging.getLogger(name).addFilter(without_traceback)

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in, and connect as soon as the day's identifies allow it."""
        await self.login(token)
        while True:
            shards, _, budget = await self.http.get_bot_gateway()
            limits = discord.SessionStartLimits(**budget)
            if self._shards.chosen and shards > self._shards.count:
                _log.warning("shards.few", shards=self._shards.count, wanted=shards)
            if not few(limits, len(self._shards.ids) if self._shards.chosen else shards):
                break
            seconds = max(limits.reset_after / 1000, _LEAST_PAUSE)
            _log.warning("identifies.few", remaining=limits.remaining, seconds=seconds)
            await asyncio.sleep(seconds)
        self._identifies.at_once = limits.max_concurrency
        await self._token_check.keep(self.connect(reconnect=reconnect))

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Override of the library's method. The library calls it again from its own error handler, without end; if the
        gateway closed the connection before its hello and wants no reconnect, the error is raised instead."""
        failed = sys.exc_info()[1]
        if isinstance(failed, discord.ConnectionClosed):
            raise failed
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Override of the library's hook. Raises NotNow if no session may begin."""
        await super().before_identify_hook(shard_id, initial=initial)
        if not initial:
            await asyncio.sleep(self._identifies.seconds_until(shard_id))
            limits = await self.fetch_session_start_limits()
            if few(limits):
                raise NotNow(f"{limits.remaining} identifies are left for {limits.reset_after / 1000:.0f} s")
        await self._identifies.take_turn(shard_id)
        self._identifies.note_identify(shard_id)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        try:
            await self._registration.sync()
        except TROUBLES as error:  # people play on with the commands of an earlier release
            _log.warning("commands.not_synced", error=reason_of(error))
            self._lacking.retry("all", _limit_of(error))
        self._computers.wake()

    def commands(self) -> list[Command | Menu | app_commands.Group]:
        """Return all commands."""
        serve = self._calls.serve_and_tell(self._serving.serve)
        return [
            *table_commands(
                serve,
                self._tables,
                self._forms,
                self._presence,
                self._habits,
                self._calls,
                self._guild_settings,
                self._completions,
            ),
            *finished_commands(serve, self._finished),
            *daily_commands(serve, self._daily),
        ]

    @property
    def _is_first(self) -> bool:
        """Whether this process does the work that one process does for all."""
        return self._shards.hear_direct_messages

    def _is_limited(self) -> bool:
        """Return whether Discord accepts no request of the whole bot for a moment. The library says so nowhere else."""
        over = self.http._global_over  # pyright: ignore[reportPrivateUsage]
        return over is not discord.utils.MISSING and not over.is_set()

    async def _learn_missing(self, which: str) -> float | None:
        """Register commands that Discord did not accept at the start, or learn commands and emoji that another process
        has registered since. Repeats while some are missing."""
        self._emoji.upload_soon()
        try:
            known = await self._registration.sync()
        except TROUBLES as error:
            _log.warning("commands.not_known", error=reason_of(error))
            if not (limit := _limit_of(error)):
                return None
            self._lacking.request(which)
            return limit
        if not known or (self._emoji.missing and not self._is_first):
            self._lacking.request(which)
            return _CHECK_AGAIN
        return 0.0

    async def on_ready(self) -> None:
        """Event of the library, repeated after every new session."""
        _log.info("ready", user=str(self.user), guilds=len(self.guilds))
        self._emoji.upload_soon()
        if not self._is_first:
            self._lacking.request("all")
        self._timekeeper.wake()
        self._relay.wake()
        self._threads.wake()
        self._lines.wake(self.guilds)
        self._retries.allow()
        self._table_cleanup.compare()

    def _permissions_changed(self, guild: discord.Guild, channel_id: int | None = None) -> None:
        """Bring up to date what Roost was not allowed to show on a server, and the boards of a channel or all."""
        self._retries.allow(guild.id)
        self._displays.permissions_changed(guild_id=None if channel_id else guild.id, channel_id=channel_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Event of the library. Clocks pause, because people on the shard's servers cannot click."""
        self._timekeeper.lose(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Event of the library."""
        self._timekeeper.regain(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Event of the library."""
        self._timekeeper.regain(shard_id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Event of the library, for each server and its active threads at a start, and after the server's outage."""
        if self.is_ready():
            self._lines.sweep(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Event of the library, also for a server that adds Roost again. Before all shards are ready the list of
        servers is incomplete, so the check waits for `on_ready`."""
        if self.is_ready():
            self._table_cleanup.compare()
            self._lines.sweep(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Event of the library: Roost was removed, or the server was deleted. An outage has another event."""
        self._table_cleanup.guild_gone(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Event of the library. Threads have another one."""
        self._table_cleanup.channel_gone(channel.guild.id, channel.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Event of the library."""
        me = after.guild.me
        if me and before.permissions_for(me) != after.permissions_for(me):
            self._permissions_changed(after.guild, channel_id=after.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Event of the library."""
        if before.permissions != after.permissions:
            self._permissions_changed(after.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Event of the library."""
        self._permissions_changed(role.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Event of the library. It comes for Roost's own member alone, since no others are cached."""
        changed = (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until)
        if changed and after == after.guild.me:
            self._permissions_changed(after.guild)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Event of the library, also for threads that are not cached."""
        self._table_cleanup.channel_gone(payload.guild_id, payload.thread_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Event of the library, also for threads that are not cached: a thread may be written again."""
        about = payload.data["thread_metadata"]
        if not about["archived"] and not about.get("locked"):
            self._retries.allow(payload.guild_id)
            self._displays.permissions_changed(channel_id=payload.thread_id)

    async def on_emoji_gone(self) -> None:
        """Event of Roost's own: Discord refused a message because of a deleted emoji."""
        self._emoji.refresh()

    async def on_interaction(self, raw: discord.Interaction[discord.Client]) -> None:
        """Event of the library. Commands have another way; clicks are served here."""
        if raw.type is discord.InteractionType.component:
            await self._serving.serve(raw, self._router.click)
        elif raw.type is discord.InteractionType.modal_submit:
            await self._serving.serve(raw, self._router.form)

    async def _command_failed(
        self, raw: discord.Interaction[discord.Client], error: app_commands.AppCommandError
    ) -> None:
        """Hear of a command that the library refuses before our code runs."""
        _log.warning("command.failed", error=str(error))
        await self._refuse_command(raw)

    async def _refuse_command(self, raw: discord.Interaction[discord.Client]) -> None:
        """Reply to a command that another version of Roost registered, or that is forged. There is nothing to complete
        in it."""
        if raw.type is discord.InteractionType.autocomplete:
            await complete(raw, [])
        else:
            await self._serving.serve(raw, _refuse_old_command)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        _log.exception("event.failed", event_name=event_method)

    async def close(self) -> None:
        """Accept nothing new, finish the work under way and its effects, and disconnect: within ten seconds, whatever
        Discord does."""
        self._finished.stop()
        deaf = asyncio.gather(*[shard.disconnect() for shard in self.shards.values()], return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_DRAINS_WITHIN):
                acting = (self._timekeeper, self._caller, self._poster, self._computers, self._relay)
                await asyncio.gather(self._serving.finish(), *[one.close() for one in acting])
                await self._displays.finish()
                following = (
                    self._lacking,
                    self._table_cleanup,
                    self._threads,
                    self._lines,
                    self._displays,
                    self._notices,
                    self._members,
                    self._hands,
                    self._emoji,
                )
                await asyncio.gather(*[one.close() for one in following])
        self._painter.close()
        self.tree.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LEAVES_WITHIN):
                await super().close()
        deaf.cancel()


def _limit_of(error: Exception) -> float:
    """Return the seconds for which Discord limits requests. 0 if the trouble is another one."""
    return error.retry_after if isinstance(error, discord.RateLimited) else 0.0


async def _refuse_old_command(interaction: Interaction) -> None:
    raise Refusal("old-command")
