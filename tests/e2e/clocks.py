"""Absence with the real client: the ladder up and back, and the ways to be reminded."""

import sys
from collections.abc import Sequence

import pytest

from bot.chat.board import displays
from bot.chat.front import serving
from bot.playground.objects import Message
from bot.tables.entries import ACTION
from bot.tables.wall_clock import now, uptime
from tests.e2e.group import ids, whispered
from tests.e2e.hand_players import Room
from tests.e2e.house import House
from tests.engines import on_both

pytestmark = pytest.mark.usefixtures("sketched")

MINUTE = 60_000


class Clock:
    """The time that Roost goes by."""

    def __init__(self) -> None:
        self.passed = 0

    def passes(self, minutes: int) -> None:
        """Let time pass without any action."""
        self.passed += minutes * MINUTE

    def now(self) -> int:
        """Stand in for `bot.tables.wall_clock.now`."""
        return now() + self.passed

    def uptime(self) -> int:
        """Stand in for `bot.tables.wall_clock.uptime`."""
        return uptime() + self.passed


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for name, module in [*sys.modules.items()]:  # an interaction's age is measured by the clock of who sent it
        if name.startswith("bot.") and module is not serving and getattr(module, "now", None) is now:
            monkeypatch.setattr(module, "now", made.now)
        if name.startswith("bot.") and module is not serving and getattr(module, "uptime", None) is uptime:
            monkeypatch.setattr(module, "uptime", made.uptime)
    return made


class Waiting(Room):
    """A table at which the first seat's person does nothing."""

    async def until_anna_is_asked_alone(self) -> None:
        """The others choose; the table waits for Anna alone."""
        while others := (await self.table()).awaited - {0}:
            await self.act(min(others))

    async def nudge(self, clock: Clock) -> None:
        """A nudge, and ten minutes without an answer."""
        clock.passes(4)
        await self.say(self.people[1], "table show")
        await self.press(self.people[1], "🔔 Nudge ● Anna")
        clock.passes(11)
        await self.say(self.people[1], "table show")

    async def a_hen_decides(self) -> None:
        """Both others want it."""
        for voter in self.people[1:]:
            await self.press(voter, "Let a hen move for")
        await self.house.followed()

    def direct_messages(self, seat: int) -> Sequence[Message]:
        """All private messages to a seat's person, as they are now."""
        return self.world.messages(self.world.dm(self.people[seat].id).id)


@on_both
async def test_the_ladder_up_and_back_in_the_middle_of_a_secret_choice(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(displays, "EDIT_EVERY", 0.0)
    room = Waiting(house, "hornochsen", house.people[:3])
    anna, bruno, _ = room.people
    await room.begin()
    await room.dealt()
    for decision in range(3):
        await room.until_anna_is_asked_alone()
        assert 0 not in (await room.table()).computers, decision
        await (room.nudge(clock) if not decision else house.followed())
        await room.a_hen_decides()
    assert 0 in (await room.table()).computers
    stripped = [message.content for message in room.direct_messages(0)]
    assert not [one for message in room.direct_messages(0) for one in ids(message)], "the seat is a hen's now"

    while len((await room.table()).awaited) < 2:  # until the hen has chosen, which is hidden
        await room.act(min((await room.table()).awaited))
        await house.followed()
    assert [message.content for message in room.direct_messages(0)] == stripped, "nothing new for who is away"
    others = [(message.id, message.content) for seat in (1, 2) for message in room.direct_messages(seat)]
    await room.press(anna, "Anna: I'm back")
    await house.followed()
    assert others == [(message.id, message.content) for seat in (1, 2) for message in room.direct_messages(seat)]
    assert (await room.table()).computers == frozenset()
    assert room.direct(anna) is not None, "her hand is hers again"
    assert "hen plays" not in (await room.board()).content

    chosen = (await room.table()).number
    for _ in range(6):
        await room.act(min((await room.table()).awaited))
        await house.followed()
    log = await house.store.entries((await room.table()).info.id, 0)
    by = [entry.by for entry in log if entry.kind == ACTION and entry.seat == 0 and entry.number > chosen]
    assert by, "Anna plays on"
    assert not [one for one in by if one.startswith("computer:")]
    hens = [entry for entry in log if entry.kind == ACTION and entry.by == "computer:hen"]
    assert len(hens) > 3
    assert {entry.seat for entry in hens} == {0}
    refused = await room.say(bruno, "table sit")
    assert "seated here already" in whispered(refused)
