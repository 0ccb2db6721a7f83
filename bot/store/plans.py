"""Plans and the answers to them."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from bot.store.calls import KNOWN_STILL
from bot.store.database import Part, writes, writes_alone
from bot.store.schema import plan_answers, plans
from bot.store.statements import of_servers, upsert
from bot.tables.plans import IN_MOST, OF_GUILD, OF_PERSON, Plan
from bot.tables.refusals import Refusal


class SqlPlans(Part):
    """Plans and their answers."""

    @writes_alone
    def insert_plan(self, connection: Connection, plan: Plan, at: int) -> None:
        """Store a plan, whose planner is in. Raises Refusal if the person or the server has too many."""
        if connection.scalar(KNOWN_STILL, {"person": plan.person_id}) is None:
            return  # nothing is stored about a forgotten person
        planners = connection.scalars(_PLANNERS, {"guild": plan.guild_id}).all()
        if planners.count(plan.person_id) >= OF_PERSON:
            raise Refusal("plans-of-person", most=OF_PERSON)
        if len(planners) >= OF_GUILD:
            raise Refusal("plans-of-guild", most=OF_GUILD)
        connection.execute(insert(plans), [asdict(plan)])
        connection.execute(_ANSWER, [{"plan_id": plan.plan_id, "person_id": plan.person_id, "coming": 1, "at": at}])

    async def plan(self, plan_id: int) -> Plan | None:
        """Return a plan. None if it is over."""
        rows = await self.database.fetch_all(_PLAN, plan=plan_id)
        return Plan(*rows[0]) if rows else None

    async def plan_answers(self, plan_id: int) -> Mapping[int, bool]:
        """Return whether people are in, earliest answer first."""
        return {row.person_id: bool(row.coming) for row in await self.database.fetch_all(_ANSWERS, plan=plan_id)}

    @writes
    def answer_plan(self, connection: Connection, plan: Plan, person: int, at: int, *, coming: bool) -> bool:
        """Store a person's answer in place of an earlier one. Returns False if the plan takes none for that hour any
        more. Raises Refusal if too many are in."""
        row = connection.execute(_LOCKED, {"plan": plan.plan_id}).first()
        is_open = row is not None and Plan(*row).is_open and row.at == plan.at
        if not is_open or connection.scalar(KNOWN_STILL, {"person": person}) is None:
            return False
        others = [one for one in connection.execute(_ANSWERS, {"plan": plan.plan_id}) if one.person_id != person]
        if coming and sum(one.coming for one in others) >= IN_MOST:
            raise Refusal("plan-full", most=IN_MOST)
        answer = {"plan_id": plan.plan_id, "person_id": person, "coming": int(coming), "at": at}
        connection.execute(_ANSWER, [answer])
        return True

    @writes
    def change_plan(self, connection: Connection, before: Plan, after: Plan) -> bool:
        """Replace a plan, for another hour without its answers. Returns False if it is not as it was `before`: so
        whatever is claimed by a change happens once, in one process."""
        was = {f"was_{name}": value for name, value in asdict(before).items()}
        if connection.execute(_CHANGE, was | asdict(after)).rowcount != 1:
            return False
        if after.at != before.at:
            connection.execute(_UNANSWER, {"plan": before.plan_id})
        return True

    async def end_plan(self, plan_id: int) -> bool:
        """Delete a plan with its answers. Returns False if it was over."""
        return await self.database.execute(_END, {"plan": plan_id}) == 1

    async def due_plans(self, at: int) -> Sequence[Plan]:
        """Return the plans on servers of this process to look after at a moment, earliest first."""
        query = of_servers(_DUE, plans.c.guild_id, self.shards)
        return [Plan(*row) for row in await self.database.fetch_all(query, at=at)]

    async def next_plan(self, at: int) -> int | None:
        """Return when to look after a plan on a server of this process next, after a moment."""
        return await self.database.fetch_value(of_servers(_NEXT, plans.c.guild_id, self.shards), at=at)


_ID: Final = bindparam("plan", type_=plans.c.plan_id.type)
_ROWS: Final = select(*[plans.c[name] for name in Plan.__struct_fields__])
_PLAN: Final = _ROWS.where(plans.c.plan_id == _ID)
_LOCKED: Final = _PLAN.with_for_update()
"""With several writers, a claim waits for an answer and the other way round."""
_PLANNERS: Final = select(plans.c.person_id).where(plans.c.guild_id == bindparam("guild", type_=plans.c.guild_id.type))
_CHANGE: Final = (
    update(plans)
    .where(*[one.is_not_distinct_from(bindparam(f"was_{one.name}", type_=one.type)) for one in plans.c])
    .values({one.name: bindparam(one.name, type_=one.type) for one in plans.c})
)
_END: Final = delete(plans).where(plans.c.plan_id == _ID)
_AT: Final = bindparam("at", type_=plans.c.due_at.type)
_DUE: Final = _ROWS.where(plans.c.due_at <= _AT).order_by(plans.c.due_at)
_NEXT: Final = select(func.min(plans.c.due_at)).where(plans.c.due_at > _AT)
_ANSWER: Final = upsert(plan_answers, "coming", "at")
_ANSWERS: Final = (
    select(plan_answers.c.person_id, plan_answers.c.coming)
    .where(plan_answers.c.plan_id == _ID)
    .order_by(plan_answers.c.at, plan_answers.c.person_id)
)
_UNANSWER: Final = delete(plan_answers).where(plan_answers.c.plan_id == _ID)
