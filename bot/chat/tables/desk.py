"""Where every interaction is served: who it is, what the table does, how it is answered, and refusals as sentences."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import discord
import structlog
from discord.app_commands import Choice as Offer
from msgspec import Struct

from bot.chat.front import door
from bot.chat.front.permissions import missing
from bot.chat.tables.boards import Boards
from bot.chat.tables.controls import any_hand, encoded, verb_button, view_of
from bot.chat.tables.hands import Hands
from bot.chat.tables.typed import Asked
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CHOICE, OPTIONS, fitted
from bot.chat.words.people import People, bold
from bot.chat.words.texts import Texts, language_of
from bot.tables.needs import Person, StoreBusy
from bot.tables.refusals import Refusal
from bot.tables.service import Spot, Tables
from bot.tables.table import Step, Table
from games.core import Fact, IllegalMove, variants

if TYPE_CHECKING:
    from bot.chat.client import Roost

    Interaction = discord.Interaction[Roost]

_PATIENCE: Final = 3.0
"""Seconds that Discord waits for an answer."""

_log = structlog.stdlib.get_logger()

_STALE: Final = frozenset({"stale", "table-over", "already-started", "outdated", "variants-exclude", "not-opener"})
"""Refusals of clicks on what is past, and of choices that stay ticked in their menu until it is shown anew."""


class Desk:
    """Serves interactions; whatever they concern is the table's, nothing is kept here between two."""

    def __init__(self, tables: Tables, people: People, boards: Boards, hands: Hands) -> None:
        self._tables = tables
        self._people = people
        self._boards = boards
        self._hands = hands
        self._serving: set[asyncio.Task[Any]] = set()

    async def finish(self) -> None:
        """Wait for what is being served, so that a bot that is stopped leaves nothing half done."""
        if self._serving:
            await asyncio.wait(self._serving, timeout=_PATIENCE)

    async def serve(self, interaction: "Interaction", work: Callable[["Interaction"], Awaitable[None]]) -> None:
        """Do an interaction's work; whatever is in its way becomes a sentence to whoever caused it."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - the library gives every interaction a task
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        with structlog.contextvars.bound_contextvars(interaction=interaction.id):
            try:
                await self._serve_or_refuse(interaction, work)
            except StoreBusy:
                _log.warning("store.busy")
                await door.whisper(interaction, private_texts(interaction).say("refusal-store-busy"))
            except Exception:  # noqa: BLE001 - the last resort: nobody sees "This interaction failed"
                _log.exception("interaction.failed")
                await door.whisper(interaction, private_texts(interaction).say("refusal-unexpected"))

    async def _serve_or_refuse(
        self, interaction: "Interaction", work: Callable[["Interaction"], Awaitable[None]]
    ) -> None:
        try:
            await work(interaction)
        except (Refusal, IllegalMove) as refusal:
            await self._refuse(interaction, refusal)

    async def _refuse(self, interaction: "Interaction", refusal: Refusal | IllegalMove) -> None:
        _log.info("refused", code=refusal.code)
        table = await self._about(interaction)
        prefix = f"{table.info.game}-refusal" if isinstance(refusal, IllegalMove) and table else "refusal"
        people = await self._people.seated(table.people) if table is not None else ()
        texts = private_texts(interaction)
        sentence = texts.say(f"{prefix}-{refusal.code}", _in_words(refusal.facts, table, texts), bold(people))
        reader = await self._people.meet(interaction)
        await self._boards.answer_refusal(interaction, table, sentence, reader, stale=refusal.code in _STALE)

    async def _about(self, interaction: "Interaction") -> Table | None:
        """The table an interaction turned out to be about, if there is such a table."""
        table_id = interaction.extras.get("table")
        try:
            return await self._tables.table(table_id) if isinstance(table_id, str) else None
        except Refusal:
            return None

    async def _table_here(
        self, interaction: "Interaction", game: str | None = None, table_id: str | None = None
    ) -> Table:
        """The table a command is for: the channel's; in a direct message, one at which its author sits."""
        if interaction.guild_id is None:
            table = await self._own_table(interaction, game, table_id)
        else:
            table = await self._tables.table_in(interaction.channel_id or 0)
        _note(interaction, table.info.id)
        return table

    async def _own_table(self, interaction: "Interaction", game: str | None, table_id: str | None) -> Table:
        person = await self._people.meet(interaction)
        seated = [info for info in await self._tables.seated_at(person) if game in (None, info.game)]
        named = [info for info in seated if info.id == table_id] if table_id is not None else seated
        if not named:
            raise Refusal("no-table-of-yours")
        if len(named) > 1:
            raise Refusal("say-which-table", tables=private_texts(interaction).listed([info.id for info in named]))
        return await self._tables.table(named[0].id)

    async def table_offers(self, interaction: "Interaction", game: str | None, begun: str) -> list[Offer[str]]:
        """Completions for the tables at which somebody sits: by game, channel and id."""
        person = await self._people.meet(interaction)
        texts = private_texts(interaction)
        offers: list[Offer[str]] = []
        for info in await self._tables.seated_at(person):
            channel = interaction.client.get_channel(info.channel_id)
            where = getattr(channel, "name", str(info.channel_id))
            name = f"{texts.say(f'{info.game}-title')} · #{where} · {info.id}"
            if game in (None, info.game) and begun.casefold() in name.casefold():
                offers.append(Offer(name=fitted(name, CHOICE), value=info.id))
        return offers[:OPTIONS]

    async def _stepped(self, interaction: "Interaction", step: Step, person: Person, *, private: bool = False) -> None:
        _log.info("table.step", number=step.after.number, entries=len(step.entries), phase=step.after.phase)
        try:
            await self._boards.answer(interaction, step, person, private=private)
        except StoreBusy as error:  # the step is in the log: nobody may be told that nothing was changed
            raise RuntimeError("the board could not be kept") from error

    # Lobby and life of a table

    async def open(self, interaction: "Interaction", game: str, language: str | None) -> None:
        """Open a lobby in the channel."""
        lacking = missing(interaction)
        texts = private_texts(interaction)
        if lacking:
            names = texts.listed([texts.say(f"permission-{name.replace('_', '-')}") for name in lacking])
            raise Refusal("permissions-missing", permissions=names)
        person = await self._people.meet(interaction)
        step = await self._tables.open(
            _spot(interaction),
            person,
            interaction.id,
            game=game,
            language=language or language_of(str(interaction.guild_locale or interaction.locale)),
        )
        await self._boards.show(interaction, step.after)

    async def show(self, interaction: "Interaction", *, text: bool) -> None:
        """The channel's table at the channel's bottom, or in sentences for the reader alone."""
        table = await self._table_here(interaction)
        if text:
            await self._show_text(interaction, table)
        else:
            await self._people.meet(interaction)
            await self._boards.show(interaction, table)

    async def _show_text(self, interaction: "Interaction", table: Table) -> None:
        reader = await self._people.meet(interaction)
        people = await self._people.seated(table.people)
        content, view = self._boards.text_table(interaction, table, people, reader)
        clicked = interaction.message
        if clicked is not None and clicked.flags.ephemeral:
            await door.answer_whisper(interaction, content, view)
        else:
            await door.whisper(interaction, content, view)

    async def hand(self, interaction: "Interaction", table_id: str | None) -> None:
        """One's own hand at the channel's table, or in a direct message at one's own."""
        table = await self._table_here(interaction, table_id=table_id)
        await self._show_hand(interaction, table, await self._people.meet(interaction))

    async def _show_hand(self, interaction: "Interaction", table: Table, person: Person) -> None:
        seat = table.seat_of(person.id)
        if seat is None:
            raise Refusal("not-seated")
        if not any_hand(table):
            raise Refusal("no-hand")
        hand = await self._hands.hand(table, seat, reader=person)
        clicked = interaction.message
        if clicked is None or (interaction.guild_id is not None and not clicked.flags.ephemeral):
            await door.whisper_board(interaction, hand)
        else:
            await door.answer_edit(interaction, hand)

    async def verb_here(self, interaction: "Interaction", verb: str) -> None:
        """A verb typed as a command, for the channel's table."""
        table = await self._table_here(interaction)
        await self.verb(interaction, table.info.id, verb)

    async def verb(self, interaction: "Interaction", table_id: str, verb: str) -> None:
        """A verb for one table."""
        _note(interaction, table_id)
        table = await self._tables.table(table_id)
        person = await self._people.meet(interaction)
        match verb:
            case "join":
                await self._stepped(interaction, await self._tables.join(table_id, person, interaction.id), person)
            case "leave":
                await self._stepped(interaction, await self._tables.leave(table_id, person, interaction.id), person)
            case "start":
                await self._stepped(interaction, await self._tables.start(table_id, person, interaction.id), person)
            case "end":
                table.must_be_closable(person.id, moderator=interaction.permissions.manage_messages)
                await self._ask_to_confirm(interaction, table)
            case "close":
                await self._close(interaction, table_id, person)
            case "text":
                await self._show_text(interaction, table)
            case "hand":
                await self._show_hand(interaction, table, person)
            case "rematch":
                step = await self._tables.rematch(table_id, person, interaction.id)
                await self._boards.show(interaction, step.after)
            case _:
                raise Refusal("old-button")

    async def _ask_to_confirm(self, interaction: "Interaction", table: Table) -> None:
        texts = private_texts(interaction)
        button = verb_button(table.info.id, "close", texts, discord.ButtonStyle.danger)
        await door.whisper(interaction, texts.say("confirm-end"), view_of([button]))

    async def _close(self, interaction: "Interaction", table_id: str, person: Person) -> None:
        moderator = interaction.permissions.manage_messages
        step = await self._tables.close(table_id, person, interaction.id, moderator=moderator)
        await door.answer_whisper(interaction, private_texts(interaction).say("ended-by-you"))
        self._boards.refresh(step.after)

    async def set_variants(self, interaction: "Interaction", table_id: str, codes: Sequence[str]) -> None:
        """Choose the variants of a table in its lobby."""
        _note(interaction, table_id)
        person = await self._people.meet(interaction)
        step = await self._tables.set_options(table_id, person, interaction.id, codes)
        await self._stepped(interaction, step, person)

    async def set_variants_here(self, interaction: "Interaction", codes: Sequence[str]) -> None:
        """Choose the variants of the channel's table."""
        table = await self._table_here(interaction)
        await self.set_variants(interaction, table.info.id, codes)

    async def variant_offers(self, interaction: "Interaction", begun: str) -> list[Offer[str]]:
        """Completions for a list of variants: what is typed so far and one more."""
        try:
            table = await self._table_here(interaction)
        except (Refusal, StoreBusy):
            return []
        texts = private_texts(interaction)
        codes = [variant.code for variant in variants(table.game.Options)]
        typed = [code for code in begun.replace(",", " ").split() if code in codes]
        return [
            Offer(
                name=fitted(texts.listed([texts.say(f"{table.info.game}-variant-{code}") for code in more]), CHOICE),
                value=" ".join(more),
            )
            for code in codes
            if len(" ".join(more := [*typed, code])) <= CHOICE and code not in typed
        ][:OPTIONS]

    # Play

    async def play(self, interaction: "Interaction", table_id: str, seat: int, stamp: int, action: str) -> None:
        """A move by a button or a menu."""
        _note(interaction, table_id)
        person = await self._people.meet(interaction)
        step = await self._tables.play(table_id, person, interaction.id, action.encode(), seat=seat, stamp=stamp)
        await self._stepped(interaction, step, person)

    async def play_typed(
        self,
        interaction: "Interaction",
        game: str,
        kind: type[Struct],
        typed: Mapping[str, str],
        table_id: str | None,
    ) -> None:
        """A move by a command."""
        table = await self._table_here(interaction, game, table_id)
        person = await self._people.meet(interaction)
        if table.info.game != game:
            raise Refusal("another-game", game=private_texts(interaction).say(f"{table.info.game}-title"))
        seat = table.seat_of(person.id)
        if table.phase == "over":
            raise Refusal("table-over")
        if seat is None:
            raise Refusal("not-seated")
        asked = await self._asked(interaction, table, seat, kind)
        action = encoded(asked.action(typed))
        step = await self._tables.play(table.info.id, person, interaction.id, action.encode())
        private = interaction.guild_id is None or kind in table.game.private
        await self._stepped(interaction, step, person, private=private)

    async def offers(
        self,
        interaction: "Interaction",
        game: str,
        kind: type[Struct],
        field: str,
        typed: Mapping[str, str],
        table_id: str | None,
    ) -> list[Offer[str]]:
        """Completions for an option of a move: only what is legal now, only for whoever sits there."""
        try:
            table = await self._table_here(interaction, game, table_id)
            person = await self._people.meet(interaction)
        except (Refusal, StoreBusy):
            return []
        seat = table.seat_of(person.id)
        if table.info.game != game or seat is None:
            return []
        return (await self._asked(interaction, table, seat, kind)).offers(field, typed)

    async def _asked(self, interaction: "Interaction", table: Table, seat: int, kind: type[Struct]) -> Asked:
        return Asked(table, seat, kind, await self._people.seated(table.people), private_texts(interaction))


def _note(interaction: "Interaction", table_id: str) -> None:
    """Keep in mind, and in the logs, which table an interaction is about."""
    interaction.extras["table"] = table_id
    structlog.contextvars.bind_contextvars(table=table_id)


def _in_words(facts: Mapping[str, Fact], table: Table | None, texts: Texts) -> Mapping[str, Fact]:
    """A refusal's facts, with variants by their names instead of their codes."""
    if table is None:
        return facts
    keys = {fact: f"{table.info.game}-variant-{code}" for fact, code in facts.items() if fact.endswith("variant")}
    return {**facts, **{fact: texts.say(key) for fact, key in keys.items() if texts.has(key)}}


def _spot(interaction: "Interaction") -> Spot:
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return Spot(interaction.guild_id or 0, interaction.channel_id or 0, parent)
