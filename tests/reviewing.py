"""Reviews without a process of their own, and random games to be reviewed."""

import asyncio
import sys
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.computers.review_worker import timed, work_on
from bot.finished.review import Review, review_of
from bot.tables.attendance import STAND_IN
from bot.tables.entries import Entry, read_action
from bot.tables.state import TableInfo
from bot.tables.table import Cause, Step, Table
from games.chance import SEED_BYTES
from games.game import variants
from games.registry import GAMES
from games.review import Comparison, Search, Slice, Worked
from tests.store.children import sensible_action

PROMPT: Final = (
    sys.executable,
    "-c",
    "import os, runpy; os.nice = lambda _: 0; runpy.run_module('bot.computers.review_worker', run_name='__main__')",
)
"""The command of a process for reviews that a busy machine does not starve: its lowest priority would get a test no
time beside anything else."""
_LONGEST: Final = 3000
"""Entries of a random game of Heckmeck that does not end."""
_SENSIBLE: Final = 0.7
"""How often a player of Heckmeck wants the game to end."""
_UNASKED: Final = 0.3
"""How often a seat acts that may, but is perhaps not awaited."""
_STOOD_IN: Final = 0.1
"""How often a computer decides for a person."""


class RandomGame(NamedTuple):
    """A game of random players: with any number of seats and variants, with changed choices, purchases before a seat's
    turn, and computers that decide for people."""

    info: TableInfo
    seats: int
    log: Sequence[Entry]


_worked: Final[dict[bytes, Worked]] = {}


async def review_in_thread(asked: Slice) -> Worked:
    """Work on a slice in a thread of this process, once: the same slice has the same finding."""
    key = msgspec.json.encode(asked)
    if key not in _worked:
        _worked[key] = await asyncio.to_thread(timed, asked)
    return _worked[key]


def random_game(name: str, number: int) -> RandomGame:
    """Return the random game of a number."""
    rng, game, ids = Random(f"{name} {number}"), GAMES[name], count(1)
    seats = rng.choice(game.seats)
    info = TableInfo(f"t{number}", 1, 2, None, name, game.version, "en", rng.randbytes(SEED_BYTES))
    chosen = {variant.field: variant.code for variant in variants(game.Options) if rng.random() < 0.3}
    step = Table(info).open(Cause(1, 0, next(ids)), range(1, 1 + seats), (*chosen.values(),))
    log = [*step.entries]
    step = step.after.start(Cause(1, 0, next(ids)))
    log += step.entries
    while step.after.phase != "over" and len(log) < _LONGEST:
        table, at = step.after, next(ids)
        seat, action = _move(table, rng)
        stood_in = seat in table.awaited and rng.random() < _STOOD_IN
        cause = Cause(STAND_IN, at, None) if stood_in else Cause(1 + seat, at, at)
        step = Step(table)
        step.act(cause, seat, action)
        step.settle(cause)
        log += step.entries
    return RandomGame(info, seats, log)


def _move(table: Table, rng: Random) -> tuple[int, Struct]:
    position = table.position
    assert position is not None
    if table.info.game == "heckmeck" and rng.random() < _SENSIBLE:
        seat, body = sensible_action(table)
        return seat, read_action(table.game, body)
    able = [seat for seat in range(position.seat_count) if position.legal(seat)]
    seat = rng.choice(able if rng.random() < _UNASKED else sorted(table.awaited))
    return seat, rng.choice(position.legal(seat)).action


async def review_quickly(game: RandomGame) -> Review:
    """Review a game with the least budgets: each search and each comparison has one playout of an action."""

    async def work(asked: Slice) -> Worked:
        match asked:
            case Search():
                asked = replace(asked, playouts=1)
            case Comparison():
                asked = replace(asked, draws=1)
            case _:
                pass
        return Worked(work_on(asked), 0.0)

    return await review_of(game.info, game.seats, game.log, work, _quietly)


async def _quietly(share: float) -> None:
    """Report no progress."""
