"""Evenings and the answers to them."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, delete, func, insert, not_, or_, select, update

from bot.store.calls import KNOWN_STILL
from bot.store.database import Part, writes, writes_alone
from bot.store.schema import evening_answers, evenings
from bot.store.statements import of_servers, upsert
from bot.tables.evenings import MAX_IN, MAX_OF_GUILD, MAX_OF_PERSON, Evening
from bot.tables.refusals import Refusal


class SqlEvenings(Part):
    @writes_alone
    def insert_evening(self, connection: Connection, evening: Evening, at: int) -> None:
        """Store an evening, whose planner is in. Raises Refusal if the person or the server has too many."""
        if connection.scalar(KNOWN_STILL, {"person": evening.person_id}) is None:
            return  # nothing is stored about a forgotten person
        planners = connection.scalars(_PLANNERS, {"guild": evening.guild_id}).all()
        if planners.count(evening.person_id) >= MAX_OF_PERSON:
            raise Refusal("plans-of-person", most=MAX_OF_PERSON)
        if len(planners) >= MAX_OF_GUILD:
            raise Refusal("plans-of-guild", most=MAX_OF_GUILD)
        connection.execute(insert(evenings), [asdict(evening)])
        _answer(connection, evening, evening.person_id, at, coming=True)

    async def evening(self, evening_id: int) -> Evening | None:
        """Return an evening. None if it is over."""
        rows = await self.database.fetch_all(_EVENING, evening=evening_id)
        return Evening(*rows[0]) if rows else None

    async def evenings_of(self, guild_id: int) -> Sequence[Evening]:
        """Return the evenings of a server that are not over, earliest first."""
        return [Evening(*row) for row in await self.database.fetch_all(_OF_GUILD, guild=guild_id)]

    async def evening_answers(self, evening_id: int) -> Mapping[int, bool]:
        """Return whether people are in, earliest answer first."""
        rows = await self.database.fetch_all(_ANSWERS, evening=evening_id)
        return {row.person_id: bool(row.coming) for row in rows}

    @writes
    def answer_evening(self, connection: Connection, evening: Evening, person: int, at: int, *, coming: bool) -> bool:
        """Store a person's answer in place of an earlier one. Who was in before keeps the place in the order. A seat
        that becomes free makes a mention of the first on standby due. Returns False if the evening takes none for that
        hour any more. Raises Refusal if too many are in."""
        row = connection.execute(_LOCKED, {"evening": evening.evening_id}).first()
        is_open = row is not None and Evening(*row).is_open and at < row.at == evening.at
        if row is None or not is_open or connection.scalar(KNOWN_STILL, {"person": person}) is None:
            return False
        answers = {row.person_id: row.coming for row in connection.execute(_ANSWERS, {"evening": evening.evening_id})}
        if bool(answers.get(person)) == coming and person in answers:
            return True
        if coming and sum(answers.values()) >= MAX_IN:
            raise Refusal("plan-full", most=MAX_IN)
        _answer(connection, evening, person, at, coming=coming)
        connection.execute(_REVISE, {"evening": evening.evening_id})
        were_in = [guest for guest, is_in in answers.items() if is_in]
        standby = were_in[evening.seats :]
        if standby and person in were_in[: evening.seats] and row.tells in ("none", "seated"):
            connection.execute(_SEAT, {"evening": evening.evening_id, "person": standby[0]})
            connection.execute(_OWE, {"evening": evening.evening_id, "due_at": at})
        return True

    async def untold(self, evening_id: int) -> Mapping[int, int]:
        """Return the people of an evening who still have to hear of its last change, with the moments of their answers,
        earliest first."""
        return {row.person_id: row.at for row in await self.database.fetch_all(_UNTOLD, evening=evening_id)}

    async def note_seat_mentioned(self, evening_id: int, person: int) -> None:
        """Note that a person who stood by has heard of a seat."""
        await self.database.execute(_HEAR, {"evening": evening_id, "person": person})

    @writes
    def change_evening(self, connection: Connection, before: Evening, after: Evening, by: int | None = None) -> bool:
        """Replace an evening. For another hour its planner alone is in; at its end all answers go. People who
        hear of a change `by` another stay until then, without what they said. Returns False if it is not as it was
        `before`: so whatever is claimed by a change happens once, in one process."""
        was = {f"was_{name}": value for name, value in asdict(before).items()}
        if connection.execute(_CHANGE, was | asdict(after)).rowcount != 1:
            return False
        about = {"evening": before.evening_id}
        if after.tells != "none":
            if after.revision != before.revision:
                asked = _ASK_AGAIN if after.outcome is None else _ASK_AGAIN.where(_ANSWER_OF.coming > 0)
                connection.execute(asked, about | {"by": by})
                connection.execute(_UNANSWER.where(or_(_ANSWERED, _ANSWER_OF.person_id == _BY)), about | {"by": by})
        elif after.at != before.at or after.stage == "ended":
            connection.execute(_UNANSWER, about)
        elif before.tells != "none":
            connection.execute(_UNANSWER.where(not_(_ANSWERED)), about)
            connection.execute(_SEATED, about)
        if after.at != before.at and connection.scalar(KNOWN_STILL, {"person": after.person_id}) is not None:
            _answer(connection, after, after.person_id, after.due_at, coming=True)
        return True

    async def end_evening(self, evening_id: int) -> bool:
        """Delete an evening with its answers. Returns False if it was over."""
        return await self.database.execute(_END, {"evening": evening_id}) == 1

    async def due_evenings(self, at: int, *, stale: bool = False) -> Sequence[Evening]:
        """Return the evenings on servers of this process to look after at a moment, earliest first; or those whose
        messages do not show all."""
        query = of_servers(_STALE if stale else _DUE, evenings.c.guild_id, self.shards)
        return [Evening(*row) for row in await self.database.fetch_all(query, **({} if stale else {"at": at}))]

    async def next_evening(self, at: int) -> int | None:
        """Return when to look after an evening on a server of this process next, after a moment."""
        return await self.database.fetch_value(of_servers(_NEXT, evenings.c.guild_id, self.shards), at=at)


def _answer(connection: Connection, evening: Evening, person: int, at: int, *, coming: bool) -> None:
    answer = {"evening_id": evening.evening_id, "person_id": person, "coming": int(coming), "at": at}
    connection.execute(_ANSWER, [answer])


_ID: Final = bindparam("evening", type_=evenings.c.evening_id.type)
_ROWS: Final = select(*[evenings.c[name] for name in Evening.__struct_fields__])
_EVENING: Final = _ROWS.where(evenings.c.evening_id == _ID)
_LOCKED: Final = _EVENING.with_for_update()
"""With several writers, a claim waits for an answer and the other way round."""
_GUILD: Final = bindparam("guild", type_=evenings.c.guild_id.type)
_LIVE: Final = evenings.c.stage != "ended"
_PLANNERS: Final = select(evenings.c.person_id).where(evenings.c.guild_id == _GUILD, _LIVE)
_OF_GUILD: Final = _ROWS.where(evenings.c.guild_id == _GUILD, _LIVE).order_by(evenings.c.at)
_REVISE: Final = update(evenings).where(evenings.c.evening_id == _ID).values(revision=evenings.c.revision + 1)
_CHANGE: Final = (
    update(evenings)
    .where(*[column.is_not_distinct_from(bindparam(f"was_{column.name}", type_=column.type)) for column in evenings.c])
    .values({column.name: bindparam(column.name, type_=column.type) for column in evenings.c})
)
_END: Final = delete(evenings).where(evenings.c.evening_id == _ID)
_AT: Final = bindparam("at", type_=evenings.c.due_at.type)
_DUE: Final = _ROWS.where(evenings.c.due_at <= _AT).order_by(evenings.c.due_at)
_STALE: Final = _ROWS.where(evenings.c.shown != evenings.c.revision)
_NEXT: Final = select(func.min(evenings.c.due_at)).where(evenings.c.due_at > _AT)
_ANSWER: Final = upsert(evening_answers, "coming", "at")
_ANSWER_OF: Final = evening_answers.c
_HEARS: Final = 2
"""The answer of a person who is in, and still has to hear of a seat."""
_ANSWERED: Final = _ANSWER_OF.coming.is_not(None)
_BY: Final = bindparam("by", type_=_ANSWER_OF.person_id.type)
_OF_EVENING: Final = (
    select(_ANSWER_OF.person_id, _ANSWER_OF.coming, _ANSWER_OF.at)
    .where(_ANSWER_OF.evening_id == _ID)
    .order_by(_ANSWER_OF.at, _ANSWER_OF.person_id)
)
_ANSWERS: Final = _OF_EVENING.where(_ANSWERED)
_UNTOLD: Final = _OF_EVENING.where(or_(not_(_ANSWERED), _ANSWER_OF.coming == _HEARS))
_ASK_AGAIN: Final = (
    update(evening_answers).where(_ANSWER_OF.evening_id == _ID, _ANSWER_OF.person_id != _BY).values(coming=None)
)
_SEAT: Final = (
    update(evening_answers)
    .where(_ANSWER_OF.evening_id == _ID, _ANSWER_OF.person_id == bindparam("person"))
    .values(coming=_HEARS)
)
_SEATED: Final = (
    update(evening_answers).where(_ANSWER_OF.evening_id == _ID, _ANSWER_OF.coming == _HEARS).values(coming=1)
)
_HEAR: Final = _SEATED.where(_ANSWER_OF.person_id == bindparam("person"))
_OWE: Final = update(evenings).where(evenings.c.evening_id == _ID).values(tells="seated", due_at=bindparam("due_at"))
_UNANSWER: Final = delete(evening_answers).where(_ANSWER_OF.evening_id == _ID)
