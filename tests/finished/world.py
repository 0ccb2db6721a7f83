"""Finished tables in a store, and the same tables as a plain list, from which tests work out what to expect."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from msgspec import structs

from bot.finished.store import FinishedTable
from bot.store import SqlStore
from bot.tables import lobby
from bot.tables.entries import Ended, Started
from bot.tables.holders import Computer
from bot.tables.service import Tables
from bot.tables.state import TableInfo
from bot.tables.store import Person
from bot.tables.table import Cause, Step, Table
from games.chance import SEED_BYTES
from games.core import Place, Result
from games.registry import GAMES
from tests.store.children import sensible_action, some_action
from tests.store.tables import a_spot, interaction


class Ending(NamedTuple):
    """A finished table: who, by seat, with which place and score."""

    table: str
    guild: int
    game: str
    at: int
    people: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]


async def people_of(store: SqlStore, count: int) -> list[Person]:
    return [await store.upsert_person(5000 + n, f"Player {n}", "en") for n in range(count)]


def new_info(guild: int, game: str) -> TableInfo:
    return TableInfo(
        id=f"t{interaction()}",
        guild_id=guild,
        channel_id=interaction(),
        parent_id=None,
        game=game,
        version=GAMES[game].version,
        language="en",
        seed=bytes(SEED_BYTES),
    )


async def live(store: SqlStore, info: TableInfo, people: Sequence[int], at: int, *, begun: bool = True) -> Table:
    """A table whose people sit, and whose game has begun."""
    step = Table(info).open(Cause(people[0], at, interaction()), people, ())
    await store.create(step)
    if begun:
        step = Step(step.after)
        step.write(Cause(people[0], at, interaction()), Started())
        await store.append(step)
    return step.after


def ending(table: Table, scores: Sequence[int], at: int) -> tuple[Step, Ending]:
    """The end of a table with these scores, not written yet; the highest wins, and equal scores share a place."""
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    seats = sorted(range(len(scores)), key=places.__getitem__)
    result = Result("done", tuple(Place(seat, places[seat], scores[seat], 0) for seat in seats))
    step = Step(table)
    step.write(Cause(table.people[0], at, interaction()), Ended("over", table.info.seed.hex(), result))
    info = table.info
    return step, Ending(info.id, info.guild_id, info.game, at, table.people, places, tuple(scores))


async def end(store: SqlStore, guild: int, game: str, people: Sequence[int], scores: Sequence[int], at: int) -> Ending:
    """A table from its opening to its end."""
    step, ended = ending(await live(store, new_info(guild, game), people, at), scores, at)
    await store.append(step)
    return ended


async def play(
    store: SqlStore, guild: int, game: str, people: Sequence[Person], rng: Random, levels: Sequence[str] = ()
) -> Table:
    """A real game of random players, or of sensible ones where random ones take for ever, to its end; with computers of
    some levels behind the people, who play like them."""
    tables, by_id = Tables(store), {person.id: person for person in people}
    spot = structs.replace(a_spot(), guild_id=guild)
    step = await tables.open(spot, people[0], interaction(), game=game, language="en")
    for person in people[1:]:
        step = await tables.commit(step.after.info.id, person, interaction(), lobby.join)
    for level in levels:
        step = await tables.commit(step.after.info.id, people[0], interaction(), lobby.add_computer, level)
    step = await tables.start(step.after.info.id, people[0], interaction())
    while step.after.phase == "playing":
        table = step.after
        seat, action = sensible_action(table) if game == "heckmeck" else some_action(table, rng)
        if seat in table.computers:
            step = await tables.play_for(table.info.id, seat, table.stamp(seat), action)
        else:
            step = await tables.commit(table.info.id, by_id[table.people[seat]], interaction(), Table.play, action)
    return step.after


def in_order(endings: Iterable[Ending]) -> list[Ending]:
    """Return endings in the order in which they are rated."""
    return sorted(endings, key=lambda one: (one.at, one.table))


def finishers_of(played: FinishedTable) -> list[Person]:
    """Return the finishers of a table without computers."""
    return [one.who for one in played.finishers if not isinstance(one.who, Computer)]
