"""Threads of tables, on servers that chose them: a table opened in a channel gets a thread of its own.

The channel keeps two messages a table: the thread starter, which names the opener and leads to the thread, and at
the end the result. A row of the kind `thread-starter` remembers it; its `shown` is above 0 once the result was posted.

A starter is posted before there is a thread, and the thread is opened before there is a table: a thread hangs on its
starter, and its table is in it for good. So a starter says at first what is true in any case. Its row is in the table's
transaction. Then it names the thread. If no table comes of it, starter and thread go again: at once, or when a start
finds the thread among those that Discord lists.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

import discord
import structlog
from discord.ui import Button

from bot.chat.front import discord_io
from bot.chat.front.discord_io import PASSING, Trouble
from bot.chat.front.features import Feature
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.permissions import FOR_THREADS, barred_in, lacking_facts
from bot.chat.front.post import Post, nonce_of
from bot.chat.front.update_loop import Barred, Next, Retries, UpdateLoop
from bot.chat.words.lengths import CONTENT, THREAD, fit
from bot.chat.words.people import People, name_here
from bot.chat.words.players import bold_names, escaped, name_of
from bot.chat.words.sentences import ending_lines
from bot.chat.words.texts import texts_for
from bot.store import SqlStore
from bot.tables.posted import THREAD_STARTER
from bot.tables.refusals import Refusal
from bot.tables.service import TableLocation, Tables
from bot.tables.store import Errand
from bot.tables.table import Step, Table
from bot.tables.wall_clock import now
from games.chance import commitment

_log = structlog.stdlib.get_logger()


class Starter(NamedTuple):
    """A starter, by Discord's ids. A thread has the id of the message at which it was opened."""

    channel_id: int
    message_id: int


@dataclass(eq=False)
class ThreadStarters(Feature):
    """Makes every starter say what became of it."""

    _client: discord.Client
    _tables: Tables
    _people: People
    _store: SqlStore
    _retries: Retries

    def __post_init__(self) -> None:
        self._opening: set[int] = set()
        self._naming = UpdateLoop("thread-starter", self._name_threads, self._retries)
        self._clearing = UpdateLoop[Starter]("thread", self._clear, self._retries)
        self._sweeping = UpdateLoop[int]("threads", self._sweep)
        self.following = (self._naming, self._sweeping, self._clearing)
        self._tables.add_listener(self._note_step)

    def wake(self, guilds: Iterable[discord.Guild]) -> None:
        """Complete what a process left half done that died, once all shards are ready."""
        self._naming.request("all")
        for guild in guilds:
            self.sweep(guild)

    def sweep(self, guild: discord.Guild) -> None:
        """Remove the threads of a server in which no table was opened."""
        if self._own_threads(guild):
            self._sweeping.request(guild.id)

    @contextmanager
    def opening(self, starter: Starter) -> Generator[None]:
        """Remove the starter and its thread, unless the work inside succeeds."""
        succeeds = False
        self._opening.add(starter.message_id)
        try:
            yield
            succeeds = True
        finally:
            self._opening.discard(starter.message_id)
            if not succeeds:
                self.clear(starter)

    def clear(self, starter: Starter) -> None:
        """Remove a starter and its thread, unless the thread has a table."""
        self._clearing.request(starter)

    def _note_step(self, step: Step) -> None:
        if not step.before.number and step.after.info.parent_id is not None:
            self._naming.request("all")

    # Starters of tables

    async def _name_threads(self, which: str) -> Next:
        """Name the thread in each starter that does not."""
        return _worst(await asyncio.gather(*[self._name_thread(s) for s in await self._store.unlinked_starters()]))

    async def _name_thread(self, table_id: str) -> Trouble | None:
        """Name the thread in a table's starter, except in an evening's message, which does so itself. Returns the
        trouble, if any."""
        starter = await self._store.message(table_id, THREAD_STARTER, None)
        if starter is None:
            return None
        try:
            table = await self._tables.get_or_fetch(table_id)
        except Refusal as refusal:  # an update has replaced its rules
            _log.info("refused", code=refusal.code, table=table_id)
            return None
        trouble = None
        if table.planner is None:
            post = await self._naming_post(table)
            trouble = await discord_io.edit(self._client, starter.channel_id, starter.message_id, post)
        if trouble not in PASSING and trouble != "forbidden":
            await self._store.record_shown({(table_id, starter.message_id): 0})
        return trouble

    async def _naming_post(self, table: Table) -> Post:
        """Return the starter with the thread, and the seal if the table may have had no lobby to say it."""
        texts, info = texts_for(table.language), table.info
        (opener,) = await self._people.people_by_id((table.opener,), info.guild_id)
        facts = {
            "name": f"**{escaped(name_of(opener))}**",
            "game": f"**{texts.say(f'{info.game}-title')}**",
            "thread": f"<#{info.channel_id}>",
        }
        lines = [texts.say("thread-line-open", facts)]
        if table.phase != "lobby":
            lines.append(texts.say("lobby-commitment", {"table": info.id, "commitment": commitment(info.seed)}))
        return Post("\n".join(lines))

    # Starters without a table

    async def _sweep(self, guild_id: int) -> Next:
        guild = self._client.get_guild(guild_id)
        own = () if guild is None else self._own_threads(guild)
        taken = await self._store.have_tables([starter.message_id for starter in own])
        for starter in own:
            if starter.message_id not in taken:
                self.clear(starter)
        return "done"

    def _own_threads(self, guild: discord.Guild) -> Sequence[Starter]:
        """Return the starters of the active threads that Roost opened on a server, and that have no messages."""
        me = self._client.user
        return [
            Starter(thread.parent_id, thread.id)
            for thread in guild.threads
            if me is not None and thread.owner_id == me.id and not thread.archived and not thread.message_count
        ]

    async def _clear(self, starter: Starter) -> Next:
        """Delete a starter and archive its thread. If there is a table after all, show it: its opener heard only that
        the database failed."""
        if starter.message_id in self._opening:
            return "done"
        table_id = await self._store.last_table(starter.message_id, now())
        if table_id is not None:
            await self._show(table_id)
            return "done"
        _log.info("thread.without_table", thread=starter.message_id)
        deleted = await discord_io.delete(self._client, starter.channel_id, starter.message_id)
        archived = await discord_io.archive(self._client, starter.message_id)
        return _worst([deleted, archived])

    async def _show(self, table_id: str) -> None:
        """Let everything follow the opening of a table that has no board."""
        if await self._store.message(table_id, "board", None) is None:
            table = await self._tables.fetch(table_id)
            await self._tables.rebuild_step(Errand(table_id, 1, table.number))


def _worst(troubles: Sequence[Trouble | None]) -> Next:
    """Return what follows requests some of which were refused."""
    if any(trouble in PASSING for trouble in troubles):
        return "again"
    return Barred() if "forbidden" in troubles else "done"


ResultButtons = Callable[[Table], Sequence[Button[Any]]]
"""A function from a table that is over to the buttons below its result."""


@dataclass(eq=False)
class TableThreads(Feature):
    """Opens threads for tables, and posts their results in the channel."""

    _client: discord.Client
    _tables: Tables
    _people: People
    _store: SqlStore
    _starters: ThreadStarters
    _buttons: ResultButtons
    _retries: Retries

    def __post_init__(self) -> None:
        self._looking = UpdateLoop("results", self._find_unreported)
        self._results = UpdateLoop("result", self._report, self._retries)
        self.following = (self._looking, self._results)
        self._tables.add_listener(self._note_step)

    @asynccontextmanager
    async def announcing(
        self, interaction: Interaction, spot: TableLocation, game: str, language: str
    ) -> AsyncGenerator[TableLocation]:
        """Reply with the starter in the channel, open the thread there, and yield the spot for the table. That is the
        channel if Discord refuses the thread; the starter then says so below a table that was opened. Without a
        table the starter goes."""
        texts, facts = texts_for(language), _facts(interaction, game, language)
        starter_id = await interaction.reply(Post(texts.say("thread-line", facts)))
        if starter_id is None:
            yield spot
            return
        name = texts.say("thread-name", {"game": texts.say(f"{game}-title"), "name": name_here(interaction)})
        starter = Starter(spot.channel_id, starter_id)
        with self._starters.opening(starter):
            thread = await discord_io.open_thread(self._client, *starter, fit(name, THREAD))
            if isinstance(thread, int):
                yield TableLocation(spot.guild_id, thread, spot.channel_id, starter_id)
                return
            yield spot
            said = Post(texts.say(f"thread-refused-{thread}", facts))
            await discord_io.edit(self._client, *starter, said, interaction.hook)
        if self._client.get_channel(starter_id) is not None:  # Discord opened it and failed to say so
            self._starters.clear(starter)

    async def explain(self, interaction: Interaction) -> None:
        """Tell the opener privately which permissions Roost lacks for threads."""
        said = interaction.texts.say("thread-permissions", lacking_facts(interaction, FOR_THREADS))
        await interaction.reply(Post(said), private=True)

    # Results

    def wake(self) -> None:
        """Post the results that earlier processes could not post."""
        self._looking.request("all")

    def _note_step(self, step: Step) -> None:
        if step.after.phase == "over" and step.after.info.parent_id is not None:
            self._results.request(step.after.info.id)

    async def _find_unreported(self, which: str) -> Next:
        for table_id in await self._store.threads_without_result():
            self._results.retry(table_id)
        return "done"

    async def _report(self, table_id: str) -> Next:
        """Post a table's result in its channel, once."""
        starter = await self._store.message(table_id, THREAD_STARTER, None)
        if starter is None or starter.shown > 0:
            return "done"
        table = await self._tables.get_or_fetch(table_id)
        if table.phase != "over":
            return "done"
        trouble = await discord_io.send(
            self._client, starter.channel_id, await self._result(table), nonce_of(f"result {table_id}")
        )
        if trouble in PASSING:
            return "again"
        if isinstance(trouble, str) and trouble != "gone":
            return barred_in(self._client, starter.channel_id, table.info.guild_id)
        await self._store.record_shown({(table_id, starter.message_id): table.number})
        return "done"

    async def _result(self, table: Table) -> Post:
        texts = texts_for(table.language)
        over = texts.say("thread-result", {"thread": f"<#{table.info.channel_id}>"})
        name = bold_names(await self._people.players(table, texts))
        lines = [over, *ending_lines(table, texts, name)]
        return Post(fit("\n".join(lines), CONTENT), controls=controls_of(self._buttons(table)))


def _facts(interaction: Interaction, game: str, language: str) -> Mapping[str, str]:
    title = texts_for(language).say(f"{game}-title")
    return {"name": f"**{escaped(name_here(interaction))}**", "game": f"**{title}**"}
