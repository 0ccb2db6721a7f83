"""What is kept of a person, and forgetting her."""

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, Final

import msgspec
from sqlalchemy import (
    BindParameter,
    Connection,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    func,
    select,
    union,
    union_all,
    update,
)

from bot.store.packing import unpacked
from bot.store.schema import (
    BESIDE_MOVES,
    LIVE,
    entries,
    feats,
    former_seats,
    messages,
    nicknames,
    packed_logs,
    people,
    ratings,
    results,
    seasons,
    seats,
    standings,
    tables,
    turns,
    visitors,
)
from bot.store.seated import seats_of
from bot.tables.entries import by_person
from bot.tables.needs import SeatedStill


def kept_of(connection: Connection, person: int) -> Mapping[str, object]:
    """Everything, as plain values: whatever names a person elsewhere, or is secret still, is not among the columns."""
    asked = {"person": person, "by": by_person(person)}
    kept = {name: _rows(connection, query, asked) for name, query in _KEPT.items()}
    done = sorted([*kept["entries"], *_packed_entries(connection, person)], key=itemgetter("table_id", "number"))
    entries = [row | {"body": msgspec.json.decode(row["body"])} for row in done]
    return {**kept, "person": kept["person"][0], "entries": entries}


def counts_of(connection: Connection, person: int) -> Mapping[str, int]:
    """How many rows there are of a person, of the kinds that tell her most."""
    asked = {"person": person, "by": by_person(person)}
    counted = {name: select(func.count()).select_from(_KEPT[name].subquery()) for name in _COUNTED}
    counts = {name: connection.scalar(query, asked) or 0 for name, query in counted.items()}
    return counts | {"entries": counts["entries"] + len(_packed_entries(connection, person))}


def _packed_entries(connection: Connection, person: int) -> list[dict[str, Any]]:
    """What somebody did at tables whose logs are packed."""
    own = by_person(person)
    return [
        {"table_id": row.table_id} | {column.name: getattr(entry, column.name) for column in _ENTRY[1:]}
        for row in connection.execute(_PACKED, {"person": person})
        for entry in unpacked(row.log)
        if entry.by == own
    ]


def _rows(connection: Connection, query: Select[*tuple[Any, ...]], asked: Mapping[str, object]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query, asked).mappings()]


def forget(connection: Connection, person: int) -> None:
    """Empty a row. Seats, logs, results and ratings stay, nobody's now, so that those of the others stay what they
    are."""
    live = connection.scalars(_LIVE, {"person": person}).all()
    if live:
        raise SeatedStill(live)
    empty(connection, person)


def empty(connection: Connection, person: int) -> None:
    """Empty the row of somebody who sits at no live table."""
    for statement in (_EMPTY, _UNCALL, _UNRANK, _UNPOST):
        connection.execute(statement, {"person": person})


def kept_for(connection: Connection, person: int) -> Sequence[str]:
    """The live tables at which a computer holds a seat that a person has held."""
    return connection.scalars(_KEPT_FOR, {"person": person}).all()


_WHO: Final[BindParameter[int]] = bindparam("person")
_LIVE: Final = (
    select(tables.c.id)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(seats.c.person_id == _WHO, LIVE)
    .order_by(tables.c.opened_at.desc())
)
_KEPT_FOR: Final = (
    select(tables.c.id)
    .join(former_seats, former_seats.c.table_id == tables.c.id)
    .join(seats, and_(seats.c.table_id == former_seats.c.table_id, seats.c.seat == former_seats.c.seat))
    .where(former_seats.c.person_id == _WHO, seats.c.level.is_not(None), LIVE)
)
_EMPTY: Final = (
    update(people)
    .where(people.c.id == _WHO)
    .values(
        discord_id=None,
        name="",
        locale="",
        time_zone=None,
        quiet_from=None,
        quiet_until=None,
        quiet_spent=None,
        told_by="mention",
    )
)
_UNCALL: Final = delete(nicknames).where(nicknames.c.person_id == _WHO)
_UNRANK: Final = delete(standings).where(standings.c.person_id == _WHO)
_SEATS: Final = seats_of(_WHO).subquery()
_OWN_MESSAGES: Final = and_(messages.c.table_id.in_(select(_SEATS.c.table_id)), messages.c.person_id == _WHO)
_UNPOST: Final = delete(messages).where(_OWN_MESSAGES)


def _own(table: Table) -> Select[*tuple[Any, ...]]:
    """All rows of a table of the database that are a person's."""
    return select(table).where(table.c.person_id == _WHO)


def _at_own_seats(table: Table, *columns: str) -> Select[*tuple[Any, ...]]:
    """The rows of a table of the database that belong to one of the seats that a person holds."""
    at_seat = and_(table.c.table_id == seats.c.table_id, table.c.seat == seats.c.seat)
    own = select(*[table.c[name] for name in columns]).join(seats, at_seat).where(seats.c.person_id == _WHO)
    return own.order_by(table.c.table_id, table.c.seat)


_ENTRY: Final = [entries.c[name] for name in ("table_id", "number", "at", "seat", "interaction_id", "kind", "body")]
_BY: Final[BindParameter[str]] = bindparam("by")
_JOINED: Final = select(entries.c.table_id).where(entries.c.by == _BY, BESIDE_MOVES)
"""The tables where a person has done anything but move: whoever moved has joined before, though somebody else may hold
the seat by now."""
_ENTRIES: Final = union_all(
    select(*_ENTRY).where(entries.c.by == _BY, BESIDE_MOVES),
    select(*_ENTRY).where(entries.c.table_id.in_(_JOINED), entries.c.by == _BY, entries.c.kind == "action"),
).subquery()
_PACKED: Final = select(packed_logs).where(
    packed_logs.c.table_id.in_(
        union(*[select(table.c.table_id).where(table.c.person_id == _WHO) for table in (seats, visitors)])
    )
)
_KEPT: Final[Mapping[str, Select[*tuple[Any, ...]]]] = {
    "person": select(people).where(people.c.id == _WHO),
    "nicknames": select(nicknames.c.guild_id, nicknames.c.nickname).where(nicknames.c.person_id == _WHO),
    "seats": select(_SEATS.c.table_id, _SEATS.c.seat, tables.c.guild_id, tables.c.game, tables.c.opened_at)
    .join(tables, tables.c.id == _SEATS.c.table_id)
    .order_by(tables.c.opened_at, tables.c.id),
    "turns": _at_own_seats(turns, "table_id", "seat", "since", "deadline", "remind_at").where(
        turns.c.person_id == _WHO
    ),
    "entries": select(_ENTRIES).order_by(_ENTRIES.c.table_id, _ENTRIES.c.number),
    "results": _own(results).order_by(results.c.ended_at, results.c.table_id),
    "ratings": _own(ratings).order_by(ratings.c.guild_id, ratings.c.season, ratings.c.game, ratings.c.ended_at),
    "standings": _own(standings),
    "feats": _at_own_seats(feats, "table_id", "seat", "game", "code", "value"),
    "seasons": select(seasons.c.guild_id, seasons.c.number, seasons.c.closed_at).where(seasons.c.closed_by == _WHO),
    "messages": select(*[messages.c[name] for name in ("table_id", "kind", "channel_id", "message_id", "at")])
    .where(_OWN_MESSAGES)
    .order_by(messages.c.table_id, messages.c.seat),
}
_COUNTED: Final = ("seats", "entries", "results", "nicknames")
