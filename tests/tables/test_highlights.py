"""Highlights of a game, folded from its log."""

import msgspec
import pytest

from bot.tables.highlights import Highlights
from bot.tables.table import Table
from games.core import AnyGame, Feat
from games.registry import GAMES
from tests.tables.conftest import House


def heckmeck(stacks: str) -> AnyGame:
    return GAMES["heckmeck"].parse(f"stacks={stacks}")


def test_lead_changes_when_another_seat_leads_alone() -> None:
    found = Highlights()
    for stacks in ("-/-", "21/-", "21/22", "21/25", "21.36/25"):
        found = found.after_chapter(heckmeck(stacks))
    assert (found.chapters, found.leader, found.led_since, found.lead_changes) == (5, 0, 5, 2)


def test_shared_lead_is_no_change_but_begins_the_lead_again() -> None:
    found = Highlights()
    for stacks in ("21/-", "-/-", "22/-", "23/-"):
        found = found.after_chapter(heckmeck(stacks))
    assert (found.leader, found.led_since, found.lead_changes) == (0, 3, 0)


EVENTS = {
    "heckmeck": (
        ('["took",1,25,2,0,25]', Feat(1, "theft", 2)),
        ('["took",1,25,2,null,25]', None),
        ('["failed",0,"no_face",12,36,35]', Feat(0, "loss", 4)),
        ('["failed",0,"no_face",12,null,null]', None),
    ),
    "karteneck": (('["stole",1,24,2,0]', Feat(1, "theft", 2)),),
    "hornochsen": (
        ('["scored",1,"bull",7,false,0,-7]', Feat(1, "loss", 7)),
        ('["scored",1,"bull",7,true,0,7]', None),
        ('["scored",1,"buy",2,false,0,-2]', None),
    ),
    "verflixxt": (('["took",1,8,"left"]', Feat(1, "loss", 8)), ('["took",1,15,"left"]', None)),
}


@pytest.mark.parametrize("game", sorted(EVENTS))
def test_thefts_and_losses_are_read_from_events(game: str) -> None:
    rules = GAMES[game]
    position = rules.new(2, rules.Options())
    for event, feat in EVENTS[game]:
        found = position.highlights([msgspec.json.decode(event.encode(), type=rules.Events)])
        assert [*found] == ([] if feat is None else [feat]), event


async def test_replayed_table_has_the_same_highlights(house: House) -> None:
    table = await house.to_the_end(await house.begin(3))
    found = table.highlights
    assert found.chapters
    assert table.ended is not None
    assert table.ended.result is not None
    assert Table.replayed(table.info, await house.log(table)).highlights == found
    first = [place.seat for place in table.ended.result.places if place.place == 1]
    assert found.leader == (first[0] if len(first) == 1 else None)
