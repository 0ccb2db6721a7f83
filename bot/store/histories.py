"""A server's tables that are over, in pages."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, func, literal, select, union_all

from bot.finished.store import FinishedTable, Finisher, History
from bot.store.database import Part, reads
from bot.store.leaderboards import unindexed
from bot.store.logs import LOG_BESIDE_MOVES, log_from
from bot.store.people import PERSON, person_of, select_people
from bot.store.schema import NO_SEAT, messages, people, results, seats, tables
from bot.store.statements import seats_held_by
from bot.tables.entries import Ended, decode_body
from bot.tables.holders import Computer
from bot.tables.posted import THREAD_STARTER
from games.core import Result

_PLAYED: Final = (tables.c.started_at.is_not(None), tables.c.ended_at.is_not(None))


def played_in(channel_id: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that a table started and is over, in a channel or in a thread with its starter there.
    Other threads, which may be private, are places of their own."""
    here = select(tables.c.id).where(*_PLAYED, tables.c.channel_id == channel_id)
    led = select(tables.c.id).join(messages, messages.c.table_id == tables.c.id)
    led = led.where(*_PLAYED, tables.c.parent_id == channel_id, messages.c.kind == THREAD_STARTER)
    return tables.c.id.in_(union_all(here, led))


class SqlHistories(Part):
    @reads
    def history(
        self, connection: Connection, guild_id: int, channel_id: int | None, person: int | None, offset: int, limit: int
    ) -> History:
        """Return a server's tables that started and are over: of one channel, with its threads, or
        all; of one person or all."""
        conditions: list[ColumnElement[bool]] = [*_PLAYED]
        if channel_id is not None:
            conditions.append(played_in(literal(channel_id)))
        if person is not None:
            conditions.append(tables.c.id.in_(select(seats_held_by(person).subquery().c.table_id)))
        one_of_few = len(conditions) > 2  # these are found faster than those of the server
        conditions.append((unindexed(tables.c.guild_id) if one_of_few else tables.c.guild_id) == guild_id)
        board = and_(messages.c.table_id == tables.c.id, messages.c.kind == "board", messages.c.seat == NO_SEAT)
        page = (
            select(tables, messages.c.message_id)
            .outerjoin(messages, board)
            .where(*conditions)
            .order_by(tables.c.ended_at.desc(), tables.c.id.desc())
            .offset(offset)
            .limit(limit)
        )
        rows = connection.execute(page).all()
        total = connection.scalar(select(func.count()).select_from(tables).where(*conditions))
        ended = [row.id for row in rows if row.ended_because == "over"]
        counted = _counted(connection, guild_id, ended)
        not_counted = _not_counted(connection, guild_id, [table_id for table_id in ended if table_id not in counted])
        finishers = {**counted, **not_counted}
        return History(
            tuple(
                FinishedTable(
                    id=row.id,
                    guild_id=row.guild_id,
                    channel_id=row.channel_id,
                    message_id=row.message_id,
                    game=row.game,
                    opened_at=row.opened_at,
                    ended_at=row.ended_at,
                    because=row.ended_because,
                    finishers=finishers.get(row.id, ()),
                    rated=row.id in counted,
                )
                for row in rows
            ),
            offset,
            total or 0,
        )


def _counted(connection: Connection, guild_id: int, ids: Sequence[str]) -> Mapping[str, tuple[Finisher, ...]]:
    """Return finishers of rated tables from their results."""
    query = (
        select(*[results.c[name] for name in ("table_id", "seat", "place", "score", "role")], *PERSON)
        .select_from(results.join(select_people(literal(guild_id)), people.c.id == results.c.person_id))
        .where(results.c.table_id.in_(ids))
        .order_by(results.c.table_id, results.c.place, results.c.seat, results.c.role)
    )
    rows = connection.execute(query).all()
    return {
        table: tuple(Finisher(row.seat, person_of(row), row.place, row.score, row.role) for row in group)
        for table, group in groupby(rows, lambda row: row.table_id)
    }


def _not_counted(connection: Connection, guild_id: int, ids: Sequence[str]) -> Mapping[str, tuple[Finisher, ...]]:
    """Return finishers of tables that are not rated, from their last log entries and seats."""
    if not ids:
        return {}
    held = connection.execute(select(seats).where(seats.c.table_id.in_(ids))).all()
    those = {row.person_id for row in held if row.person_id is not None}
    known = select(*PERSON).select_from(select_people(literal(guild_id))).where(people.c.id.in_(those))
    by_id = {row.id: person_of(row) for row in connection.execute(known).all()}
    holders = {
        (row.table_id, row.seat): by_id[row.person_id] if row.level is None else Computer(row.level) for row in held
    }
    results = {table_id: _result(connection, table_id) for table_id in ids}
    return {
        table: tuple(
            Finisher(place.seat, holders[table, place.seat], place.place, place.score) for place in result.places
        )
        for table, result in results.items()
        if result is not None
    }


def _result(connection: Connection, table_id: str) -> Result | None:
    last = log_from(connection.execute(LOG_BESIDE_MOVES, {"id": table_id, "after": 0}).all())[-1]
    ended = decode_body(last)
    return ended.result if isinstance(ended, Ended) else None
