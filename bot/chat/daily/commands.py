"""The command of the daily puzzle."""

from discord.app_commands import Choice

from bot.chat.daily.handlers import HOURS, DailyHandlers
from bot.chat.front.serving import Serve
from bot.chat.front.slash import EVERYWHERE, Command, command, options_of
from bot.chat.front.zones import zones


def daily_commands(serve: Serve, handlers: DailyHandlers) -> list[Command]:
    """Return `/daily`."""
    hours = [Choice(name=f"{hour}:00", value=str(hour)) for hour in range(HOURS)]
    options = options_of(handlers.daily, prefix="daily-", choices={"hour": hours}, completions={"zone": zones})
    return [command(serve, "daily", handlers.daily, options, EVERYWHERE)]
