"""Messages of a table: content, picture, alt text and controls. A board is made from the public view alone."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import discord
import msgspec
from discord import PartialEmoji
from discord.ui import Button, Select

from bot.chat.board.lobbies import compose_lobby
from bot.chat.board.table_controls import board_controls, own_controls
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.requests import Play, PlayChosen, PlaySeveral, request_of
from bot.chat.words.absence import NOTHING, Deadlines, absence_lines, paused_lines
from bot.chat.words.lengths import CONTENT, fit, fitting
from bot.chat.words.players import Player, account_of, alt_names, bold_names, escaped, names_with_mentions, party_of
from bot.chat.words.sentences import (
    alt_text,
    ask_lines,
    closed_text,
    decision_lines,
    hand_lines,
    headline,
    last_events,
    lobby_text,
    needed_lines,
    number_lines,
    received_lines,
    result_lines,
    story,
    table_text,
    waitlist_lines,
)
from bot.chat.words.texts import Name, Texts, texts_for
from bot.tables.posted import PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.store import Person
from bot.tables.table import Table
from games.core import IllegalMove
from games.game import AnyGame
from renderers.registry import emoji_of


def with_emoji(controls: discord.ui.View, table: Table, emoji: Mapping[str, PartialEmoji]) -> discord.ui.View:
    """Add emoji to controls. Their labels say everything without them."""
    for item in controls.children if emoji else ():
        match item, request_of(item):
            case Button(), Play() as play:
                item.emoji = emoji.get(_named(table.game, bytes(play.action)))
            case Select(), PlayChosen():
                for option in item.options:
                    option.emoji = emoji.get(_named(table.game, option.value.encode()))
            case Select(), PlaySeveral() as several:
                for option in item.options:
                    option.emoji = emoji.get(_named(table.game, several.action((int(option.value),))))
            case _:
                pass
    return controls


@lru_cache(1024)
def _named(game: type[AnyGame], action: bytes) -> str:
    return emoji_of(game.name, msgspec.json.decode(action, type=game.Actions)) or ""


class Epilogue(NamedTuple):
    """The sentences that tell the game, and lines below the result; at the lobby of a rematch, the score so far and
    what each seat has won of it; at that of an evening by appointment, the names of the people for whom seats are
    kept."""

    summary: str = ""
    lines: tuple[str, ...] = ()
    wins: tuple[int, ...] = ()
    kept_for: tuple[str, ...] = ()


NO_EPILOGUE: Final = Epilogue()
Epilogues = Callable[[Table, Sequence[Player], Texts], Awaitable[Epilogue]]
"""A function from a table that is over, the players of its seats, and texts, to its epilogue."""


_SIGNS: Final = 300
"""Characters reserved for the signs of names in words."""
_BESIDE: Final = 1000
"""Characters reserved for absences and votes."""


async def compose(
    table: Table,
    people: Sequence[Player],
    painter: Painter,
    pinged: frozenset[int] = frozenset(),
    epilogue: Epilogue = NO_EPILOGUE,
    unreported: int | None = None,
    deadlines: Deadlines = NOTHING,
    earlier: str = "",
    waitlist: Sequence[Person] = (),
) -> Post:
    """Compose the board from the public view alone. `pinged` are the seats whose people it mentions. What happened
    `earlier` comes first, then the last events, or only as many of them as are `unreported`. Then come the decision
    that is due, absences and votes."""
    texts, position = texts_for(table.language), table.position
    if table.phase == "lobby":
        return await compose_lobby(table, people, painter, epilogue.lines, epilogue.wins, epilogue.kept_for, waitlist)
    if position is None:
        closed = closed_text(table, texts)
        lobby = lobby_text(table, people, texts, waitlist, CONTENT - len(closed) - 1)
        content = "\n".join(filter(None, (closed, lobby)))
        return Post(content, (), controls_below(table, people, painter, deadlines))
    view = position.view(None)
    painting = painter.paint(table.info.game, view, party_of(people))
    controls = controls_below(table, people, painter, deadlines)
    news = last_events(table, view)
    news = news if unreported is None else news[max(0, len(news) - unreported) :]
    just_now = "\n".join(filter(None, [earlier, *story(table.info.game, news, texts, bold_names(people))]))
    absences = absence_lines(table, deadlines, texts, bold_names(people))
    asks = decision_lines(table, view, texts, names_with_mentions(people, pinged))
    due = "\n".join(asks if table.phase != "over" else _ending(table, people, texts, epilogue.summary))  # never cut
    room = CONTENT - len(due)
    beside = [*absences, *number_lines(people, texts), *waitlist_lines(waitlist, texts), *epilogue.lines]
    now = "\n".join([due, *fitting(beside, room if epilogue.lines else min(_BESIDE, room))])
    content = "\n".join(filter(None, (fit(just_now, CONTENT - len(now) - 1), now)))
    alt = alt_text(table, view, people, texts)
    asked = tuple(user for seat in sorted(pinged) if (user := account_of(people[seat])) is not None)
    return Post(content, (Attachment.of(await painting, alt, None),), controls, asked)


def compose_plain(
    table: Table,
    people: Sequence[Player],
    painter: Painter,
    pinged: frozenset[int],
    epilogue: Epilogue,
    deadlines: Deadlines,
    waitlist: Sequence[Person] = (),
) -> Post:
    """Compose the board without a picture, for channels where Roost may not attach files: the table in words, what
    comes below it, and the reason."""
    texts = texts_for(table.language)
    why = texts.say("board-without-picture")
    asked = tuple(user for seat in sorted(pinged) if (user := account_of(people[seat])) is not None)
    mentions = " ".join(f"<@{user}>" for user in asked)
    room = CONTENT - len(mentions) - len(why) - 3
    more = fitting([line for line in (epilogue.summary, *epilogue.lines) if line], room // 2)
    words = table_text(table, people, texts, None, deadlines, waitlist, room - len("\n".join(["", *more])))
    content = "\n".join([*filter(None, [mentions]), words, *more, "", why])
    return Post(content, (), controls_below(table, people, painter, deadlines), asked)


def controls_below(table: Table, people: Sequence[Player], painter: Painter, deadlines: Deadlines) -> discord.ui.View:
    """Return the controls of a board: moves, absences and votes."""
    return with_emoji(board_controls(table, people, texts_for(table.language), deadlines), table, painter.emoji)


async def compose_hand(table: Table, seat: int, people: Sequence[Player], painter: Painter, texts: Texts) -> Post:
    """Compose the message that a seat alone sees, from its own view: its hand, its decision, and a link to the
    channel's board."""
    position, game, name = table.position, table.info.game, bold_names(people)
    if position is None:
        return Post(texts.say("hand-none"), ())
    view = position.view(seat)
    painting = painter.paint_hand(game, view, party_of(people), seat)
    received = received_lines(table, view, texts, name)
    own = [*received, *hand_lines(game, view, texts, name), *needed_lines(game, view, texts, name)]
    asked = ask_lines(game, view, texts, name) if seat in table.awaited else []
    waiting = [texts.say("hand-wait")] if _waits(table, seat) else []
    called = alt_names(people)
    alt = " ".join([*hand_lines(game, view, texts, called), *needed_lines(game, view, texts, called)])
    over = _over_lines(table, texts, name)
    controls = with_emoji(own_controls(table, seat, people, texts, "hand"), table, painter.emoji)
    content = fit(
        "\n".join([*over, *asked, *own, *paused_lines(table, texts), *waiting, _channel_link(table)]), CONTENT
    )
    picture = await painting
    return Post(content, (Attachment.of(picture, alt, None),) if picture is not None else (), controls)


async def compose_in_words(
    table: Table,
    seat: int,
    people: Sequence[Player],
    painter: Painter,
    texts: Texts,
    tell: Callable[[int], Awaitable[str]],
    epilogue: Epilogue,
) -> Post:
    """Compose what a seat that is answered in words reads: what happened, which `tell` returns in as many characters;
    below an empty line the decision or the end, its hand, and its controls. The whole table is behind a button. A lobby
    is read as a whole."""
    position, game, name = table.position, table.info.game, bold_names(people)
    if position is None:
        lines = [lobby_text(table, people, texts, asks=False)]
        controls = board_controls(table, people, texts)
    elif table.phase == "over":
        reason, *places = result_lines(table, texts, name) or [""]
        why = [texts.say("ending-reason", {"reason": reason})] if reason else []
        lines = [*_ending(table, people, texts, epilogue.summary), *places, *why, *epilogue.lines]
        controls = board_controls(table, people, texts)
    else:
        view = position.view(seat)
        due = decision_lines(table, view, texts, name) if table.awaited else []
        received = received_lines(table, view, texts, name)
        lines = [*due, *received, *hand_lines(game, view, texts, name), *needed_lines(game, view, texts, name)]
        controls = with_emoji(own_controls(table, seat, people, texts, "words"), table, painter.emoji)
    since = await tell(max(CONTENT - len("\n".join(lines)) - _SIGNS, 0))
    below = "\n".join(line for line in lines if line not in since)
    return Post(fit("\n\n".join(filter(None, [since, below])), CONTENT), (), controls).in_words(texts)


def shown_in_words(table: Table, seat: int) -> object:
    """Return what a seat that is answered in words is asked, or who else is, to find out whether its message is
    outdated."""
    asked = {seat} if seat in table.awaited else table.awaited
    return table.phase, table.paused, {seat: table.stamp(seat) for seat in asked}


def shown_in_hand(table: Table, seat: int) -> object:
    """Return everything that a hand's message is made of, to find out whether it has changed. Empty in games without
    hands."""
    position = table.position
    if position is None or not (lines := (view := position.view(seat)).hand()):
        return None
    legal = [(choice, position.predicted(seat, choice.action)) for choice in position.legal(seat)]
    asked = view.ask() if seat in table.awaited else None
    return lines, view.needed(), asked, legal, table.phase, table.paused, _waits(table, seat)


def _waits(table: Table, seat: int) -> bool:
    """Return whether others decide, and the seat has nothing to decide or to change. The hand does not name them: it
    would have to be edited at every step of others."""
    if table.position is None or not table.awaited or seat in table.awaited:
        return False
    return table.position.changeable(seat) is None


def _over_lines(table: Table, texts: Texts, name: Name) -> list[str]:
    """Return the first line of a finished hand: who won, or why the game was not played to its end."""
    if table.phase != "over":
        return []
    won = headline(table, texts, name)
    return [texts.say("hand-over", {"won": won}) if won else closed_text(table, texts)]


def board_link(table: Table, posted: PostedMessage | None) -> str:
    """Return the address of a table's board, or of its channel if there is no board."""
    return _channel_link(table) if posted is None else f"{_channel_link(table)}/{posted.message_id}"


def _channel_link(table: Table) -> str:
    return f"https://discord.com/channels/{table.info.guild_id}/{table.info.channel_id}"


def _ending(table: Table, people: Sequence[Player], texts: Texts, summary: str) -> list[str]:
    """Return who won and what tells the game, or why it was not played to its end. The picture has the places."""
    won = headline(table, texts, bold_names(people))
    if not won:
        return [closed_text(table, texts)]
    said = texts.say("ending-headline", {"won": won})
    return [said, *fitting([summary] if summary else [], CONTENT - len(said))]


def silent_table_ended(name: str, table: Table) -> Post:
    """Return the sentence that names the person who ended a silent table."""
    texts = texts_for(table.language)
    facts = {"name": f"**{escaped(name)}**", "game": texts.say(f"{table.info.game}-title")}
    return Post(texts.say("silent-table-ended", {**facts, "since": str(table.acted_at // 1000)}))


def refusal_sentence(refusal: Refusal | IllegalMove, game: str, texts: Texts, name: Name | None = None) -> str:
    """Return the reason of a refusal at a table of a game, with the names of variants in place of their codes."""
    kind = f"{game}-refusal" if isinstance(refusal, IllegalMove) else "refusal"
    variants = {fact: f"{game}-variant-{code}" for fact, code in refusal.facts.items() if fact.endswith("variant")}
    named = {fact: texts.say(key) for fact, key in variants.items() if texts.has(key)}
    return texts.say(f"{kind}-{refusal.code}", {**refusal.facts, **named}, name)
