"""Parts of statements: upserts, the servers of a process, the seats of a person."""

from typing import Any, Final, TypeVar

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    CompoundSelect,
    Integer,
    Select,
    Table,
    literal,
    select,
    union,
)
from sqlalchemy.dialects.postgresql import Insert
from sqlalchemy.dialects.postgresql import insert as insert_or

from bot.store.schema import former_seats, seats, tables, turns
from bot.tables.shards import Shards

S = TypeVar("S", bound=Select[*tuple[Any, ...]])

_BEFORE_TIME: Final = 22
"""The bits of a Discord id below its time."""


def insert_new(table: Table) -> Insert:
    """Insert a row unless there is one with its key."""
    return insert_or(table).on_conflict_do_nothing()


def upsert(table: Table, *columns: str) -> Insert:
    """Insert a row, or set these columns of the row with its primary key. SQLAlchemy compiles PostgreSQL's INSERT … ON
    CONFLICT for SQLite as well; one made by its SQLite dialect does not compile for PostgreSQL."""
    insert = insert_or(table)
    excluded = {name: insert.excluded[name] for name in columns}
    return insert.on_conflict_do_update(index_elements=[*table.primary_key], set_=excluded)


def of_servers(query: S, guild_id: ColumnElement[int], shards: Shards) -> S:
    """Narrow a query to the servers of these shards. Unchanged if they are all shards."""
    return query.where(_owned(guild_id, shards)) if shards.chosen else query


def of_tables(query: S, shards: Shards) -> S:
    """Narrow a query for turns to the servers of these shards."""
    if not shards.chosen:
        return query
    return query.join(tables, tables.c.id == turns.c.table_id).where(_owned(tables.c.guild_id, shards))


def _owned(guild_id: ColumnElement[int], shards: Shards) -> ColumnElement[bool]:
    """`Shards.hold` in SQL."""
    time = guild_id.bitwise_rshift(literal(_BEFORE_TIME, Integer))
    shard = time % literal(shards.count, BigInteger)
    return shard.between(literal(shards.first, BigInteger), literal(shards.last, BigInteger))


def seats_held_by(person: int | BindParameter[int]) -> CompoundSelect[*tuple[Any, ...]]:
    """Select them with their tables."""
    return union(
        *[select(held.c.table_id, held.c.seat).where(held.c.person_id == person) for held in (seats, former_seats)]
    )
