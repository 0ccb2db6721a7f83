"""Replies to clicks and commands about rules. They keep no state."""

from collections.abc import Awaitable, Callable

from discord import ButtonStyle
from discord.app_commands import Choice

from bot.chat.front.controls import GameName, controls_of
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve
from bot.chat.front.slash import EVERYWHERE, AnyCommand, command, options_of, text_of
from bot.chat.requests import RulesPage
from bot.chat.rules.pages import Pages, Played
from bot.chat.words.languages import private_texts
from bot.chat.words.lengths import CONTENT, fit
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import StoreBusy
from bot.tables.table import Table
from games.registry import GAMES

Find = Callable[[Interaction, str | None], Awaitable[Table]]
"""A function to the table that a command means, of a game if named. Raises Refusal if there is none."""


class RulesHandlers(Feature):
    """Replies privately with pages about games, and to `/help`. Keeps no state."""

    def __init__(self, tables: Tables, painter: Painter, find: Find, hurry: Callable[[Table], None]) -> None:
        """`hurry` is called with the table of every page, because its owner is present."""
        self._tables = tables
        self._find = find
        self._hurry = hurry
        self._pages = Pages(painter)

    @property
    def requests(self) -> Works:
        return {RulesPage: self._show}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        games = {"game": [Choice(name=text_of(f"{game}-title"), value=game) for game in GAMES]}
        return [
            command(serve, "rules", self.rules, options_of(self.rules, choices=games), EVERYWHERE),
            command(serve, "help", self.help, contexts=EVERYWHERE),
        ]

    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Show how a game is played: the named one, or that of the table here, with its variants."""
        try:
            table = await self._find(interaction, game)
        except Refusal:
            table = None
        if table is not None and game in (None, table.info.game):
            await self._show(interaction, RulesPage(GameName(table.info.game), "", table.info.id, way="open"))
        elif game is not None:
            await self._show(interaction, RulesPage(GameName(game), "", way="open"))
        else:
            await self._ask_which(interaction)

    async def help(self, interaction: Interaction) -> None:
        """Say what there is to type."""
        await interaction.reply(Post(fit(private_texts(interaction).say("help"), CONTENT)), private=True)

    async def _ask_which(self, interaction: Interaction) -> None:
        """Reply with a button for each game."""
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
