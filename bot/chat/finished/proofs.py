"""Whether a finished table was fair: its seed, and what follows from it."""

import asyncio

from bot.chat.finished.over import Over
from bot.chat.finished.requests import Proof
from bot.chat.finished.showing import Showing
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.texts import Texts
from bot.finished.audit import Audit, audited
from bot.tables.table import Table
from games.chance import commitment
from games.core import Fact


class Proofs:
    """Answers `/verify` and "Fair?"."""

    def __init__(self, over: Over) -> None:
        self._over = over

    async def ask(self, interaction: Interaction, table: str) -> None:
        """Answer `/verify`."""
        await self.show(Showing(interaction), Proof(table))

    async def show(self, showing: Showing, asked: Proof) -> None:
        """Show the seed, its SHA-256, what that means, and whether every roll and deal follows from it."""
        over, log = await self._over.find(showing, asked.table)
        texts = showing.texts
        audit = await asyncio.to_thread(audited, over.info, log) if over.replayable else None
        facts = {"seed": over.info.seed.hex(), "commitment": commitment(over.info.seed)}
        lines = [_verdict(over, audit, texts), texts.say("fair-seed", facts), texts.say("fair-means")]
        lines.append(showing.told_where(over.info.guild_id))
        controls = showing.controls(Proof(over.info.id), guild=over.info.guild_id)
        await showing.answer(Post(fit("\n".join(filter(None, lines)), CONTENT), controls=controls))


def _verdict(table: Table, audit: Audit | None, texts: Texts) -> str:
    """Whether all agrees; None: by rules that are gone nothing can be computed."""
    if audit is None:
        return texts.say("verify-rules-gone", {"table": table.info.id})
    facts: dict[str, Fact] = {"table": table.info.id, "settled": audit.settled, "wrong": audit.wrong}
    if audit.agrees:
        return texts.say("verify-agrees", facts)
    return texts.say("verify-wrong", facts) if audit.committed else texts.say("verify-other-seed", facts)
