"""The private message that offers the people of a finished table another game."""

from collections.abc import Sequence
from typing import Any

from discord.ui import Button

from bot.chat.front.controls import button, controls_of
from bot.chat.front.post import Post
from bot.chat.tables.addresses import other_game_id
from bot.chat.words.players import Player, bold_names
from bot.chat.words.texts import Texts
from bot.tables.service import seats_in
from bot.tables.table import Table
from games.core import Fact
from games.registry import GAMES


def compose_other_games(table: Table, people: Sequence[Player], person: int, texts: Texts) -> Post:
    """Compose that message: a button for each other game, and the seats for which a game has no room."""
    others = [game for game in GAMES if game != table.info.game]
    lines = [texts.say("other-games")]
    for game in others:
        if left_out := set(seats_in(table, table.info.game, person)) - set(seats_in(table, game, person)):
            facts: dict[str, Fact] = {"game": texts.say(f"{game}-title"), "left_out_seats": tuple(sorted(left_out))}
            lines.append(texts.say("other-games-left-out", facts, bold_names(people)))
    return Post("\n".join(lines), controls=controls_of([_button(table, game, texts) for game in others]))


def _button(table: Table, game: str, texts: Texts) -> Button[Any]:
    return button(other_game_id(table.info.id, game), texts.say(f"{game}-title"))
