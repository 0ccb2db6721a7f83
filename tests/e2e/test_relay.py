"""One bot that is two processes: a server's table, played by direct messages, which the other process hears."""

import asyncio
from collections.abc import Awaitable
from functools import partial
from typing import Any, TypeVar

import discord
import msgspec
import pytest
from sqlalchemy import text

from bot.chat.board import hands, relay
from bot.chat.front import discord_io, features
from bot.chat.front.discord_io import Trouble
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.playground.objects import Person
from bot.tables.service import Tables
from bot.tables.store import Errand
from bot.tables.table import Step, Table
from bot.tables.wall_clock import now
from games.game import tag_of
from tests.e2e.clocks import Clock, clock
from tests.e2e.conftest import Opening
from tests.e2e.group import confirmation, ids, kind_of
from tests.e2e.hand_players import Room, play_ids, usable
from tests.e2e.house import HEARING, OWNING, SECOND_SERVER, House
from tests.engines import ENGINES
from tests.patience import PATIENCE

__all__ = ["clock"]

T = TypeVar("T")


pytestmark = pytest.mark.usefixtures("sketched")


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The engine: on PostgreSQL the bot's processes are notified, elsewhere they poll often."""
    if request.param == "sqlite":
        monkeypatch.setattr(relay, "LOOKS_EVERY", 0.02)
    return request.param


@pytest.fixture
async def house(open_house: Opening) -> House:
    """A playground whose server lies on the second of two shards, without a bot."""
    return await open_house(guild_id=SECOND_SERVER, build=partial(House, shards=(HEARING, OWNING)))


@pytest.fixture
async def room(house: House) -> Room:
    """A table of two who play by direct messages alone, dealt; both processes are online."""
    await house.start()
    room = Room(house, "karteneck", house.people[:2])
    room.ways = {0: "direct", 1: "direct"}
    await room.begin()
    await room.dealt()
    return room


async def open_hand(room: Room, who: Person) -> None:
    """Ask for the hand again in a person's direct messages, and check the reply without waiting for the board."""
    message = room.letter(who)
    await room.press_id(who, message.id, next(one for one in ids(message) if kind_of(one) == "hand"))


async def lay(room: Room, who: Person) -> None:
    """Lay cards by a button or a menu in direct messages, without waiting for the board."""
    message = room.letter(who)
    plays = [one for one in usable(message, room.random) if one.action.startswith('["play"')]
    await room.press_id(who, message.id, plays[0].custom_id, plays[0].values)


async def asked_now(room: Room) -> tuple[Person, Person]:
    """Return the person in turn at a table of two, once buttons are in their direct messages, and the other person."""
    (seat,) = (await room.table()).awaited
    who = room.people[seat]
    await room.asks(who)
    return who, room.people[1 - seat]


async def pass_on(room: Room, who: Person) -> None:
    """Pass, up to the question for confirmation."""
    message = room.letter(who)
    passing = next(one for one in usable(message, room.random) if one.action.startswith('["pass"'))
    asked = await room.show_id(who, message.id, passing.custom_id, passing.values)
    if meant := confirmation(asked):
        await room.press_id(who, asked.id, meant)


async def test_what_is_done_while_the_owner_is_away_is_shown_once_it_is_back(house: House, room: Room) -> None:
    who, other = await asked_now(room)
    before = await room.settled()
    await house.stop_part(OWNING)
    await pass_on(room, who)
    (errand,) = await house.store.errands()
    assert errand == Errand((await room.table()).info.id, errand.first, (await room.table()).number)
    assert await room.board() == before
    await house.start_part(OWNING)
    board = await room.changed(before)
    assert f"**{who.name}** passes" in "\n".join(message.content for message in room.messages)
    assert f"**{other.name}**" in board.ask
    await room.asks(other)
    await room.play_on(2)


async def test_what_was_committed_and_not_shown_before_the_owner_died_is_shown_by_the_next(
    house: House, room: Room
) -> None:
    _, other = await asked_now(room)
    before = await room.settled()
    await house.stop_part(OWNING)
    table = await room.table()
    (seat,) = table.awaited
    assert table.position is not None
    action = next(choice.action for choice in table.position.legal(seat) if tag_of(choice.action) == "pass")
    (person,) = await house.store.people([table.people[seat]])
    move = msgspec.json.encode(action)
    await Tables(house.store).commit(table.info.id, person, house.world.new_id(), Table.play, move)
    assert await house.store.errands() == []
    await house.start_part(OWNING)
    assert f"**{other.name}**" in (await room.changed(before)).ask
    await room.asks(other)
    await house.stop_part(OWNING)
    assert await house.store.boards_behind(0, now()) == []


async def test_who_is_asked_by_what_was_done_in_direct_messages_is_mentioned(
    house: House, clock: Clock, room: Room
) -> None:
    who, other = await asked_now(room)
    await room.settled()
    clock.passes(minutes=6)
    await pass_on(room, who)
    await house.world.wait_until(lambda: (board := room.newest()) and board.pings == (other.id,))


async def test_a_deadline_set_by_what_was_done_in_direct_messages_is_kept(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(features, "LONGEST", 0.05)
    await house.start()
    room = Room(house, "karteneck", house.people[:2])
    await room.say(room.people[0], "table open", game="karteneck", clock="live")
    await room.press(room.people[1], "Join")
    await room.press(room.people[0], "Start")
    await room.dealt()
    who, other = await asked_now(room)
    before = await room.settled()
    await pass_on(room, who)
    await room.changed(before)
    late = room.people.index(other)
    clock.passes(minutes=3)
    async with asyncio.timeout(PATIENCE):
        while late not in (await room.table()).attendance.away:  # noqa: ASYNC110 - the clock has no event
            await asyncio.sleep(0.02)


class Gate:
    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.opened = asyncio.Event()
        self.left = asyncio.Event()

    async def pass_through(self, work: Awaitable[T]) -> T:
        """Work, once the gate is open; later ones find it so."""
        self.reached.set()
        await self.opened.wait()
        done = await work
        self.left.set()
        return done


async def test_step_already_shown_is_not_posted_again_by_the_owner(
    house: House, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, read_step = Gate(), Tables.rebuild_step

    async def late(self: Tables, errand: Errand) -> Step:
        return await gate.pass_through(read_step(self, errand))

    who, _ = await asked_now(room)
    before = await room.settled()
    await pass_on(room, who)
    await room.changed(before)
    await house.followed()
    who, other = await asked_now(room)
    monkeypatch.setattr(Tables, "rebuild_step", late)
    await pass_on(room, who)  # with which a round ends
    await gate.reached.wait()
    await room.say(other, "table show")
    shown = room.messages[-1]
    await house.followed()
    gate.opened.set()
    await house.no_errands()
    await house.followed()
    assert room.messages[-1].id == shown.id
    assert "On the grill: " in shown.content


async def test_an_answer_that_lands_late_leaves_no_older_hand_behind(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, other = await asked_now(room)
    gate, answer = Gate(), Interaction.reply_in_place

    async def late(self: Interaction, post: Post) -> int | None:
        if self.user.id != other.id or gate.reached.is_set():
            return await answer(self, post)
        return await gate.pass_through(answer(self, post))

    monkeypatch.setattr(Interaction, "reply_in_place", late)
    refreshing = asyncio.create_task(open_hand(room, other))
    await gate.reached.wait()
    await pass_on(room, who)
    await room.asks(other)
    gate.opened.set()
    await refreshing
    await gate.left.wait()
    await room.asks(other)


async def test_an_edit_that_lands_late_leaves_no_older_hand_behind(
    house: House, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, other = await asked_now(room)
    hand = room.letter(other)
    gate, edit = Gate(), discord_io.edit

    async def late(
        client: discord.Client, channel_id: int, message_id: int, post: Post, hook: discord_io.Hook | None = None
    ) -> Trouble | None:
        if message_id != hand.id or gate.reached.is_set():
            return await edit(client, channel_id, message_id, post, hook)
        return await gate.pass_through(edit(client, channel_id, message_id, post))

    monkeypatch.setattr(discord_io, "edit", late)
    await pass_on(room, who)
    await gate.reached.wait()
    await open_hand(room, other)
    first = play_ids(hand)
    await lay(room, other)
    newer = play_ids(hand)
    assert newer != first
    gate.opened.set()
    await gate.left.wait()
    await house.world.wait_until(lambda: play_ids(hand) == newer)


async def test_a_hand_comes_where_the_answer_with_it_does_not(
    house: House, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "REPLIED_WITHIN", 0.1)
    who, _ = await asked_now(room)
    hand = room.letter(who)

    async def fails(self: Interaction, post: Post) -> None:
        await self.acknowledge()

    monkeypatch.setattr(Interaction, "reply_in_place", fails)
    before = play_ids(hand)
    await lay(room, who)
    await house.world.wait_until(lambda: play_ids(hand) != before)


async def test_a_hand_that_was_answered_with_is_brought_at_once_when_another_changes_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "REPLIED_WITHIN", 10 * PATIENCE)
    assert await room.play_on(40) == 40


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[discord.AutoShardedClient, int]]:
    """Record the requests that processes send besides replies: which process, and which message or person."""
    written: list[tuple[discord.AutoShardedClient, int]] = []

    def spied(name: str, place: int) -> None:
        write = getattr(discord_io, name)

        async def recorded(*about: Any) -> Any:
            written.append((about[0], about[place]))
            return await write(*about)

        monkeypatch.setattr(discord_io, name, recorded)

    for name, place in (("send", 1), ("send_direct", 1), ("edit", 2), ("strip", 2)):
        spied(name, place)
    return written


async def test_the_owner_alone_writes_unasked(
    house: House, written: list[tuple[discord.AutoShardedClient, int]], room: Room
) -> None:
    await room.play_on(8)
    await house.stop()
    assert written
    assert {tuple(client.shard_ids or ()) for client, _ in written} == {tuple(OWNING.ids)}


async def test_a_hand_that_another_process_answered_with_is_not_edited_once_more(
    house: House, written: list[tuple[discord.AutoShardedClient, int]], room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "REPLIED_WITHIN", 10 * PATIENCE)
    who, _ = await asked_now(room)
    hand = room.letter(who)
    await room.settled()
    written.clear()
    gate, answer = Gate(), Interaction.reply_in_place

    async def late(self: Interaction, post: Post) -> int | None:
        return await gate.pass_through(answer(self, post))

    monkeypatch.setattr(Interaction, "reply_in_place", late)
    laying = asyncio.create_task(lay(room, who))
    await gate.reached.wait()
    await house.no_errands()
    await house.stop_part(OWNING)
    assert written, "the board follows"
    assert hand.id not in [message_id for _, message_id in written]
    gate.opened.set()
    await laying


async def test_a_hand_opened_in_direct_messages_follows_what_is_done_there(house: House, room: Room) -> None:
    who, _ = await asked_now(room)
    opened = await room.type(who, room.world.dm(who.id).id, "hand", {})
    assert opened.message is not None
    before = play_ids(opened.message)
    await lay(room, who)
    await house.world.wait_until(lambda: opened.message and play_ids(opened.message) != before)


async def test_computers_move_in_the_process_that_shows_the_table(house: House) -> None:
    """While no process shows the table, its steps wait, whatever is clicked."""
    await house.start()
    room = Room(house, "karteneck", house.people[:1])
    room.ways = {0: "direct"}
    await room.against(["hen"])
    await room.dealt()
    assert await room.until_asked()
    await house.followed()
    await house.stop_part(OWNING)
    (anna,), left = room.people, await room.table()
    while not (await room.table()).computers_awaited:  # where a round is over, it may be her turn again
        await room.asks(anna)
        await pass_on(room, anna)
    await open_hand(room, anna)
    await house.followed()
    assert not [entry for entry in (await room.log())[left.number :] if entry.by.startswith("computer")]
    await house.start_part(OWNING)
    assert await room.until_asked()


async def test_impossible_errand_is_removed(house: House, room: Room) -> None:
    table = await room.table()
    beyond = {"id": table.info.id, "first": table.number + 5, "last": table.number + 6}
    left = text("INSERT INTO outbox (table_id, first, last) VALUES (:id, :first, :last)")
    await house.store.database.write(lambda connection: connection.execute(left, beyond))
    await house.no_errands()
    await room.play_on(3)
    await house.no_errands()
