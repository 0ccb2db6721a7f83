"""A game by direct messages, heard by one process while another has the table, leaves the messages of one process."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from bot.chat.board import displays, relay
from bot.playground.objects import Message
from bot.tables import service, state
from bot.tables.shards import WHOLE, Shards
from games.chance import deal
from games.core import Chance
from tests.e2e.conftest import Opening
from tests.e2e.group import ids
from tests.e2e.hand_players import Control, Room, controls_for
from tests.e2e.house import HEARING, OWNING, SECOND_SERVER, House


class Secrets:
    """Table ids and seeds that are the same in every game."""

    def __init__(self) -> None:
        random = Random(1)
        self.choice, self.token_bytes = random.choice, random.randbytes


def unsalted(seed: bytes, salt: str, number: int, chance: Chance[Any]) -> Struct:
    """Deal as `games.chance.deal`, without the salt, which is a snowflake."""
    return deal(seed, "", number, chance)


async def played(
    open_house: Opening, monkeypatch: pytest.MonkeyPatch, game: str, shards: Sequence[Shards]
) -> list[str]:
    """Return what the channel and the direct messages show after a game, one move at a time."""
    monkeypatch.setattr(service, "secrets", Secrets())
    monkeypatch.setattr(state, "deal", unsalted)
    house = await open_house(guild_id=SECOND_SERVER, build=partial(House, shards=shards))
    await house.start()
    room = Room(house, game, house.people[:3])
    await room.begin()
    await room.dealt()
    random = Random(1)
    while asked := await room.until_asked():
        await move(room, asked[0], random)
    await room.check_the_end()
    world = house.world
    channels = (world.main_id, *(world.dm(person.id).id for person in room.people))
    lines = [line for channel in channels for message in world.messages(channel) for line in _said(message)]
    await house.stop()
    return lines


async def move(room: Room, seat: int, random: Random) -> None:
    """Play from a person's direct message, as `random` says, once it is that of this decision."""
    table, who = await room.table(), room.people[seat]

    def offered() -> list[Control]:
        message = room.direct(who)
        return controls_for(message, table, seat, Random(0)) if message is not None else []

    controls = sorted(await room.world.wait_until(offered), key=lambda control: control.action)
    await room.use(who, random.choice(controls))
    exchanges = room.house.exchanges
    while (said := len(exchanges)) and (await room.table()).number == table.number:
        await room.world.wait_until(lambda said=said: len(exchanges) > said)
    await room.house.followed()


def _said(message: Message) -> Iterator[str]:
    """Return the content of a message without what differs between runs: snowflakes and times."""
    yield "---"
    yield re.sub(r"\b\d{17,20}\b|<t:\d+:\w>", "…", message.content)
    yield from (f"{it.filename}: {it.description}" for it in message.attachments)
    yield " ".join(ids(message))


@pytest.mark.parametrize("game", ["karteneck", "hornochsen"])
@pytest.mark.usefixtures("sketched")
async def test_two_processes_leave_the_messages_of_one(
    open_house: Opening, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(relay, "LOOKS_EVERY", 0.02)
    monkeypatch.setattr(displays, "EDIT_EVERY", 0.01)
    one = await played(open_house, monkeypatch, game, (WHOLE,))
    assert len(one) > 30
    two = await played(open_house, monkeypatch, game, (HEARING, OWNING))
    assert two == one
