"""`/help`: what a person may want to do, each a button; and all commands, one page behind."""

from discord import ButtonStyle

from bot.chat.board.finding import TableFinder
from bot.chat.daily.handlers import DailyHandlers
from bot.chat.front.commands import EVERYWHERE, AnyCommand, command
from bot.chat.front.controls import GameCode
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of, laid_out
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve
from bot.chat.lobby.forms import FormHandlers
from bot.chat.requests import Help
from bot.chat.rules import RulesHandlers
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.texts import Texts
from bot.tables.attendance import STAND_IN
from bot.tables.refusals import Refusal
from games.computer import LEVELS
from games.registry import GAMES


class HelpHandlers(Feature):
    """Leads to what others do. Keeps no state."""

    def __init__(self, finder: TableFinder, forms: FormHandlers, rules: RulesHandlers, daily: DailyHandlers) -> None:
        self._finder = finder
        self._forms = forms
        self._rules = rules
        self._daily = daily

    @property
    def requests(self) -> Works:
        return {Help: self._lead}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        return [command(serve, "help", self.help, contexts=EVERYWHERE)]

    async def help(self, interaction: Interaction) -> None:
        """Ask what the person wants to do. Tables open on servers alone."""
        texts = interaction.texts
        asked = [
            [
                Help("together").button(texts.say("help-together"), ButtonStyle.success),
                Help("alone").button(texts.say("help-alone"), ButtonStyle.success),
            ],
            [Help("learn").button(texts.say("help-learn")), Help("table").button(texts.say("help-table"))],
            [Help("daily").button(texts.say("help-daily")), Help("commands").button(texts.say("help-commands"))],
        ]
        await interaction.show(Post(texts.say("help"), controls=laid_out(asked)))

    async def _lead(self, interaction: Interaction, wanted: Help) -> None:
        texts = interaction.texts
        if wanted.what in ("together", "alone", "ready") and interaction.guild_id is None:
            raise Refusal("only-in-servers")
        match wanted.what:
            case "together":
                await self._forms.open(interaction)
            case "alone" if wanted.game is not None:
                await self._forms.open(interaction, wanted.game.name, against=STAND_IN.level)
            case "ready" if wanted.game is not None:
                await self._forms.open(interaction, wanted.game.name, against=LEVELS[0])
            case "alone" | "ready":
                games = [
                    Help("alone", GameCode[game]).button(texts.say(f"{game}-title"), ButtonStyle.primary)
                    for game in GAMES
                ]
                await interaction.show(Post(texts.say("help-which"), controls=controls_of(games)), page=True)
            case "learn":
                await self._rules.ask_which(interaction)
            case "table":
                await interaction.show(Post(await self._tables(interaction, texts)), page=True)
            case "daily":
                await self._daily.daily(interaction)
            case "commands":
                await interaction.show(Post(fit(texts.say("help-all"), CONTENT)), page=True)

    async def _tables(self, interaction: Interaction, texts: Texts) -> str:
        """Return links to the live tables where the author has a seat. Raises Refusal if there are none."""
        seated = await self._finder.seated_at(interaction)
        if not seated:
            raise Refusal("no-seat-anywhere")
        lines = [
            f"- {texts.say(f'{info.game}-title')}: https://discord.com/channels/{info.guild_id}/{info.channel_id}"
            for info in seated
        ]
        return fit("\n".join([texts.say("help-tables"), *lines]), CONTENT)
