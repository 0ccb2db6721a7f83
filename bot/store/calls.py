"""Subscriptions to calls, and their claims."""

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, exists, or_, select, update

from bot.store.database import Part, writes
from bot.store.schema import people, seats, subscriptions, tables, visitors
from bot.store.statements import insert_new, of_servers, upsert
from bot.tables.calls import CALL_EVERY, MAX_UNANSWERED, TONIGHT, LobbyToCall, Subscription
from bot.tables.state import TableInfo
from bot.tables.wall_clock import MAX_AHEAD


class SqlCalls(Part):
    @writes
    def subscribe(
        self, connection: Connection, person: int, guild_id: int, game: str, until: int | None, at: int
    ) -> None:
        """Store a subscription in place of an earlier one. It holds for tables that open after `at`. Voids the notice
        that calls have ended."""
        row = {"person_id": person, "guild_id": guild_id, "game": game, "since": at, "until": until, "unanswered": 0}
        if connection.scalar(KNOWN_STILL, {"person": person}):  # nothing is stored about a forgotten person
            connection.execute(_SUBSCRIBE, [row])
            connection.execute(_UNCLOSE, {"person": person})

    async def unsubscribe(self, person: int, guild_id: int, game: str | None = None) -> None:
        """Delete a person's subscriptions on a server, of one game or of all."""
        statement = _UNSUBSCRIBE if game is None else _UNSUBSCRIBE.where(subscriptions.c.game == bindparam("of"))
        row = {"person": person, "guild": guild_id, **({} if game is None else {"of": game})}
        await self.database.execute(statement, row)

    async def subscriptions(self, person: int, guild_id: int, at: int) -> Sequence[Subscription]:
        """Return a person's subscriptions on a server, without those that ended before `at`."""
        rows = await self.database.fetch_all(_SUBSCRIPTIONS, person=person, guild=guild_id, at=at)
        return [Subscription(*row) for row in rows]

    async def openings(self) -> Sequence[LobbyToCall]:
        """Return the lobbies on this process's servers whose calls have not been sent, earliest first."""
        query = of_servers(_OPENINGS, tables.c.guild_id, self.shards)
        return [LobbyToCall(*row) for row in await self.database.fetch_all(query)]

    async def subscribers(self, opening: LobbyToCall, at: int) -> Sequence[int]:
        """Return the people to call to a table, longest subscribed first: subscribed before it opened, without a seat
        there, and not called within `CALL_EVERY`."""
        rows = await self.database.fetch_all(_SUBSCRIBERS, **_facts(opening, at))
        return [row.person_id for row in rows]

    @writes
    def claim_call(self, connection: Connection, opening: LobbyToCall, person: int, at: int) -> Subscription | None:
        """Claim a call before it is sent. Returns the subscription, which counts this call, for the first caller
        alone. Returns None if the person was called within `CALL_EVERY`, or has ended or paused the subscription."""
        facts = _facts(opening, at) | {"person": person}
        if connection.execute(_CLAIM, facts).rowcount != 1:
            return None
        row = connection.execute(_COUNT, facts).first()
        return None if row is None else Subscription(*row)

    async def challenges(self) -> Sequence[tuple[str, int]]:
        """Return the rematches on this process's servers that have mentioned no one yet, earliest first: each table
        with when that is due, in milliseconds since 1970."""
        query = of_servers(_CHALLENGES, tables.c.guild_id, self.shards)
        return [(row.id, row.challenge_at) for row in await self.database.fetch_all(query)]

    async def note_press(self, table_id: str, person: int) -> None:
        """Store that a person pressed something at a rematch's lobby, even if that changed nothing."""
        await self.database.execute(_PRESS, {"table_id": table_id, "person_id": person})

    async def pressed_at(self, table_id: str) -> Collection[int]:
        """Return the people who pressed something at a rematch's lobby."""
        rows = await self.database.fetch_all(_PRESSED, table=table_id)
        return {row.person_id for row in rows}

    async def claim_challenge(self, table_id: str) -> bool:
        """Claim the mention of a rematch before it is sent. Returns True for the first caller alone."""
        return await self.database.execute(_CLAIM_CHALLENGE, {"table": table_id}) == 1

    @writes
    def finish_calls(self, connection: Connection, opening: LobbyToCall, at: int) -> None:
        """Record that the calls to a table were sent, or are void. Deletes subscriptions that ended before `at`."""
        connection.execute(_FINISH, {"table": opening.table_id})
        connection.execute(_EXPIRE, {"at": at})

    @writes
    def end_calls_of(self, connection: Connection, person: int, at: int) -> None:
        """Delete all subscriptions of a person whose direct messages are closed."""
        connection.execute(_UNSUBSCRIBE_EVERYWHERE, {"person": person})
        connection.execute(_CLOSE, {"person": person, "at": at})

    async def claim_closed_notice(self, discord_id: int) -> bool:
        """Return True once after `end_calls_of`, for the sentence that says so, unless the person has subscribed
        since."""
        if await self.database.fetch_value(_CLOSED, account=discord_id) is None:  # most commands write nothing
            return False
        return await self.database.execute(_CLAIM_NOTICE, {"account": discord_id}) == 1


def note_answers(connection: Connection, info: TableInfo, newcomers: Collection[int]) -> None:
    """Count a seat that people took as their answer to the calls so far."""
    row = {"guild": info.guild_id, "of_game": info.game, "ids": list(newcomers)}
    connection.execute(_ANSWERED, row)


def _facts(opening: LobbyToCall, at: int) -> dict[str, object]:
    return {"table": opening.table_id, "opened": opening.opened_at, "at": at, "called": at - CALL_EVERY}


_PERSON: Final = bindparam("person", type_=people.c.id.type)
_GUILD: Final = bindparam("guild", type_=subscriptions.c.guild_id.type)
_AT: Final = bindparam("at", type_=subscriptions.c.since.type)
KNOWN_STILL: Final = (
    select(people.c.id)
    .where(people.c.id == _PERSON, people.c.discord_id.is_not(None))
    .with_for_update(read=True, key_share=True)
)
"""A person who was not forgotten. Nothing is stored about others."""
_SUBSCRIBE: Final = upsert(subscriptions, "since", "until", "unanswered")
_UNSUBSCRIBE_EVERYWHERE: Final = delete(subscriptions).where(subscriptions.c.person_id == _PERSON)
_UNSUBSCRIBE: Final = _UNSUBSCRIBE_EVERYWHERE.where(subscriptions.c.guild_id == _GUILD)
_EXPIRE: Final = delete(subscriptions).where(subscriptions.c.until <= _AT)

_COLUMNS: Final = [subscriptions.c[name] for name in Subscription.__struct_fields__]
_TONIGHT: Final = subscriptions.c.until.between(_AT + 1, _AT + TONIGHT + MAX_AHEAD)
_LASTS: Final = or_(subscriptions.c.until.is_(None), _TONIGHT)
_SUBSCRIPTIONS: Final = (
    select(*_COLUMNS)
    .where(subscriptions.c.person_id == _PERSON, subscriptions.c.guild_id == _GUILD, _LASTS)
    .order_by(subscriptions.c.game)
)

_OPENINGS: Final = (
    select(tables.c.id, tables.c.call_at).where(tables.c.call_at.is_not(None)).order_by(tables.c.call_at, tables.c.id)
)
_CHALLENGES: Final = (
    select(tables.c.id, tables.c.challenge_at)
    .where(tables.c.challenge_at.is_not(None))
    .order_by(tables.c.challenge_at, tables.c.id)
)
_PRESS: Final = insert_new(visitors)
_PRESSED: Final = select(visitors.c.person_id).where(visitors.c.table_id == bindparam("table"))
_CLAIM_CHALLENGE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.challenge_at.is_not(None))
    .values(challenge_at=None)
)
_FINISH: Final = update(tables).where(tables.c.id == bindparam("table")).values(call_at=None)


def _fits() -> ColumnElement[bool]:
    """Return the condition for the subscriptions to the opened table that are neither over nor paused."""
    table = select(tables.c.guild_id, tables.c.game).where(tables.c.id == bindparam("table")).subquery()
    active = or_(_TONIGHT, and_(subscriptions.c.until.is_(None), subscriptions.c.unanswered < MAX_UNANSWERED))
    return and_(
        subscriptions.c.guild_id == select(table.c.guild_id).scalar_subquery(),
        subscriptions.c.game == select(table.c.game).scalar_subquery(),
        or_(
            subscriptions.c.since <= bindparam("opened", type_=subscriptions.c.since.type),
            subscriptions.c.since > _AT + MAX_AHEAD,
        ),
        active,
    )


_CALLABLE: Final = and_(
    people.c.discord_id.is_not(None),
    or_(
        people.c.called_at.is_(None),
        people.c.called_at <= bindparam("called", type_=people.c.called_at.type),
        people.c.called_at > _AT + MAX_AHEAD,
    ),
)
_SEATED: Final = exists().where(seats.c.table_id == bindparam("table"), seats.c.person_id == subscriptions.c.person_id)
_SUBSCRIBERS: Final = (
    select(subscriptions.c.person_id)
    .join(people, people.c.id == subscriptions.c.person_id)
    .where(_fits(), _CALLABLE, ~_SEATED)
    .order_by(subscriptions.c.since, subscriptions.c.person_id)
)
_CLAIM: Final = (
    update(people)
    .where(people.c.id == _PERSON, _CALLABLE, exists().where(subscriptions.c.person_id == people.c.id, _fits()))
    .values(called_at=_AT)
)
"""Two processes cannot both succeed: the second one waits for the row, and then finds that the person was called."""
_COUNT: Final = (
    update(subscriptions)
    .where(subscriptions.c.person_id == _PERSON, _fits())
    .values(unanswered=subscriptions.c.unanswered + 1)
    .returning(*_COLUMNS)
)
_ANSWERED: Final = (
    update(subscriptions)
    .where(
        subscriptions.c.guild_id == _GUILD,
        subscriptions.c.game == bindparam("of_game"),
        subscriptions.c.person_id.in_(bindparam("ids", expanding=True)),
        subscriptions.c.unanswered > 0,
    )
    .values(unanswered=0)
)
_CLOSE: Final = update(people).where(people.c.id == _PERSON, people.c.discord_id.is_not(None)).values(uncalled_at=_AT)
_UNCLOSE: Final = (
    update(people).where(people.c.id == _PERSON, people.c.uncalled_at.is_not(None)).values(uncalled_at=None)
)
_CLOSED: Final = select(people.c.uncalled_at).where(people.c.discord_id == bindparam("account"))
_CLAIM_NOTICE: Final = (
    update(people)
    .where(people.c.discord_id == bindparam("account"), people.c.uncalled_at.is_not(None))
    .values(uncalled_at=None)
)
