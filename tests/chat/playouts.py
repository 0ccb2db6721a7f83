"""Tables without Discord or a store: every position of some random games, and any position by its notation."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import discord
from discord import app_commands

from bot.chat.client import Roost
from bot.chat.front.commands import Command, Menu, Translator
from bot.computers.computers import Computers
from bot.store import SqlStore
from bot.tables.entries import Started
from bot.tables.shards import WHOLE
from bot.tables.state import TableInfo
from bot.tables.store import Person
from bot.tables.table import Cause, Step, Table
from games.game import variants
from games.registry import GAMES
from tests.games.own import checked_games
from tests.reviewing import review_in_thread

LONGEST = 32
"""As many characters as Discord allows a name."""


def people(count: int, length: int = LONGEST) -> list[Person]:
    """Seats taken by people with names as long as can be."""
    return [Person(seat + 1, 10**17 + seat, chr(ord("A") + seat) * length, "en-US") for seat in range(count)]


def lobby(game: str, seats: int, language: str = "en", chosen: tuple[str, ...] = ()) -> Step:
    """The opening of a table with so many seats taken."""
    info = TableInfo("testtabl", 1, 2, None, game, GAMES[game].version, language, bytes(32))
    return Table(info).open(_cause(1), range(1, seats + 1), chosen)


def started(game: str, seats: int, language: str = "en", chosen: tuple[str, ...] = ()) -> Step:
    """Its start, before any chance is settled."""
    step = Step(lobby(game, seats, language, chosen).after)
    step.write(_cause(1), Started())
    return step


@cache
def games(count: int, language: str = "en", seats: int | None = None) -> tuple[Table, ...]:
    """Every position of some random games of every kind, from the lobby to the end."""
    return tuple(_games(count, language, seats))


def _games(count: int, language: str, seats: int | None) -> Iterator[Table]:
    for name in checked_games():
        game = GAMES[name]
        codes = [variant.code for variant in variants(game.Options)]
        for seed in range(count):
            rng = Random(seed)
            number = min(seats, game.seats[-1]) if seats else game.seats[seed % len(game.seats)]
            chosen = tuple(code for code in codes if rng.random() < 0.5)
            yield lobby(name, number, language, chosen).after
            start = started(name, number, language, chosen)
            start.settle(_cause(1))
            yield from _played(start.after, rng)


def _played(table: Table, rng: Random) -> Iterator[Table]:
    salt = 0
    while True:
        yield table
        if table.position is None or table.phase == "over":
            return
        seat = rng.choice(sorted(table.awaited))
        step = Step(table)
        step.act(_cause(salt), seat, rng.choice(table.position.legal(seat)).action)
        step.settle(_cause(salt))
        table = step.after
        salt += 1


def at(game: str, notation: str, language: str = "en") -> Table:
    """A table in play at a position."""
    position = GAMES[game].parse(notation)
    table = started(game, notation.count("/") + 1, language).after
    table.position = position
    return table


def _cause(number: int) -> Cause:
    return Cause(1, 0, number)


def every_command() -> list[Command | app_commands.Group]:
    """Roost's typed commands, without a bot behind them."""
    return [command for command in roost_alone().commands() if not isinstance(command, Menu)]


def every_menu() -> list[Menu]:
    """Roost's commands in the menus of people and messages."""
    return [command for command in roost_alone().commands() if isinstance(command, Menu)]


async def payloads(commands: Sequence[Command | Menu | app_commands.Group]) -> list[dict[str, Any]]:
    """Commands as they are registered with Discord, with their names in every language."""
    tree, translator = app_commands.CommandTree(discord.Client(intents=discord.Intents.none())), Translator()
    await tree.set_translator(translator)
    return [await command.get_translated_payload(tree, translator) for command in commands]


def roost_alone() -> Roost:
    """A bot without a store and without Discord."""
    store = cast("SqlStore", SimpleNamespace(shards=WHOLE, finished=None, daily=None))
    return Roost(store, Computers(), review_in_thread)
