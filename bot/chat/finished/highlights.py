"""Highlights of a finished table, as one small line."""

from collections.abc import Iterator
from typing import Final

from bot.chat.words.texts import Name, Texts
from bot.tables.table import Table

_THIEVES: Final = 3
_CLOSE: Final = 3
"""The most turns or rounds before the end in which taking the lead for good is worth a word."""


def highlight_lines(table: Table, texts: Texts, name: Name) -> list[str]:
    """Return that line. Empty if the game was not played to its end, or nothing of note happened."""
    if table.ended is None or table.ended.result is None:
        return []
    parts = [*_deeds(table, texts, name), *_lead(table, texts, name)]
    return [texts.say("ending-highlights", {"highlights": " · ".join(parts)})] if parts else []


def _deeds(table: Table, texts: Texts, name: Name) -> Iterator[str]:
    """Yield the greatest thefts, and the costliest loss."""
    game, found = table.info.game, table.highlights
    thieves = sorted(found.thefts, key=lambda seat: (-found.thefts[seat], seat))
    for seat in thieves[:_THIEVES]:
        yield texts.say(f"{game}-highlight-theft", {"seat": seat, "value": found.thefts[seat]}, name)
    if found.loss is not None:
        yield texts.say(f"{game}-highlight-loss", {"seat": found.loss.seat, "value": found.loss.value}, name)


def _lead(table: Table, texts: Texts, name: Name) -> Iterator[str]:
    """Yield how often the lead changed, and how late the winner took it."""
    found = table.highlights
    if found.lead_changes:
        yield texts.say("ending-lead-changes", {"changes": found.lead_changes})
    before = found.chapters - found.led_since
    if found.leader is not None and before <= min(_CLOSE, found.chapters - 2):
        yield texts.say(f"{table.info.game}-lead-taken", {"seat": found.leader, "before": before}, name)
