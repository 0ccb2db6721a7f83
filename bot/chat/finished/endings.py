"""Additions to the board of a table that is over: rating changes and buttons."""

from collections.abc import Iterator, Sequence
from typing import Any

import structlog
from discord.ui import Button

from bot.chat.finished.figures import ordinal, rating_change
from bot.chat.finished.requests import Film, Proof, Ranking, open_button
from bot.chat.front.epilogue import Epilogue
from bot.chat.words.players import Player, bold_names, escaped, name_of
from bot.chat.words.texts import Texts, texts_for
from bot.finished.finishes import is_rated
from bot.finished.needs import FinishedStore
from bot.finished.rating import AWAY
from bot.tables.needs import StoreBusy
from bot.tables.table import Table

_log = structlog.stdlib.get_logger()


class Endings:
    """Makes epilogues."""

    def __init__(self, store: FinishedStore) -> None:
        self._store = store

    async def epilogue(self, table: Table, people: Sequence[Player]) -> Epilogue:
        """Return the epilogue of a table that is over, in its language."""
        texts = texts_for(table.language)
        apart = unrated_lines(table, texts)
        return Epilogue((*apart, *await self._ratings(table, people, texts)), tuple(_buttons(table, texts)))

    async def _ratings(self, table: Table, people: Sequence[Player], texts: Texts) -> list[str]:
        """Return the line of rating changes. Empty if the database is busy, so that the board does not wait."""
        if table.ended is None or table.ended.result is None:
            return []
        try:
            changes = await self._store.rating_changes(table.info.id)
        except StoreBusy:
            _log.warning("store.busy")
            return []
        name = bold_names(people)
        lines: list[str] = []
        places = {place.seat: place.place for place in table.ended.result.places}
        for one in sorted(changes, key=lambda one: (one.role == AWAY, places[one.seat])):
            sits = table.holders[one.seat] == one.who.id
            called = name(one.seat) if sits else f"**{escaped(name_of(one.who))}**"
            gained = rating_change(one.before, one.after, texts)
            facts = {"name": called, "rating": ordinal(one.after, texts), "change": gained}
            lines.append(texts.say("ending-rating-away" if one.role == AWAY else "ending-rating", facts))
        return [texts.say("ending-ratings", {"changes": " · ".join(lines)})] if lines else []


def unrated_lines(table: Table, texts: Texts) -> list[str]:
    """Return the line that a table with computers is unrated. Empty if it would not be rated anyway."""
    over = table.ended is not None and table.ended.result is not None
    return [texts.say("ending-apart")] if over and table.began_with_computers else []


def _buttons(table: Table, texts: Texts) -> Iterator[Button[Any]]:
    """Yield the buttons for the film, the leaderboard that counts the table, and the seed. Every reader may click
    them."""
    if table.position is not None:
        yield open_button(Film(table.info.id), texts.say("button-replay"))
    if is_rated(table):
        ranking = Ranking(table.info.game, "season", everywhere=False, by="rating")
        yield open_button(ranking, texts.say("button-leaderboard"))
    if table.position is not None or not table.replayable:
        yield open_button(Proof(table.info.id), texts.say("button-fair"))
