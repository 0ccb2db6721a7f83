"""Everything about tables that are over, in one place for commands and buttons."""

from typing import TYPE_CHECKING

import discord
import msgspec

from bot.chat.finished.leaderboards import Rankings
from bot.chat.finished.privacy import Privacy
from bot.chat.finished.replays import Films
from bot.chat.finished.requests import Closing, Forgetting, Past, Ranking, decoded
from bot.chat.finished.stats import Records
from bot.chat.front.painter import Painter
from bot.chat.words.people import People
from bot.finished.needs import GloryStore
from bot.tables.needs import Store
from bot.tables.refusals import Refusal

if TYPE_CHECKING:
    from bot.chat.client import Roost

    Interaction = discord.Interaction[Roost]


class Glory:
    """Leaderboards, records, films, and one's own data."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        glory: GloryStore,
        people: People,
        painter: Painter,
    ) -> None:
        self.rankings = Rankings(glory, people, painter)
        self.records = Records(glory, people, painter)
        self.films = Films(store, glory, people, painter)
        self.privacy = Privacy(client, glory, people)

    async def request(self, interaction: "Interaction", asker: int, request: str) -> None:
        """Do what a button asks for, for the one it was made for."""
        if interaction.user.id != asker:
            raise Refusal("not-your-pages")
        try:
            asked = decoded(request)
        except msgspec.ValidationError:
            raise Refusal("old-button") from None
        match asked:
            case Ranking():
                await self.rankings.show(interaction, asked)
            case Past():
                await self.records.show(interaction, asked)
            case Closing():
                await self.rankings.close_season(interaction)
            case Forgetting():
                await self.privacy.forget(interaction)
