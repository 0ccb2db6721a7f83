"""How many unfinished tables one person may have on a server."""

from typing import Final

from sqlalchemy import Connection, bindparam, exists, select

from bot.store.schema import BESIDE_MOVES, entries, seats, tables
from bot.tables.entries import Opened, by_person, kind_of
from bot.tables.needs import UNFINISHED_MOST
from bot.tables.refusals import Refusal
from bot.tables.table import Step

_NOWHERE: Final = 0


def must_have_room(
    connection: Connection, guild_id: int, person: int, *, alone: bool, channel_id: int = _NOWHERE
) -> None:
    """Raise Refusal if a person has too many unfinished tables on a server for one more in a channel: games `alone`
    against computers, or else lobbies that the person opened."""
    asked = {"guild": guild_id, "person": person, "by": by_person(person), "channel": channel_id}
    channels = tuple(connection.scalars(_ALONE if alone else _LOBBIES, asked))
    if len(channels) >= UNFINISHED_MOST:
        raise Refusal("too-many-alone" if alone else "too-many-lobbies", count=len(channels), channels=channels)


def must_fit(connection: Connection, step: Step) -> None:
    """Raise Refusal if a step opens or starts one table too many."""
    table, info = step.after, step.after.info
    if not step.before.number and table.phase == "lobby":
        opener = step.entries[0].person
        must_have_room(connection, info.guild_id, opener, alone=False, channel_id=info.channel_id)
    elif step.before.phase == "lobby" and table.phase == "playing" and len(table.people) == 1:
        must_have_room(connection, info.guild_id, table.people[0], alone=True, channel_id=info.channel_id)


_GUILD: Final = bindparam("guild", type_=tables.c.guild_id.type)
_PERSON: Final = bindparam("person", type_=seats.c.person_id.type)
_ELSEWHERE: Final = (tables.c.guild_id == _GUILD, tables.c.channel_id != bindparam("channel"))
_LOBBIES: Final = (
    select(tables.c.channel_id)
    .join(entries, entries.c.table_id == tables.c.id)
    .where(
        *(entries.c.by == bindparam("by"), BESIDE_MOVES, entries.c.kind == kind_of(Opened(""))),
        *(tables.c.phase == "lobby", *_ELSEWHERE),
    )
    .order_by(tables.c.opened_at)
)
_OTHERS: Final = seats.alias()
_ALONE: Final = (
    select(tables.c.channel_id)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(
        *(seats.c.person_id == _PERSON, tables.c.phase == "playing", *_ELSEWHERE),
        ~exists().where(_OTHERS.c.table_id == tables.c.id, _OTHERS.c.person_id != _PERSON),
    )
    .order_by(tables.c.opened_at)
)
