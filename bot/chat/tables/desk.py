"""What a click or a command does to a table, and how that is answered. Nothing is kept here between two."""

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import discord
import structlog
from msgspec import Struct

from bot.chat.front.controls import Claimed, Click, controls_of, encoded
from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import missing
from bot.chat.front.post import Post
from bot.chat.rules.addresses import show_the_rule
from bot.chat.rules.desk import RulesDesk
from bot.chat.tables.addresses import COUNT, Change, Choose, Do, Play, Speak, Staff, decoded, known_verb
from bot.chat.tables.answers import Answers
from bot.chat.tables.boards import Boards
from bot.chat.tables.computer_moves import ComputerMoves
from bot.chat.tables.controls import verb_button
from bot.chat.tables.counts import Counts
from bot.chat.tables.finding import Finder
from bot.chat.tables.typed import Asked
from bot.chat.words.languages import private_texts, table_language
from bot.chat.words.people import People, bold
from bot.chat.words.texts import LANGUAGES, Texts
from bot.tables.clock import now
from bot.tables.needs import Person, StoreBusy
from bot.tables.refusals import Rash, Refusal
from bot.tables.service import Spot, Tables
from bot.tables.table import Step, Table
from games.core import Fact, IllegalMove

_STALE: Final = frozenset({"stale", "table-over", "already-started", "outdated", "variants-exclude", "not-opener"})
"""Refusals of clicks on what is past, and of choices that stay ticked in their menu until it is shown anew."""

_log = structlog.stdlib.get_logger()


class TableDesk:
    """Serves tables: lobby, play, end."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        finder: Finder,
        boards: Boards,
        answers: Answers,
        rules: RulesDesk,
        counts: Counts,
        computers: ComputerMoves,
    ) -> None:
        self._tables = tables
        self._people = people
        self._finder = finder
        self._boards = boards
        self._answers = answers
        self._rules = rules
        self._counts = counts
        self._computers = computers

    def claim(self, click: Click) -> Claimed | None:
        """What answers a click on a table's control."""
        match decoded(click):
            case Play() as play:
                return Claimed("move", partial(self.play, play=play))
            case Do(table_id, verb):
                return Claimed(known_verb(verb), partial(self.do, table_id=table_id, verb=verb))
            case Choose(table_id, chosen):
                return Claimed("variants", partial(self.choose, table_id=table_id, chosen=chosen))
            case Staff(table_id, what, level):
                return Claimed("staff", partial(self.staff, table_id=table_id, what=what, level=level))
            case Speak(table_id, language):
                return Claimed("language", partial(self.speak, table_id=table_id, language=language))
            case None:
                return None

    # Commands, for the table that they mean

    async def open(
        self, interaction: Interaction, game: str, language: str | None = None, against: str | None = None
    ) -> None:
        """Open a lobby in the channel, or a table against computers of a level, which begins at once."""
        texts = private_texts(interaction)
        if lacking := missing(interaction):
            names = texts.listed([texts.say(f"permission-{name.replace('_', '-')}") for name in lacking])
            raise Refusal("permissions-missing", permissions=names)
        person = await self._people.meet(interaction)
        spot, spoken = _spot(interaction), language or table_language(interaction)
        if against is not None:
            step = await self._tables.open_against(
                spot, person, interaction.id, game=game, language=spoken, level=against
            )
            await self._stepped(interaction, step, person)
            return
        step = await self._tables.open(spot, person, interaction.id, game=game, language=spoken)
        async with self._shown(interaction, step):
            await self._answers.show_board(interaction, step.after)

    async def show(self, interaction: Interaction, text: bool = False) -> None:
        """The channel's table at the channel's bottom, or in sentences for the reader alone."""
        table = await self._finder.table_for(interaction)
        async with self._at(interaction, table.info.id):
            person = await self._people.meet(interaction)
            if text:
                await self._answers.show_in_words(interaction, table, person)
            else:
                await self._answers.show_board(interaction, table)

    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """One's own hand at the channel's table, or in a direct message at one's own."""
        found = await self._finder.table_for(interaction, table_id=table)
        await self.do(interaction, found.info.id, "hand")

    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """How a game is played: the one named, or else that of the table that is meant, as it is played there."""
        try:
            table = await self._finder.table_for(interaction, game)
        except Refusal:
            table = None
        if table is not None and game in (None, table.info.game):
            await self._rules.show_of(interaction, table.info.game, table)
        elif game is not None:
            await self._rules.show_of(interaction, game, None)
        else:
            await self._rules.ask_which(interaction)

    async def do_here(self, interaction: Interaction, verb: str) -> None:
        """What is no move, with the channel's table."""
        table = await self._finder.table_for(interaction)
        await self.do(interaction, table.info.id, verb)

    async def choose_here(self, interaction: Interaction, variants: str = "") -> None:
        """Choose the variants of the channel's table, by their codes with spaces or commas between them."""
        table = await self._finder.table_for(interaction)
        await self.choose(interaction, table.info.id, tuple(variants.replace(",", " ").split()))

    async def computer(self, interaction: Interaction, what: Change, level: str) -> None:
        """Add a computer to the channel's table, or remove one, before the start."""
        table = await self._finder.table_for(interaction)
        await self.staff(interaction, table.info.id, what, level)

    async def play_typed(
        self, interaction: Interaction, game: str, kind: type[Struct], typed: Mapping[str, str], table_id: str | None
    ) -> None:
        """Play the move of a kind that fits what was typed, at a table of a game."""
        table = await self._finder.table_for(interaction, game, table_id)
        async with self._at(interaction, table.info.id):
            person = await self._people.meet(interaction)
            texts = private_texts(interaction)
            if table.info.game != game:
                raise Refusal("another-game", game=texts.say(f"{table.info.game}-title"))
            if table.phase == "over":
                raise Refusal("table-over")
            seat = _seat(table, person)
            asked = Asked(table, seat, kind, await self._people.seated(table, texts), texts)
            action = encoded(asked.action(typed))
            step = await self._tables.play(table.info.id, person, interaction.id, action.encode(), sure=False)
            private = interaction.guild_id is None or kind in table.game.private
            await self._stepped(interaction, step, person, private=private)

    # Clicks, and what commands come to

    async def play(self, interaction: Interaction, play: Play) -> None:
        """Play a move of a button or a menu."""
        async with self._at(interaction, play.table):
            action = play.action.encode()
            person, step = await self._people.acting(
                interaction,
                lambda person: self._tables.play(
                    play.table, person, interaction.id, action, seat=play.seat, stamp=play.stamp, sure=play.sure
                ),
            )
            await self._stepped(interaction, step, person, private=play.sure)  # that was asked in private

    async def choose(self, interaction: Interaction, table_id: str, chosen: tuple[str, ...]) -> None:
        """Choose the variants of a table in its lobby, by their codes."""
        async with self._at(interaction, table_id):
            person = await self._people.meet(interaction)
            step = await self._tables.set_options(table_id, person, interaction.id, chosen)
            await self._stepped(interaction, step, person)

    async def staff(self, interaction: Interaction, table_id: str, what: Change, level: str) -> None:
        """Add a computer to a table in its lobby, or remove one."""
        async with self._at(interaction, table_id):
            person = await self._people.meet(interaction)
            change = self._tables.add_computer if what == "add" else self._tables.remove_computer
            step = await change(table_id, person, interaction.id, level)
            if interaction.message is not None and interaction.message.flags.ephemeral:
                async with self._shown(interaction, step):
                    await self._answers.answer_staffed(interaction, step)
            else:
                await self._stepped(interaction, step, person)

    async def speak(self, interaction: Interaction, table_id: str, language: str) -> None:
        """Choose the language of a table in its lobby."""
        async with self._at(interaction, table_id):
            if language not in LANGUAGES:
                raise Refusal("old-button")  # forged
            person = await self._people.meet(interaction)
            step = await self._tables.set_language(table_id, person, interaction.id, language)
            await self._stepped(interaction, step, person)

    async def do(self, interaction: Interaction, table_id: str, verb: str) -> None:
        """What is no move."""
        async with self._at(interaction, table_id):
            table = await self._tables.table(table_id)
            self._computers.go_on(table)
            person = await self._people.meet(interaction)
            match verb:
                case "join":
                    await self._stepped(interaction, await self._tables.join(table_id, person, interaction.id), person)
                case "leave":
                    await self._stepped(interaction, await self._tables.leave(table_id, person, interaction.id), person)
                case "start":
                    await self._stepped(interaction, await self._tables.start(table_id, person, interaction.id), person)
                case "end":
                    table.must_be_closable(person.id, now(), moderator=interaction.told.permissions.manage_messages)
                    await _ask_to_confirm(interaction, table)
                case "close":
                    await self._close(interaction, table_id, person)
                case "computers":
                    table.must_take_computers(person.id)
                    await self._answers.show_computers(interaction, table)
                case "text":
                    await self._answers.show_in_words(interaction, table, person)
                case "hand":
                    await self._show_hand(interaction, table, person)
                case "rematch":
                    step = await self._tables.rematch(table_id, person, interaction.id)
                    async with self._shown(interaction, step):
                        await self._answers.show_board(interaction, step.after)
                case _ if verb.startswith(COUNT):
                    await self._counts.show(interaction, table, verb, table.seat_of(person.id))
                case _:
                    raise Refusal("old-button")

    async def _show_hand(self, interaction: Interaction, table: Table, person: Person) -> None:
        seat = _seat(table, person)
        if not table.has_hands:
            raise Refusal("no-hand")
        await self._answers.show_hand(interaction, table, seat, person)

    async def _close(self, interaction: Interaction, table_id: str, person: Person) -> None:
        moderator = interaction.told.permissions.manage_messages
        await self._tables.close(table_id, person, interaction.id, moderator=moderator)
        await interaction.answer_in_place(Post(private_texts(interaction).say("ended-by-you")))
        self._boards.refresh(table_id)

    async def _stepped(self, interaction: Interaction, step: Step, person: Person, *, private: bool = False) -> None:
        try:
            async with self._shown(interaction, step):
                await self._answers.answer_step(interaction, step, person, private=private)
        finally:  # nobody waits for a log
            _log.info("table.step", number=step.after.number, entries=len(step.entries), phase=step.after.phase)

    @asynccontextmanager
    async def _shown(self, interaction: Interaction, step: Step) -> AsyncGenerator[None]:
        """Show a step that is in the log: where the store cannot say what is needed for that, nobody is told that
        nothing was changed, and the board follows. Then computers play on."""
        try:
            yield
        except StoreBusy:
            _log.warning("store.busy")
            self._boards.refresh(step.after.info.id)
            await interaction.acknowledge()
        finally:
            self._computers.after(step)

    # Refusals

    @asynccontextmanager
    async def _at(self, interaction: Interaction, table_id: str) -> AsyncGenerator[None]:
        """Work at a table: the logs name it, and what is refused, or rash and asked again, is answered where its reader
        sees that table."""
        with structlog.contextvars.bound_contextvars(table=table_id):
            try:
                yield
            except Rash as rash:
                interaction.refused(rash.code)
                table, reader = await self._tables.table(table_id), await self._people.meet(interaction)
                await self._answers.ask_again(interaction, table, rash.choice, reader)
            except (Refusal, IllegalMove) as refusal:
                await self._refuse(interaction, table_id, refusal)

    async def _refuse(self, interaction: Interaction, table_id: str, refusal: Refusal | IllegalMove) -> None:
        table = await self._tables.table(table_id)  # where there is none, that is the refusal
        interaction.refused(refusal.code)
        texts = private_texts(interaction)
        of_rules = isinstance(refusal, IllegalMove)
        prefix = f"{table.info.game}-refusal" if of_rules else "refusal"
        rule = show_the_rule(table.info.game, refusal.code, table.info.id, texts, 4) if of_rules else None
        facts = _in_words(refusal.facts, table, texts)
        sentence = texts.say(f"{prefix}-{refusal.code}", facts, bold(await self._people.seated(table, texts)))
        reader = await self._people.meet(interaction)
        stale = refusal.code in _STALE
        await self._answers.answer_refusal(interaction, table, sentence, reader, stale=stale, rule=rule)
        self._computers.go_on(table)


def _seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def _in_words(facts: Mapping[str, Fact], table: Table, texts: Texts) -> Mapping[str, Fact]:
    """A refusal's facts, with variants by their names instead of their codes."""
    keys = {fact: f"{table.info.game}-variant-{code}" for fact, code in facts.items() if fact.endswith("variant")}
    return {**facts, **{fact: texts.say(key) for fact, key in keys.items() if texts.has(key)}}


def _spot(interaction: Interaction) -> Spot:
    channel = interaction.told.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return Spot(interaction.guild_id or 0, interaction.channel_id or 0, parent)


async def _ask_to_confirm(interaction: Interaction, table: Table) -> None:
    texts = private_texts(interaction)
    button = verb_button(table.info.id, "close", texts, discord.ButtonStyle.danger)
    await interaction.answer(Post(texts.say("confirm-end"), controls=controls_of([button])), private=True)
