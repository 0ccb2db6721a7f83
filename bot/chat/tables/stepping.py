"""Execution of clicks and commands at a table: results are shown, refusals are answered."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

import structlog

from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.rules.page_controls import show_the_rule
from bot.chat.tables.answers import Answers
from bot.chat.tables.computer_moves import ComputerMoves
from bot.chat.tables.display.displays import Displays
from bot.chat.words.languages import private_texts
from bot.chat.words.people import People
from bot.chat.words.players import bold_names
from bot.chat.words.texts import Texts
from bot.tables.refusals import RashUnconfirmed, Refusal
from bot.tables.service import Tables
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Step, Table
from games.core import Fact, IllegalMove

_STALE: Final = frozenset(
    {
        *("stale", "old-button", "table-over", "already-started", "outdated", "variants-exclude", "not-host"),
        *("paused", "paused-already", "not-paused", "not-awaited", "clock-already"),
        *("seat-not-free", "seat-for-computers"),
    }
)
"""Refusals of outdated clicks, and of choices that stay ticked in their menu until it is updated."""
_FOR_OTHERS: Final = frozenset({"not-invited", "held-another-seat", "already-seated", "another-channel"})
"""Refusals that leave the clicked message as it is, because its controls are right for other people."""

_log = structlog.stdlib.get_logger()


class Stepping:
    """Runs the steps of all handlers of tables."""

    def __init__(
        self, tables: Tables, people: People, displays: Displays, answers: Answers, computers: ComputerMoves
    ) -> None:
        self._tables = tables
        self._people = people
        self._displays = displays
        self._answers = answers
        self._computers = computers

    async def reply_to_step(
        self, interaction: Interaction, step: Step, person: Person, *, private: bool = False
    ) -> None:
        """Reply with the result of a step. Only the seat itself sees the reply to a `private` command."""
        try:
            async with self.showing(interaction, step):
                await self._answers.answer_step(interaction, step, person, private=private)
        finally:  # the reply does not wait for the log
            _log.info("table.step", number=step.after.number, entries=len(step.entries), phase=step.after.phase)

    async def reply_to_change(
        self,
        interaction: Interaction,
        step: Step,
        person: Person,
        show: Callable[[Interaction, Table], Awaitable[None]],
    ) -> None:
        """Reply to a change by `show` in the private message where it was chosen, or else by the board."""
        if interaction.message is not None and interaction.message.flags.ephemeral:
            async with self.showing(interaction, step):
                await self._answers.answer_beside(interaction, step, show)
        else:
            await self.reply_to_step(interaction, step, person)

    @asynccontextmanager
    async def showing(self, interaction: Interaction, step: Step) -> AsyncGenerator[None]:
        """Show a step that is in the log, before its display follows. If the database fails, acknowledge the
        interaction; never report the step as failed."""
        with self._displays.answering(step.after.info.id):
            try:
                yield
            except StoreBusy:
                _log.warning("store.busy")
                if self._tables.owns(step.after):
                    self._displays.touch(step.after.info.id)
                await interaction.acknowledge()

    @asynccontextmanager
    async def working_at(self, interaction: Interaction, table_id: str) -> AsyncGenerator[None]:
        """Context for work at a table: binds its id to the logs, and answers refusals and rash choices in the language
        and place of the reader. Raises Refusal instead if the click does not belong there."""
        with structlog.contextvars.bound_contextvars(table=table_id):
            await self._must_belong_here(interaction, table_id)  # what it raises ends the work, and is answered there
            try:
                yield
            except RashUnconfirmed as rash:
                interaction.note_refusal(rash.code)
                table, reader = await self._tables.fetch(table_id), await self._people.meet(interaction)
                await self._answers.ask_again(interaction, table, rash.choice, reader)
            except (Refusal, IllegalMove) as refusal:
                await self._refuse(interaction, table_id, refusal)

    async def _must_belong_here(self, interaction: Interaction, table_id: str) -> None:
        """Refuse a click on a public message outside the table's channel. Only a forged id leads there."""
        clicked = interaction.message
        if clicked is None or clicked.guild is None or clicked.flags.ephemeral:
            return
        if (await self._tables.get_or_fetch(table_id)).info.channel_id != interaction.channel_id:
            raise Refusal("another-channel")

    async def _refuse(self, interaction: Interaction, table_id: str, refusal: Refusal | IllegalMove) -> None:
        table = await self._tables.fetch(table_id)  # where there is none, that is the refusal
        interaction.note_refusal(refusal.code)
        texts = private_texts(interaction)
        of_rules = isinstance(refusal, IllegalMove)
        prefix = f"{table.info.game}-refusal" if of_rules else "refusal"
        rule = show_the_rule(table.info.game, refusal.code, table.info.id, texts, 4) if of_rules else None
        facts = facts_in_words(refusal.facts, table.info.game, texts)
        sentence = texts.say(f"{prefix}-{refusal.code}", facts, bold_names(await self._people.players(table, texts)))
        if refusal.code in _FOR_OTHERS:
            await interaction.reply(Post(sentence), private=True)
            return
        reader = await self._people.meet(interaction)
        stale = refusal.code in _STALE
        await self._answers.answer_refusal(interaction, table, sentence, reader, stale=stale, rule=rule)
        self._computers.hurry(table)


def facts_in_words(facts: Mapping[str, Fact], game: str, texts: Texts) -> Mapping[str, Fact]:
    """Return the facts of a refusal with the names of variants in place of their codes."""
    keys = {fact: f"{game}-variant-{code}" for fact, code in facts.items() if fact.endswith("variant")}
    return {**facts, **{fact: texts.say(key) for fact, key in keys.items() if texts.has(key)}}
