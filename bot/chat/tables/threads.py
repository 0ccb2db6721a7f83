"""Threads of tables, on servers that chose them: a table opened in a channel gets a thread of its own.

The channel keeps two messages a table: the line that names the opener and leads to the thread, and at the end the
result. A row of the kind `line` remembers the first one; its `shown` is above 0 once the result was posted.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import discord
import structlog
from discord.ui import Button
from msgspec.structs import replace

from bot.chat.front import discord_io
from bot.chat.front.controls import controls_of
from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import FOR_THREADS, barred_in, lacking_facts, missing
from bot.chat.front.post import Post, nonce_of, posted_now
from bot.chat.front.troubles import PASSING
from bot.chat.front.update_loop import Outcome, Retries, UpdateLoop
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CONTENT, THREAD, fit
from bot.chat.words.people import People, name_here
from bot.chat.words.players import bold_names, escaped
from bot.chat.words.sentences import ending_lines
from bot.chat.words.texts import texts_for
from bot.tables.clock import now
from bot.tables.needs import MessageStore, StoreBusy
from bot.tables.refusals import Refusal
from bot.tables.service import Spot, Tables
from bot.tables.table import Step, Table
from games.chance import commitment

_log = structlog.stdlib.get_logger()

ResultButtons = Callable[[Table], Sequence[Button[Any]]]
"""A function from a table that is over to the buttons below its result."""


class Announced(NamedTuple):
    """A line in the channel, and the thread that begins there. `spot` is the channel itself if there is no thread."""

    spot: Spot
    message_id: int | None = None


class TableThreads:
    """Opens threads for tables, and posts their results in the channel."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        people: People,
        store: MessageStore,
        buttons: ResultButtons,
        retries: Retries,
    ) -> None:
        self._client = client
        self._tables = tables
        self._people = people
        self._store = store
        self._buttons = buttons
        self._looking = UpdateLoop("results", self._find_unreported)
        self._results = UpdateLoop("result", self._report, retries)
        tables.watch(self._note_step)

    async def announce(self, interaction: Interaction, spot: Spot, game: str, language: str) -> Announced | None:
        """Reply with the line in the channel, and open the thread there. None if Roost lacks permissions: nothing was
        said. If Discord refuses the thread, the line says so, and the table goes into the channel."""
        if missing(interaction, FOR_THREADS):
            return None
        texts, facts = texts_for(language), _facts(interaction, game, language)
        line = await interaction.reply(Post(texts.say("thread-line", facts)))
        if line is None:
            return Announced(spot)
        name = texts.say("thread-name", {"game": texts.say(f"{game}-title"), "name": name_here(interaction)})
        thread = await discord_io.open_thread(self._client, spot.channel_id, line, fit(name, THREAD))
        if isinstance(thread, int):
            return Announced(Spot(spot.guild_id, thread, spot.channel_id), line)
        said = Post(texts.say(f"thread-refused-{thread}", facts))
        await discord_io.edit(self._client, spot.channel_id, line, said, interaction.hook)
        return Announced(spot)

    async def withdraw(self, interaction: Interaction, announced: Announced, language: str) -> None:
        """Say in the line that no table was opened."""
        if announced.message_id is None or announced.spot.parent_id is None:
            return
        said = Post(
            texts_for(language).say("thread-line-withdrawn", {"name": f"**{escaped(name_here(interaction))}**"})
        )
        await discord_io.edit(self._client, announced.spot.parent_id, announced.message_id, said, interaction.hook)

    async def explain(self, interaction: Interaction) -> None:
        """Tell the opener privately which permissions Roost lacks for threads."""
        said = private_texts(interaction).say("thread-permissions", lacking_facts(interaction, FOR_THREADS))
        await interaction.reply(Post(said), private=True)

    async def complete(self, interaction: Interaction, announced: Announced, table: Table) -> None:
        """Remember the line of a table in a thread. Add the link, and the seal of a table that had no lobby."""
        parent = table.info.parent_id
        if announced.message_id is None or parent is None:
            return
        texts, facts = texts_for(table.language), _facts(interaction, table.info.game, table.language)
        lines = [texts.say("thread-line-open", {**facts, "thread": f"<#{table.info.channel_id}>"})]
        if table.phase != "lobby":  # its lobby would have said it
            seal = {"table": table.info.id, "commitment": commitment(table.info.seed)}
            lines.append(texts.say("lobby-commitment", seal))
        try:
            await self._store.post(table.info.id, posted_now("line", None, parent, announced.message_id))
        except StoreBusy:  # then the channel gets no result; the thread has it
            _log.warning("store.busy")
        said = Post("\n".join(lines))
        await discord_io.edit(self._client, parent, announced.message_id, said, interaction.hook)

    async def inherit(self, former_id: str, step: Step) -> None:
        """Let the result of a rematch in a thread be posted, too."""
        try:
            line = await self._store.message(former_id, "line", None)
            if line is not None:
                await self._store.post(step.after.info.id, replace(line, at=now(), shown=0))
        except StoreBusy:
            _log.warning("store.busy")

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
        for table_id in await self._store.unreported():
            self._results.retry(table_id)
        return 0.0

    async def _report(self, table_id: str) -> Outcome:
        """Post a table's result in its channel, once."""
        line = await self._store.message(table_id, "line", None)
        if line is None or line.shown:
            return 0.0
        try:
            table = await self._tables.newest(table_id)
        except Refusal as refusal:
            _log.info("refused", code=refusal.code, table=table_id)
            if refusal.code == "outdated":  # an update has replaced its rules, so nothing can be reported
                await self._store.record_shown({(table_id, line.message_id): 1})
            return 0.0
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
