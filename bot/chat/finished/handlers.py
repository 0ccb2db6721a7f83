"""Handlers of commands and buttons about tables that are over."""

from functools import partial

import discord

from bot.chat.finished.dailies import Dailies
from bot.chat.finished.ended_tables import EndedTables
from bot.chat.finished.histories import Histories
from bot.chat.finished.leaderboards import Leaderboards
from bot.chat.finished.lucks import Lucks
from bot.chat.finished.privacy import Privacy
from bot.chat.finished.proofs import Proofs
from bot.chat.finished.replays import Replays
from bot.chat.finished.requests import (
    Closing,
    Daily,
    Film,
    Forgetting,
    Luck,
    Page,
    Past,
    Proof,
    Ranking,
    Record,
    Request,
    Review,
    Sharing,
    Still,
    decode,
)
from bot.chat.finished.reviews import Reviews
from bot.chat.finished.showing import Showing
from bot.chat.finished.stats import Stats
from bot.chat.finished.workshop import Queue
from bot.chat.front.controls import ClaimedClick, Click
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.words.people import People
from bot.daily.needs import DailyStore
from bot.finished.needs import FinishedStore
from bot.finished.review import Work
from bot.tables.needs import Store
from bot.tables.refusals import Refusal
from bot.tables.service import Tables


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

    def claim(self, click: Click) -> ClaimedClick | None:
        """Return the work for a click on one of these buttons."""
        asked = decode(click)
        if asked is None:
            return None
        asker, request = asked
        return ClaimedClick(type(request).__name__.lower(), partial(self._do, asker=asker, request=request))

    def stop(self) -> None:
        """Begin nothing more that takes seconds."""
        self.replays.films.queue.stop()
        self._reviewing.stop()

    async def _do(self, interaction: Interaction, asker: int | None, request: Request) -> None:
        """Serve the request of a button. Raises Refusal if the button was made for another person."""
        if asker not in (None, interaction.user.id):
            raise Refusal("not-your-pages")
        match request:
            case Closing():
                await self.leaderboards.close_season(interaction)
            case Forgetting():
                await self.privacy.forget(interaction)
            case Sharing(page):
                await self._show(Showing(interaction, "shared"), page)
            case page:
                await self._show(Showing(interaction, "new" if asker is None else "in-place"), page)

    async def _show(self, showing: Showing, page: Page) -> None:
        match page:
            case Ranking():
                await self.leaderboards.show(showing, page)
            case Past():
                await self.histories.show(showing, page)
            case Record():
                await self.stats.show(showing, page)
            case Film():
                await self.replays.show_film(showing, page)
            case Still():
                await self.replays.show_still(showing, page)
            case Proof():
                await self.proofs.show(showing, page)
            case Review():
                await self.reviews.show(showing, page)
            case Luck():
                await self.lucks.show(showing, page)
            case Daily():
                await self.dailies.show(showing, page)
