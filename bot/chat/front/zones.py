"""Time zones that people type."""

from functools import cache
from zoneinfo import available_timezones

from discord.app_commands import Choice

from bot.chat.front.interaction import Interaction
from bot.chat.words.lengths import OPTIONS
from bot.tables.refusals import Refusal


async def zones(interaction: Interaction, begun: str) -> list[Choice[str]]:
    """Offer time zones whose names contain all typed words."""
    words = begun.casefold().replace("_", " ").split()
    fitting = [zone for zone in _zones() if all(word in zone.casefold().replace("_", " ") for word in words)]
    return [Choice(name=zone.replace("_", " "), value=zone) for zone in fitting[:OPTIONS]]


def zone_named(typed: str) -> str:
    """Return the chosen zone, or the only one that fits what was typed. Raises Refusal otherwise."""
    wanted = typed.strip().casefold().replace(" ", "_")
    exact = [zone for zone in _zones() if zone.casefold() == wanted]
    ending = [zone for zone in _zones() if zone.casefold().rsplit("/", 1)[-1] == wanted]
    found = exact or ending
    if len(found) != 1:
        raise Refusal("quiet-zone-unknown", typed=typed)
    return found[0]


@cache
def _zones() -> tuple[str, ...]:
    """Return the time zones that are places, and UTC."""
    return tuple(
        sorted(zone for zone in available_timezones() if zone == "UTC" or ("/" in zone and not zone.startswith("Etc/")))
    )
