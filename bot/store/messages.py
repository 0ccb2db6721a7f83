"""Messages of tables, and memos."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, literal_column, or_, select, update

from bot.store.database import Part, writes
from bot.store.schema import NO_PERSON, NO_SEAT, OWED, TABLE_ID, memos, messages, retired, seats, tables
from bot.store.statements import insert_new, of_servers, upsert
from bot.tables.posted import RETIRED, THREAD_STARTER, TURNS_OFFER, MessageKind, PostedMessage
from bot.tables.state import TableInfo


class SqlMessages(Part):
    """Messages that Roost keeps up to date, and small facts it remembers."""

    async def message(
        self, table_id: str, kind: MessageKind, seat: int | None, person: int | None = None
    ) -> PostedMessage | None:
        """Return a table's message of a kind; a hand by its seat and person."""
        of = {"seat": NO_SEAT if seat is None else seat, "person": NO_PERSON if person is None else person}
        rows = await self.database.fetch_all(_MESSAGE, id=table_id, kind=kind, **of)
        return _posted(kind, seat, person, rows[0]) if rows else None

    async def save_message(self, table_id: str, message: PostedMessage) -> None:
        """Store a message in place of the table's earlier one of that kind, seat and person."""
        await self.database.execute(_POST, _row(table_id, message))

    async def record_shown(self, numbers: Mapping[tuple[str, int], int]) -> None:
        """Store how many entries messages show, by table and message id. A smaller number than the stored one changes
        nothing."""
        rows = [{"id": table, "of": message, "number": number} for (table, message), number in numbers.items()]
        await self.database.execute(_SHOWN, rows)

    @writes
    def delete_message(self, connection: Connection, table_id: str, message: PostedMessage) -> None:
        """Delete the row of a message, retired or not."""
        for statement in (_UNPOST, _UNRETIRE):
            connection.execute(statement, {"id": table_id, "of": message.message_id})

    @writes
    def replace_board(
        self, connection: Connection, table_id: str, board: PostedMessage, former: PostedMessage | None
    ) -> None:
        """Store a new board, and the former one as retired, in one transaction."""
        connection.execute(_POST, [_row(table_id, board)])
        # The board has no row among retired messages, whose controls a start takes away.
        connection.execute(_UNRETIRE, {"id": table_id, "of": board.message_id})
        if former is not None:
            connection.execute(_RETIRE, [_retired(table_id, former)])

    async def retired_boards(self) -> Sequence[tuple[str, PostedMessage]]:
        """Return the retired messages on this process's servers, with their tables. Those of kind "invitation" may be
        current: invitations to seats. Invitations to lobbies are left out while the lobby is open."""
        rows = await self.database.fetch_all(of_servers(_RETIRED, tables.c.guild_id, self.shards))
        return [(row.table_id, _left(row)) for row in rows]

    async def invited(self, table_id: str, invitation: PostedMessage) -> None:
        """Store an invitation, which loses its controls once nothing is open that it invites to."""
        seat = NO_SEAT if invitation.seat is None else invitation.seat
        await self.database.execute(_RETIRE, _retired(table_id, invitation) | {"invites_to": seat})

    async def invitations(self, table_id: str) -> Sequence[PostedMessage]:
        """Return a table's invitations that may still have controls."""
        return [_left(row) for row in await self.database.fetch_all(_INVITATIONS, id=table_id)]

    async def threads_without_result(self) -> Sequence[str]:
        """Return the tables of this process's servers that are over, and whose channel has a starter but no result."""
        rows = await self.database.fetch_all(of_servers(_UNREPORTED, tables.c.guild_id, self.shards))
        return [row.table_id for row in rows]

    async def unlinked_starters(self) -> Sequence[str]:
        """Return the tables of this process's servers whose starter does not name their thread yet."""
        rows = await self.database.fetch_all(of_servers(_UNLINKED, tables.c.guild_id, self.shards))
        return [row.table_id for row in rows]

    async def was_offered(self, person: int) -> bool:
        """Return whether Roost has offered a person direct messages or mentions as notices of turns. Only asked at a
        table where that person has a seat."""
        return bool(await self.database.fetch_all(_OFFERED, person=person))

    async def remembered(self, key: str) -> str | None:
        """Return a small fact that survives restarts, such as the hash of the registered commands."""
        return await self.database.fetch_value(MEMO, key=key)

    async def remember(self, key: str, value: str) -> None:
        """Store such a fact."""
        await self.database.execute(_REMEMBER, {"key": key, "value": value})


def board_of(connection: Connection, table_id: str) -> PostedMessage | None:
    row = connection.execute(_MESSAGE, {"id": table_id, "kind": "board", "seat": NO_SEAT, "person": NO_PERSON}).first()
    return _posted("board", None, None, row) if row is not None else None


def write_starter(connection: Connection, info: TableInfo, starter: PostedMessage | None) -> None:
    """Write the row of the starter that leads to a new table's thread. Without one it is that of the thread's earlier
    tables, if they have one."""
    if starter is not None:
        connection.execute(_POST, [_row(info.id, starter)])
    elif info.parent_id is not None:
        connection.execute(_SAME_STARTER, {"id": info.id, "thread": info.channel_id})


def _row(table_id: str, message: PostedMessage) -> dict[str, Any]:
    row = msgspec.structs.asdict(message) | {"table_id": table_id}
    row["seat"] = NO_SEAT if message.seat is None else message.seat
    row["person_id"] = row.pop("person") or NO_PERSON
    return row


def _retired(table_id: str, former: PostedMessage) -> dict[str, Any]:
    about = {name: getattr(former, name) for name in ("channel_id", "message_id")}
    return {"table_id": table_id, "invites_to": None, **about}


def _left(row: Any) -> PostedMessage:
    kind: MessageKind = RETIRED if row.invites_to is None else "invitation"
    seat = None if row.invites_to in (None, NO_SEAT) else row.invites_to
    return PostedMessage(kind, seat, row.channel_id, row.message_id, 0)


def _posted(kind: MessageKind, seat: int | None, person: int | None, row: Sequence[Any]) -> PostedMessage:
    channel_id, message_id, at, shown = row
    return PostedMessage(kind, seat, channel_id, message_id, at, person, shown)


_POST: Final = upsert(messages, "channel_id", "message_id", "at", "shown")
_MESSAGE: Final = select(messages.c.channel_id, messages.c.message_id, messages.c.at, messages.c.shown).where(
    messages.c.table_id == bindparam("id"),
    messages.c.kind == bindparam("kind"),
    messages.c.seat == bindparam("seat"),
    messages.c.person_id == bindparam("person"),
)
_OFFERED: Final = (
    select(messages.c.at)
    .join(seats, seats.c.table_id == messages.c.table_id)
    .where(
        seats.c.person_id == bindparam("person"),
        messages.c.kind == literal_column(f"'{TURNS_OFFER}'"),
        messages.c.seat == seats.c.seat,
        messages.c.person_id == seats.c.person_id,
    )
    .limit(1)
)
_LEFT: Final = select(retired.c.table_id, retired.c.channel_id, retired.c.message_id, retired.c.invites_to)
_RETIRED: Final = _LEFT.join(tables, tables.c.id == retired.c.table_id).where(
    or_(
        retired.c.invites_to.is_(None),
        retired.c.invites_to != literal_column(str(NO_SEAT)),
        tables.c.phase != literal_column("'lobby'"),
    )
)
_INVITATIONS: Final = _LEFT.where(retired.c.table_id == bindparam("id"), retired.c.invites_to.is_not(None))
_OWED: Final = select(messages.c.table_id).join(tables, tables.c.id == messages.c.table_id).where(OWED)
_UNREPORTED: Final = _OWED.where(tables.c.phase == literal_column("'over'"))
_UNLINKED: Final = _OWED.where(messages.c.shown < 0)
_STARTER: Final = ("kind", "seat", "person_id", "channel_id", "message_id", "at")
_SAME_STARTER: Final = insert(messages).from_select(
    ["table_id", *_STARTER, "shown"],
    select(bindparam("id", type_=TABLE_ID), *[messages.c[name] for name in _STARTER], literal_column("0"))
    .join(tables, tables.c.id == messages.c.table_id)
    .where(tables.c.channel_id == bindparam("thread"), messages.c.kind == literal_column(f"'{THREAD_STARTER}'"))
    .limit(1),
)
_RETIRE: Final = insert_new(retired)
_UNRETIRE: Final = delete(retired).where(retired.c.table_id == bindparam("id"), retired.c.message_id == bindparam("of"))
# Edits of one message may end in any order: its number only rises.
_SHOWN: Final = (
    update(messages)
    .where(
        messages.c.table_id == bindparam("id"),
        messages.c.message_id == bindparam("of"),
        messages.c.shown < bindparam("number"),
    )
    .values(shown=bindparam("number"))
)
_UNPOST: Final = delete(messages).where(
    messages.c.table_id == bindparam("id"), messages.c.message_id == bindparam("of")
)
_REMEMBER: Final = upsert(memos, "value")
MEMO: Final = select(memos.c.value).where(memos.c.key == bindparam("key"))
