"""A person's data, and forgetting a person."""

import secrets
from collections.abc import Collection, Mapping, Sequence
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
    case,
    delete,
    func,
    insert,
    or_,
    select,
    union,
    union_all,
    update,
)

from bot.store.database import Part, reads, writes_alone
from bot.store.forgotten import INSTALLATION, PEOPLE_BEHIND, listed, note
from bot.store.logs import unpack
from bot.store.outbox import notify_person_changed
from bot.store.schema import (
    BESIDE_MOVES,
    LIVE,
    NAMES,
    daily_answers,
    entries,
    evening_answers,
    evenings,
    feats,
    former_seats,
    memos,
    messages,
    nicknames,
    packed_logs,
    people,
    ratings,
    results,
    seasons,
    seats,
    standings,
    subscriptions,
    tables,
    turns,
    visitors,
)
from bot.store.statements import insert_new, seats_held_by
from bot.tables.entries import NAMING, by_person, named_in
from bot.tables.store import SeatedStill


class SqlPrivacy(Part):
    """A person's data."""

    @reads
    def personal_data(self, connection: Connection, person: int) -> Mapping[str, object]:
        """Return everything stored about a person, ready for JSON: the person, seats and their tables, moves, results,
        ratings, messages."""
        params = {"person": person, "by": by_person(person)}
        kept = {name: _rows(connection, query, params) for name, query in _PERSONAL.items()}
        done = sorted([*kept["entries"], *_packed_entries(connection, person)], key=itemgetter("table_id", "number"))
        entries = [row | {"body": msgspec.json.decode(row["body"])} for row in done]
        return {**kept, "person": kept["person"][0], "entries": entries, "named_at": _named_at(connection, person)}

    @reads
    def count_personal_data(self, connection: Connection, person: int) -> Mapping[str, int]:
        """Return the number of a person's rows: seats now and before, entries, results, nicknames."""
        params = {"person": person, "by": by_person(person)}
        counted = {name: select(func.count()).select_from(_PERSONAL[name].subquery()) for name in _COUNTED}
        counts = {name: connection.scalar(query, params) or 0 for name, query in counted.items()}
        return counts | {"entries": counts["entries"] + len(_packed_entries(connection, person))}

    @reads
    def stand_in_tables(self, connection: Connection, person: int) -> Sequence[str]:
        return connection.scalars(_STAND_INS, {"person": person}).all()

    @writes_alone
    def forget(self, connection: Connection, person: int) -> None:
        """Empty a person's row for good. Raises SeatedStill if that would strand a table."""
        live = connection.scalars(_LIVE, {"person": person}).all()
        if live:
            raise SeatedStill(live)
        empty(connection, person)
        note(connection, [person])

    @writes_alone
    def known_again(self, connection: Connection) -> Sequence[int]:
        """Return the people who were forgotten and whom a restored backup made known again. Reserves the ids of others
        that the backup lacks, so that no new person gets one. Gives a new installation its number."""
        connection.execute(_INSTALL, {"key": INSTALLATION, "value": secrets.token_hex(8)})
        listed_ids = listed(connection)
        found = select(people.c.id, people.c.discord_id).where(people.c.id.in_([*listed_ids]))
        accounts = {row.id: row.discord_id for row in connection.execute(found)}
        if lacking := listed_ids - accounts.keys():
            connection.execute(insert(people), [{"id": person, "name": "", "locale": ""} for person in lacking])
            if connection.dialect.name == "postgresql":
                connection.execute(PEOPLE_BEHIND)
        return [person for person, account in accounts.items() if account is not None]

    @writes_alone
    def list_forgotten(self, connection: Connection, forgotten: Collection[int]) -> None:
        """Add people to the list beside the database: those of the list of one that it was copied from."""
        note(connection, forgotten)

    @reads
    def count_forgotten(self, connection: Connection) -> int:
        return connection.scalar(_COUNT_FORGOTTEN) or 0


def _packed_entries(connection: Connection, person: int) -> list[dict[str, Any]]:
    """Return a person's entries at tables with packed logs."""
    own = by_person(person)
    return [
        {"table_id": row.table_id} | {column.name: getattr(entry, column.name) for column in _ENTRY[1:]}
        for row in connection.execute(_PACKED, {"person": person})
        for entry in unpack(row.log)
        if entry.by == own
    ]


def _named_at(connection: Connection, person: int) -> list[dict[str, Any]]:
    """Return the tables whose logs name a person who was invited or expected, with the kind of that entry."""
    found = [(row.table_id, row.kind, row.body) for row in connection.execute(_NAMED)]
    for row in connection.execute(_PACKED, {"person": person}):
        found += [(row.table_id, entry.kind, entry.body) for entry in unpack(row.log) if entry.kind in NAMING]
    return [{"table_id": table, "kind": kind} for table, kind, body in found if person in named_in([body])]


def _rows(
    connection: Connection, query: Select[*tuple[Any, ...]], params: Mapping[str, object]
) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query, params).mappings()]


def empty(connection: Connection, person: int) -> None:
    """Empty the row of a person without a seat at a live table, and announce that."""
    for statement in (
        _EMPTY,
        _UNCALL,
        _UNRANK,
        _UNPOST,
        _UNSUBSCRIBE,
        _UNANSWER_DAILY,
        _REDRAW_EVENINGS,
        _UNANSWER_EVENINGS,
    ):
        connection.execute(statement, {"person": person})
    notify_person_changed(connection, person)


_WHO: Final[BindParameter[int]] = bindparam("person")
_INSTALL: Final = insert_new(memos)
_COUNT_FORGOTTEN: Final = select(func.count()).select_from(people).where(people.c.discord_id.is_(None))
_LIVE: Final = (
    select(tables.c.id)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(seats.c.person_id == _WHO, LIVE)
    .order_by(tables.c.opened_at.desc())
)
_STAND_INS: Final = (
    select(tables.c.id)
    .join(former_seats, former_seats.c.table_id == tables.c.id)
    .join(seats, and_(seats.c.table_id == former_seats.c.table_id, seats.c.seat == former_seats.c.seat))
    .where(former_seats.c.person_id == _WHO, seats.c.level.is_not(None), LIVE)
)
_EMPTY: Final = (
    update(people)
    .where(people.c.id == _WHO)
    .values(
        {
            column.name: None if column.nullable else getattr(column.server_default, "arg", "")
            for column in people.c
            if not column.primary_key
        }
    )
)
"""Every column becomes empty, or its default in the schema."""
_UNCALL: Final = delete(nicknames).where(nicknames.c.person_id == _WHO)
_UNRANK: Final = delete(standings).where(standings.c.person_id == _WHO)
_UNSUBSCRIBE: Final = delete(subscriptions).where(subscriptions.c.person_id == _WHO)
_UNANSWER_DAILY: Final = delete(daily_answers).where(daily_answers.c.person_id == _WHO)
_ANSWERED: Final = select(evening_answers.c.evening_id).where(evening_answers.c.person_id == _WHO)
_REDRAW_EVENINGS: Final = (
    update(evenings)
    .where(or_(evenings.c.person_id == _WHO, evenings.c.evening_id.in_(_ANSWERED)))
    .values(due_at=case((evenings.c.tells == "none", 0), else_=evenings.c.due_at), revision=evenings.c.revision + 1)
)
"""The messages of these evenings show the name. One that owes a mention is due already, and owes it since then."""
_UNANSWER_EVENINGS: Final = delete(evening_answers).where(evening_answers.c.person_id == _WHO)
_SEATS: Final = seats_held_by(_WHO).subquery()
_OWN_MESSAGES: Final = and_(messages.c.table_id.in_(select(_SEATS.c.table_id)), messages.c.person_id == _WHO)
_UNPOST: Final = delete(messages).where(_OWN_MESSAGES)


def _own(table: Table) -> Select[*tuple[Any, ...]]:
    """Return all rows of a database table that belong to a person."""
    return select(table).where(table.c.person_id == _WHO)


def _at_own_seats(table: Table, *columns: str) -> Select[*tuple[Any, ...]]:
    """Return the rows of a database table that belong to a person's seats."""
    at_seat = and_(table.c.table_id == seats.c.table_id, table.c.seat == seats.c.seat)
    own = select(*[table.c[name] for name in columns]).join(seats, at_seat).where(seats.c.person_id == _WHO)
    return own.order_by(table.c.table_id, table.c.seat)


_ENTRY: Final = [entries.c[name] for name in ("table_id", "number", "at", "seat", "interaction_id", "kind", "body")]
_BY: Final[BindParameter[str]] = bindparam("by")
_JOINED: Final = select(entries.c.table_id).where(entries.c.by == _BY, BESIDE_MOVES)
"""Tables with entries of a person other than moves. Every mover has joined before, though the seat may have changed
hands."""
_ENTRIES: Final = union_all(
    select(*_ENTRY).where(entries.c.by == _BY, BESIDE_MOVES),
    select(*_ENTRY).where(entries.c.table_id.in_(_JOINED), entries.c.by == _BY, entries.c.kind == "action"),
).subquery()
_NAMED: Final = (
    select(entries.c.table_id, entries.c.kind, entries.c.body)
    .where(NAMES)
    .order_by(entries.c.table_id, entries.c.number)
)
_PACKED: Final = select(packed_logs).where(
    packed_logs.c.table_id.in_(
        union(*[select(table.c.table_id).where(table.c.person_id == _WHO) for table in (seats, visitors)])
    )
)
_PERSONAL: Final[Mapping[str, Select[*tuple[Any, ...]]]] = {
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
    "subscriptions": select(
        *[subscriptions.c[name] for name in ("guild_id", "game", "since", "until", "unanswered")]
    ).where(subscriptions.c.person_id == _WHO),
    "daily_answers": select(*[daily_answers.c[name] for name in ("day", "choice", "guild_id", "named", "at")])
    .where(daily_answers.c.person_id == _WHO)
    .order_by(daily_answers.c.day),
    "evenings": _own(evenings).order_by(evenings.c.evening_id),
    "evening_answers": _own(evening_answers).order_by(evening_answers.c.evening_id),
}
_COUNTED: Final = (
    "seats",
    "entries",
    "results",
    "nicknames",
    "subscriptions",
    "daily_answers",
    "evenings",
    "evening_answers",
)
