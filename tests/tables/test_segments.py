"""Segments: what one message of a table tells of, found in the log alone."""

from itertools import pairwise
from random import Random

import msgspec
import pytest

from bot.tables import absence, votes
from bot.tables.attendance import Proposal
from bot.tables.entries import ACTION, Entry
from bot.tables.holders import Computer, Holder
from bot.tables.profiles import PROFILES
from bot.tables.state import TableInfo
from bot.tables.table import Cause, Step, Table
from games.core import Line
from games.heckmeck.moves import Failed, Stop, Took
from games.registry import GAMES
from tests.chat.playouts import at
from tests.store.children import some_action
from tests.tables.conftest import new_id

MINUTE_MS = 60_000


def opened(game: str, *holders: Holder) -> Step:
    """A table at which these sit, begun."""
    info = TableInfo("abcd2345", 11, 22, None, game, GAMES[game].version, "en", bytes(32))
    return Table(info).open(Cause(1, 0, new_id()), holders or (1, 2, 3), (), started=True)


def moved(table: Table, rng: Random, at: int) -> Step:
    """An awaited person plays, or a computer does."""
    seat, action = some_action(table, rng)
    holder = table.holders[seat]
    if isinstance(holder, Computer):
        return table.play_for(at, action, seat, table.stamp(seat))
    return table.play(Cause(holder, at, new_id()), action, seat, table.stamp(seat))


def game_of(game: str, *holders: Holder) -> list[Step]:
    """The steps of a game in which seats are nudged now and then."""
    rng, steps = Random(7), [opened(game, *holders)]
    while (table := steps[-1].after).phase == "playing" and len(steps) < 200:
        at, asked = len(steps) * MINUTE_MS, min(table.awaited)
        if (
            len(steps) % 17 == 0
            and len(table.people) > 1
            and asked in table.people_awaited
            and asked not in table.attendance.nudges
        ):
            by = table.people[asked - 1]
            steps.append(absence.nudge(table, Cause(by, at, new_id()), asked, at - absence.NUDGED_AFTER))
        else:
            steps.append(moved(table, rng, at))
    return steps


def log_of(steps: list[Step]) -> list[Entry]:
    return [entry for step in steps for entry in step.entries]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_page_replayed_from_the_log_is_the_page_of_the_step(game: str) -> None:
    steps = game_of(game)
    log, info = log_of(steps), steps[0].after.info
    table = Table(info)
    for entry in log:
        table.apply(entry)
        step = next((step for step in steps if step.after.number == entry.number), None)
        if step is not None:
            assert table.copy().segment == step.after.segment
            assert table.copy().last_scene == step.after.last_scene


@pytest.mark.parametrize("game", sorted(GAMES))
def test_stories_of_a_log_are_those_of_its_pages_in_order(game: str) -> None:
    steps = game_of(game)
    pages = [step.after.segment for step in steps]
    stories = {page.story.number: page.story for page in pages if page.story is not None}
    assert list(Table.stories(steps[0].after.info, log_of(steps), 0)) == list(stories.values())
    half = [*stories][len(stories) // 2]
    assert [story.number for story in Table.stories(steps[0].after.info, log_of(steps), half)] == [
        number for number in stories if number > half
    ]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_page_begins_with_a_turn_or_round_and_reports_the_last_one_once(game: str) -> None:
    steps = game_of(game)
    for step in steps[1:]:
        before, after = step.before.segment, step.after.segment
        begins = after.first == step.after.number
        actors = {entry.seat for entry in step.entries if entry.kind == ACTION}  # the table may play whole turns
        opens = step.opens_chapter or len(actors) > 1
        shares = 0 < after.chapters < PROFILES[game].chapters_per_message and step.after.phase == "playing"
        assert begins == ((opens and not shares) or bool(step.seats_to_notify))
        assert (after.story is not None and after.story.number == after.first) or not begins
        assert begins or (after.first, after.seats_to_notify, after.story) == (
            before.first,
            before.seats_to_notify,
            before.story,
        )


def test_three_turns_of_verflixxt_share_a_page_until_an_absent_person_is_asked() -> None:
    rng, table = Random(7), opened("verflixxt").after
    turns: list[int] = []  # by step of a page; a turn with one choice is part of the step before it
    cut_short = 0
    for number in range(40):
        minute = number // 10  # everybody is there for ten moves, and then the next one to be asked is away
        step = moved(table, rng, minute * 10 * MINUTE_MS)
        actors = [entry.seat for entry in step.entries if entry.kind == ACTION]  # the last one's die is rolled for it
        turns.append(sum(seat != following for seat, following in pairwise(actors)))
        if step.after.segment.first == step.after.number:
            assert step.seats_to_notify or sum(turns) >= 3
            cut_short += sum(turns) < 3
            turns = []
        assert sum(turns) < 3
        table = step.after
    assert cut_short


def test_nudge_begins_a_page_that_calls_the_seat() -> None:
    table = opened("heckmeck").after
    (seat,) = table.awaited
    by = table.people[seat - 1]
    step = absence.nudge(table, Cause(by, 10 * MINUTE_MS, new_id()), seat, 0)
    page = step.after.segment
    assert (page.first, page.seats_to_notify) == (step.after.number, frozenset({seat}))
    assert page.story is not None
    assert [deed.code for scene in page.story.scenes for deed in scene.deeds] == ["nudged"]


def test_end_by_one_person_stays_on_the_page_and_end_by_agreement_begins_another() -> None:
    table = opened("heckmeck").after
    alone = table.end(Cause(9, 1, new_id()), moderator=True)
    assert alone.after.segment == table.segment
    wish = Proposal("end")
    agreed = table
    for person in table.people[:2]:
        agreed = votes.vote(agreed, Cause(person, 2, new_id()), wish.what).after
    assert agreed.phase == "over"
    assert agreed.segment.first == agreed.number


def test_turns_of_computers_go_on_in_the_page_that_is_there() -> None:
    steps = game_of("heckmeck", 1, Computer("hen"), Computer("hen"))
    for step in steps[1:]:
        begins = step.after.segment.first == step.after.number
        assert not (begins and step.after.computers_alone)
    stories = [step.after.segment.story for step in steps if step.after.segment.first == step.after.number]
    turns = [
        [event.seat for scene in story.scenes for event in scene.events if isinstance(event, Took | Failed)]
        for story in stories
        if story is not None
    ]
    assert len([one for one in turns if len(one) == len({*one}) == 3]) > 3


def test_story_of_a_round_has_every_public_event_once_in_order() -> None:
    """Whatever splits a round into pages, nothing that everybody saw is lost or reported twice."""
    for game in sorted(GAMES):
        steps = game_of(game)
        position = steps[-1].after.position
        assert position is not None
        seen = [e for step in steps for event in step.events if (e := position.seen(event, None)) is not None]
        stories = [step.after.segment.story for step in steps if step.after.segment.first == step.after.number]
        reported = [event for story in stories if story for scene in story.scenes for event in scene.events]
        assert reported == seen[: len(reported)]
        assert len(seen) - len(reported) == steps[-1].after.events_after(stories[-1].number if stories[-1] else 0)


def test_pause_keeps_what_was_done_before_it() -> None:
    """The die that was rolled before a pause is in the story of the page that the pause leaves."""
    table = opened("verflixxt").after
    rolled = table.events_after(0)
    paused = table
    for person in table.people[:2]:
        paused = votes.vote(paused, Cause(person, 2, new_id()), "pause").after
    assert rolled
    assert paused.events_after(0) == rolled
    assert [deed.code for scene in paused.segment.scenes for deed in scene.deeds] == ["pause", "paused"]


def test_standing_follows_a_round_and_the_last_round_is_announced_once() -> None:
    steps = game_of("karteneck")
    scenes = [
        scene
        for step in steps
        if (story := step.after.segment.story) and story.number == step.after.number
        for scene in story.scenes
    ]
    rounds = [scene.chapter for scene in scenes if scene.places]
    assert rounds == [*range(1, len(rounds) + 1)]
    finals = [scene for scene in scenes if scene.final is not None]
    assert len(finals) == (steps[-1].after.phase == "over")


def test_last_tile_is_announced_once_even_if_another_one_comes_back() -> None:
    two_left = "stacks=-/- kept=6x4.2x1 phase=go turned=23.24.25.26.27.28.29.30.31.32.33.34.35.36"
    table, announced = at("heckmeck", two_left), list[Line | None]()
    for _ in range(2):
        table.position = GAMES["heckmeck"].parse(two_left)
        table = table.play(Cause(1, 0, new_id()), msgspec.json.encode(Stop(22)), 0, table.stamp(0)).after
        assert table.segment.story
        announced += [scene.final for scene in table.segment.story.scenes]
    assert announced == [Line("tile", {"tile": 21}), None]
