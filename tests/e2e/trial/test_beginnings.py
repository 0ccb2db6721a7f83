"""Every way to a game, by the real client, to the end of the game with a computer: each way once, every game and
every language four times, and four of the ways in words."""

from collections.abc import Iterator
from functools import partial

import pytest

from bot.chat.requests import table_of
from bot.chat.words.texts import LANGUAGES, REFERENCE, texts_for
from bot.daily import puzzles
from bot.tables.entries import ACTION
from bot.tables.table import Table
from bot.tables.wall_clock import put_forward
from games.registry import GAMES
from tests.e2e.beginnings import WAYS, Beginner
from tests.e2e.conftest import Opening
from tests.e2e.hand_players import Room
from tests.e2e.house import House
from tests.e2e.readers import Reader
from tests.puzzling import make_known

pytestmark = pytest.mark.usefixtures("sketched")

WORDS = "words"
_GAMES, _READ = [*GAMES], (*LANGUAGES, WORDS)
WALKS = [
    (way, _GAMES[number % len(_GAMES)], _READ[number // len(_GAMES) % len(_READ)]) for number, way in enumerate(WAYS)
]
"""The ways, each with a game, and the language or that it is in words."""


TOO_OLD = {10015, 50027}
"""Discord's codes for an interaction whose quarter of an hour is over: no webhook any more, or no token for it."""


async def begun(room: Room) -> Table:
    """Return the channel's table, as soon as it is in play."""
    while True:
        said = len(room.house.exchanges)
        if (table := await room.table()).phase == "playing":
            return table
        await room.world.wait_until(lambda said=said: len(room.house.exchanges) > said)


async def read_on(room: Room, seat: int) -> None:
    """Play to the end by what one reader alone sees: in the channel, or in direct messages if the first message is
    there."""
    while seat not in (asked := await room.until_asked()):
        await room.act(asked[0])
    table, letters = await room.table(), room.world.dm(room.people[seat].id).id
    readers = Reader(room, seat), Reader(room, seat, letters)
    reading = await room.world.wait_until(lambda: [reader for reader in readers if reader.asked(table)])
    await reading[0].play_on()


def shows_end(room: Room, table: Table) -> bool:
    """Return whether the newest message is the ending of a table."""
    board = room.newest()
    return board is not None and table_of(board.to_do("rematch") or "") == table.info.id


@pytest.fixture
def clocked() -> Iterator[list[House]]:
    """Houses whose time may pass. After them it is as late as before."""
    houses: list[House] = []
    yield houses
    for house in houses:
        put_forward(-round(1000 * house.world.skipped))


@pytest.mark.parametrize(("way", "game", "language"), WALKS)
async def test_every_way_to_a_game_leads_to_its_end(
    clocked: list[House], open_house: Opening, monkeypatch: pytest.MonkeyPatch, way: str, game: str, language: str
) -> None:
    said = REFERENCE if language == WORDS else language
    house = await open_house(locale=said)
    house.world.put_forward = put_forward
    house.refused |= TOO_OLD  # of replies before a day passed
    clocked.append(house)
    monkeypatch.setattr(puzzles, "make_position", make_known)
    await house.start()
    room = Room(house, game, house.people[:2])
    newcomer = Beginner(room, texts_for(said))
    if language == WORDS:
        await room.say(newcomer.who, "me words", words="on")
    await newcomer.take(*WAYS[way])
    table = await begun(room)
    seated = {one.id: house.world.people[one.discord_id or 0] for one in await house.store.people(table.people)}
    room.people = [seated[holder] if isinstance(holder, int) else newcomer.who for holder in table.holders]
    if language == WORDS:
        await read_on(room, 0)
    else:
        await room.play_on()
    await house.world.wait_until(partial(shows_end, room, table))
    table = await room.table()
    assert table.ended is not None
    assert table.ended.reason == "over"
    movers = {entry.by.partition(":")[0] for entry in await room.log() if entry.kind == ACTION}
    assert {"person", "computer"} <= movers
