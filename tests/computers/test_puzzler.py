"""The process that makes puzzles."""

import sys

import pytest

from bot.computers.process import Worker
from bot.computers.puzzle_worker import puzzle_line
from bot.computers.puzzler import Puzzler
from bot.daily.puzzle import make
from tests.patience import PATIENCE

SEED = bytes(range(32))


async def test_a_puzzle_is_made_in_a_process_of_its_own() -> None:
    puzzler = Puzzler()
    try:
        assert await puzzler.make(SEED) == make(SEED)
    finally:
        await puzzler.close()


async def test_without_a_process_a_thread_makes_it() -> None:
    puzzler = Puzzler(Worker(["/nonexistent"]))
    assert await puzzler.make(SEED) == make(SEED)
    await puzzler.close()


async def test_a_reply_that_is_no_puzzle_is_an_error_and_not_a_puzzle() -> None:
    worker = Worker([sys.executable, "-c", "import sys\nfor line in sys.stdin: print(flush=True)"], stall=PATIENCE)
    puzzler = Puzzler(worker)
    with pytest.raises(ValueError, match="no puzzle"):
        await puzzler.make(SEED)
    await puzzler.close()


def test_a_line_that_is_no_seed_has_an_empty_reply() -> None:
    assert puzzle_line(b"what\n") == b""
