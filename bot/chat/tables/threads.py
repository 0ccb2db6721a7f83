"""Threads of tables, on servers that chose them: a table opened in a channel gets a thread of its own.

The channel keeps two messages a table: the line that names the opener and leads to the thread, and at the end the
result. A row of the kind `line` remembers the first one; its `shown` is above 0 once the result was posted.
"""

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import discord
import structlog
from discord.ui import Button

from bot.chat.front import discord_io
from bot.chat.front.controls import controls_of
from bot.chat.front.features import Feature
from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import FOR_THREADS, barred_in, lacking_facts
from bot.chat.front.post import Post, nonce_of
from bot.chat.front.troubles import PASSING
from bot.chat.front.update_loop import Outcome, Retries, UpdateLoop
from bot.chat.tables.thread_lines import Line, ThreadLines
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CONTENT, THREAD, fit
from bot.chat.words.people import People, name_here
from bot.chat.words.players import bold_names, escaped
from bot.chat.words.sentences import ending_lines
from bot.chat.words.texts import texts_for
from bot.tables.service import TableLocation, Tables
from bot.tables.store import MessageStore
from bot.tables.table import Step, Table

_log = structlog.stdlib.get_logger()

ResultButtons = Callable[[Table], Sequence[Button[Any]]]
"""A function from a table that is over to the buttons below its result."""


class TableThreads(Feature):
    """Opens threads for tables, and posts their results in the channel."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        people: People,
        store: MessageStore,
        lines: ThreadLines,
        buttons: ResultButtons,
        retries: Retries,
    ) -> None:
        self._client = client
        self._tables = tables
        self._people = people
        self._store = store
        self._lines = lines
        self._buttons = buttons
        self._looking = UpdateLoop("results", self._find_unreported)
        self._results = UpdateLoop("result", self._report, retries)
        tables.add_listener(self._note_step)

    @asynccontextmanager
    async def announcing(
        self, interaction: Interaction, spot: TableLocation, game: str, language: str
    ) -> AsyncGenerator[TableLocation]:
        """Reply with the line in the channel, open the thread there, and yield the spot for the table. That is the
        channel if Discord refuses the thread; the line then says so below a table that was opened. Without a table the
        line goes."""
        texts, facts = texts_for(language), _facts(interaction, game, language)
        line_id = await interaction.reply(Post(texts.say("thread-line", facts)))
        if line_id is None:
            yield spot
            return
        name = texts.say("thread-name", {"game": texts.say(f"{game}-title"), "name": name_here(interaction)})
        line = Line(spot.channel_id, line_id)
        with self._lines.opening(line):
            thread = await discord_io.open_thread(self._client, *line, fit(name, THREAD))
            if isinstance(thread, int):
                yield TableLocation(spot.guild_id, thread, spot.channel_id, line_id)
                return
            yield spot
            said = Post(texts.say(f"thread-refused-{thread}", facts))
            await discord_io.edit(self._client, *line, said, interaction.hook)
        if self._client.get_channel(line_id) is not None:  # Discord opened it and failed to say so
            self._lines.clear(line)

    async def explain(self, interaction: Interaction) -> None:
        """Tell the opener privately which permissions Roost lacks for threads."""
        said = private_texts(interaction).say("thread-permissions", lacking_facts(interaction, FOR_THREADS))
        await interaction.reply(Post(said), private=True)

    # Results

    def wake(self) -> None:
        """Post the results that earlier processes could not post."""
        self._looking.request("all")

    def _note_step(self, step: Step) -> None:
        if step.after.phase == "over" and step.after.info.parent_id is not None:
            self._results.request(step.after.info.id)

    async def close(self) -> None:
        """Stop. The next start posts what is left."""
        await self._looking.close()
        await self._results.close()

    async def _find_unreported(self, which: str) -> float:
        for table_id in await self._store.threads_without_result():
            self._results.retry(table_id)
        return 0.0

    async def _report(self, table_id: str) -> Outcome:
        """Post a table's result in its channel, once."""
        line = await self._store.message(table_id, "line", None)
        if line is None or line.shown > 0:
            return 0.0
        table = await self._tables.get_or_fetch(table_id)
        if table.phase != "over":
            return 0.0
        trouble = await discord_io.send(
            self._client, line.channel_id, await self._result(table), nonce_of(f"result {table_id}")
        )
        if trouble in PASSING:
            return None
        if isinstance(trouble, str) and trouble != "gone":
            return barred_in(self._client, line.channel_id, table.info.guild_id)
        await self._store.record_shown({(table_id, line.message_id): table.number})
        return 0.0

    async def _result(self, table: Table) -> Post:
        texts = texts_for(table.language)
        over = texts.say("thread-result", {"thread": f"<#{table.info.channel_id}>"})
        name = bold_names(await self._people.players(table, texts))
        lines = [over, *ending_lines(table, texts, name)]
        return Post(fit("\n".join(lines), CONTENT), controls=controls_of(self._buttons(table)))


def _facts(interaction: Interaction, game: str, language: str) -> Mapping[str, str]:
    """Return the facts of the line: who opens what."""
    title = texts_for(language).say(f"{game}-title")
    return {"name": f"**{escaped(name_here(interaction))}**", "game": f"**{title}**"}
