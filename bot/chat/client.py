"""The Discord client. It builds all parts, and serves events and interactions."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.chat.absence.handlers import AbsenceHandlers
from bot.chat.absence.timekeeper import Timekeeper
from bot.chat.board.board_replies import BoardReplies
from bot.chat.board.composer import Composer, DeadlineReader, Mentions
from bot.chat.board.displays import Displays
from bot.chat.board.finding import TableFinder
from bot.chat.board.hands import Hands
from bot.chat.board.invitations import Invitations, Members
from bot.chat.board.notices import Notices
from bot.chat.board.press import Parts
from bot.chat.board.presses import Presses
from bot.chat.board.relay import Relay
from bot.chat.calls import Caller, CallHandlers
from bot.chat.cleanup import TableCleanup
from bot.chat.daily.handlers import DailyHandlers
from bot.chat.daily.poster import Poster
from bot.chat.daily.puzzles import PuzzleComposer
from bot.chat.finished.endings import Endings, replay_buttons
from bot.chat.finished.histories import Histories
from bot.chat.finished.leaderboards import Leaderboards
from bot.chat.finished.luck import LuckPages
from bot.chat.finished.replays import Replays
from bot.chat.finished.reviews import Reviews
from bot.chat.finished.stats import Dailies, Stats
from bot.chat.finished.tables import FinishedTables, Proofs
from bot.chat.front.commands import AnyCommand, CommandTree, merged
from bot.chat.front.discord_io import SHARD_LOG, TROUBLES, without_traceback
from bot.chat.front.features import Feature, Scheduler
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Emoji, Painter
from bot.chat.front.registration import Registration
from bot.chat.front.serving import Serving
from bot.chat.front.session import Session, TakeTurn, heartbeats, take_no_turn
from bot.chat.front.update_loop import Retries
from bot.chat.help import HelpHandlers
from bot.chat.lobby.challenges import Challenges
from bot.chat.lobby.drafts import OpeningRules
from bot.chat.lobby.forms import FormHandlers
from bot.chat.lobby.handlers import LobbyHandlers
from bot.chat.lobby.opening import OpeningHandlers
from bot.chat.lobby.threads import TableThreads, ThreadStarters
from bot.chat.pages import PageTurner, review_queue
from bot.chat.plans.evenings import Evenings
from bot.chat.plans.handlers import PlanHandlers
from bot.chat.play.computer_moves import ComputerMoves, Pace, Thinks, pace
from bot.chat.play.handlers import Counts, PlayHandlers
from bot.chat.preferences import PreferencesHandlers
from bot.chat.privacy import Privacy
from bot.chat.router import CLICKS, Router, kinds_of, refusal_codes
from bot.chat.rules import RulesHandlers
from bot.chat.settings import SettingsHandlers
from bot.chat.words.people import People
from bot.daily.puzzles import Puzzles
from bot.metrics.protocol import NO_METRICS, Metrics
from bot.store import SqlStore
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from games.review import SliceWork

_DRAINS_WITHIN: Final = 7.0
"""Seconds for a stop to finish its work."""
_LEAVES_WITHIN: Final = 1.0
"""Seconds for the goodbye to Discord, which may not answer."""

_log = structlog.stdlib.get_logger()


class Roost(Session):
    """Roost on Discord, for the servers of this process's shards. It needs no privileged intents. All state is in the
    database."""

    def __init__(
        self,
        store: SqlStore,
        computers: Thinks,
        review: SliceWork,
        pace: Pace = pace,
        metrics: Metrics = NO_METRICS,
        take_turn: TakeTurn = take_no_turn,
    ) -> None:
        """`take_turn` coordinates identifies with other processes, `review` works on reviews."""
        super().__init__(store.shards, take_turn, http_trace=metrics.requests)
        self._painter = painter = Painter(metrics)
        self._emoji = Emoji(self, painter)
        self._people = People(store)
        self._serving = Serving(metrics, self._people.reads_words)
        metrics.observe_heartbeats(partial(heartbeats, self))
        self._retries = Retries(self.is_limited)
        self._scheduler = Scheduler()
        self.tree = CommandTree(self, self._serving.is_repeated, self._refuse_command)
        self.tree.error(self._command_failed)
        self._registration = Registration(self, self.tree, store, self._emoji)
        self._features = self._make_features(store, computers, review, pace)
        self._scheduler.dues = [feature.due for feature in self._features]
        self._router = Router([feature.requests for feature in self._features], self._boards.keep_one_live)
        commands = self.commands()
        for command in commands:
            self.tree.add_command(command)
        metrics.expect(CLICKS | kinds_of(commands), refusal_codes())
        for name in ("discord.app_commands.tree", SHARD_LOG):
            logging.getLogger(name).addFilter(without_traceback)

    def _make_features(self, store: SqlStore, computers: Thinks, review: SliceWork, pace: Pace) -> Sequence[Feature]:
        finished, daily = store.finished, store.daily
        painter, retries, note_due = self._painter, self._retries, self._scheduler.note_due
        tables, people, mentions = Tables(store), self._people, Mentions(store)
        finder, deadlines = TableFinder(tables, people), DeadlineReader(store, tables)
        composer = Composer(tables, people, painter, Endings(finished).epilogue, mentions, deadlines)
        self._displays = displays = Displays(self, tables, store, composer, retries)
        hands = Hands(self, tables, store, people, painter, displays, mentions, retries)
        notices = Notices(self, tables, people, displays, mentions, retries, hands.send_soon)
        members = Members(self, tables, people, displays)
        self._computers = moves = ComputerMoves(tables, displays, computers, pace)
        for follower in (moves.after, hands.deliver, notices.notify, members.check):
            displays.follow(follower)
        self._relay = Relay(tables, store, people, displays)
        self._boards = boards = BoardReplies(tables, people, displays)
        parts = Parts(tables, people, painter, displays, deadlines, hands, boards, moves.hurry)
        presses = Presses(finder, parts)
        invitations = Invitations(self, people, mentions, displays)
        self._starters = lines = ThreadStarters(self, tables, people, store, retries)
        self._threads = threads = TableThreads(self, tables, people, store, lines, replay_buttons, retries)
        rules = OpeningRules(store)
        opening = OpeningHandlers(tables, people, displays, presses, rules, threads, invitations)
        forms = FormHandlers(tables, people, presses, opening)
        self._lobby = LobbyHandlers(tables, people, presses, opening, forms)
        self._timekeeper = Timekeeper(self, tables, store, displays, notices, note_due)
        self._cleanup = TableCleanup(self, tables, store, people.forget)
        self._calls = CallHandlers(store, people)
        puzzles = Puzzles(daily, review)
        puzzle_composer = PuzzleComposer(daily, puzzles, people, painter)
        poster = Poster(self, daily, store, puzzles, puzzle_composer, retries)
        daily_handlers = DailyHandlers(daily, store, puzzles, people, puzzle_composer, note_due, poster.make)
        rules_pages = RulesHandlers(tables, painter, finder.table_for, moves.hurry)
        over, dailies, queue = FinishedTables(store, finished, people), Dailies(daily, people), review_queue()
        pages = (
            Leaderboards(finished, people, painter),
            Stats(finished, people, painter, dailies),
            dailies,
            Histories(finished, people),
            Replays(over, people, painter),
            Reviews(over, people, painter, review, queue),
            LuckPages(over, finished, people, painter, review, queue),
            Proofs(over),
        )
        evenings = Evenings(self, tables, store, people, mentions, note_due, displays.touch, retries)
        return (  # Discord lists commands in this order
            self._lobby,
            PlayHandlers(tables, people, presses, Counts(painter), moves.hasten),
            AbsenceHandlers(tables, store, people, presses, invitations, members),
            rules_pages,
            HelpHandlers(finder, forms, rules_pages, daily_handlers),
            PreferencesHandlers(store, people, hands),
            self._calls,
            SettingsHandlers(store),
            *pages,
            PageTurner(pages),
            Privacy(self, store, people, tables),
            daily_handlers,
            PlanHandlers(evenings, people, opening.must_be_allowed),
            self._timekeeper,
            evenings,
            Caller(self, tables, store, people),
            Challenges(self, tables, store, people, displays, mentions),
            poster,
            moves,
            self._relay,
            self._cleanup,
            threads,
            lines,
            displays,
            notices,
            members,
            hands,
            self._emoji,
            self._registration,
        )

    async def setup_hook(self) -> None:
        """Hook of the library, between login and connection."""
        await self._registration.begin()
        self._computers.wake()

    def commands(self) -> list[AnyCommand]:
        serve = self._calls.serve_and_tell(self._serving.serve)
        return merged([command for feature in self._features for command in feature.commands(serve)])

    async def on_ready(self) -> None:
        """Event of the library, repeated after every new session."""
        _log.info("ready", user=str(self.user), guilds=len(self.guilds))
        self._registration.wake()
        self._scheduler.wake()
        self._relay.wake()
        self._threads.wake()
        self._starters.wake(self.guilds)
        self._retries.allow()
        self._cleanup.compare()

    def _permissions_changed(self, guild: discord.Guild, channel_id: int | None = None) -> None:
        """Bring up to date what Roost was not allowed to show on a server, and the boards of a channel or all."""
        self._retries.allow(guild.id)
        self._displays.permissions_changed(guild_id=None if channel_id else guild.id, channel_id=channel_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Event of the library. Clocks pause, because people on the shard's servers cannot click."""
        self._timekeeper.lose(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        self._timekeeper.regain(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self._timekeeper.regain(shard_id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Event of the library, for each server and its active threads at a start, and after the server's outage."""
        if self.is_ready():
            self._starters.sweep(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Event of the library, also for a server that adds Roost again. Before all shards are ready the list of
        servers is incomplete, so the check waits for `on_ready`."""
        if self.is_ready():
            self._cleanup.compare()
            self._starters.sweep(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Event of the library: Roost was removed, or the server was deleted. An outage has another event."""
        self._cleanup.guild_gone(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Event of the library. Threads have another one."""
        self._cleanup.channel_gone(channel.guild.id, channel.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        me = after.guild.me
        if me and before.permissions_for(me) != after.permissions_for(me):
            self._permissions_changed(after.guild, channel_id=after.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            self._permissions_changed(after.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self._permissions_changed(role.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Event of the library. It comes for Roost's own member alone, since no others are cached."""
        changed = (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until)
        if changed and after == after.guild.me:
            self._permissions_changed(after.guild)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Event of the library, also for threads that are not cached."""
        self._cleanup.channel_gone(payload.guild_id, payload.thread_id)

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
        ways = {
            discord.InteractionType.component: self._router.click,
            discord.InteractionType.modal_submit: self._router.form,
        }
        if raw.type in ways and not self._serving.is_repeated(raw):
            await self._serving.serve(raw, ways[raw.type])

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
            with contextlib.suppress(*TROUBLES):
                await raw.response.autocomplete([])
        else:
            await self._serving.serve(raw, _refuse_old_command)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        _log.exception("event.failed", event_name=event_method)

    async def close(self) -> None:
        """Accept nothing new, finish the work under way and its effects, and disconnect: within ten seconds, whatever
        Discord does."""
        deaf = asyncio.gather(*[shard.disconnect() for shard in self.shards.values()], return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_DRAINS_WITHIN):
                stopping = [feature.stop() for feature in self._features]
                await asyncio.gather(*stopping, self._scheduler.stop(), self._serving.finish())
                await self._displays.finish()
                await asyncio.gather(*[feature.close() for feature in self._features])
        self._painter.close()
        self.tree.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LEAVES_WITHIN):
                await super().close()
        deaf.cancel()


async def _refuse_old_command(interaction: Interaction) -> None:
    raise Refusal("old-command")
