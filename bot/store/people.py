"""People, on SQLite."""

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store import privacy
from bot.store.database import Database
from bot.store.schema import people
from bot.tables.needs import Person, Stranger


class SqlitePeople:
    """Keeps the promises of `bot.tables.needs.PeopleStore`."""

    database: Database

    async def know(self, discord_id: int, name: str, locale: str) -> Person:
        rows = await self.database.rows(_KNOWN, discord_id=discord_id)
        if rows and (rows[0].name, rows[0].locale) == (name, locale):
            return Person(*rows[0])
        row = {"discord_id": discord_id, "name": name, "locale": locale}
        known = await self.database.writing(lambda connection: connection.execute(_KNOW, row).scalar_one())
        return Person(known, discord_id, name, locale)

    async def people(self, ids: Sequence[int]) -> Sequence[Person]:
        rows = await self.database.rows(_PEOPLE, ids=list(ids))
        by_id = {row.id: Person(*row) for row in rows}
        return [by_id[person_id] for person_id in ids]

    async def person_of(self, discord_id: int) -> Person | None:
        rows = await self.database.rows(_KNOWN, discord_id=discord_id)
        return Person(*rows[0]) if rows else None

    async def kept_of(self, person: int) -> Mapping[str, object]:
        return await self.database.reading(lambda one: privacy.kept_of(one, person))

    async def counts_of(self, person: int) -> Mapping[str, int]:
        return await self.database.reading(lambda one: privacy.counts_of(one, person))

    async def forget(self, person: int) -> None:
        await self.database.writing(lambda one: privacy.forget(one, person))


def recognise(connection: Connection, person: Person) -> None:
    """Bring a person up to date, if the account is still that person's; Stranger if not."""
    row = connection.execute(_KNOWN, {"discord_id": person.discord_id}).one_or_none()
    if row is None or row.id != person.id:
        raise Stranger
    if (row.name, row.locale) != (person.name, person.locale):
        connection.execute(_RENAME, {"who": person.id, "now": person.name, "reads": person.locale})


_INSERT_PERSON: Final = upsert(people)
_KNOW: Final = _INSERT_PERSON.on_conflict_do_update(
    index_elements=[people.c.discord_id],
    set_={people.c.name: _INSERT_PERSON.excluded.name, people.c.locale: _INSERT_PERSON.excluded.locale},
).returning(people.c.id)
_PERSON: Final = select(*[people.c[name] for name in Person.__struct_fields__])
_KNOWN: Final = _PERSON.where(people.c.discord_id == bindparam("discord_id"))
_RENAME: Final = (
    update(people).where(people.c.id == bindparam("who")).values(name=bindparam("now"), locale=bindparam("reads"))
)
_PEOPLE: Final = _PERSON.where(people.c.id.in_(bindparam("ids", expanding=True)))
