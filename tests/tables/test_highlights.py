"""Highlights of a game, folded from its log."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.tables.highlights import Highlights
from bot.tables.table import Table
from games.core import Fact, Feat, Place
from games.game import AnyGame
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
        ('["failed",0,"no_face",12,36,35,4]', Feat(0, "loss", 4)),
        ('["failed",0,"no_face",12,null,null]', None),
    ),
    "karteneck": (('["stole",1,24,2,0]', Feat(1, "theft", 2)),),
    "hornochsen": (
        ('["scored",1,"bull",7,false,0,-7]', Feat(1, "loss", 7)),
        ('["scored",1,"bull",7,true,0,7]', None),
        ('["scored",1,"buy",2,false,0,-2]', None),
        ('["placed",1,7,"L1",2,2,5,null]', None),
    ),
    "verflixxt": (
        ('["took",1,8,"left"]', Feat(1, "loss", 8)),
        ('["took",1,15,"left"]', None),
        ('["counted",1,[8,9,1],[8],7]', Feat(1, "loss", -8)),
    ),
}


@pytest.mark.parametrize("game", sorted(EVENTS))
def test_thefts_and_losses_are_read_from_events(game: str) -> None:
    rules = GAMES[game]
    position = rules.new(2, rules.Options())
    for event, feat in EVENTS[game]:
        found = position.highlights([msgspec.json.decode(event.encode(), type=rules.Events)])
        assert [*found] == ([] if feat is None else [feat]), event


def test_round_in_which_a_seat_placed_two_tiles_is_a_double_one() -> None:
    rules = GAMES["hornochsen"]
    placed = [
        msgspec.json.decode(f'["placed",{seat},{9 + seat},"L1",2,2,5,null]', type=rules.Events) for seat in (1, 0, 1)
    ]
    assert [*rules.new(2, rules.Options()).highlights(placed)] == [Feat(1, "double", 2)]


A, B = Place(0, 1, 9, 31), Place(1, 2, 6, 29)
QUIET = Highlights(chapters=9, ranked=9, leader=0, led_since=4, last_leader=0, dethroned=1, lead_changes=2)


@pytest.mark.parametrize(
    ("found", "places", "code", "facts"),
    [
        (QUIET, (A, Place(1, 1, 9, 31)), "shared", {}),
        (QUIET, (A, Place(1, 2, 9, 29)), "tie", {"seat": 0, "other_seat": 1, "value": 31, "other": 29}),
        (replace(QUIET, led_since=9, turning=(Feat(0, "theft", 4),)), (A, B), "theft", {"value": 4, "before": 0}),
        (replace(QUIET, led_since=9, feats=(Feat(0, "theft", 4),)), (A, B), "lead", {"before": 0}),
        (replace(QUIET, led_since=8, turning=(Feat(1, "loss", 3),)), (A, B), "loss", {"other_seat": 1, "before": 1}),
        (replace(QUIET, led_since=8, turning=(Feat(0, "loss", 3),)), (A, B), "lead", {"before": 1}),
        (replace(QUIET, bottom=(6, 0)), (A, B), "back", {"seat": 0, "before": 3}),
        (replace(QUIET, bottom=(2, 6)), (A, B), "lead", {"before": 5}),
        (replace(QUIET, turning=(Feat(1, "double", 2),)), (A, B), "double", {"seat": 0, "before": 5}),
        (QUIET, (A, Place(1, 2, 8, 36)), "close", {"other_seat": 1}),
        (QUIET, (A, Place(1, 2, 8, 36), Place(2, 2, 8, 36)), "lead", {}),
        (replace(QUIET, lead_changes=0), (A, B), "alone", {"seat": 0}),
        (replace(QUIET, lead_changes=5), (A, B), "swings", {"changes": 5, "before": 5}),
        (QUIET, (A, B), "lead", {"seat": 0, "before": 5}),
        (replace(QUIET, ranked=1), (A, Place(1, 2, 8, 36)), "close", {}),
    ],
)
def test_one_sentence_tells_a_game_the_rarest_that_is_true(
    found: Highlights, places: tuple[Place, ...], code: str, facts: dict[str, Fact]
) -> None:
    summary = found.summary(places)
    assert summary is not None
    assert (summary.code, {key: summary.facts[key] for key in facts}) == (code, facts)


def test_where_tiles_were_hidden_nothing_is_said_of_the_lead() -> None:
    assert replace(QUIET, ranked=1, lead_changes=0, led_since=9).summary((A, B)) is None


async def test_replayed_table_has_the_same_highlights_and_feats(house: House) -> None:
    table = await house.to_the_end(await house.begin(3))
    found = table.highlights
    assert found.chapters
    assert table.ended is not None
    assert table.ended.result is not None
    assert table.feats
    replayed = Table.replayed(table.info, await house.log(table))
    assert (replayed.highlights, replayed.feats) == (found, table.feats)
    first = [place.seat for place in table.ended.result.places if place.place == 1]
    assert found.leader == (first[0] if len(first) == 1 else None)


def test_red_tile_that_a_fortune_turned_is_no_loss_at_the_end() -> None:
    """The sentences agree with the picture of the end, where such a tile counts as a plus."""
    position = GAMES["verflixxt"].new(2, GAMES["verflixxt"].Options())
    found = replace(QUIET, led_since=8, turning=(Feat(1, "loss", 8),))
    for event in ('["took",1,8,"left"]', '["took",1,6,"left"]', '["counted",1,[8,6,9],[8],2]'):
        found = found.after_events(position, [msgspec.json.decode(event.encode(), type=type(position).Events)])
    summary, beside = found.summary((A, B)), found.beside((A, B), [])
    assert summary is not None
    assert summary.code == "lead"
    assert beside is not None
    assert (beside.code, beside.facts["value"]) == ("loser", 6)


PLACES = [Place(0, 1, 9, 36), Place(1, 2, -4, 30), Place(2, 3, -7, 21)]


@pytest.mark.parametrize(
    ("found", "remembered"),
    [
        (Highlights(stolen=(0, 3, 1)), ("thief", 1, 3)),
        (Highlights(stolen=(4, 0, 0), lost=(0, 0, 3)), ("loser", 2, 3)),
        (Highlights(stolen=(0, 2, 2)), None),
        (Highlights(lost=(0, 0, 1)), None),
        (Highlights(lost=(0, 4, 0)), None),
    ],
)
def test_ending_remembers_the_best_thief_or_else_the_most_lost_of_those_who_did_not_win(
    found: Highlights, remembered: tuple[str, int, int] | None
) -> None:
    line = found.beside(PLACES, [])
    assert (None if line is None else (line.code, line.facts["seat"], line.facts["value"])) == remembered
    assert line is None or found.beside(PLACES, [PLACES[1].seat, PLACES[2].seat]) is None


@pytest.mark.parametrize(("lost", "remembered"), [((0, 25), None), ((0, 40), 40)])
def test_loss_that_is_the_score_is_not_remembered(lost: tuple[int, ...], remembered: int | None) -> None:
    """In Tanz der Hornochsen, where the least points win."""
    line = Highlights(lost=lost).beside([Place(0, 1, 3, 0), Place(1, 2, 25, 0)], [])
    assert (line and line.facts["value"]) == remembered


def test_what_a_seat_stole_and_lost_adds_up_over_turns() -> None:
    found, position = Highlights(), heckmeck("-/-")
    for event in ('["took",1,25,2,0,25]', '["failed",0,"no_face",12,36,35,4]', '["took",1,25,2,0,25]'):
        happened = msgspec.json.decode(event.encode(), type=type(position).Events)
        found = found.after_events(position, [happened]).after_chapter(position)
    assert (found.stolen, found.lost) == ((0, 4), (4, 0))
