"""Days of the daily puzzle in a world: time that passes, and what people do with puzzles."""

from datetime import UTC, date, datetime, timedelta

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.daily.dates import begins_at, date_of
from bot.tables.wall_clock import now
from bot.tables.when import printed_date
from tests.chat.world import Reply, World

NOON = 12 * 60 * 60 * 1000
WHY = (
    "-# Why? It leaves 4 dice (1% of rolls bring nothing new); "
    "**Keep 1×5 (15)** leaves 5 (0%) and is 0.7 worms worse on average."
)
"""Why the best choice of the known puzzle is the best."""


def moment(world: World) -> int:
    """Return the moment by Roost's clock."""
    return now() + world.passed_ms


def dated(day: date) -> str:
    """Return a date as English texts say it."""
    return printed_date(day, "en")


def today(world: World) -> date:
    return date_of(moment(world))


async def until(world: World, at: int) -> None:
    """Let time pass until a moment."""
    await world.goes_on(seconds=(at - moment(world)) / 1000)


async def next_noon(world: World) -> date:
    """Let time pass until noon of the next UTC date."""
    day = today(world) + timedelta(days=1)
    await until(world, begins_at(day) + NOON)
    return day


async def ask(world: World, who: MemberActor) -> Message:
    """Return the puzzle that a person gets by `/daily`."""
    return await world.ask(who, "daily")


async def answer(world: World, who: MemberActor, choice: int, message: Message | None = None) -> Reply:
    """Answer with a choice by its number."""
    shown = message or await ask(world, who)
    return await world.click(who, [*world.buttons(shown)][choice], shown)


async def posts_at_noon(world: World) -> MemberActor:
    """Switch the server's post on, at noon UTC of the next date at the earliest. Returns who did."""
    if datetime.fromtimestamp(moment(world) / 1000, UTC).hour < 13:
        await until(world, begins_at(today(world)) + NOON + 60 * 60 * 1000)
    who = world.manager()
    await world.command(who, "daily", post="on", hour="12", zone="UTC")
    return who


def posts(world: World) -> list[Message]:
    """Return the posts in the channel, oldest first."""
    return [message for message in world.public if "The daily worm" in message.content]
