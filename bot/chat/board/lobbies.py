"""Messages of a lobby: its picture with few words, and the private one about its computers."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import View

from bot.chat.board.table_controls import board_controls
from bot.chat.front.layout import laid_out
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.requests import ChangeComputers
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.players import Player, bold_names, level_label, party_of
from bot.chat.words.sentences import lobby_alt, lobby_words
from bot.chat.words.texts import Texts, texts_for
from bot.tables.clocks import NO_CLOCK
from bot.tables.holders import Computer
from bot.tables.store import Person
from bot.tables.table import Table
from games.computer import LEVELS
from renderers.lobby import Lobby, draw_lobby


async def compose_lobby(
    table: Table,
    people: Sequence[Player],
    painter: Painter,
    epilogue: Sequence[str],
    wins: Sequence[int],
    kept_for: Sequence[str],
    waitlist: Sequence[Person],
) -> Post:
    """Compose a lobby: its picture, and below it few words. The lines of its `epilogue` say the
    score so far, or for whom seats are kept. A rematch also has in the picture what each seat has won; the names of
    those whom seats are `kept_for` are in its free seats."""
    texts = texts_for(table.language)
    painting = painter.work(draw_lobby, _lobby(table, people, texts, wins, kept_for))
    words = lobby_words(table, people, texts, epilogue, waitlist)
    return Post(
        words,
        (Attachment.of(await painting, lobby_alt(table, people, texts), None),),
        board_controls(table, people, texts),
    )


def _lobby(table: Table, people: Sequence[Player], texts: Texts, wins: Sequence[int], kept_for: Sequence[str]) -> Lobby:
    game = table.info.game
    clock = () if table.clock == NO_CLOCK else (texts.say(f"clock-{table.clock}"),)
    return Lobby(
        game=game,
        title=texts.say(f"{game}-title"),
        party=party_of(people),
        most=table.game.seats.stop - 1,
        chosen=(*[texts.say(f"{game}-variant-{code}") for code in table.option_codes], *clock),
        free=texts.say("lobby-free-seat"),
        banner=texts.say("lobby-rematch") if table.seated_again else "",
        wins=tuple(wins),
        awaited=tuple(kept_for),
    )


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
    return Post(fit("\n".join(lines), CONTENT), controls=_buttons(table, texts))


def level_offer(level: str, texts: Texts) -> str:
    """Return a level's name and how it plays."""
    return texts.say(f"computer-{level}-offer", {"name": level_label(level, texts)})


def _buttons(table: Table, texts: Texts) -> View:
    """Return a row of levels to add, while there is room, and one of levels to remove."""
    number = len(table.computers)
    add = {level: texts.say("button-add-computer", {"name": level_label(level, texts)}) for level in LEVELS}
    remove = {level: texts.say("button-remove-computer", {"name": level_label(level, texts)}) for level in LEVELS}
    added = [
        ChangeComputers(table.info.id, "add", level, number).button(label, ButtonStyle.success, disabled=table.full)
        for level, label in add.items()
    ]
    removed = [
        ChangeComputers(table.info.id, "remove", level, number).button(label)
        for level, label in remove.items()
        if Computer(level) in table.holders
    ]
    return laid_out([added, removed])
