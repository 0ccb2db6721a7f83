"""Everything about tables that are over, in one place for commands and buttons."""

from functools import partial

import discord

from bot.chat.finished.histories import Histories
from bot.chat.finished.leaderboards import Leaderboards
from bot.chat.finished.privacy import Privacy
from bot.chat.finished.replays import Replays
from bot.chat.finished.requests import Closing, Forgetting, Past, Ranking, Request, decoded
from bot.chat.finished.stats import Stats
from bot.chat.front.controls import Click
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.serving import Work
from bot.chat.words.people import People
from bot.finished.needs import FinishedStore
from bot.tables.needs import Store
from bot.tables.refusals import Refusal


class FinishedDesk:
    """Serves leaderboards, stats, histories, replays, and one's own data."""

    def __init__(
        self, client: discord.Client, store: Store, finished: FinishedStore, people: People, painter: Painter
    ) -> None:
        self.leaderboards = Leaderboards(finished, people, painter)
        self.stats = Stats(finished, people, painter)
        self.histories = Histories(finished, people)
        self.replays = Replays(store, finished, people, painter)
        self.privacy = Privacy(client, store, people)

    def claim(self, click: Click) -> Work | None:
        """What answers a click on a button that asks for something."""
        asked = decoded(click)
        return None if asked is None else partial(self._do, asker=asked[0], request=asked[1])

    async def _do(self, interaction: Interaction, asker: int, request: Request) -> None:
        """Do what a button asks for, for the one it was made for."""
        if interaction.user.id != asker:
            raise Refusal("not-your-pages")
        match request:
            case Ranking():
                await self.leaderboards.show(interaction, request)
            case Past():
                await self.histories.show(interaction, request)
            case Closing():
                await self.leaderboards.close_season(interaction)
            case Forgetting():
                await self.privacy.forget(interaction)
