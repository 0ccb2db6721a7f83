"""The computers of a lobby: a private message with buttons that add and remove them."""

from collections.abc import Iterator, Sequence

from discord import ButtonStyle

from bot.chat.front.controls import Control, controls_of
from bot.chat.front.post import Post
from bot.chat.requests import ChangeComputers
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.players import Player, bold_names, level_label
from bot.chat.words.texts import Texts
from bot.tables.holders import Computer
from bot.tables.table import Table
from games.computer import LEVELS


def compose_computers(table: Table, people: Sequence[Player], texts: Texts) -> Post:
    """Compose that message: the levels, the seats, and the buttons."""
    name = bold_names(people)
    seated = {"names": texts.join_names([name(seat) for seat in range(len(people))])}
    lines = [
        texts.say("computers-what"),
        *[level_offer(level, texts) for level in LEVELS],
        texts.say("computers-apart"),
        texts.say("computers-seated", seated),
    ]
    return Post(fit("\n".join(lines), CONTENT), controls=controls_of([*_buttons(table, texts)]))


def level_offer(level: str, texts: Texts) -> str:
    """Return a level's name and how it plays."""
    return texts.say(f"computer-{level}-offer", {"name": level_label(level, texts)})


def _buttons(table: Table, texts: Texts) -> Iterator[Control]:
    """Return a row of levels to add, while there is room, and one of levels to remove."""
    for level in LEVELS:
        added = texts.say("button-add-computer", {"name": level_label(level, texts)})
        change = ChangeComputers(table.info.id, "add", level)
        yield change.button(added, ButtonStyle.success, 0, disabled=table.full)
    for level in LEVELS:
        if Computer(level) in table.holders:
            removed = texts.say("button-remove-computer", {"name": level_label(level, texts)})
            yield ChangeComputers(table.info.id, "remove", level).button(removed, row=1)
