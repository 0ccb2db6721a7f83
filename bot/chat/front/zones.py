"""Time zones that people type: by city, country, abbreviation, offset, or the zone's own name."""

import asyncio
import re
from typing import Final

from discord.app_commands import Choice

from bot.chat.front.interaction import Interaction
from bot.chat.front.zone_names import Zone, folded, known_zones
from bot.chat.words.lengths import OPTIONS
from bot.tables.refusals import Refusal

_OFFSET: Final = re.compile(r"(?:utc|gmt)?\s*([+\-\u2212])\s*(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)


async def zones(interaction: Interaction, begun: str) -> list[Choice[str]]:
    """Offer the time zones that fit what was typed, the most populous first."""
    await asyncio.to_thread(known_zones)  # reads hundreds of files once
    return [Choice(name=one.name.replace("_", " "), value=one.name) for one in _fitting(begun)[:OPTIONS]]


def zone_named(typed: str) -> str:
    """Return the chosen zone, or the one that fits what was typed: several fit if their clocks agree. Raises Refusal
    otherwise."""
    known = known_zones()
    chosen = known.names.get(typed.strip().casefold().replace(" ", "_"))
    if chosen is not None:
        return chosen
    exact = _named(typed)
    if not exact or len({one.offsets for one in exact}) > 1:
        raise Refusal("quiet-zone-unknown", typed=typed)
    return exact[0].name


def _fitting(typed: str) -> list[Zone]:
    """Return the zones that are called so, then those with names in which every typed word begins a word."""
    words, exact = folded(typed).split(), _named(typed)
    if _OFFSET.fullmatch(typed.strip()):
        return exact
    others = [
        zone
        for zone in known_zones().zones
        if zone not in exact and all(any(one.startswith(word) for one in zone.words) for word in words)
    ]
    return [*exact, *others]


def _named(typed: str) -> list[Zone]:
    """Return the zones of a city, country, abbreviation or offset."""
    offset = _OFFSET.fullmatch(typed.strip())
    if offset is None:
        return [zone for zone in known_zones().zones if folded(typed) in zone.names]
    sign, hours, minutes = offset.groups()
    ahead = (60 * int(hours) + int(minutes or 0)) * (1 if sign == "+" else -1)
    return [zone for zone in known_zones().zones if ahead in zone.offsets]
