"""A person's luck over time, in a game with accounts: a picture and sentences."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

from bot.chat.finished.tables import FinishedTables
from bot.chat.front.controls import Request
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment
from bot.chat.pages import CachedWork, PageFeature, PageReply, Queue, Show, person_by_id, quietly, refusal_of
from bot.chat.requests import Luck, Pictured
from bot.chat.words.numbers import hundredths, signed_tenths, tenths
from bot.chat.words.people import People
from bot.chat.words.players import escaped, isolated, name_of, sign_of
from bot.chat.words.texts import Texts
from bot.finished.decisions import GameLuck, luck_of, turns_of
from bot.finished.replay import BROKEN
from bot.finished.review import Progress, Slices, TooLong, account_of
from bot.store import SqlFinished
from bot.tables.refusals import Refusal
from bot.tables.store import Person
from games.core import Fact
from games.registry import ACCOUNTS, rules_of
from games.review import NoFinding, SliceWork
from renderers.finished.luck import LuckWords, draw_luck
from renderers.registry import Picture

GAMES: Final = 20
"""Most games on the page."""
_SEARCHED: Final = 100
"""The number of a person's tables among which they are found."""
KEPT: Final = 128
"""Pages that are kept."""


class Summary(NamedTuple):
    """Means of the games, and their standard errors."""

    games: int
    luck: float
    luck_error: float
    cost: float
    decisions: int


@dataclass(eq=False)
class LuckPages(PageFeature):
    _over: FinishedTables
    _store: SqlFinished
    _people: People
    _painter: Painter
    _work: SliceWork
    _queue: Queue

    def __post_init__(self) -> None:
        self._workshop = CachedWork[tuple[GameLuck, ...]](self._queue, lambda _: 1, KEPT)

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        return {Luck: self.show}

    async def show(self, showing: PageReply, asked: Luck) -> None:
        """Show luck a game and cost a decision over the last games with accounts on this server."""
        interaction, texts = showing.interaction, showing.texts
        person = await person_by_id(interaction, asked.person, self._people)
        if person is None:
            raise Refusal("no-history")
        if interaction.guild_id is None:
            raise Refusal("only-in-servers")
        history = await self._store.history(interaction.guild_id, None, person.id, 0, _SEARCHED)
        played = [table for table in history.tables if table.game in ACCOUNTS and table.finishers]
        tables = [table.id for table in played if table.game == played[0].game][:GAMES]
        if not tables:
            raise Refusal("nothing-played", name=escaped(name_of(person)))
        if not await showing.begin():
            return
        made = partial(self._games, person, tables)
        games = await showing.make(self._workshop, asked, (person.id, *tables), made)
        if not games:
            raise Refusal("no-luck", name=escaped(name_of(person)))
        picture = await self._painter.work(_picture, person, played[0].game, games, texts)
        said = texts.say("luck-said", _facts(games, texts))
        alt = f"{isolated(name_of(person))}. {said} {_by_game(games, texts)}"
        shown = Attachment.of(picture, alt, Pictured(asked).button)
        opening = [asked.button(texts.say("button-luck"))]
        lines = [f"**{escaped(name_of(person))}**", said, texts.say("luck-means")]
        await showing.show_page(asked, lines, (), opening, files=(shown,))

    async def _games(self, person: Person, tables: Sequence[str], progress: Progress) -> tuple[GameLuck, ...]:
        """Return the luck by game, oldest first."""
        found: list[GameLuck] = []
        for number, table_id in enumerate(reversed(tables)):
            await progress(number / len(tables))
            game = await self._game(table_id, person)
            if game is not None:
                found.append(game)
        return tuple(found)

    async def _game(self, table_id: str, person: Person) -> GameLuck | None:
        """Return the luck of a person at a table. None if its rules are gone, its log was changed or is a newer
        release's, its accounts take too long, or they fail at every try."""
        read = await self._over.log_of(table_id)
        if read is None or rules_of(read[0].game, read[0].version) is None:
            return None
        slices = Slices(self._work, quietly)
        try:
            turns = await asyncio.to_thread(turns_of, *read)
            accounts = [(await account_of(turn, slices)).turn for turn in turns]
        except (*BROKEN, Refusal, TooLong):
            return None
        except NoFinding as error:
            refusal = refusal_of(table_id, error)
            if error.passing:
                raise refusal from None
            return None
        return luck_of(turns, accounts, person.id)


def summary_of(games: Sequence[GameLuck]) -> Summary:
    lucks, count = [game.luck for game in games], len(games)
    mean = sum(lucks) / count
    spread = sqrt(sum([(luck - mean) ** 2 for luck in lucks]) / max(1, count - 1))
    decisions = sum([game.decisions for game in games])
    cost = sum([game.cost for game in games]) / max(1, decisions)
    return Summary(count, mean, spread / sqrt(count), cost, decisions)


def _facts(games: Sequence[GameLuck], texts: Texts) -> dict[str, Fact]:
    summary = summary_of(games)
    return {
        "games": summary.games,
        "luck": signed_tenths(summary.luck, texts),
        "error": tenths(2 * summary.luck_error, texts),
        "cost": hundredths(summary.cost, texts),
        "decisions": summary.decisions,
    }


def _by_game(games: Sequence[GameLuck], texts: Texts) -> str:
    parts = [
        f"{signed_tenths(game.luck, texts)} ({hundredths(game.cost / max(1, game.decisions), texts)})" for game in games
    ]
    return texts.say("luck-by-game", {"games": texts.join(parts)})


def _with_error(summary: Summary, texts: Texts) -> str:
    luck = signed_tenths(summary.luck, texts)
    return f"{luck} ± {tenths(2 * summary.luck_error, texts)}" if summary.games > 1 else luck


def _picture(person: Person, game: str, games: Sequence[GameLuck], texts: Texts) -> Picture:
    summary = summary_of(games)
    words = LuckWords(
        title=texts.say(f"{game}-title"),
        luck=texts.say("luck-word-luck"),
        cost=texts.say("luck-word-cost"),
        games=texts.say("luck-word-games", {"games": len(games)}),
        mean_luck=_with_error(summary, texts),
        mean_cost=hundredths(summary.cost, texts),
    )
    points = [(game.luck, game.cost / max(1, game.decisions)) for game in games]
    return Picture(draw_luck(name_of(person), sign_of(person), points, words).png())
