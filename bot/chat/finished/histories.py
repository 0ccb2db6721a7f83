"""Lists of tables that are over, a line each, with pages."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord.ui import Button

from bot.chat.finished.tables import named_finishers
from bot.chat.front.commands import GUILDS, AnyCommand, command
from bot.chat.front.controls import Request
from bot.chat.front.interaction import Interaction
from bot.chat.front.serving import Serve
from bot.chat.pages import PageFeature, PageReply, Show, person_asked_about, person_by_id
from bot.chat.requests import HistoryPage
from bot.chat.words.lengths import fit
from bot.chat.words.people import People
from bot.chat.words.players import escaped, line_names, name_of
from bot.chat.words.texts import Texts
from bot.finished.rating import AWAY
from bot.finished.store import FinishedTable, History
from bot.store import SqlFinished
from bot.tables.clocks import ABANDONED_DAYS
from bot.tables.refusals import Refusal

PAGE: Final = 6
"""Tables on a page."""
_LINE: Final = 300
"""Most characters of a line."""


class Histories(PageFeature):
    def __init__(self, store: SqlFinished, people: People) -> None:
        self._store = store
        self._people = people

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        return {HistoryPage: self.show}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        return [command(serve, "history", self.ask, contexts=GUILDS)]

    async def ask(self, interaction: Interaction, user: discord.User | None = None) -> None:
        """Reply with the last tables of this channel, or of a person on this server."""
        person = None if user is None else (await person_asked_about(interaction, user, self._people)).id
        await self.show(PageReply(interaction), HistoryPage(person))

    async def show(self, showing: PageReply, past: HistoryPage) -> None:
        interaction, texts = showing.interaction, showing.texts
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refusal("only-in-servers")
        if past.person is not None and await person_by_id(interaction, past.person, self._people) is None:
            raise Refusal("no-history")
        channel = interaction.channel_id if past.person is None else None
        history = await self._store.history(interaction.guild_id, channel, past.person, past.offset, PAGE)
        if not history.total and past.person is not None:
            (person,) = await self._people.people_by_id((past.person,), interaction.guild_id)
            raise Refusal("nothing-played", name=escaped(name_of(person)))
        if not history.total:
            raise Refusal("no-history")
        lines = [_line(table, texts) for table in history.tables]
        await showing.show_page(past, lines, _page_buttons(showing, past, history))


def _line(table: FinishedTable, texts: Texts) -> str:
    """Return a table as a line: date, game, places, and a link, which is never cut."""
    names = [
        texts.say(
            "history-place-away" if finisher.role == AWAY else "history-place",
            {"place": finisher.place, "name": name, "score": finisher.score},
        )
        for finisher, name in named_finishers(table, texts, line_names)
    ]
    facts = {"table": table.id, "game": texts.say(f"{table.game}-title"), "at": f"<t:{table.ended_at // 1000}:d>"}
    outcome = texts.join(names) if names else texts.say(f"table-ended-{table.because}", {"days": ABANDONED_DAYS})
    line = texts.say("history-line", {**facts, "outcome": outcome})
    if table.message_id is None:
        return fit(line, _LINE)
    link = f" https://discord.com/channels/{table.guild_id}/{table.channel_id}/{table.message_id}"
    return fit(line, _LINE - len(link)) + link


def _page_buttons(showing: PageReply, past: HistoryPage, history: History) -> list[Button[Any]]:
    """Return the buttons to the other pages, if there are any."""
    if history.total <= PAGE:
        return []
    before, after = max(history.offset - PAGE, 0), history.offset + PAGE
    back, on = showing.texts.say("button-page-back"), showing.texts.say("button-page-on")
    return [
        showing.turn_to(HistoryPage(past.person, before), back, disabled=history.offset == 0),
        showing.turn_to(HistoryPage(past.person, after), on, disabled=after >= history.total),
    ]
