"""Tables for the tests of the store: opened, started, and with steps that are not written yet."""

import itertools
from collections.abc import Sequence
from random import Random

from bot.store import SqlStore
from bot.tables import lobby
from bot.tables.service import TableLocation, Tables
from bot.tables.store import Person
from bot.tables.table import Cause, Step, Table
from tests.store.children import sensible_action, some_action

_counter = itertools.count(1)


def count_from(first: int) -> None:
    """Use other numbers than other processes do."""
    global _counter  # noqa: PLW0603
    _counter = itertools.count(first)


def interaction() -> int:
    """A new interaction id."""
    return 10**18 + next(_counter)


async def people_of(store: SqlStore, count: int) -> list[Person]:
    return [await store.upsert_person(1000 + n, f"Player {n}", "en") for n in range(count)]


def a_spot() -> TableLocation:
    return TableLocation(guild_id=1, channel_id=interaction(), parent_id=None)


async def opened(
    store: SqlStore,
    people: Sequence[Person],
    spot: TableLocation | None = None,
    expected: Sequence[int] = (),
    planner: int | None = None,
) -> Table:
    """A lobby with these people seated, or a planned one with seats that are kept for those who are expected."""
    tables = Tables(store)
    where = (spot or a_spot(), people[0], interaction())
    step = await tables.open(*where, game="heckmeck", language="en", expected=expected, planner=planner)
    for person in people[1:]:
        step = await tables.commit(step.after.info.id, person, interaction(), lobby.join)
    return step.after


async def started(store: SqlStore, people: Sequence[Person]) -> Table:
    """A table that waits for its first seat, whose dice are rolled."""
    table = await opened(store, people)
    return (await Tables(store).start(table.info.id, people[0], interaction())).after


async def end_early(store: SqlStore, table: Table) -> Step:
    """End a game before its result, by a moderator who has no seat in it."""
    moderator = await store.upsert_person(999, "Moderator", "en")
    return await Tables(store).commit(table.info.id, moderator, interaction(), Table.end, moderator=True)


def a_move(table: Table, at: int = 5) -> Step:
    """Return a step of the awaited seat that brings the game on, not yet written."""
    seat, action = sensible_action(table)
    return table.play(Cause(table.people[seat], at, interaction()), action, seat, None)


def some_move(table: Table, rng: Random, *, interaction_id: int | None = None, at: int = 5) -> Step:
    """Something the table waits for, not written yet."""
    seat, action = some_action(table, rng)
    return table.play(Cause(table.people[seat], at, interaction_id or interaction()), action, seat, None)
