"""Additions to the board of a finished table: what tells the game, records, ratings, the evening, and the proof."""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import structlog
from discord.ui import Button

from bot.chat.board.messages import NO_EPILOGUE, Epilogue
from bot.chat.pages import ordinal
from bot.chat.requests import Film
from bot.chat.words.players import Player, bold_names, escaped, name_of
from bot.chat.words.texts import Name, Texts, texts_for
from bot.finished.finishes import is_rated
from bot.finished.rating import AWAY
from bot.finished.store import FinishedTable, RatingChange, Scope
from bot.finished.tonight import tonight
from bot.store import SqlFinished
from bot.tables.state import TableInfo
from bot.tables.store import Person, StoreBusy
from bot.tables.table import Table
from games.core import Line

_OWN: Final = ("theft", "loss", "double", "tie", "thief", "loser")
"""What tells a game in its own words."""
_MAX_COUNTED: Final = 10
"""The most turns or rounds before the end that are counted. Before them the third of the game is named."""


def summary_sentences(table: Table, texts: Texts, name: Name) -> list[str]:
    """Return the sentence that tells the game, and one about another seat. Empty if it was not played to its end, or
    nothing is known of it."""
    if table.ended is None or table.ended.result is None:
        return []
    places = table.ended.result.places
    summary = table.highlights.summary(places)
    named = [] if summary is None else [summary.facts.get(seat) for seat in ("seat", "other_seat")]
    beside = table.highlights.beside(places, [seat for seat in named if isinstance(seat, int)])
    return [_highlight(table.info.game, line, texts, name) for line in (summary, beside) if line is not None]


def _summary_line(table: Table, texts: Texts, name: Name) -> str:
    sentences = summary_sentences(table, texts, name)
    return texts.say("ending-sentence", {"what": " ".join(sentences)}) if sentences else ""


def _highlight(game: str, line: Line, texts: Texts, name: Name) -> str:
    facts = dict(line.facts)
    before, of = facts.get("before"), facts.get("of")
    if isinstance(before, int) and isinstance(of, int):
        third = {"third": 3 * (of - before) // max(of, 1)}
        facts["when"] = texts.say(f"{game}-when", facts) if before <= _MAX_COUNTED else texts.say("ending-when", third)
    if line.code in _OWN:
        return texts.say(f"{game}-highlight-{line.code}", facts, name)
    return texts.say(f"ending-{line.code}", facts, name)


_log = structlog.stdlib.get_logger()

_EVENING: Final = 20
"""The most tables of a channel among which those of an evening are found."""
_NAMED: Final = 8
"""The most people named in the line about it, those with the most first places."""


class Endings:
    def __init__(self, store: SqlFinished) -> None:
        self._store = store

    async def epilogue(self, table: Table, people: Sequence[Player], texts: Texts) -> Epilogue:
        """Return the epilogue of a table that is over, or of a rematch's lobby."""
        if table.phase == "lobby":
            return await self._before_rematch(table, people, texts)
        lines = [*unrated_lines(table, texts), *await self._what_it_counts_for(table, people, texts)]
        fair = [texts.say("ending-fair")] if table.position is not None else []
        return Epilogue(_summary_line(table, texts, bold_names(people)), (*lines, *fair))

    async def _what_it_counts_for(self, table: Table, people: Sequence[Player], texts: Texts) -> list[str]:
        """Return the lines of records, rating changes and the evening; of an unrated table with computers, only of the
        evening. Empty if the database is busy, so that the board does not wait."""
        try:
            if not is_rated(table):
                return await self._evening(table, people, texts) if unrated_lines(table, texts) else []
            changes = await self._store.rating_changes(table.info.id)
            return [
                *await self._records(table, changes, people, texts),
                *_rating_lines(table, changes, people, texts),
                *await self._evening(table, people, texts),
            ]
        except StoreBusy:
            _log.warning("store.busy")
            return []

    async def _records(
        self, table: Table, changes: Sequence[RatingChange], people: Sequence[Player], texts: Texts
    ) -> list[str]:
        """Return the line of the server's records that this table broke. A server's first table breaks none."""
        game, guild_id = table.info.game, table.info.guild_id
        most = await self._store.leaderboard(Scope(guild_id, game=game), "games", 0, 1)
        if most.total <= len(changes) and all(standing.games == 1 for standing in most.standings):
            return []
        best = await self._store.server_records(guild_id, game)
        broken = [
            texts.say("ending-record", {"name": _called(who, people), "what": _record(game, code, score.value, texts)})
            for code, (who, score) in best.items()
            if score.table_id == table.info.id
        ]
        return [texts.say("ending-records", {"records": " · ".join(broken)})] if broken else []

    async def _evening(self, table: Table, people: Sequence[Player], texts: Texts) -> list[str]:
        """Return the line of first places this evening, and one of those at tables with computers."""
        played = await self._played_here(table.info)
        return _evening_lines(
            [tonight(table.info.id, played, computers=computers) for computers in (False, True)], people, texts
        )

    async def _before_rematch(self, table: Table, people: Sequence[Player], texts: Texts) -> Epilogue:
        """Return the evening so far of the people who want a rematch. Empty if the database is busy."""
        info, group = table.info, set(table.people)
        with suppress(StoreBusy):
            for place in filter(None, (info.parent_id, info.channel_id)):
                played = (await self._store.history(info.guild_id, place, None, 0, _EVENING)).tables
                last = next((other.id for other in played if 2 * len(group & _ids_of(other)) > len(group)), None)
                if last is None:
                    continue
                firsts = [tonight(last, played, computers=apart, fewest=1) for apart in (False, True)]
                won = Counter[int]()
                for first in firsts:
                    won.update({person.id: times for person, times in first.items()})
                wins = tuple(won[holder] if isinstance(holder, int) else 0 for holder in table.holders)
                return Epilogue(lines=tuple(_evening_lines(firsts, people, texts)), wins=wins)
        return NO_EPILOGUE

    async def _played_here(self, info: TableInfo) -> Sequence[FinishedTable]:
        """Return the last tables of the channel that has a line to a table's thread, or else of the table's own
        place."""
        if info.parent_id is not None:
            beside = await self._store.history(info.guild_id, info.parent_id, None, 0, _EVENING)
            if any(other.id == info.id for other in beside.tables):
                return beside.tables
        return (await self._store.history(info.guild_id, info.channel_id, None, 0, _EVENING)).tables


def _evening_lines(firsts: Sequence[Mapping[Person, int]], people: Sequence[Player], texts: Texts) -> list[str]:
    """Return a line of first places at rated tables, and one of those at tables with computers. A line without any
    first place is left out."""
    won = [
        " · ".join(f"{_called(who, people)} {times}" for who, times in [*first.items()][:_NAMED])
        if any(first.values())
        else ""
        for first in firsts
    ]
    rated = [texts.say("ending-tonight", {"won": won[0]})] if won[0] else []
    return [*rated, *([texts.say("ending-tonight-apart", {"won": won[1]})] if won[1] else [])]


def _ids_of(table: FinishedTable) -> set[int]:
    return {finisher.who.id for finisher in table.finishers if isinstance(finisher.who, Person)}


def _record(game: str, code: str, value: int, texts: Texts) -> str:
    facts = {"value": value}
    return texts.say("stats-best-score", facts) if code == "score" else texts.say(f"{game}-feat-{code}", facts)


def _rating_lines(table: Table, changes: Sequence[RatingChange], people: Sequence[Player], texts: Texts) -> list[str]:
    if table.ended is None or table.ended.result is None:
        return []
    places = {place.seat: place.place for place in table.ended.result.places}
    ordered = sorted(changes, key=lambda change: (change.role == AWAY, places[change.seat]))
    shown = " · ".join(_rating(change, _called(change.who, people), texts) for change in ordered)
    provisional = any(change.provisional for change in changes)
    return [texts.say("ending-ratings", {"changes": shown, "provisional": provisional})] if shown else []


def _rating(change: RatingChange, called: str, texts: Texts) -> str:
    """Return a person's rating before and after the table."""
    facts = {"name": called, "before": ordinal(change.before, texts), "rating": ordinal(change.after, texts)}
    said = texts.say("ending-rating", facts | {"provisional": change.provisional})
    return texts.say("ending-rating-away", {"rating": said}) if change.role == AWAY else said


def _called(person: Person, people: Sequence[Player]) -> str:
    """Return a person's name, with the sign of the seat if the person still has one."""
    name = bold_names(people)
    seat = next((seat for seat, who in enumerate(people) if isinstance(who, Person) and who.id == person.id), None)
    return name(seat) if seat is not None else f"**{escaped(name_of(person))}**"


def unrated_lines(table: Table, texts: Texts) -> list[str]:
    """Return the line that a table with computers is unrated. Empty if it would not be rated anyway."""
    over = table.ended is not None and table.ended.result is not None
    return [texts.say("ending-apart")] if over and table.began_with_computers else []


def replay_buttons(table: Table) -> list[Button[Any]]:
    """Return the button for the film, in the table's language. Empty if the game never began."""
    label = texts_for(table.language).say("button-replay")
    return [] if table.position is None else [Film(table.info.id).button(label)]
