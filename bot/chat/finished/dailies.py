"""A person's figures about the daily worm, from puzzles that are over."""

from collections.abc import Mapping
from typing import Any

from discord.ui import Button

from bot.chat.finished.showing import PageFeature, Show, Showing
from bot.chat.finished.subjects import person_by_id
from bot.chat.front.controls import Request
from bot.chat.front.post import Post
from bot.chat.requests import DailyFigures
from bot.chat.words.numbers import hundredths
from bot.chat.words.people import People
from bot.chat.words.players import escaped, name_of
from bot.chat.words.texts import Texts
from bot.daily.dates import date_of
from bot.daily.solutions import DailyScore, score_of
from bot.daily.store import DailyStore
from bot.tables.refusals import Refusal
from bot.tables.store import Person
from bot.tables.wall_clock import now


class Dailies(PageFeature):
    """Shows people their own figures. No one else can ask for them."""

    def __init__(self, store: DailyStore, people: People) -> None:
        self._store = store
        self._people = people

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        return {DailyFigures: self.show}

    async def has_score(self, person: Person) -> bool:
        """Return whether a person has answered a puzzle that is over."""
        return await self._store.last_answer(person.id, date_of(now())) is not None

    async def show(self, showing: Showing, asked: DailyFigures) -> None:
        """Show how many puzzles the asker answered and found, and what the others cost."""
        person = await person_by_id(showing.interaction, asked.person, self._people)
        if person is None or person.discord_id != showing.interaction.user.id:
            raise Refusal("not-your-pages")
        score = await self._score(person)
        if score is None:
            raise Refusal("no-history")
        said = score_sentence(score, showing.texts)
        await showing.show(Post(f"**{escaped(name_of(person))}**\n{said}", (), showing.controls(asked)))

    async def _score(self, person: Person) -> DailyScore | None:
        return score_of(await self._store.answered(person.id, date_of(now())))


def daily_button(person: Person, texts: Texts) -> Button[Any]:
    """Return the button that shows a person their figures."""
    return DailyFigures(person.id).button(texts.say("button-daily"))


def score_sentence(score: DailyScore, texts: Texts) -> str:
    """Return how a person did."""
    share = round(100 * score.found / score.played)
    facts = {"played": score.played, "found": score.found, "share": share, "loss": hundredths(score.mean_loss, texts)}
    return texts.say("daily-score", facts)
