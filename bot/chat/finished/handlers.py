"""Handlers of commands and buttons about tables that are over."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.chat.finished.dailies import Dailies
from bot.chat.finished.ended_tables import EndedTables
from bot.chat.finished.histories import Histories
from bot.chat.finished.leaderboards import Leaderboards
from bot.chat.finished.lucks import Lucks
from bot.chat.finished.privacy import Privacy
from bot.chat.finished.proofs import Proofs
from bot.chat.finished.replays import Replays
from bot.chat.finished.reviews import Reviews
from bot.chat.finished.showing import Showing
from bot.chat.finished.stats import Stats
from bot.chat.finished.workshop import Queue
from bot.chat.front.controls import Request
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.requests import (
    CloseSeason,
    DailyFigures,
    Film,
    Forget,
    HistoryPage,
    LeaderboardPage,
    Luck,
    Page,
    Proof,
    ReplayMove,
    ReviewPage,
    Share,
    StatsPage,
    TurnTo,
)
from bot.chat.router import Works
from bot.chat.words.people import People
from bot.daily.store import DailyStore
from bot.finished.review import Work
from bot.finished.store import FinishedStore
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Store


class FinishedHandlers:
    """Handles leaderboards, stats, histories, replays, and a person's own data."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        finished: FinishedStore,
        daily: DailyStore,
        tables: Tables,
        people: People,
        painter: Painter,
        work: Work,
    ) -> None:
        self.over = EndedTables(store, finished, people)
        self.leaderboards = Leaderboards(finished, people, painter)
        self.dailies = Dailies(daily, people)
        self.stats = Stats(finished, people, painter, self.dailies)
        self.histories = Histories(finished, people)
        self.replays = Replays(self.over, people, painter)
        self._reviewing = Queue(lambda: Refusal("one-review-at-a-time"), lambda: Refusal("too-many-reviews"))
        self.reviews = Reviews(self.over, people, painter, work, self._reviewing)
        self.lucks = Lucks(self.over, finished, people, painter, work, self._reviewing)
        self.proofs = Proofs(self.over)
        self.privacy = Privacy(client, store, people, tables)
        self._pages: Mapping[type[Request], Callable[[Showing, Any], Awaitable[None]]] = {
            LeaderboardPage: self.leaderboards.show,
            HistoryPage: self.histories.show,
            StatsPage: self.stats.show,
            Film: self.replays.show_film,
            ReplayMove: self.replays.show_still,
            Proof: self.proofs.show,
            ReviewPage: self.reviews.show,
            Luck: self.lucks.show,
            DailyFigures: self.dailies.show,
        }

    @property
    def requests(self) -> Works:
        """What replies to the requests for pages, to the two that change something, and to those with a page inside."""
        pages = dict.fromkeys(self._pages, self._open)
        return {
            **pages,
            TurnTo: self._turn,
            Share: self._share,
            Forget: self._forget,
            CloseSeason: self._close_season,
        }

    def stop(self) -> None:
        """Begin nothing more that takes seconds."""
        self.replays.films.queue.stop()
        self._reviewing.stop()

    async def _open(self, interaction: Interaction, page: Page) -> None:
        await self._pages[type(page)](Showing(interaction), page)

    async def _turn(self, interaction: Interaction, turn: TurnTo) -> None:
        await self._pages[type(turn.page)](Showing(interaction, "in-place"), turn.page)

    async def _share(self, interaction: Interaction, share: Share) -> None:
        await self._pages[type(share.page)](Showing(interaction, "shared"), share.page)

    async def _forget(self, interaction: Interaction, _: Forget) -> None:
        await self.privacy.forget(interaction)

    async def _close_season(self, interaction: Interaction, _: CloseSeason) -> None:
        await self.leaderboards.close_season(interaction)
