"""Questions to computers contain only what their seat knows. Every game, every level, every seat."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from bot.computers.computers import Computers, Workers
from bot.computers.questions import Question, answer
from bot.tables.entries import read_action
from bot.tables.state import TableInfo, TableState
from games.computer import LEVELS, Level
from games.game import AnyGame
from games.registry import GAMES
from tests.games.playouts import CASES, Case, positions

SEED = bytes(range(32))
SMALLEST = [next(case for case in CASES if case.game is game) for game in GAMES.values()]

in_every_game = pytest.mark.parametrize("case", SMALLEST, ids=str)
of_every_level = pytest.mark.parametrize("level", LEVELS)


class Overheard(Workers):
    """Thinks in this process; keeps all that it is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    async def ask(self, line: bytes) -> bytes:
        self.sent.append(line)
        asked = msgspec.json.decode(line, type=Question)
        return msgspec.json.encode(answer(msgspec.structs.replace(asked, level="hen")))  # a rooster takes its time


def at(position: AnyGame) -> TableState:
    """A table at which that is the position."""
    table = TableState(TableInfo("sometable", 1, 2, None, position.name, position.version, "en", SEED))
    table.phase, table.position = "playing", position
    return table


def decisions(case: Case) -> Iterator[tuple[AnyGame, int]]:
    for position in positions(case):
        for seat in sorted(position.awaited):
            yield position, seat


@of_every_level
@in_every_game
async def test_question_to_a_computer_is_independent_of_hidden_information(case: Case, level: Level) -> None:
    workers = Overheard()
    computers = Computers(workers)
    for number, (position, seat) in enumerate(decisions(case)):
        workers.sent.clear()
        others = [position.resample(seat, Random(f"{number} {deal}")) for deal in range(3)]
        moves = [await computers.decide(at(one), seat, level) for one in (position, *others)]
        assert len(set(moves)) == 1
        assert len(set(workers.sent)) == 1


@in_every_game
async def test_question_contains_neither_seed_nor_full_position(case: Case) -> None:
    workers = Overheard()
    asked = list(decisions(case))
    for position, seat in asked:
        await Computers(workers).decide(at(position), seat, "rooster")
    assert not [line for line in workers.sent if SEED.hex().encode() in line or SEED in line]
    positions = [msgspec.json.decode(line, type=Question).position for line in workers.sent]
    own = [position.notation() for position, _ in asked]
    hidden = any(position.view(seat).hand() for position, seat in asked)
    assert (positions == own) == (not hidden)


@of_every_level
@in_every_game
async def test_a_move_is_legal_at_the_table_and_the_same_when_it_is_thought_again(case: Case, level: Level) -> None:
    for position, seat in decisions(case):
        moves = [await Computers(Overheard()).decide(at(position), seat, level) for _ in range(2)]
        assert moves[0] == moves[1]
        assert read_action(case.game, moves[0]) in [choice.action for choice in position.legal(seat)]
