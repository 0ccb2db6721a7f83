"""Proof of a fair finished table: its seed, and a check of all that follows from it."""

import asyncio
from collections.abc import Mapping

from bot.chat.finished.ended_tables import EndedTables
from bot.chat.finished.showing import PageFeature, Show, Showing
from bot.chat.front.controls import Request
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve
from bot.chat.front.slash import EVERYWHERE, AnyCommand, command, options_of
from bot.chat.requests import Proof
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.texts import Texts
from bot.finished.audit import Audit, audit_of
from bot.tables.table import Table
from games.chance import commitment
from games.core import Fact


class Proofs(PageFeature):
    """Replies to `/verify` and "Fair?"."""

    def __init__(self, over: EndedTables) -> None:
        self._over = over

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        return {Proof: self.show}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        options = options_of(self.ask, prefix="over-", completions={"table": self._over.offers})
        return [command(serve, "verify", self.ask, options, EVERYWHERE)]

    async def ask(self, interaction: Interaction, table: str) -> None:
        """Reply to `/verify`."""
        await self.show(Showing(interaction), Proof(table))

    async def show(self, showing: Showing, asked: Proof) -> None:
        """Show the seed, its SHA-256, an explanation, and whether every roll and deal follows from it."""
        over, log = await self._over.find(showing, asked.table)
        texts = showing.texts
        audit = await asyncio.to_thread(audit_of, over.info, log) if over.replayable else None
        facts = {"seed": over.info.seed.hex(), "commitment": commitment(over.info.seed)}
        lines = [_verdict(over, audit, texts), texts.say("fair-seed", facts), texts.say("fair-means")]
        lines.append(showing.sharing_hint(over.info.guild_id))
        controls = showing.controls(Proof(over.info.id), guild=over.info.guild_id)
        await showing.show(Post(fit("\n".join(filter(None, lines)), CONTENT), controls=controls))


def _verdict(table: Table, audit: Audit | None, texts: Texts) -> str:
    """Return the result of the check. `audit` is None if the table's rules are gone."""
    if audit is None:
        return texts.say("verify-rules-gone", {"table": table.info.id})
    facts: dict[str, Fact] = {"table": table.info.id, "settled": audit.settled, "wrong": audit.wrong}
    if audit.agrees:
        return texts.say("verify-agrees", facts)
    return texts.say("verify-wrong", facts) if audit.committed else texts.say("verify-other-seed", facts)
