"""What people did at tables that are over: their records, and the tables themselves."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.chat.finished.leaderboards import ordinal, spread, tenths
from bot.chat.finished.requests import Past
from bot.chat.front import door
from bot.chat.front.painter import Painter
from bot.chat.front.post import Board
from bot.chat.tables.controls import RequestButton, request_button, view_of
from bot.chat.words.languages import private_texts, public_texts
from bot.chat.words.lengths import ALT, CONTENT, fitted
from bot.chat.words.people import People, named, safe, sign_of
from bot.chat.words.texts import Texts
from bot.finished.needs import GameRecord, GloryStore, History, Played, Point, Scope, Score
from bot.finished.rating import PROVISIONAL
from bot.tables.needs import Person
from bot.tables.refusals import Refusal
from renderers.finished.stats import PathPoint, StatsGame, draw_stats
from renderers.registry import Picture

if TYPE_CHECKING:
    from bot.chat.client import Roost

    Interaction = discord.Interaction[Roost]

PAGE: Final = 6
"""Tables of a page of history."""
_LINE: Final = 300
"""Characters of one of them, at the most."""


class Records:
    """Answers what is asked about people and their tables."""

    def __init__(self, glory: GloryStore, people: People, painter: Painter) -> None:
        self._glory = glory
        self._people = people
        self._painter = painter

    async def ask(self, interaction: "Interaction", typed: dict[str, Any]) -> None:
        """Answer `/stats`: somebody's record, one's own if nobody is named; in a direct message everywhere."""
        person = await self._person(interaction, typed.get("user"))
        scope = Scope(interaction.guild_id, None, typed.get("game"))
        records = await self._glory.record(person.id, scope)
        if not records:
            raise Refusal("nothing-played", name=safe(named(person)))
        texts = public_texts(interaction)
        path: Sequence[Point] = ()
        if len(records) == 1:
            path = await self._glory.rating_path(person.id, Scope(interaction.guild_id, None, records[0].game))
        bests = {record.game: await self._bests(interaction, record.game) for record in records}
        went = _went(path, texts)
        lines = [line for record in records for line in _told(record, bests[record.game], texts)] + went
        picture = await self._painter.work(_picture, person, records, path, texts)
        content = fitted("\n".join([f"**{safe(named(person))}**", *lines]), CONTENT)
        alt = _alt(person, records, went, texts)
        await door.answer_board(interaction, Board(content, picture, alt, view_of([]), ()))

    async def _bests(self, interaction: "Interaction", game: str) -> Mapping[str, tuple[Person, Score]]:
        return await self._glory.best(interaction.guild_id, game) if interaction.guild_id is not None else {}

    async def _person(self, interaction: "Interaction", user: discord.abc.User | None) -> Person:
        if user is None or user.id == interaction.user.id:
            return await self._people.meet(interaction)
        if interaction.guild_id is None:
            raise Refusal("only-in-servers")  # what somebody did elsewhere is nobody's business
        person = await self._glory.person_of(user.id)
        if person is None:
            raise Refusal("nothing-played", name=safe(user.display_name))
        return person

    async def look_back(self, interaction: "Interaction", typed: dict[str, Any]) -> None:
        """Answer `/history`: the last tables of this channel, or of somebody on this server."""
        user = typed.get("user")
        person = None if user is None else (await self._person(interaction, user)).id
        await self.show(interaction, Past(person))

    async def show(self, interaction: "Interaction", past: Past) -> None:
        """Answer with a page: a new message to a command, in the clicked message to a button."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refusal("only-in-servers")
        if past.person is not None and (await self._people.seated((past.person,)))[0].discord_id is None:
            raise Refusal("no-history")  # forgotten since this button was made
        channel = interaction.channel_id if past.person is None else None
        history = await self._glory.history(interaction.guild_id, channel, past.person, past.offset, PAGE)
        if not history.total and past.person is not None:
            (person,) = await self._people.seated((past.person,))
            raise Refusal("nothing-played", name=safe(named(person)))
        if not history.total:
            raise Refusal("no-history")
        texts = private_texts(interaction)
        content = "\n".join([_line(table, texts) for table in history.tables])
        view = view_of(_buttons(interaction.user.id, past, history, texts))
        if interaction.message is None:
            await door.whisper(interaction, content, view)
        else:
            await door.answer_whisper(interaction, content, view)


def _picture(person: Person, records: Sequence[GameRecord], path: Sequence[Point], texts: Texts) -> Picture:
    games = [
        StatsGame(
            title=texts.say(f"{record.game}-title"),
            games=record.games,
            wins=record.wins,
            chance=record.chance,
            expected=tenths(record.chance, texts),
            places=record.places,
            rating=ordinal(record.rating, texts),
            spread=spread(record.rating, texts),
            provisional=record.games < PROVISIONAL,
            best=record.best.value,
            worst=record.worst.value,
            mean=tenths(record.mean, texts),
            feats=tuple(feat.value for feat in record.feats.values()),
        )
        for record in records
    ]
    points = [PathPoint(point.at, point.rating.ordinal, point.rating.sigma, _day(point.at)) for point in path]
    return Picture(draw_stats(named(person), sign_of(person), games, points).png())


def _went(path: Sequence[Point], texts: Texts) -> list[str]:
    """The way of a rating in a sentence, where there is a way."""
    if len(path) <= 1:
        return []
    ratings = [point.rating for point in path]
    best = max(ratings, key=lambda rating: rating.ordinal)
    shown = {"first": ordinal(ratings[0], texts), "last": ordinal(ratings[-1], texts), "best": ordinal(best, texts)}
    return [texts.say("stats-path", {**shown, "since": _day(path[0].at)})]


def _alt(person: Person, records: Sequence[GameRecord], went: Sequence[str], texts: Texts) -> str:
    """The picture in words: what is somebody's own."""
    own = [line.replace("**", "") for record in records for line in _told(record, {}, texts)] + [*went]
    return fitted(" ".join([f"{named(person)}.", *(f"{line.removesuffix('.')}." for line in own)]), ALT)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


def _told(record: GameRecord, bests: Mapping[str, tuple[Person, Score]], texts: Texts) -> list[str]:
    """A record in a game as sentences: the tables, the wins beside chance, the scores, the feats."""
    game = record.game
    percent = {"rate": round(100 * record.wins / record.games), "chance": round(100 * record.chance / record.games)}
    rating = {"rating": ordinal(record.rating, texts), "spread": spread(record.rating, texts)}
    provisional = {"provisional": record.games < PROVISIONAL}
    facts = {"game": texts.say(f"{game}-title"), "games": record.games, "wins": record.wins}
    lines = [
        texts.say("stats-game", {**facts, **percent, **rating, **provisional}),
        texts.say(
            "stats-scores",
            {"best": record.best.value, "worst": record.worst.value, "mean": tenths(record.mean, texts)},
        ),
    ]
    places = [
        texts.say("stats-place", {"times": times, "place": place})
        for place, times in enumerate(record.places, start=1)
        if times
    ]
    lines.append(texts.say("stats-places", {"places": texts.listed(places)}))
    for code, score in record.feats.items():
        lines.append(texts.say(f"{game}-feat-{code}", {"value": score.value}))
    for code, (holder, score) in bests.items():
        facts = {"value": score.value}
        what = texts.say("stats-best-score", facts) if code == "score" else texts.say(f"{game}-feat-{code}", facts)
        lines.append(texts.say("stats-server", {"what": what, "name": safe(named(holder))}))
    return lines


def _line(table: Played, texts: Texts) -> str:
    """A table in a line: when, what, who ended where, the way there, which is never cut."""
    names = [
        texts.say("history-place", {"place": one.place, "name": safe(named(one.person)), "score": one.score})
        for one in table.finishers
    ]
    facts = {"table": table.id, "game": texts.say(f"{table.game}-title"), "at": f"<t:{table.ended_at // 1000}:d>"}
    outcome = texts.listed(names) if names else texts.say(f"table-ended-{table.because}")
    line = texts.say("history-line", {**facts, "outcome": outcome})
    if table.message_id is None:
        return fitted(line, _LINE)
    link = f" https://discord.com/channels/{table.guild_id}/{table.channel_id}/{table.message_id}"
    return fitted(line, _LINE - len(link)) + link


def _buttons(asker: int, past: Past, history: History, texts: Texts) -> list[RequestButton]:
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
