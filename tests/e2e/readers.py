"""A person who is answered in words, and plays by the messages that she alone sees."""

from collections.abc import Sequence
from functools import partial

from bot.playground.objects import Message
from bot.tables.table import Table
from tests.e2e.group import confirmation
from tests.e2e.hand_players import Control, Room, asks, usable


class Reader:
    """A person who reads and presses what is private to her."""

    def __init__(self, room: Room, seat: int, direct: int | None = None) -> None:
        """She plays in the channel of her `direct` messages, if it is given."""
        self.room, self.seat, self.who, self.pressed = room, seat, room.people[seat], 0
        self.direct = direct

    @property
    def messages(self) -> list[Message]:
        seen = self.room.world.messages(self.direct or self.room.channel_id, self.who.id)
        return [one for one in seen if one.ephemeral or self.direct]

    def asked(self, table: Table) -> Sequence[Control]:
        """The moves that the table asks for, once they are there: in one message, and in one that confirms. The message
        before a new one keeps its moves until the new one is there."""
        usables = [usable(one, self.room.random) for one in self.messages]
        asking = [[one for one in found if asks(one.custom_id, table, self.seat)] for found in usables]
        *older, newest = [moves for moves in asking if moves] or [[]]
        return newest if len(older) <= any(confirmation(one.message) for one in newest) else []

    async def move(self, table: Table) -> None:
        """Press one of the moves."""
        moves = await self.room.world.wait_until(partial(self.asked, table))
        move = self.room.random.choice([*moves])
        self.pressed += confirmation(move.message) is None
        await self.room.press_id(self.who, move.message.id, move.custom_id, move.values)

    def can(self, label: str) -> bool:
        """Return whether the newest message has a button."""
        return label in self.messages[-1].labels().values()

    async def play_on(self) -> None:
        """Play to the end: the reader by her messages, others by theirs."""
        while awaited := await self.room.until_asked():
            seat = self.room.random.choice(awaited)
            await (self.move(await self.room.table()) if seat == self.seat else self.room.act(seat))
