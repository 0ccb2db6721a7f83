"""A process that plays is killed with SIGKILL at random moments: nothing acknowledged is lost, nothing happens twice,
and the game goes on."""

import time
from random import Random
from typing import NamedTuple

import pytest

from bot.store import SqlStore, open_store
from bot.tables import lobby
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Table
from tests.patience import PATIENCE
from tests.store.children import SPOT, Child
from tests.store.kept import Kept

KILLS = {"sqlite": 26, "postgresql": 8}
SEED = 20_261_121
_LINES = 20, 80
"""How much a child says before it is killed: two lines a move."""
_MOVE, _START = 0.006, 0.05
"""Seconds that a move, and opening the database, may take."""


class Said(NamedTuple):
    """Output of a child before it died: its acknowledged interactions, and the one that it had begun."""

    done: list[list[str]]
    tried: list[str] | None


async def test_kill_9_loses_nothing_acknowledged_and_plays_nothing_twice(database: Kept, engine: str) -> None:
    rng = Random(SEED)
    print(f"seed {SEED}")  # noqa: T201 - pytest shows it with a failure
    done: list[list[str]] = []
    repeated = found = 0
    for killed in range(KILLS[engine]):
        child = Child("playing", database.url, (killed + 1) * 1_000_000, rng.getrandbits(32))
        said = _killed(child, rng, in_its_start=killed % 7 == 6)
        done += said.done
        store = await open_store(database.url, patience=PATIENCE)
        try:
            await _everything_is_there(store, done)
            if said.tried is not None:
                repeated += 1
                found += await _repeat(store, said.tried)
        finally:
            await store.close()
    print(f"{len(done)} moves; {repeated} repeated, of which {found} had been committed")  # noqa: T201
    assert len(done) > 5 * KILLS[engine]
    assert repeated > KILLS[engine] / 3, "hardly a kill came in the middle of a move"


def _killed(child: Child, rng: Random, *, in_its_start: bool) -> Said:
    """Let a child play, and kill it: some moves on, a few milliseconds later or in the middle of its start."""
    child.let_go()
    heard = [] if in_its_start else [child.hear() for _ in range(rng.randrange(*_LINES))]
    time.sleep(rng.random() * (_START if in_its_start else _MOVE))
    words = [line.split(" ") for line in heard + child.kill()]
    done = [word[1:] for word in words if word[0] == "done"]
    tried = words[-1][1:] if words and words[-1][0] == "try" else None
    return Said(done, tried)


async def _everything_is_there(store: SqlStore, done: list[list[str]]) -> None:
    """Every acknowledged move is in its log once, the numbers have no gap, and a replay gives the same events."""
    expected: dict[str, dict[int, list[str]]] = {}
    for interaction, table_id, *rest in done:
        expected.setdefault(table_id, {})[int(interaction)] = rest
    for table_id, moves in expected.items():
        info = await store.info(table_id)
        assert info is not None
        log = await store.entries(table_id, 0)
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        numbers = {entry.interaction_id: entry.number for entry in log if entry.interaction_id is not None}
        assert len(numbers) == len([entry for entry in log if entry.interaction_id is not None])
        notations = {int(last): notation for _, last, *notation in moves.values()}
        for interaction, (number, *_) in moves.items():
            assert numbers.get(interaction) == int(number), f"interaction {interaction} is not where it was"
        table = Table(info)
        for entry in log:
            table.apply(entry)
            if entry.number in notations and table.position is not None:
                assert table.position.notation().split(" ") == notations[entry.number]
        assert table.number == len(log)


async def _repeat(store: SqlStore, tried: list[str]) -> bool:
    """Send the interaction again whose answer was lost; return whether it had been committed."""
    interaction, table_id, person_id, action = int(tried[0]), tried[1], int(tried[2]), tried[3]
    committed = await store.table_of_interaction(interaction) == table_id
    before = await store.entries(table_id, 0)
    tables = Tables(store)
    person: Person = (await store.people([person_id]))[0]
    step = await tables.commit(table_id, person, interaction, Table.play, action.encode())
    after = await store.entries(table_id, 0)
    assert sum(entry.interaction_id == interaction for entry in after) == 1
    assert bool(step.entries) != committed
    assert (after == before) == committed
    again = await tables.commit(table_id, person, interaction, Table.play, action.encode())
    assert not again.entries
    assert await store.entries(table_id, 0) == after
    return committed


async def test_a_repeated_interaction_cannot_be_played_on_another_table(store: SqlStore) -> None:
    """The unlikely way round: an id that is known from elsewhere is no move here, and no answer either."""
    tables = Tables(store)
    anna, bruno = [await store.upsert_person(n, "x", "en") for n in (1, 2)]
    first = await tables.open(SPOT, anna, 1, game="heckmeck", language="en")
    await tables.commit(first.after.info.id, anna, 2, Table.end, moderator=False)
    second = await tables.open(SPOT, anna, 3, game="heckmeck", language="en")
    with pytest.raises(Refusal) as refused:
        await tables.commit(second.after.info.id, bruno, 2, lobby.join)
    assert refused.value.code == "stale"
    assert [entry.interaction_id for entry in await store.entries(second.after.info.id, 1)] == [None]
