"""What people did at tables that are over: a picture and sentences of somebody's record."""

from collections.abc import Mapping, Sequence

import discord

from bot.chat.finished.asked import asked_about, known_by_id
from bot.chat.finished.figures import day, ordinal, spread, tenths
from bot.chat.finished.requests import Record
from bot.chat.finished.showing import Showing
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.words.lengths import ALT, CONTENT, fitted
from bot.chat.words.people import People
from bot.chat.words.players import named, safe, sign_of
from bot.chat.words.texts import Texts
from bot.finished.needs import FinishedStore, GameRecord, Point, Scope, Score
from bot.finished.rating import PROVISIONAL
from bot.tables.needs import Person
from bot.tables.refusals import Refusal
from renderers.finished.plot import PathPoint
from renderers.finished.stats import StatsGame, Words, draw_stats
from renderers.registry import Picture


class Stats:
    """Answers `/stats`."""

    def __init__(self, store: FinishedStore, people: People, painter: Painter) -> None:
        self._store = store
        self._people = people
        self._painter = painter

    async def ask(self, interaction: Interaction, user: discord.User | None = None, game: str | None = None) -> None:
        """Answer with somebody's record, one's own if nobody is named; in a direct message everywhere."""
        person = await asked_about(interaction, user, self._people)
        await self.show(Showing(interaction), Record(person.id, game))

    async def show(self, showing: Showing, record: Record) -> None:
        """Show a record: the picture, and below it in words, which are not shared."""
        interaction, texts = showing.interaction, showing.texts
        person = await known_by_id(showing.interaction, record.person, self._people)
        if person is None:
            raise Refusal("no-history")
        if interaction.guild_id is None and person.discord_id != interaction.user.id:
            raise Refusal("only-in-servers")
        records = await self._store.record(person.id, Scope(interaction.guild_id, None, record.game))
        if not records:
            raise Refusal("nothing-played", name=safe(named(person)))
        path: Sequence[Point] = ()
        if len(records) == 1:
            path = await self._store.rating_path(person.id, Scope(interaction.guild_id, None, records[0].game))
        bests = {record.game: await self._bests(interaction, record.game) for record in records}
        went = _went(path, texts)
        lines = [line for record in records for line in _told(record, bests[record.game], texts)] + went
        picture = await self._painter.work(_picture, person, records, path, texts)
        shown = Attachment.of(picture, _alt(person, records, went, texts))
        await showing.answer(Post(f"**{safe(named(person))}**", (shown,), showing.controls(record)))
        if showing.alone:
            await interaction.answer(Post(fitted("\n".join(lines), CONTENT)), private=True)

    async def _bests(self, interaction: Interaction, game: str) -> Mapping[str, tuple[Person, Score]]:
        return await self._store.best(interaction.guild_id, game) if interaction.guild_id is not None else {}


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
            feats=tuple(_feats(record, texts)),
        )
        for record in records
    ]
    points = [PathPoint(point.at, point.rating.ordinal, point.rating.sigma, day(point.at)) for point in path]
    return Picture(draw_stats(named(person), sign_of(person), games, points, _words(texts)).png())


def _words(texts: Texts) -> Words:
    return Words(
        rating=texts.say("ranking-heading-rating"),
        tables=texts.say("ranking-heading-games"),
        wins=texts.say("ranking-heading-wins"),
        chance=texts.say("stats-word-chance"),
        best=texts.say("stats-word-best"),
        mean=texts.say("stats-word-mean"),
        worst=texts.say("stats-word-worst"),
    )


def _feats(record: GameRecord, texts: Texts) -> list[str]:
    return [texts.say(f"{record.game}-feat-{code}", {"value": score.value}) for code, score in record.feats.items()]


def _went(path: Sequence[Point], texts: Texts) -> list[str]:
    """The way of a rating in a sentence, where there is a way."""
    if len(path) <= 1:
        return []
    ratings = [point.rating for point in path]
    best = max(ratings, key=lambda rating: rating.ordinal)
    shown = {"first": ordinal(ratings[0], texts), "last": ordinal(ratings[-1], texts), "best": ordinal(best, texts)}
    return [texts.say("stats-path", {**shown, "since": day(path[0].at)})]


def _alt(person: Person, records: Sequence[GameRecord], went: Sequence[str], texts: Texts) -> str:
    """The picture in words: what is somebody's own."""
    own = [line.replace("**", "") for record in records for line in _told(record, {}, texts)] + [*went]
    return fitted(" ".join([f"{named(person)}.", *(f"{line.removesuffix('.')}." for line in own)]), ALT)


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
    lines += _feats(record, texts)
    for code, (holder, score) in bests.items():
        facts = {"value": score.value}
        what = texts.say("stats-best-score", facts) if code == "score" else texts.say(f"{game}-feat-{code}", facts)
        lines.append(texts.say("stats-server", {"what": what, "name": safe(named(holder))}))
    return lines
