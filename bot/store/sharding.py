"""Queries for what belongs to the servers that a process holds, where several processes share a database."""

from typing import Any, Final, TypeVar

from sqlalchemy import BigInteger, ColumnElement, Integer, Select, literal

from bot.store.schema import tables, turns
from bot.tables.shards import Shards

S = TypeVar("S", bound=Select[*tuple[Any, ...]])

_BEFORE_TIME: Final = 22
"""The bits of an id of Discord's that lie behind its time."""


def of_servers(query: S, guild_id: ColumnElement[int], shards: Shards) -> S:
    """A query for the rows of the servers that are theirs alone; as it is where they are all there are."""
    return query.where(_held(guild_id, shards)) if shards.chosen else query


def of_tables(query: S, shards: Shards) -> S:
    """A query for turns, likewise by their tables."""
    if not shards.chosen:
        return query
    return query.join(tables, tables.c.id == turns.c.table_id).where(_held(tables.c.guild_id, shards))


def _held(guild_id: ColumnElement[int], shards: Shards) -> ColumnElement[bool]:
    """`Shards.hold` in SQL."""
    time = guild_id.bitwise_rshift(literal(_BEFORE_TIME, Integer))
    shard = time % literal(shards.count, BigInteger)
    return shard.between(literal(shards.first, BigInteger), literal(shards.last, BigInteger))
