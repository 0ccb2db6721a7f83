"""Hidden hands over the real wire: whole games, closed direct messages, a restart in a secret choice, crowds."""

import asyncio

import discord
import pytest

from bot.chat.front import discord_io
from bot.chat.front.discord_io import Trouble
from bot.chat.front.post import Post
from bot.chat.words.texts import texts_for
from bot.playground.objects import EPHEMERAL, Message
from bot.playground.values import as_int, as_object
from bot.tables.table import Table
from games.hornochsen import Hornochsen
from games.verflixxt import Verflixxt
from tests.e2e.conftest import Opening
from tests.e2e.group import kind_of
from tests.e2e.hand_players import Control, Room, controls_for, play_ids
from tests.e2e.house import House
from tests.engines import on_both
from tests.patience import PATIENCE
from tests.sketches import sketch

pytestmark = pytest.mark.usefixtures("sketched")

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


async def room_of(house: House, game: str, seats: int, channel: str | None = None) -> Room:
    """A table of so many people, dealt."""
    more = ("Elena", "Fabio", "Giulia", "Hugo")
    for name in more[: max(0, seats - len(house.people))]:
        house.world.add_person(name)
    channel_id = house.world.add_channel(channel).id if channel is not None else None
    room = Room(house, game, house.people[:seats], channel_id)
    await room.begin()
    await room.dealt()
    return room


async def test_a_whole_karteneck_of_four_with_closed_direct_messages(open_house: Opening) -> None:
    house = await open_house()
    house.refused = {403}
    await house.start()
    dario = house.people[3]
    house.world.set_dms(dario.id, False)
    room = Room(house, "karteneck", house.people)
    room.ways = {0: "direct", 1: "command", 2: "direct command", 3: "hand"}
    await room.begin()
    await room.dealt()
    await room.play_on()
    await room.check_the_end()

    reports = [as_object(it.request) for it in house.requests if "direct messages are closed" in str(it.request)]
    opened = [it for it in reports if it["type"] != 7]  # the others edit what he has opened, while that is on its way
    assert [as_int(as_object(it["data"])["flags"]) & EPHEMERAL for it in opened] == [EPHEMERAL]
    assert [it for it in room.messages if "direct messages are closed" in it.content] == []
    assert house.world.messages(house.world.dm(dario.id).id) == []
    refused = [it for it in house.requests if it.status >= 400]
    assert {it.route for it in refused} == {MESSAGES}
    for command in room.answered:
        if command.name == "karteneck play":
            assert command.message is not None
            assert command.message.ephemeral or command.message.channel_id != room.channel_id
    names = [it.name for it in room.answered]
    assert {*names} >= {"karteneck play", "karteneck pass"}
    assert len([name for name in names if kind_of(name) == "hand"]) == 1, "Dario opened his hand once"


@on_both
async def test_a_whole_verflixxt_face_down_to_the_last_pawn(house: House) -> None:
    """Hands arrive as tiles are taken, and the channel shows how many, never which."""
    room = Room(house, "verflixxt", house.people[:2])
    room.ways = {0: "direct", 1: "command"}
    await room.begin(("end-last_pawn", "taken-hidden", "one_chooses", "recycle_passed"))
    await room.dealt()
    await room.play_on(20)
    position = (await room.table()).position
    assert isinstance(position, Verflixxt)
    for seat, person in enumerate(room.people):
        own = tiles_of(position, seat)
        await house.world.wait_until(lambda person=person, own=own: own in words_of(room.direct(person)))
    twin = next(twin for _ in range(100) if (twin := position.resample(None, room.random)) != position)
    await room.say(room.people[0], "table show")
    party = await house.party(await room.table())
    assert (await room.settled()).picture == sketch("verflixxt", twin.view(None), party).png
    room.ways = {0: "direct command", 1: "hand"}
    await room.play_on()
    await room.check_the_end()
    table = await room.table()
    assert table.ended is not None
    assert table.ended.result is not None
    assert table.ended.result.reason == "last_pawn"
    names = [it.name for it in room.answered]
    assert "verflixxt move" in names
    assert len([name for name in names if kind_of(name) == "hand"]) == 1, "Bruno opened his hand once"


def tiles_of(position: Verflixxt, seat: int) -> str:
    """The tiles of a seat, as its hand names them."""
    own = position.view(seat).own
    assert own is not None
    return ", ".join(texts_for("en").item("verflixxt", "taken", tile) for tile in own.taken) or "any tiles yet"


def words_of(message: Message | None) -> str:
    """The text beside the picture of a hand."""
    return message.content if message is not None and message.picture is not None else ""


def dance(table: Table) -> Hornochsen:
    """The position of a Hornochsen table."""
    assert isinstance(table.position, Hornochsen)
    return table.position


def statuses(table: Table) -> list[str]:
    """Return each seat's status: whether it owes a decision or has made it."""
    return [player.status for player in dance(table).view(None).players]


def tile_of(control: Control) -> str:
    """The tile on a button, or in a menu."""
    return control.action.split("[")[-1].rstrip("]")


async def in_a_secret_choice(room: Room) -> None:
    """Play until some have chosen, others not, and nothing else is owed."""
    while set(statuses(await room.table())) != {"chosen", "choose"}:
        await room.act(room.random.choice(sorted((await room.table()).awaited)))


async def test_a_whole_hornochsen_of_five_with_a_restart_in_a_secret_choice(house: House) -> None:
    room = await room_of(house, "hornochsen", 5)
    names = [person.name for person in room.people]
    room.ways = {0: "direct", 1: "hand", 2: "command", 3: "direct command", 4: "direct"}
    for moves in (2, 25):
        await room.play_on(moves)
        await in_a_secret_choice(room)
        before = await room.table()

        await house.restart()
        room.hands_follow = False

        after = await room.table()
        assert dance(after) == dance(before)
        old = await room.board()
        await room.say(room.people[2], "table show")
        await room.changed(old)
        board = await room.settled()
        awaited = [name for name in names if f"**{name}**" in board.ask]
        assert awaited == [names[seat] for seat in sorted(before.awaited)]
        twin = dance(before).resample(None, room.random)
        assert twin != dance(before)
        assert board.picture == sketch("hornochsen", twin.view(None), await house.party(after)).png
        for seat, status in enumerate(statuses(after)):
            if status == "chosen":
                await shows_its_choice(room, seat)
    await room.play_on()
    await room.check_the_end()


async def shows_its_choice(room: Room, seat: int) -> None:
    """Assert that a seat's hand still shows the choice that it made before the restart."""
    hand = await room.say(room.people[seat], "hand")
    (choice,) = [line.facts["tiles"] for line in dance(await room.table()).view(seat).hand() if line.code == "choice"]
    assert isinstance(choice, tuple)
    assert hand.message is not None
    assert hand.message.ephemeral
    assert f"Chosen: {', '.join(map(str, choice))}." in hand.message.content


async def test_hand_older_than_fifty_minutes_is_replaced_by_a_new_message(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await room_of(house, "karteneck", 2)
    (seat,) = (await room.table()).awaited
    old = room.letter(room.people[1 - seat])
    monkeypatch.setattr("bot.tables.posted.EDITABLE_MS", -1)
    while seat in (await room.table()).awaited:
        await room.act(seat)
    await house.world.wait_until(lambda: (new := room.direct(room.people[1 - seat])) is not None and new is not old)
    await house.world.wait_until(lambda: not old.components)
    new = room.letter(room.people[1 - seat])
    assert new.picture is not None
    assert play_ids(new)


async def test_a_hand_being_sent_never_covers_a_newer_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await room_of(house, "hornochsen", 3)
    anna, table = room.people[0], await room.table()
    direct = room.letter(anna)
    held, going_on = asyncio.Event(), asyncio.Event()
    real = discord_io.edit

    async def slow(
        client: discord.Client, channel_id: int, message_id: int, shown: Post, hook: discord_io.Hook | None = None
    ) -> Trouble | None:
        if message_id == direct.id and not going_on.is_set():
            held.set()
            await going_on.wait()
        return await real(client, channel_id, message_id, shown, hook)

    monkeypatch.setattr(discord_io, "edit", slow)
    tiles = await room.offers(anna, room.channel_id, "hornochsen play", "tiles", {})
    await room.say(anna, "hornochsen play", tiles=tiles[0])
    async with asyncio.timeout(PATIENCE):
        await held.wait()
    other = next(one for one in controls_for(direct, table, 0, room.random, "play") if tile_of(one) == tiles[1])
    await room.use(anna, other)
    assert f"Chosen: {tiles[1]}" in direct.content
    edits = direct.edits
    going_on.set()
    await house.world.wait_until(lambda: direct.edits >= edits + 2 and f"Chosen: {tiles[1]}" in direct.content)
