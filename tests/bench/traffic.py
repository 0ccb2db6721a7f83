"""What a whole game brings into a channel: `uv run python -m tests.bench.traffic [--base CHECKOUT] [--games 3]`.

The real bot, a process of its own, plays on the playground with people who click: on the board's buttons, in their
direct messages, or in what "My hand" shows them. Of every kind of game this counts what people do (clicks), what of it
are moves, what everybody sees come (messages), what changes under their eyes (edits: answers to clicks on the board,
and those that come by themselves), who is notified, and which requests count against the bot's fifty a second (own: all
but those of interactions and their webhooks); a game, and a turn (Heckmeck, Verflixxt) or a round (Karteneck,
Hornochsen). Everybody is at the table all the time, and clicks as fast as the bot answers; the edits that come by
themselves are fewer so than among people, who think. `--base` names another checkout of Roost, with an environment in
its `.venv`, which is counted beside:

    git worktree add --detach ../before f138f97 && (cd ../before && uv sync)

There, an opened hand stays as it is until it is opened again, and no one is answered in words.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterable
from math import nan
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from bot.app import sqlite_url
from bot.playground.objects import EPHEMERAL, Exchange
from bot.playground.server import Playground
from bot.playground.values import as_int, as_object
from bot.store import open_store
from bot.tables.entries import ACTION
from bot.tables.table import Table
from tests.bench.processes import running
from tests.e2e.group import Group, Player, steady
from tests.e2e.hand_players import Room, Way
from tests.e2e.house import House
from tests.e2e.readers import Reader
from tests.store.kept import File

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elena")
LATE: Final = 60.0
"""Seconds that an answer may take: being late is no failure here."""
CALLBACK: Final = "/interactions/{interaction_id}/{interaction_token}/callback"
MESSAGE: Final = "/channels/{channel_id}/messages/{message_id}"
ORIGINAL: Final = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
IN_PLACE: Final = 7


class Kind(NamedTuple):
    """A game, how many play it, and where they click."""

    game: str
    seats: int
    way: Way | None
    """None: on the board."""
    computers: int = 0
    """How many of the seats hens have; one is a person's then."""
    words: bool = False
    """Whether the second person is answered in words."""

    def __str__(self) -> str:
        among = f", {self.computers} hens" if self.computers else ""
        return f"{self.game} {self.seats}{among}, by {self.way or 'the board'}{', one in words' * self.words}"


KINDS: Final = (
    Kind("heckmeck", 3, None),
    Kind("verflixxt", 3, None),
    Kind("karteneck", 3, "hand"),
    Kind("karteneck", 3, "direct"),
    Kind("hornochsen", 3, "direct"),
    Kind("hornochsen", 5, "direct"),
    Kind("heckmeck", 3, None, words=True),
    Kind("karteneck", 3, "direct", words=True),
    Kind("heckmeck", 3, None, computers=2),
    Kind("hornochsen", 5, "direct", computers=4),
)


class Traffic(NamedTuple):
    """Counted requests and messages."""

    chapters: float
    """Turns, or rounds."""
    moves: float
    """That people made."""
    clicks: float
    messages: float
    edits: float
    mentions: float
    own: float = nan
    """Requests that count against the bot's limit."""

    @classmethod
    def mean(cls, games: Iterable["Traffic"]) -> "Traffic":
        """Of some games, each."""
        columns = zip(*games, strict=True)
        return cls(*[sum(column) / len(column) for column in columns])


async def counted(kind: Kind, checkout: Path | None) -> Traffic:
    """Play a game, and count from its start on."""
    with tempfile.TemporaryDirectory(prefix="roost-traffic-") as folder:
        database = Path(folder) / "roost.db"
        async with (
            Playground(people=NAMES[: kind.seats], patience=LATE) as playground,
            running(playground, database, "-m", "bot", "run", checkout=checkout),
        ):
            store = await open_store(sqlite_url(database))
            house = House(playground, File(database), store)
            try:
                return await _played(house, kind, follow=checkout is None)
            finally:
                await store.close()


async def _played(house: House, kind: Kind, *, follow: bool) -> Traffic:
    group = Room(house, kind.game, house.people[: kind.seats - kind.computers])
    group.hands_follow = follow
    group.player = _player(kind.game)
    if kind.computers:
        await group.against(["hen"] * kind.computers)
    else:
        group.ways = {} if kind.way is None else dict.fromkeys(range(kind.seats), kind.way)
        if kind.words:
            await group.say(group.people[1], "me words", words="on")
        await group.begin()
        await (group.dealt() if kind.way is not None else group.begun())
    lobby = group.messages[0].id
    answered, said = len(group.answered), len(house.exchanges)
    await (Reader(group, 1).play_on() if kind.words else group.play_on())
    await group.ended()
    table = await house.table()
    log = await house.store.entries(table.info.id, 0)
    posted = [message for message in group.messages if message.id != lobby]
    return Traffic(
        chapters=await _chapters(house, table),
        moves=sum(entry.kind == ACTION and entry.by.startswith("person:") for entry in log),
        clicks=len(group.answered) - answered,
        messages=len(posted),
        edits=sum(_is_edit(exchange, group) for exchange in house.exchanges[said:]),
        mentions=sum(len(message.pings) for message in posted),
        own=sum(_is_own(exchange) for exchange in house.exchanges[said:]),
    )


def _player(game: str) -> Player:
    """Return the player of a game: one who takes tiles as soon as possible where games would last long otherwise, else
    a random one."""
    random = Random(1)
    return steady if game == "heckmeck" else lambda labels: random.choice([*labels])


async def _chapters(house: House, table: Table) -> int:
    """Return the number of turns or rounds in the log."""
    replayed, seen, last = Table(table.info), 0, None
    for entry in await house.store.entries(table.info.id, 0):
        replayed.apply(entry)
        if replayed.awaited and replayed.chapter != last:
            seen, last = seen + 1, replayed.chapter
    return seen


def _is_edit(exchange: Exchange, group: Group) -> bool:
    """Whether a message of the channel became another."""
    if exchange.route == MESSAGE:
        return exchange.method == "PATCH" and f"/channels/{group.channel_id}/" in exchange.path
    if exchange.route == ORIGINAL and exchange.method == "PATCH":
        message = as_object(exchange.response)
        return message.get("channel_id") == str(group.channel_id) and not as_int(message.get("flags")) & EPHEMERAL
    return exchange.route == CALLBACK and as_object(exchange.request).get("type") == IN_PLACE


def _is_own(exchange: Exchange) -> bool:
    """Whether a request counts against the bot's fifty a second."""
    return exchange.method != "GATEWAY" and not exchange.route.startswith(("/interactions/", "/webhooks/"))


def line(what: str, turns: Traffic) -> None:
    """A game's figures, and a turn's or round's."""
    each = [value / turns.chapters for value in turns[1:]]
    games = "".join(f"{value:9.1f}" for value in turns)
    sys.stdout.write(f"{what:<40}{games}   |{''.join(f'{value:8.2f}' for value in each)}\n")
    sys.stdout.flush()


async def measure(games: int, base: Path | None) -> bool:
    """Print every figure; whether a turn, or a round, brings one message at the most (and the end one more)."""
    names = Traffic._fields
    heads = "".join(f"{name:>9}" for name in names)
    sys.stdout.write(f"{'a game; a turn or round':<40}{heads}   |{''.join(f'{name:>8}' for name in names[1:])}\n")
    met = True
    for kind in KINDS:
        now = Traffic.mean([await counted(kind, None) for _ in range(games)])
        if base is not None:
            line(f"{kind}, base", Traffic.mean([await counted(kind, base) for _ in range(games)]))
        line(str(kind), now)
        met &= now.messages <= now.chapters + 1
    return met


def _full_path(path: str) -> Path:
    return Path(path).resolve()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3, help="of every kind")
    parser.add_argument("--base", type=_full_path, metavar="CHECKOUT", help="another checkout, to be counted as well")
    asked = parser.parse_args()
    if not asyncio.run(measure(asked.games, asked.base)):
        sys.exit("a turn or round brings more than one message")


if __name__ == "__main__":
    main()
