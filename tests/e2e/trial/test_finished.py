"""Films and proofs of finished tables of every game, over the wire."""

import re
from collections.abc import Mapping, Sequence
from io import BytesIO

import pytest
from PIL import Image, ImageSequence

from bot.chat.finished import replays
from bot.playground.objects import Message, Person
from bot.tables.entries import ACTION, OUTCOME
from renderers.finished.replay import MAX_BYTES
from tests.e2e.group import SHORT, Group, steady
from tests.e2e.hand_players import Room
from tests.e2e.house import House

pytestmark = pytest.mark.usefixtures("sketched")

MOVE = re.compile(r"^ +\d+  \d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ  \S.*$", re.MULTILINE)
RESULT = re.compile(r"^#(\d+) \S+\s\*\*(\w+)\*\* · ", re.MULTILINE)
FRAMES = 25
VARIANTS: Mapping[str, Sequence[str]] = {"heckmeck": SHORT, "verflixxt": ("end-first_home",)}


async def answered(group: Group, who: Person, path: str, **options: str | bool) -> Message:
    """Return the private reply to a command, at once or later."""
    reply = await group.say(who, path, **options)
    if reply.message is not None and reply.message.thinking:
        await group.world.wait_until(lambda: not shown_of(reply.message).thinking)
    return shown_of(reply.message)


def shown_of(message: Message | None) -> Message:
    assert message is not None
    return message


# Films and proofs


@pytest.mark.parametrize("game", ["heckmeck", "hornochsen", "karteneck", "verflixxt"])
async def test_a_whole_game_is_watched_again_read_and_proved(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MAX_SHORT", FRAMES)
    room = Room(house, game, house.people[:2])
    if game == "heckmeck":
        room.player = steady
    await room.begin(VARIANTS.get(game, ()))
    await room.play_on()
    await room.ended()
    await watched_again(house, room, house.people[3])
    await proved(house, room, house.people[3])


async def watched_again(house: House, group: Group, viewer: Person) -> None:
    """The film and the list of moves of the channel's last table, at which the group sat."""
    board, table = await group.board(), await house.table(group.channel_id)
    moves = [entry.number for entry in await house.store.entries(table.info.id, 0) if entry.kind == ACTION]
    replay = await answered(group, viewer, "replay", table=table.info.id)
    assert replay.ephemeral
    assert table.ended is not None
    assert table.ended.result is not None
    ranked = [(str(it.place), group.people[it.seat].name) for it in table.ended.result.places]
    assert RESULT.findall(replay.content) == ranked
    assert f"## {replay.content.splitlines()[1]}" in board.content.splitlines(), "who won"
    film, listed = replay.attachments
    assert (film.filename, listed.filename) == (f"roost-{table.info.id}.gif", f"roost-{table.info.id}.txt")
    assert film.description
    assert len(film.data) <= MAX_BYTES
    with Image.open(BytesIO(film.data)) as image:
        assert 2 < len([*ImageSequence.Iterator(image)]) <= min(len(moves) + 1, FRAMES)
    text = listed.data.decode()
    lines = MOVE.findall(text)
    assert [int(line.split()[0]) for line in lines[1:]] == moves, "the deal, and every move"
    assert table.info.seed.hex() in text
    assert [person.name in text for person in group.people] == [True] * len(group.people)


async def proved(house: House, group: Group, asker: Person) -> None:
    """Assert that everything the dealer did at the channel's last table follows from the seed."""
    table = await house.table(group.channel_id)
    settled = [entry for entry in await house.store.entries(table.info.id, 0) if entry.kind == OUTCOME]
    proof = await answered(group, asker, "verify", table=table.info.id)
    assert f"**Table {table.info.id}: everything checks out.**" in proof.content
    assert ("The one roll or deal" if len(settled) == 1 else f"All {len(settled)} rolls and deals") in proof.content
    assert table.info.seed.hex() in proof.content
