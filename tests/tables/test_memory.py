"""Memory used by a table."""

import gc
import tracemalloc
from collections.abc import Sequence
from itertools import cycle, islice

import pytest

from bot.tables.entries import Entry
from bot.tables.state import TableInfo
from bot.tables.table import Table
from games.registry import GAMES
from tests.golden.record import path_of, read

KIB = 21
"""Of a live table, at most: a process may hold a thousand."""


def looked_at(info: TableInfo, log: Sequence[Entry]) -> Table:
    """A table whose board was made, and whose moves were looked at."""
    table = Table.replayed(info, log)
    assert table.position is not None
    table.position.view(None)
    for seat in table.awaited:
        table.position.legal(seat)
    return table


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_live_table_takes_little(game: str) -> None:
    goldens = read(path_of(game, GAMES[game].version))
    logs = [(golden.info, golden.log[:-1]) for golden in goldens]
    for log in logs:
        looked_at(*log)
    tracemalloc.start()
    try:
        tables = [looked_at(*log) for log in islice(cycle(logs), 30)]
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] / len(tables)
    finally:
        tracemalloc.stop()
    assert taken < KIB * 1024
