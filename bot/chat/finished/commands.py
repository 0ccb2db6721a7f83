"""Commands about tables that are over, and about a person's data."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.chat.finished.handlers import FinishedHandlers
from bot.chat.front.menus import Menu, person_menu, table_menu
from bot.chat.front.serving import Serve
from bot.chat.front.slash import EVERYWHERE, GUILDS, Command, command, group, options_of, text_of
from bot.chat.requests import table_of
from games.registry import GAMES


def finished_commands(serve: Serve, handlers: FinishedHandlers) -> list[Command | Menu | app_commands.Group]:
    """Return the commands for leaderboards, stats, histories, replays, seasons and privacy, and those in menus."""
    games = {"game": [Choice(name=text_of(f"{game}-title"), value=game) for game in GAMES]}
    leaderboards, stats, privacy = handlers.leaderboards, handlers.stats, handlers.privacy
    seasons = {"season": leaderboards.seasons}
    ranking = options_of(leaderboards.ask, choices=games, completions=seasons)
    over = options_of(handlers.replays.ask, prefix="over-", completions={"table": handlers.over.offers})
    reviewed = options_of(handlers.reviews.ask, prefix="over-", completions={"table": handlers.over.offers})
    closing = group("season", [command(serve, "season-close", leaderboards.ask_to_close)], GUILDS)
    closing.default_permissions = discord.Permissions(manage_guild=True)
    return [
        command(serve, "leaderboard", leaderboards.ask, ranking, GUILDS),
        command(serve, "stats", stats.ask, options_of(stats.ask, choices=games), EVERYWHERE),
        command(serve, "history", handlers.histories.ask, contexts=GUILDS),
        command(serve, "replay", handlers.replays.ask, over, EVERYWHERE),
        command(serve, "review", handlers.reviews.ask, reviewed, EVERYWHERE),
        command(serve, "verify", handlers.proofs.ask, over, EVERYWHERE),
        person_menu(serve, "stats", stats.ask),
        table_menu(serve, "replay", handlers.replays.ask, table_of),
        closing,
        group(
            "privacy",
            [
                command(serve, "privacy-show", privacy.show),
                command(serve, "privacy-export", privacy.export),
                command(serve, "privacy-forget", privacy.ask_to_forget),
            ],
            EVERYWHERE,
        ),
    ]
