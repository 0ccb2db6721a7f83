"""Access to finished tables, and the proof of a fair one: its seed, and a check of all that follows from it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from discord.app_commands import Choice

from bot.chat.front.commands import EVERYWHERE, AnyCommand, command, options_of
from bot.chat.front.controls import Request
from bot.chat.front.interaction import Interaction
from bot.chat.front.serving import Serve
from bot.chat.pages import PageFeature, PageReply, Show, day
from bot.chat.requests import Proof
from bot.chat.words.lengths import CHOICE, OPTIONS, fit
from bot.chat.words.people import People
from bot.chat.words.players import Player, label_names, players
from bot.chat.words.texts import Name, Texts
from bot.finished.replay import Audit, audit_of, outline, was_played
from bot.finished.store import FinishedTable, Finisher
from bot.store import SqlFinished, SqlStore
from bot.tables.entries import OUTCOME, Entry
from bot.tables.refusals import Refusal
from bot.tables.state import TableInfo
from bot.tables.table import Table
from games.chance import commitment
from games.core import Fact

_SEARCHED: Final = 200
"""The number of a server's tables that completions search."""


class FinishedTables:
    """Finds tables that are over, for their people and their server."""

    def __init__(self, store: SqlStore, finished: SqlFinished, people: People) -> None:
        self._store = store
        self._finished = finished
        self._people = people

    async def offers(self, interaction: Interaction, begun: str) -> list[Choice[str]]:
        """Complete the id of a table of this server that is over, with a description."""
        if interaction.guild_id is None:
            return []
        texts = interaction.texts
        history = await self._finished.history(interaction.guild_id, None, None, 0, _SEARCHED)
        offers: list[Choice[str]] = []
        for table in history.tables:
            first = [name for finisher, name in named_finishers(table, texts, label_names) if finisher.place == 1]
            name = " · ".join([texts.say(f"{table.game}-title"), day(table.ended_at), *first, table.id])
            if begun.casefold() in name.casefold():
                offers.append(Choice(name=fit(name, CHOICE), value=table.id))
        return offers[:OPTIONS]

    async def find(self, showing: PageReply, table_id: str) -> tuple[Table, Sequence[Entry]]:
        """Return the outline and the log of a table that is over. Raises Refusal "no-such-table" for people without a
        seat on other servers, as if there was none."""
        interaction = showing.interaction
        person = await self._people.meet(interaction)
        wanted = table_id.strip().casefold()
        info = await self._store.info(wanted) if wanted.isprintable() else None
        log = await self._store.entries(wanted, 0) if info is not None else ()
        table = outline(info, log) if info is not None else None
        if table is None or (interaction.guild_id != table.info.guild_id and table.seat_of(person.id) is None):
            raise Refusal("no-such-table", table=fit(wanted, CHOICE))
        if showing.way == "shared" and interaction.guild_id != table.info.guild_id:
            raise Refusal("shared-elsewhere")
        if table.phase != "over":
            raise Refusal("not-over-yet")
        if not any(entry.kind == OUTCOME for entry in log):
            raise Refusal("nothing-was-played")
        showing.use_language(table.language)
        return table, log

    async def find_playable(self, showing: PageReply, table_id: str) -> tuple[Table, Sequence[Entry]]:
        """Return what `find` does. Raises Refusal if the table's game cannot be replayed."""
        over, log = await self.find(showing, table_id)
        if not over.replayable:
            raise Refusal("rules-gone")
        if not was_played(log):
            raise Refusal("nothing-was-played")
        return over, log

    async def log_of(self, table_id: str) -> tuple[TableInfo, Sequence[Entry]] | None:
        """Return the facts and the log of a table of a history. None if it is gone."""
        info = await self._store.info(table_id)
        return (info, await self._store.entries(table_id, 0)) if info is not None else None


def named_finishers(
    table: FinishedTable, texts: Texts, names: Callable[[Sequence[Player]], Name]
) -> list[tuple[Finisher, str]]:
    """Return the finishers of a table in order of places, with their names and the signs of their seats. People who
    shared a seat have a sign each."""
    by_seat = sorted(table.finishers, key=lambda finisher: finisher.seat)
    name = names(players([finisher.who for finisher in by_seat], texts))
    return [(finisher, name(by_seat.index(finisher))) for finisher in table.finishers]


class Proofs(PageFeature):
    """Replies to `/verify` and "Fair?"."""

    def __init__(self, over: FinishedTables) -> None:
        self._over = over

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        return {Proof: self.show}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        options = options_of(self.ask, prefix="over-", completions={"table": self._over.offers})
        return [command(serve, "verify", self.ask, options, EVERYWHERE)]

    async def ask(self, interaction: Interaction, table: str) -> None:
        await self.show(PageReply(interaction), Proof(table))

    async def show(self, showing: PageReply, asked: Proof) -> None:
        """Show the seed, its SHA-256, an explanation, and whether every roll and deal follows from it."""
        over, log = await self._over.find(showing, asked.table)
        texts = showing.texts
        audit = await asyncio.to_thread(audit_of, over.info, log) if over.replayable else None
        facts = {"seed": over.info.seed.hex(), "commitment": commitment(over.info.seed)}
        lines = [_verdict(over, audit, texts), texts.say("fair-seed", facts), texts.say("fair-means")]
        await showing.show_page(Proof(over.info.id), lines, guild=over.info.guild_id)


def _verdict(table: Table, audit: Audit | None, texts: Texts) -> str:
    """Return the result of the check. `audit` is None if the table's rules are gone."""
    if audit is None:
        return texts.say("verify-rules-gone", {"table": table.info.id})
    facts: dict[str, Fact] = {"table": table.info.id, "settled": audit.settled, "wrong": audit.wrong}
    if audit.agrees:
        return texts.say("verify-agrees", facts)
    return texts.say("verify-wrong", facts) if audit.committed else texts.say("verify-other-seed", facts)
