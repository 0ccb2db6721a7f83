"""Tables that are over, a line each, a page at a time."""

from typing import Any, Final

import discord
from discord.ui import Button

from bot.chat.finished.asked import asked_about, known_by_id
from bot.chat.finished.over import finishers_of
from bot.chat.finished.requests import Past, request_button
from bot.chat.finished.showing import Showing
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.words.lengths import fit
from bot.chat.words.people import People
from bot.chat.words.players import escaped, name_of
from bot.chat.words.texts import Texts
from bot.finished.needs import FinishedStore, History, Played
from bot.finished.rating import AWAY
from bot.tables.refusals import Refusal

PAGE: Final = 6
"""Tables of a page."""
_LINE: Final = 300
"""Characters of one of them, at the most."""


class Histories:
    """Answers `/history`."""

    def __init__(self, store: FinishedStore, people: People) -> None:
        self._store = store
        self._people = people

    async def ask(self, interaction: Interaction, user: discord.User | None = None) -> None:
        """Answer with the last tables of this channel, or of somebody on this server."""
        person = None if user is None else (await asked_about(interaction, user, self._people)).id
        await self.show(Showing(interaction), Past(person))

    async def show(self, showing: Showing, past: Past) -> None:
        """Show a page."""
        interaction, texts = showing.interaction, showing.texts
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refusal("only-in-servers")
        if past.person is not None and await known_by_id(interaction, past.person, self._people) is None:
            raise Refusal("no-history")
        channel = interaction.channel_id if past.person is None else None
        history = await self._store.history(interaction.guild_id, channel, past.person, past.offset, PAGE)
        if not history.total and past.person is not None:
            (person,) = await self._people.people_by_id((past.person,), interaction.guild_id)
            raise Refusal("nothing-played", name=escaped(name_of(person)))
        if not history.total:
            raise Refusal("no-history")
        content = "\n".join([_line(table, texts) for table in history.tables])
        turning = _turning(interaction.user.id, past, history, texts)
        await showing.answer(Post(content, controls=showing.controls(past, turning)))


def _line(table: Played, texts: Texts) -> str:
    """A table in a line: when, what, who ended where, the way there, which is never cut."""
    names = [
        texts.say(
            "history-place-away" if one.role == AWAY else "history-place",
            {"place": one.place, "name": escaped(name), "score": one.score},
        )
        for one, name in finishers_of(table, texts)
    ]
    facts = {"table": table.id, "game": texts.say(f"{table.game}-title"), "at": f"<t:{table.ended_at // 1000}:d>"}
    outcome = texts.join(names) if names else texts.say(f"table-ended-{table.because}")
    line = texts.say("history-line", {**facts, "outcome": outcome})
    if table.message_id is None:
        return fit(line, _LINE)
    link = f" https://discord.com/channels/{table.guild_id}/{table.channel_id}/{table.message_id}"
    return fit(line, _LINE - len(link)) + link


def _turning(asker: int, past: Past, history: History, texts: Texts) -> list[Button[Any]]:
    """What leads to the other pages, where there are any."""
    if history.total <= PAGE:
        return []
    after = history.offset + PAGE
    return [
        request_button(
            asker,
            Past(past.person, max(history.offset - PAGE, 0)),
            texts.say("button-page-back"),
            disabled=history.offset == 0,
        ),
        request_button(
            asker,
            Past(past.person, after),
            texts.say("button-page-on"),
            disabled=after >= history.total,
        ),
    ]
