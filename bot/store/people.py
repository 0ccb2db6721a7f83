"""People."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    FromClause,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    func,
    literal_column,
    select,
    update,
)

from bot.store.outbox import notify_person_changed
from bot.store.privacy import SqlPrivacy
from bot.store.schema import nicknames, people
from bot.store.statements import insert_or, upsert
from bot.store.turns import QUIET, quiet_hours
from bot.tables.store import ForgottenActor, Person, Preferences


class SqlPeople(SqlPrivacy):
    async def upsert_person(
        self, discord_id: int, name: str, locale: str, guild_id: int | None = None, nickname: str = ""
    ) -> Person:
        """Insert or update the person of a Discord account. `locale` is one of Discord's ("en-GB"). With a server, also
        set the nickname there; "" means none."""
        rows = await self.database.fetch_all(_KNOWN, discord_id=discord_id, guild=guild_id)
        if rows and tuple(rows[0])[2:5] == (name, locale, nickname):
            return Person(*rows[0], acting_in=guild_id)
        row = {"account": discord_id, "now": name, "reads": locale}

        def work(connection: Connection) -> Person:
            known = connection.scalar(_UPDATE, row) or connection.execute(_KNOW, row).scalar_one()
            words = bool(rows and rows[0].words)
            person = Person(known, discord_id, name, locale, nickname, words, guild_id)
            _store_nickname(connection, person)
            if rows:
                notify_person_changed(connection, known)
            return person

        return await self.database.write(work)

    async def people(self, ids: Sequence[int], guild_id: int | None = None) -> Sequence[Person]:
        rows = await self.database.fetch_all(_PEOPLE, ids=list(ids), guild=guild_id)
        by_id = {row.id: Person(*row) for row in rows}
        return [by_id[person_id] for person_id in ids]

    async def person_of(self, discord_id: int, guild_id: int | None = None) -> Person | None:
        """Return the person of a Discord account as a server calls them."""
        rows = await self.database.fetch_all(_KNOWN, discord_id=discord_id, guild=guild_id)
        return Person(*rows[0]) if rows else None

    async def preferences(self, person: int) -> Preferences:
        row = (await self.database.fetch_all(_HABITS, person=person))[0]
        return Preferences(quiet_hours(row), row.notice_way, bool(row.words))

    async def set_preferences(self, person: int, preferences: Preferences, guild_id: int | None = None) -> None:
        """Store the preferences that a person chose on a server, or in direct messages. Deadlines that are set already
        stay."""
        quiet = preferences.quiet
        row: dict[str, Any] = {"who": person, "by": preferences.notice_way, "in_words": int(preferences.words)}
        row["there"] = guild_id or 0
        if quiet is None:
            row |= dict.fromkeys(("zone", "start", "end", "spent"))
        else:
            spent = msgspec.json.encode((quiet.since, quiet.spent)).decode()
            row |= {"zone": quiet.zone, "start": quiet.start, "end": quiet.end, "spent": spent}

        def work(connection: Connection) -> None:
            connection.execute(_CHOOSE, row)
            notify_person_changed(connection, person)

        await self.database.write(work)


def refresh(connection: Connection, person: Person) -> None:
    """Update a person's names if the account still belongs to that person. Raises ForgottenActor otherwise."""
    row = connection.execute(_KNOWN_STILL, {"discord_id": person.discord_id, "guild": person.acting_in}).one_or_none()
    if row is None or row.id != person.id:
        raise ForgottenActor
    if (row.name, row.locale, row.nickname) == (person.name, person.locale, person.nickname):
        return
    connection.execute(_RENAME, {"who": person.id, "now": person.name, "reads": person.locale})
    _store_nickname(connection, person)
    notify_person_changed(connection, person.id)


def _store_nickname(connection: Connection, person: Person) -> None:
    """Store a person's nickname on a server, or that there is none."""
    if person.acting_in is None:
        return
    row = {"person_id": person.id, "guild_id": person.acting_in, "nickname": person.nickname}
    connection.execute(_CALL if person.nickname else _UNCALL, row)


def select_people(guild: ColumnElement[Any]) -> FromClause:
    """Select people with their nicknames on a server."""
    there = and_(nicknames.c.person_id == people.c.id, nicknames.c.guild_id == guild)
    return people.outerjoin(nicknames, there)


def person_of(row: Row[Any]) -> Person:
    """Return the person of a row with the columns `PERSON`."""
    return Person(row.id, row.discord_id, row.name, row.locale, row.nickname, row.words)


PERSON: Final[Sequence[ColumnElement[Any]]] = [
    *(people.c[name] for name in ("id", "discord_id", "name", "locale")),
    func.coalesce(nicknames.c.nickname, literal_column("''")).label("nickname"),
    (people.c.words == 1).label("words"),
]
"""The columns of a `Person`, in its order, for `select_people`."""
_NAMED: Final[Mapping[str, BindParameter[str]]] = {"name": bindparam("now"), "locale": bindparam("reads")}
_UPDATE: Final = update(people).where(people.c.discord_id == bindparam("account")).values(_NAMED).returning(people.c.id)
"""The update of a known person. An upsert would use up an id, because PostgreSQL assigns one to every row it is asked
to insert."""
_INSERT_PERSON: Final = insert_or(people).values(discord_id=bindparam("account"), **_NAMED)
_KNOW: Final = _INSERT_PERSON.on_conflict_do_update(
    index_elements=[people.c.discord_id],
    set_={people.c.name: _INSERT_PERSON.excluded.name, people.c.locale: _INSERT_PERSON.excluded.locale},
).returning(people.c.id)
_PERSON: Final[Select[*tuple[Any, ...]]] = select(*PERSON).select_from(select_people(bindparam("guild")))
_KNOWN: Final = _PERSON.where(people.c.discord_id == bindparam("discord_id"))
_KNOWN_STILL: Final = _KNOWN.with_for_update(read=True, key_share=True, of=people)
"""A lock that keeps a person from being forgotten until the transaction ends. SQLite has one writer anyway."""
_RENAME: Final = update(people).where(people.c.id == bindparam("who")).values(_NAMED)
_HABITS: Final = select(*QUIET, people.c.notice_way, people.c.words).where(people.c.id == bindparam("person"))
_CHOOSE: Final = (
    update(people)
    .where(people.c.id == bindparam("who"), people.c.discord_id.is_not(None))  # of the forgotten nothing is kept
    .values(
        time_zone=bindparam("zone"),
        quiet_from=bindparam("start"),
        quiet_until=bindparam("end"),
        quiet_spent=bindparam("spent"),
        notice_way=bindparam("by"),
        words=bindparam("in_words"),
        chosen_guild_id=bindparam("there"),
    )
)
_PEOPLE: Final = _PERSON.where(people.c.id.in_(bindparam("ids", expanding=True)))
_CALL: Final = upsert(nicknames, "nickname")
_UNCALL: Final = delete(nicknames).where(
    nicknames.c.person_id == bindparam("person_id"), nicknames.c.guild_id == bindparam("guild_id")
)
