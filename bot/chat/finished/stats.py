"""Records of people at finished tables: a picture and sentences; and a person's figures about the daily worm."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

from discord.app_commands import Choice
from discord.ui import Button

from bot.chat.front.commands import EVERYWHERE, Account, AnyCommand, command, options_of, person_menu, text_of
from bot.chat.front.controls import GameCode, Request
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment
from bot.chat.front.serving import Serve
from bot.chat.pages import PageFeature, PageReply, Show, day, ordinal, person_asked_about, person_by_id, spread
from bot.chat.requests import DailyFigures, DailyResult, Luck, Pictured, StatsPage, StatsText
from bot.chat.words.lengths import ALT, CONTENT
from bot.chat.words.numbers import hundredths, tenths
from bot.chat.words.people import People
from bot.chat.words.players import escaped, isolated, name_of, sign_of
from bot.chat.words.texts import Texts
from bot.daily.dates import date_of
from bot.daily.puzzle import MAX_WORTH
from bot.daily.solutions import DailyScore, score_of, streak_of
from bot.finished.rating import PROVISIONAL
from bot.finished.store import GameStats, RatingPoint, RecordedScore, Scope
from bot.store import SqlDaily, SqlFinished
from bot.tables.refusals import Refusal
from bot.tables.store import Person
from bot.tables.wall_clock import now
from bot.tables.when import printed_date
from games.core import Fact
from games.registry import ACCOUNTS, GAMES
from renderers.finished.plot import PathPoint
from renderers.finished.stats import StatsGame, Words, draw_stats
from renderers.registry import Picture


class Dailies(PageFeature):
    """Shows people their own figures and results. No one else can ask for them."""

    def __init__(self, store: SqlDaily, people: People) -> None:
        self._store = store
        self._people = people

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        return {DailyFigures: self.show, DailyResult: self.show_result}

    async def has_score(self, person: Person) -> bool:
        """Return whether a person has answered a puzzle that is over."""
        return await self._store.last_answer(person.id, date_of(now())) is not None

    async def show(self, showing: PageReply, asked: DailyFigures) -> None:
        """Show how many puzzles the asker answered and found, and what the others cost."""
        person = await person_by_id(showing.interaction, asked.person, self._people)
        if person is None or person.discord_id != showing.interaction.user.id:
            raise Refusal("not-your-pages")
        score = await self._score(person)
        if score is None:
            raise Refusal("no-history")
        await showing.show_page(asked, [f"**{escaped(name_of(person))}**", score_sentence(score, showing.texts)])

    async def show_result(self, showing: PageReply, asked: DailyResult) -> None:
        """Show what the asker's answer to a puzzle was worth, and the streak of dates up to it."""
        if asked.day >= date_of(now()):
            raise Refusal("old-button")  # forged
        person = await self._people.meet(showing.interaction)
        answered = await self._store.answered(person.id, asked.day + timedelta(days=1))
        if not answered or answered[-1][0].day != asked.day:
            raise Refusal("daily-unanswered", day=printed_date(asked.day, showing.texts.language))  # or forgotten since
        puzzle, choice = answered[-1]
        worth = puzzle.worth(choice)
        signs = "🟩" * worth + "⬜" * (MAX_WORTH - worth)
        streak = streak_of(asked.day, answered, await self._store.dates_shown(asked.day))
        facts = {
            "day": printed_date(asked.day, showing.texts.language),
            "signs": signs,
            "worth": worth,
            "most": MAX_WORTH,
            "best": puzzle.is_right(choice),
            "streak": streak,
        }
        await showing.show_page(asked, [showing.texts.say("daily-result", facts)])

    async def _score(self, person: Person) -> DailyScore | None:
        return score_of(await self._store.answered(person.id, date_of(now())))


def daily_button(person: Person, texts: Texts) -> Button[Any]:
    return DailyFigures(person.id).button(texts.say("button-daily"))


def score_sentence(score: DailyScore, texts: Texts) -> str:
    """Return how a person did."""
    share = round(100 * score.found / score.played)
    facts = {"played": score.played, "found": score.found, "share": share, "loss": hundredths(score.mean_loss, texts)}
    return texts.say("daily-score", facts)


class Stats(PageFeature):
    def __init__(self, store: SqlFinished, people: People, painter: Painter, dailies: Dailies) -> None:
        self._store = store
        self._people = people
        self._painter = painter
        self._dailies = dailies

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        return {StatsPage: self.show, StatsText: self.show_in_words}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        games = [Choice(name=text_of(f"{game}-title"), value=game) for game in GAMES]
        options = options_of(self.ask, choices={"game": games})
        return [command(serve, "stats", self.ask, options, EVERYWHERE), person_menu(serve, "stats", self.ask)]

    async def ask(self, interaction: Interaction, user: Account | None = None, game: str | None = None) -> None:
        """Reply with a person's record, by default the author's. In a direct message it covers all servers."""
        person = await person_asked_about(interaction, user, self._people)
        await self.show(PageReply(interaction), StatsPage(person.id, None if game is None else GameCode[game]))

    async def show(self, showing: PageReply, record: StatsPage) -> None:
        """Show a record: the picture, with a button to its figures in words. Who has played no table sees the figures
        about the daily worm."""
        interaction, texts = showing.interaction, showing.texts
        person, solves, records = await self._records(showing, record)
        if not records:
            await self._dailies.show(showing, DailyFigures(person.id))
            return
        path = await self._path(showing, person, records)
        picture = await self._painter.work(_picture, person, records, path, texts)
        alt = alt_of(person, records, _rating_path_sentence(path, texts), texts)
        shown = Attachment.of(picture, alt, Pictured(record).button)
        luck = [Luck(person.id).button(texts.say("button-luck"))] if _has_luck(interaction, records) else []
        words = StatsText(person.id, record.game).button(texts.say("button-figures"))
        daily = [daily_button(person, texts)] if solves else []
        name = f"**{escaped(name_of(person))}**"
        await showing.show_page(record, [name], [words, *luck, *daily], [words, *luck], files=(shown,))

    async def show_in_words(self, showing: PageReply, record: StatsText) -> None:
        """Show a record in sentences."""
        person, _, records = await self._records(showing, record)
        if not records:
            raise Refusal("nothing-played", name=escaped(name_of(person)))
        bests = {record.game: await self._bests(showing.interaction, record.game) for record in records}
        went = _rating_path_sentence(await self._path(showing, person, records), showing.texts)
        name = f"**{escaped(name_of(person))}**"
        lines = record_text(records, bests, went, showing.texts, CONTENT - len(name) - 1)
        await showing.show_page(record, [name, *lines])

    async def _records(
        self, showing: PageReply, record: StatsPage | StatsText
    ) -> tuple[Person, bool, Sequence[GameStats]]:
        """Return a person, whether they have figures about the daily worm, and their records, which may be empty only
        then. Raises Refusal if there is nothing to show to the asker."""
        interaction = showing.interaction
        person = await person_by_id(interaction, record.person, self._people)
        if person is None:
            raise Refusal("no-history")
        if interaction.guild_id is None and person.discord_id != interaction.user.id:
            raise Refusal("only-in-servers")
        game = None if record.game is None else record.game.name
        records = await self._store.stats(person.id, Scope(interaction.guild_id, None, game))
        solves = person.discord_id == interaction.user.id and await self._dailies.has_score(person)
        if not records and not (solves and game is None):
            raise Refusal("nothing-played", name=escaped(name_of(person)))
        return person, solves, records

    async def _path(self, showing: PageReply, person: Person, records: Sequence[GameStats]) -> Sequence[RatingPoint]:
        """Return the course of the rating in the only game. Empty if there are several."""
        if len(records) != 1:
            return ()
        return await self._store.rating_path(person.id, Scope(showing.interaction.guild_id, None, records[0].game))

    async def _bests(self, interaction: Interaction, game: str) -> Mapping[str, tuple[Person, RecordedScore]]:
        return await self._store.server_records(interaction.guild_id, game) if interaction.guild_id is not None else {}


def _has_luck(interaction: Interaction, records: Sequence[GameStats]) -> bool:
    return interaction.guild_id is not None and any(record.game in ACCOUNTS for record in records)


def _picture(person: Person, records: Sequence[GameStats], path: Sequence[RatingPoint], texts: Texts) -> Picture:
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
    return Picture(draw_stats(name_of(person), sign_of(person), games, points, _words(texts)).png())


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


def _feats(record: GameStats, texts: Texts) -> list[str]:
    return [texts.say(f"{record.game}-feat-{code}", {"value": score.value}) for code, score in record.feats.items()]


def _rating_path_sentence(path: Sequence[RatingPoint], texts: Texts) -> list[str]:
    """Return the course of a rating as a sentence. Empty if it never changed."""
    if len(path) <= 1:
        return []
    ratings = [point.rating for point in path]
    best = max(ratings, key=lambda rating: rating.ordinal)
    shown = {"first": ordinal(ratings[0], texts), "last": ordinal(ratings[-1], texts), "best": ordinal(best, texts)}
    return [texts.say("stats-path", {**shown, "since": day(path[0].at)})]


def alt_of(person: Person, records: Sequence[GameStats], went: Sequence[str], texts: Texts) -> str:
    """Return the alt text of the picture: the person's own record."""
    name = f"{isolated(name_of(person))}."
    lines = record_text(records, {}, went, texts, ALT - len(name) - 1)
    return " ".join([name, *(line.replace("**", "") for line in lines)])


def record_text(
    records: Sequence[GameStats],
    bests: Mapping[str, Mapping[str, tuple[Person, RecordedScore]]],
    went: Sequence[str],
    texts: Texts,
    most: int,
) -> list[str]:
    """Return a record in sentences of at most `most` characters together: the same detail for every game, less of it
    the more games there are. The course of the rating, `went`, ends them."""
    parts = [_parts(record, bests.get(record.game, {}), texts) for record in records]
    brief = [texts.say("stats-brief", _counts(record, texts)) for record in records]
    for detail in range(max(map(len, parts)), 0, -1):
        lines = [line for game in parts for lines in game[:detail] for line in lines] + [*went]
        if sum(map(len, lines)) + len(lines) - 1 <= most:
            return lines
    return [*brief, *went]


def _counts(record: GameStats, texts: Texts) -> dict[str, Fact]:
    return {
        "game": texts.say(f"{record.game}-title"),
        "games": record.games,
        "wins": record.wins,
        "rating": ordinal(record.rating, texts),
        "spread": spread(record.rating, texts),
    }


def _parts(
    record: GameStats, bests: Mapping[str, tuple[Person, RecordedScore]], texts: Texts
) -> Sequence[Sequence[str]]:
    """Return the parts of a record in a game, most wanted first: tables and wins beside chance, scores, places, feats,
    the server's best."""
    percent = {"rate": round(100 * record.wins / record.games), "chance": round(100 * record.chance / record.games)}
    scores = {"best": record.best.value, "worst": record.worst.value, "mean": tenths(record.mean, texts)}
    places = [
        texts.say("stats-place", {"times": times, "place": place})
        for place, times in enumerate(record.places, start=1)
        if times
    ]
    return (
        [texts.say("stats-game", _counts(record, texts) | percent | {"provisional": record.games < PROVISIONAL})],
        [texts.say("stats-scores", scores)],
        [texts.say("stats-places", {"places": texts.join(places)})],
        [f"{feat}." for feat in _feats(record, texts)],
        [_server_record(record.game, code, *best, texts) for code, best in bests.items()],
    )


def _server_record(game: str, code: str, holder: Person, score: RecordedScore, texts: Texts) -> str:
    facts = {"value": score.value}
    what = texts.say("stats-best-score", facts) if code == "score" else texts.say(f"{game}-feat-{code}", facts)
    return texts.say("stats-server", {"what": what, "name": escaped(name_of(holder))})
