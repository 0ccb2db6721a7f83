"""The slash commands about tables that are over."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, get_args

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.chat.front.slash import EVERYWHERE, GUILDS, Option, command, group, text_of
from bot.chat.words.lengths import OPTIONS
from bot.finished.needs import By
from games.registry import GAMES

if TYPE_CHECKING:
    from bot.chat.front.slash import Interaction, Typed

_PERIODS: Final = ("all", "year", "month", "week")
_SCOPES: Final = ("server", "everywhere")


def glory_commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Leaderboards, records, replays, seasons, privacy."""
    return [_leaderboard(), _stats(), _history(), _film("replay"), _film("verify"), _season(), _privacy()]


def _game() -> Option:
    return Option("game", choices=[Choice(name=text_of(f"{game}-title"), value=game) for game in GAMES])


def _of(name: str, values: tuple[str, ...]) -> Option:
    return Option(name, choices=[Choice(name=text_of(f"choice-{name}-{value}"), value=value) for value in values])


def _leaderboard() -> app_commands.Command[Any, ..., Any]:
    async def work(interaction: "Interaction", typed: "Typed") -> None:
        await interaction.client.glory.rankings.ask(interaction, typed)

    async def seasons(interaction: "Interaction", begun: str) -> list[Choice[str]]:
        offers = await interaction.client.glory.rankings.season_offers(interaction, begun)
        return [Choice(name=number, value=number) for number in offers[:OPTIONS]]

    choices = [_game(), _of("period", _PERIODS), _of("scope", _SCOPES), _of("by", get_args(By))]
    return command("leaderboard", work, [*choices, Option("season", completion=seasons)], GUILDS)


def _stats() -> app_commands.Command[Any, ..., Any]:
    async def work(interaction: "Interaction", typed: "Typed") -> None:
        await interaction.client.glory.records.ask(interaction, typed)

    return command("stats", work, [Option("user", kind=discord.User), _game()], EVERYWHERE)


def _history() -> app_commands.Command[Any, ..., Any]:
    async def work(interaction: "Interaction", typed: "Typed") -> None:
        await interaction.client.glory.records.look_back(interaction, typed)

    return command("history", work, [Option("user", kind=discord.User)], GUILDS)


def _film(name: str) -> app_commands.Command[Any, ..., Any]:
    async def work(interaction: "Interaction", typed: "Typed") -> None:
        films = interaction.client.glory.films
        await (films.replay if name == "replay" else films.verify)(interaction, typed["table"])

    async def tables(interaction: "Interaction", begun: str) -> list[Choice[str]]:
        offers = await interaction.client.glory.films.offers(interaction, begun)
        return [Choice(name=label, value=table_id) for label, table_id in offers]

    option = Option("table", required=True, prefix="over-", completion=tables)
    return command(name, work, [option], EVERYWHERE)


def _season() -> app_commands.Group:
    async def work(interaction: "Interaction", typed: "Typed") -> None:
        await interaction.client.glory.rankings.ask_to_close(interaction)

    made = group("season", [command("season-close", work)], GUILDS)
    made.default_permissions = discord.Permissions(manage_guild=True)
    return made


def _privacy() -> app_commands.Group:
    def saying(name: str, of: "Callable[[Interaction], Awaitable[None]]") -> app_commands.Command[Any, ..., Any]:
        async def work(interaction: "Interaction", typed: "Typed") -> None:
            await of(interaction)

        return command(f"privacy-{name}", work)

    return group(
        "privacy",
        [
            saying("show", lambda interaction: interaction.client.glory.privacy.show(interaction)),
            saying("export", lambda interaction: interaction.client.glory.privacy.export(interaction)),
            saying("forget", lambda interaction: interaction.client.glory.privacy.ask_to_forget(interaction)),
        ],
        EVERYWHERE,
    )
