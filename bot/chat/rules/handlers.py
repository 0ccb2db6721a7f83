"""Replies to clicks and commands about rules. They keep no state."""

from collections.abc import Callable

from discord import ButtonStyle

from bot.chat.front.controls import GameName, controls_of
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post
from bot.chat.requests import RulesPage
from bot.chat.router import Works
from bot.chat.rules.pages import Pages, Played
from bot.chat.words.languages import private_texts
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import StoreBusy
from bot.tables.table import Table
from games.registry import GAMES


class RulesHandlers:
    """Replies privately with pages about games."""

    def __init__(self, tables: Tables, painter: Painter, hurry: Callable[[Table], None]) -> None:
        """`hurry` is called with the table of every page, because its owner is present."""
        self._tables = tables
        self._hurry = hurry
        self._pages = Pages(painter)

    @property
    def requests(self) -> Works:
        """What replies to a button of these pages."""
        return {RulesPage: self._show}

    async def show_of(self, interaction: Interaction, game: str, table: Table | None) -> None:
        """Reply to a command with the first page about a game, with the variants of a table if one is given."""
        await self._show(
            interaction, RulesPage(GameName(game), "", None if table is None else table.info.id, way="open")
        )

    async def ask_which(self, interaction: Interaction) -> None:
        """Reply to a command with a button for each game."""
        texts = private_texts(interaction)
        games = [RulesPage(GameName(game)).button(texts.say(f"{game}-title"), ButtonStyle.primary) for game in GAMES]
        await interaction.reply(Post(texts.say("lesson-which"), controls=controls_of(games)), private=True)

    async def _show(self, interaction: Interaction, page: RulesPage) -> None:
        """Reply with a page: as a new message, or in place of the clicked one."""
        post = await self._pages.page(page, private_texts(interaction), await self._played(interaction, page))
        clicked = interaction.message
        if page.way == "open" or clicked is None or not clicked.flags.ephemeral:
            await interaction.reply(post, private=True)
        else:
            await interaction.reply_in_place(post)

    async def _played(self, interaction: Interaction, page: RulesPage) -> Played | None:
        """Return the options of a page's table. None if the table cannot be read or belongs to another server."""
        if page.table is None:
            return None
        try:
            table = await self._tables.fetch(page.table)
        except (Refusal, StoreBusy):
            return None
        elsewhere = interaction.guild_id not in (None, table.info.guild_id)
        if elsewhere or table.info.game != page.game:
            return None
        self._hurry(table)
        return Played(table.options, table.variants)
