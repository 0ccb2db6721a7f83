"""One person and computers, with the real client: whole games by buttons alone, and what may happen to a thought."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

import pytest

from bot.chat.words.texts import texts_for
from bot.finished.replay import moments
from bot.tables.entries import ACTION, Entry
from bot.tables.state import TableState
from tests.e2e.beginnings import FIRST, HEN, Beginner
from tests.e2e.group import SHORT
from tests.e2e.hand_players import Room
from tests.e2e.house import House

pytestmark = pytest.mark.usefixtures("sketched")

AROUND = 3
"""Messages that are no turn of the person's: the opening, the turns of those who begin before, and the end."""


@pytest.mark.parametrize("way", FIRST)
@pytest.mark.parametrize(
    ("game", "levels", "variants"),
    [
        ("heckmeck", ["chick", "hen", "rooster"], SHORT),
        ("verflixxt", ["hen"], ()),
        ("karteneck", ["chick", "hen"], ()),
        ("hornochsen", ["hen", "chick"], ()),
    ],
    ids=["heckmeck", "verflixxt", "karteneck", "hornochsen"],
)
async def test_what_a_newcomer_presses_first_is_a_whole_game_with_computers(
    house: House, way: str, game: str, levels: Sequence[str], variants: Sequence[str]
) -> None:
    alone = Room(house, game, house.people[:1])
    newcomer = Beginner(alone, texts_for("en"), levels, variants)
    await newcomer.take(*FIRST[way])
    await alone.play_on()
    board, table = await alone.ended(), await alone.table()
    assert table.ended is not None
    assert table.ended.reason == "over"
    assert board.id == alone.messages[-1].id
    log = await alone.log()
    moves = {entry.by for entry in log if entry.kind == ACTION} - {"table"}
    assert moves == {
        f"person:{table.holders[0]}",
        *[f"computer:{level}" for level in (HEN if way == "alone" else levels)],
    }
    assert len(alone.messages) <= turns_of_the_person(table, log) + AROUND
    assert [it.kind for it in house.world.interactions.values()].count(2) == 1, "one command, and then clicks"


def turns_of_the_person(table: TableState, log: Sequence[Entry]) -> int:
    """Return the number of turns or rounds in which the person was asked. Each has a message of its own in the
    channel."""
    played = [(now.table.chapter, 0 in now.table.awaited) for now in moments(table.info, log)]
    chapters = [[asked for _, asked in these] for _, these in groupby(played, key=itemgetter(0))]
    return sum(map(any, chapters))
