"""Films and proofs of finished tables of every game, over the wire."""

import re
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from bot.chat.finished import replays
from bot.chat.front import painter
from bot.playground.objects import Message, Person
from bot.tables.entries import ACTION, OUTCOME
from bot.tables.table import Table
from renderers.finished.replay import BAR, BOARD, BYTES_MOST, EDGE
from renderers.kit.layout import Party
from renderers.registry import Picture, draw
from tests.e2e.group import Group, hasty, steady
from tests.e2e.hand_players import Room
from tests.e2e.house import House
from tests.renderers.test_replay import reduced_board
from tests.sketches import draw_sketches, sketch

MOVE = re.compile(r"^ +\d+  \d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ  \S.*$", re.MULTILINE)
RESULT = re.compile(r"^#(\d+) \S+\s\*\*(\w+)\*\* · ", re.MULTILINE)
FRAMES = 25
VARIANTS: Mapping[str, Sequence[str]] = {"heckmeck": ("bury_returned", "always_bury"), "verflixxt": ("end-first_home",)}


async def play_whole(house: House, game: str, people: Sequence[Person], channel_id: int | None = None) -> Group:
    """A game to its end, by clicks alone; its people choose at random, or whatever ends it soon."""
    random = Random(game)

    def anyhow(labels: Iterable[str]) -> str:
        return random.choice([*labels])

    if game in ("heckmeck", "verflixxt"):
        group = Group(house.world, people, channel_id)
        await group.open(game=game, variants=VARIANTS[game])
        await group.play_on(*((steady, hasty, hasty) if game == "heckmeck" else (anyhow,)))
        return group
    room = Room(house, game, [*people], channel_id)
    await room.begin()
    await room.play_on()
    return room


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


@pytest.fixture(autouse=True)
def _sketched_but_for_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game only the last board is looked at, and of a film fewer frames than it may have."""

    def drawn(game: str, view: Any, party: Party) -> Picture:
        return (sketch if view.result is None else draw)(game, view, party)

    draw_sketches(monkeypatch)
    monkeypatch.setattr(painter, "draw", drawn)
    monkeypatch.setattr(replays, "SHORT_MOST", FRAMES)


@pytest.mark.parametrize("game", ["heckmeck", "hornochsen", "karteneck", "verflixxt"])
async def test_a_whole_game_is_watched_again_read_and_proved(house: House, game: str) -> None:
    group = await play_whole(house, game, house.people[:2])
    await group.ended()
    await watched_again(house, group, house.people[3])
    await proved(house, group, house.people[3])


async def watched_again(house: House, group: Group, viewer: Person) -> None:
    """The film and the list of moves of the channel's last table, at which the group sat."""
    board, table = await group.board(), await house.table(group.channel_id)
    moves = [entry.number for entry in await house.store.entries(table.info.id, 0) if entry.kind == ACTION]
    replay = await answered(group, viewer, "replay", table=table.info.id)
    assert replay.ephemeral
    assert RESULT.findall(replay.content) == RESULT.findall(board.content)
    assert f"## {replay.content.splitlines()[1]}" in board.content.splitlines(), "who won"
    film, listed = replay.attachments
    assert (film.filename, listed.filename) == (f"roost-{table.info.id}.gif", f"roost-{table.info.id}.txt")
    assert film.description
    assert board.picture is not None
    check_film(film.data, board.picture, table, await house.party(table), len(moves))
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


def check_film(film: bytes, board: bytes, table: Table, party: Party, moves: int) -> None:
    """Frames of what changed something, captioned, bounded in bytes and time; the last one is the board as it stood at
    the end."""
    assert len(film) <= BYTES_MOST
    assert table.position is not None
    with Image.open(BytesIO(film)) as image:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(image)]
        durations = [frame.info["duration"] for frame in ImageSequence.Iterator(image)]
    assert 2 < len(frames) <= min(moves + 1, FRAMES)
    assert sum(durations) <= 31_000
    captions = [frame.crop((0, BOARD[3] + EDGE, frame.width, frame.height - BAR)) for frame in frames]
    assert all(len(caption.getcolors(100_000) or ()) > 1 for caption in captions), "words on every frame"
    last = frames[-1].crop(BOARD)
    assert last.tobytes() == reduced_board(table.info.game, table.position.view(None), party).convert("RGB").tobytes()
    with Image.open(BytesIO(board)) as picture:
        posted = picture.convert("RGB").resize(last.size, Image.Resampling.BOX)  # pyright: ignore[reportUnknownMemberType]
    assert max(ImageStat.Stat(ImageChops.difference(last, posted)).mean) < 2, "and the board in the channel"
