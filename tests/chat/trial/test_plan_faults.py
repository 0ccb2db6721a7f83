"""Discord refuses or loses what is asked of it at each moment of an evening: the evening goes on, its one live message
shows what is stored, and no one is reminded or mentioned twice."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from bot.chat.requests import AnswerPlan, MovePlan
from bot.store import SqlStore
from bot.tables.evenings import LASTS, REMINDED_BEFORE, Evening
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Table
from tests.chat.trial.test_plan_kills import ANSWERED, AT, MINUTE, Discord, Group, Pressed, Process
from tests.store.tables import interaction, people_of

FAULTS = {
    "503 for a minute": ("down", 1),
    "503 for five minutes": ("down", 5),
    "503 for twenty minutes": ("down", 20),
    "403 for five minutes": ("forbidden", 5),
    "half of the answers lost": ("lost", 5),
}
DROPS_REMINDERS = ("503 for five minutes", "503 for twenty minutes", "403 for five minutes")
"""The faults that outlive the minutes in which Discord knows a reminder again."""
STAGES = ("create", "answer", "move", "cancel", "remind", "hour", "week")


class Faulty:
    """What is asked of Discord, during a fault."""

    def __init__(self, real: object, group: "FaultyGroup", *, refused: bool) -> None:
        """`refused`: whether the reason is returned, or nothing."""
        self._real, self._group, self._refused = real, group, refused

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._real, name)
        if name not in (*ANSWERED, "strip", "send_direct"):
            return found

        async def call(*args: Any, **named: Any) -> Any:
            fault = self._group.fault
            if fault in ("down", "forbidden"):
                return fault if self._refused else None
            done = await found(*args, **named)
            is_lost = fault == "lost" and next(self._group.asked) % 2 == 0
            return done if not is_lost else "down" if self._refused else None

        return call


class FaultyGroup(Group):
    """A plan, and people who press during a fault of Discord's."""

    at: int
    repeat = "weekly"

    def __init__(self, store: SqlStore, monkeypatch: pytest.MonkeyPatch, people: Sequence[Person]) -> None:
        super().__init__(store, monkeypatch)
        self.people, self.channel, self.evening_id = people, interaction(), 0
        self.asked = count()
        self._fault, self._until = "", 0

    @property
    def fault(self) -> str:
        return self._fault if self.at < self._until else ""

    def begin(self, fault: str, minutes: int) -> None:
        self._fault, self._until = fault, self.at + minutes * MINUTE

    def reached(self, known: Discord | Pressed) -> Any:
        return Faulty(known, self, refused=isinstance(known, Discord))

    async def press(self, person: Person, message_id: int | None, *wanted: Any) -> int:
        return await self.serve(Process(), self.channel, person, message_id, *wanted)

    async def passes(self, minutes: int) -> Evening | None:
        """Let minutes pass, and return the plan."""
        for _ in range(minutes):
            self.at += MINUTE
            await self.do(self.evening_id, Process())
        return await self.store.evening(self.evening_id)

    async def rests(self) -> tuple[Evening, str]:
        """Let a fault pass and people press what is live and not the plan's. Return the plan, and what it shows."""
        evening = await self.passes(22)
        assert evening is not None
        for message_id in self.discord.live:
            if message_id != evening.message_id:
                with pytest.raises(Refusal, match="plan-elsewhere"):
                    await self.press(self.people[1], message_id, AnswerPlan(self.evening_id, "in"))
        assert self.discord.live == [evening.message_id]
        return evening, self.discord.shown[evening.message_id or 0].content


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("fault", FAULTS)
async def test_evening_outlives_every_fault_of_discord_at_every_stage(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch, fault: str, stage: str
) -> None:
    anna, bruno = people = await people_of(store, 2)
    group = FaultyGroup(store, monkeypatch, people)

    def reach(reached: str) -> None:
        if reached == stage:
            group.begin(*FAULTS[fault])

    reach("create")
    group.evening_id = await group.press(anna, None)
    evening, _ = await group.rests()
    reach("answer")
    await group.press(bruno, evening.message_id, AnswerPlan(group.evening_id, "in"))
    evening, shown = await group.rests()
    assert "In (2)" in shown
    private, later = interaction(), evening.at // MINUTE + 60
    if stage == "cancel":
        reach("cancel")
        await group.press(anna, private, AnswerPlan(group.evening_id, "cancel-all"))
        assert await group.passes(22) is None
        assert group.discord.live == []
        assert "Cancelled" in group.discord.shown[evening.message_id or 0].content
        return
    reach("move")
    await group.press(anna, private, MovePlan(group.evening_id, every=False), (later,))
    evening, shown = await group.rests()
    assert f"<t:{later * 60}:F>" in shown
    await group.press(bruno, evening.message_id, AnswerPlan(group.evening_id, "in"))
    moved = len(group.discord.mentions)
    assert moved <= 1
    await group.passes((evening.at - REMINDED_BEFORE - group.at) // MINUTE - 1)
    reach("remind")
    await group.passes(10)
    is_dropped = stage == "remind" and fault in DROPS_REMINDERS
    assert len(group.discord.reminders) == (0 if is_dropped else 2)
    await group.passes((evening.at - group.at) // MINUTE - 1)
    reach("hour")
    await group.passes(30)
    table_id = await store.table_of_interaction(evening.opening_key)
    assert table_id is not None
    assert group.discord.live == [evening.message_id], "a weekly one can still be changed"
    assert "The table is open" in group.discord.shown[evening.message_id or 0].content
    mentions = [(anna.discord_id, bruno.discord_id)]
    assert group.discord.mentions[moved:] == ([] if (stage, FAULTS[fault][0]) == ("hour", "forbidden") else mentions)
    await Tables(store).commit(table_id, anna, interaction(), Table.end, moderator=True)
    group.at = evening.at + LASTS - MINUTE
    reach("week")
    following, shown = await group.rests()
    assert following.message_id != evening.message_id
    assert following.at - AT > 7 * 24 * 60 * MINUTE
    assert "In (1)" in shown
