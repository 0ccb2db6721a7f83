"""What a table's message shows: content, picture, alt text and controls, made from the public view alone."""

import asyncio
import io
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple, ParamSpec, TypeVar

import discord
from msgspec import Struct

from bot.chat import items
from bot.chat.limits import ALT, CONTENT, fitted
from bot.chat.people import bold, called, spoken
from bot.chat.texts import Name, Texts, texts_for
from bot.tables.needs import Person, PostedMessage
from bot.tables.table import Table
from games.chance import commitment
from games.core import View
from renderers.registry import Picture, draw, draw_hand

P = ParamSpec("P")
T = TypeVar("T")


class Board(NamedTuple):
    """A message: its content, a picture with its alt text if there is a position, controls, and whom it notifies."""

    content: str
    picture: Picture | None
    alt: str
    view: discord.ui.View
    pinged: tuple[int, ...]

    def file(self) -> discord.File | None:
        """The picture as a new upload; its name follows from its bytes, so that no client shows an older one."""
        if self.picture is None:
            return None
        name = f"roost-{self.picture.digest}.png"
        return discord.File(io.BytesIO(self.picture.png), filename=name, description=self.alt)

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Only the people this board notifies, one by one."""
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in self.pinged]
        )


class Painter:
    """Draws pictures on a thread of their own, so that the event loop goes on."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")

    def work(self, draw_it: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> asyncio.Future[T]:
        """Whatever else is drawn; begun when what was asked for before is done."""
        return asyncio.get_running_loop().run_in_executor(self._thread, partial(draw_it, *arguments, **options))

    def paint(self, game: str, view: View, names: Sequence[str]) -> asyncio.Future[Picture]:
        """The picture of a view; begun at once."""
        return self.work(draw, game, view, names)

    def paint_hand(self, game: str, view: View, names: Sequence[str], seat: int) -> asyncio.Future[Picture | None]:
        """The picture of a seat's hand, where the game has one; begun at once."""
        return self.work(draw_hand, game, view, names, seat)

    def close(self) -> None:
        """Let the thread go."""
        self._thread.shutdown(wait=False, cancel_futures=True)


async def compose(
    table: Table, people: Sequence[Person], painter: Painter, pinged: frozenset[int] = frozenset()
) -> Board:
    """The board of a table as it stands, notifying the people of some seats."""
    texts = texts_for(table.info.language)
    if table.position is None:
        content = lobby_text(table, people, texts) if table.phase == "lobby" else closed_text(table, texts)
        return Board(fitted(content, CONTENT), None, "", items.controls(table, people, texts), ())
    view = table.position.view(None)
    painting = painter.paint(table.info.game, view, [person.name for person in people])
    told = "\n".join(story(table.info.game, view.happened(), texts, bold(people)))
    now = "\n".join(_now(table, view, people, pinged))
    content = "\n".join(filter(None, (fitted(told, CONTENT - len(now) - 1), now)))  # what is asked is never cut
    alt = alt_text(table, view, people, texts)
    controls = items.controls(table, people, texts)
    asked = tuple(user for seat in sorted(pinged) if (user := people[seat].discord_id) is not None)
    return Board(content, await painting, alt, controls, asked)


async def compose_hand(
    table: Table, seat: int, people: Sequence[Person], painter: Painter, texts: Texts, posted: PostedMessage | None
) -> Board:
    """What only a seat sees: its hand, what it is asked, and the way to the board."""
    position, game = table.position, table.info.game
    if position is None:
        return Board(texts.say("hand-none"), None, "", items.view_of([]), ())
    view = position.view(seat)
    painting = painter.paint_hand(game, view, [person.name for person in people], seat)
    own = hand_lines(table, view, texts, bold(people))
    ask = view.ask() if seat in table.awaited else None
    asked = [texts.say(f"{game}-ask-{ask.code}", ask.facts, bold(people))] if ask is not None else []
    done = [texts.say("hand-wait")] if ask is None and table.phase == "playing" else []
    link = [board_link(table, posted)] if posted is not None else []
    alt = fitted(" ".join(hand_lines(table, view, texts, spoken(people))), ALT)
    controls = items.own_controls(table, seat, people, texts, "hand")
    return Board(fitted("\n".join([*asked, *own, *done, *link]), CONTENT), await painting, alt, controls, ())


def hand_lines(table: Table, view: View, texts: Texts, name: Name) -> list[str]:
    """What only one seat sees, as sentences."""
    return [texts.say(f"{table.info.game}-hand-{line.code}", line.facts, name) for line in view.hand()]


def board_link(table: Table, posted: PostedMessage) -> str:
    """The address of a table's board."""
    return f"https://discord.com/channels/{table.info.guild_id}/{posted.channel_id}/{posted.message_id}"


def _now(table: Table, view: View, people: Sequence[Person], pinged: frozenset[int]) -> list[str]:
    """The last lines of a board: what is asked, or how it ended."""
    texts = texts_for(table.info.language)
    if table.phase == "over":
        return [*result_lines(table, texts, bold(people)), closed_text(table, texts)]
    ask = view.ask()
    if ask is None:
        return []
    sentence = texts.say(f"{table.info.game}-ask-{ask.code}", ask.facts, called(people, pinged))
    if "seat" in ask.facts:
        return [sentence]
    name = called(people, pinged)
    return [f"{texts.listed([name(seat) for seat in sorted(table.awaited)])}: {sentence}"]


def story(game: str, events: Sequence[Struct], texts: Texts, name: Name) -> list[str]:
    """Events as sentences."""
    return [texts.say(f"{game}-event-{event.__struct_config__.tag}", _facts(event), name) for event in events]


def _facts(event: Struct) -> dict[str, bool | int | str | tuple[int, ...] | None]:
    return {field: getattr(event, field) for field in event.__struct_fields__}


def spoken_lines(table: Table, view: View, texts: Texts, name: Name) -> list[str]:
    """The whole view as sentences: what just happened, how it ended or what is asked, and the table."""
    game = table.info.game
    ask = view.ask()
    asked = [texts.say(f"{game}-ask-{ask.code}", ask.facts, name)] if ask is not None and table.phase != "over" else []
    return [
        *story(game, view.happened(), texts, name),
        *result_lines(table, texts, name),
        *asked,
        *[texts.say(f"{game}-line-{line.code}", line.facts, name) for line in view.lines()],
    ]


def alt_text(table: Table, view: View, people: Sequence[Person], texts: Texts) -> str:
    """The public position in words; where even short names do not make it fit, the end is the text table's alone."""
    return _fitting(lambda most: spoken_lines(table, view, texts, spoken(people, most)), view, " ", ALT)


def written(table: Table, people: Sequence[Person], texts: Texts, seat: int | None) -> str:
    """The table in sentences, a line each, for a reader of text who may have a seat."""
    closing = closed_text(table, texts)
    if table.position is None:
        lines = [lobby_text(table, people, texts), closing]
        return fitted("\n".join(filter(None, lines)), CONTENT)
    view = table.position.view(seat)

    def lines_with(most: int) -> list[str]:
        name = bold(people, most)
        lines = [*spoken_lines(table, view, texts, name), *hand_lines(table, view, texts, name), closing]
        return [line for line in lines if line]

    return _fitting(lines_with, view, "\n", CONTENT)


def _fitting(lines_with: Callable[[int], list[str]], view: View, between: str, most: int) -> str:
    """Lines in a row: where room is short, names are cut, and what just happened is left to the board's own message."""
    happened = len(view.happened())
    text = ""
    for skipped, longest in ((0, 32), (0, 12), (happened, 12), (happened, 6)):
        text = between.join(lines_with(longest)[skipped:])
        if len(text) <= most:
            break
    return fitted(text, most)


def result_lines(table: Table, texts: Texts, name: Name) -> list[str]:
    """The reason for the end and the places from the first on, for a game that was played to its end."""
    if table.ended is None or table.ended.result is None:
        return []
    game = table.info.game
    lines = [texts.say(f"{game}-end-{table.ended.result.reason}")]
    for place in table.ended.result.places:
        score = texts.say(f"{game}-score", {"score": place.score, "tiebreak": place.tiebreak})
        lines.append(texts.say("result-place", {"place": place.place, "seat": place.seat, "score": score}, name))
    return lines


def closed_text(table: Table, texts: Texts) -> str:
    """Why a table is over, and the seed that was committed to."""
    ended = table.ended
    if ended is None:
        return ""
    seed = texts.say("table-seed", {"seed": ended.seed, "table": table.info.id})
    return seed if ended.reason == "over" else f"{texts.say(f'table-ended-{ended.reason}')}\n{seed}"


def lobby_text(table: Table, people: Sequence[Person], texts: Texts) -> str:
    """The lobby: the game, its variants in a sentence each, who is seated, and the commitment to the seed."""
    game = table.info.game
    lines = [
        texts.say("lobby-title", {"game": texts.say(f"{game}-title")}),
        texts.say(f"{game}-pitch"),
        *[
            texts.say("lobby-variant", {"name": texts.say(f"{game}-variant-{code}"), "what": what})
            for code in table.variants
            if (what := texts.say(f"{game}-variant-{code}-what"))
        ],
        texts.say("lobby-seats", {"seated": len(people), "most": table.game.seats.stop - 1}),
        *[f"{bold(people)(seat)}" for seat in range(len(people))],
    ]
    if table.phase == "lobby":
        lines.append(texts.say("lobby-ask", {"least": table.game.seats.start}))
    lines.append(texts.say("lobby-commitment", {"commitment": commitment(table.info.seed), "table": table.info.id}))
    return "\n".join(lines)
