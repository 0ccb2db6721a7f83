"""What a former board keeps of a turn or round, in words."""

import re
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from bot.chat.board import composer
from bot.chat.board.composer import story_words
from bot.chat.words import sentences
from bot.chat.words.lengths import CONTENT
from bot.chat.words.players import Player
from bot.chat.words.texts import texts_for
from bot.tables.segments import Deed, Story
from bot.tables.state import TableInfo
from bot.tables.table import Cause, Table
from games.hornochsen.moves import Chose, Mood, Placed
from games.registry import GAMES
from tests.chat.playouts import people
from tests.store.children import some_action
from tests.tables.conftest import new_id

GAMES_OF = [("heckmeck", 3), ("karteneck", 6), ("hornochsen", 6), ("verflixxt", 4)]


def stories_of(game: str, seats: int, language: str, most: int = 400) -> tuple[Table, list[Story]]:
    """The stories of a random game, and its last table."""
    rng, info = Random(5), TableInfo("abcd2345", 11, 22, None, game, GAMES[game].version, language, bytes(32))
    table, stories = Table(info).open(Cause(1, 0, new_id()), range(1, seats + 1), (), started=True).after, list[Story]()
    for moment in range(most):
        if table.phase == "over":
            break
        seat, action = some_action(table, rng)
        table = table.play(Cause(table.people[seat], moment, new_id()), action, seat, table.stamp(seat)).after
        if (story := table.segment.story) is not None and story.number == table.number:
            stories.append(story)
    return table, stories


async def words(table: Table, story: Story, seated: Sequence[Player]) -> str:
    """A story with the names of these people."""
    names = AsyncMock(players_of_cast=AsyncMock(return_value=seated))
    return await story_words(names, table, story.scenes)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("game", "seats"), GAMES_OF)
async def test_story_of_a_full_table_with_long_names_fits_and_loses_no_line(
    game: str, seats: int, language: str
) -> None:
    table, stories = stories_of(game, seats, language)
    assert len(stories) > 3
    for story in stories:
        text = await words(table, story, people(seats))
        assert text
        assert len(text) <= CONTENT
        assert not text.startswith("…")


async def test_story_too_long_for_a_message_loses_its_oldest_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    table, stories = stories_of("hornochsen", 6, "en")
    story = next(one for one in stories if one.scenes[0].number > 100 and one.scenes[-1].places)
    whole = (await words(table, story, people(6, 1))).splitlines()
    monkeypatch.setattr(composer, "CONTENT", 400)
    sign, *kept = (await words(table, story, people(6, 1))).splitlines()
    assert sign == "…"
    assert kept == whole[-len(kept) :]
    assert 100 < len("\n".join(kept)) < 400


async def test_story_of_a_secret_round_does_not_say_who_has_chosen() -> None:
    table, stories = stories_of("hornochsen", 3, "en")
    for story in stories:
        text = await words(table, story, people(3, 1))
        assert "has chosen" not in text
        assert text.startswith("**Round ")


async def test_story_of_placements_has_a_line_of_calm_ones_and_a_line_a_hit() -> None:
    table, stories = stories_of("hornochsen", 3, "en")
    hits = 0
    for story in stories:
        lines = (await words(table, story, people(3, 1))).splitlines()
        assert sum("At no cost" in line for line in lines) <= 1
        placed = [line for line in lines if " places " in line]
        assert all("pays" in line or "wins back" in line for line in placed), lines
        assert not any("away" in line or "Revealed" in line or "is full" in line for line in lines)
        hits += len(placed)
    assert hits > 5
    assert [*table.game.story(())] == [], "a pause may come before any event"


def test_story_says_who_placed_what_at_no_cost_and_only_the_mood_that_remains() -> None:
    placed = [Placed(seat, tile, "L1", 1, 1, tile - 1, None) for seat, tile in ((1, 3), (0, 12), (1, 30))]
    events = GAMES["hornochsen"].story([Mood(happy=True), *placed, Mood(happy=False)])
    said = sentences.story("hornochsen", events, texts_for("de"), ("Anna", "Bruno").__getitem__)
    assert said == ["Ohne Folgen: Bruno 3 und 30, Anna 12."]


async def test_score_is_said_where_the_lead_changes() -> None:
    table, stories = stories_of("verflixxt", 3, "en")
    said = [scene for story in stories for scene in story.scenes if scene.places]
    leaders = [[one.seat for one in scene.places if one.place == 1] for scene in said if scene.final is None]
    assert len(leaders) < len(stories)
    assert all(after != before for before, after in pairwise(leaders))
    for story in stories:
        said = "-# Points so far: " in await words(table, story, people(3, 1))
        assert said == any(scene.places for scene in story.scenes)


async def test_tiles_of_one_number_have_their_letters_and_the_worst_get_a_cry() -> None:
    table, stories = stories_of("verflixxt", 3, "en")
    lines = "\n".join([await words(table, story, people(3, 1)) for story in stories])
    assert not re.search(r"−[1-8](?![ab0-9]| point)", re.sub(r"-# .*|\(flipped .*", "", lines))
    took = [one for one in re.findall(r"takes (−(?:8|9|10)[^,.]*)", lines) if "alone" not in one]
    assert all("😱" in one for one in took), took


async def test_pause_before_anything_is_revealed_has_no_heading_of_its_round() -> None:
    table, stories = stories_of("hornochsen", 3, "en")
    scenes = [scene for story in stories for scene in story.scenes]
    scene = next(scene for scene in scenes if scene.events and all(isinstance(one, Chose) for one in scene.events))
    paused = Story(0, 1, (replace(scene, deeds=(Deed("paused", {}),)),))
    assert await words(table, paused, people(3, 1)) == "⏸️ The game is paused."


@pytest.mark.parametrize("language", ["en", "it"])
async def test_turns_that_share_a_message_stay_short(language: str) -> None:
    table, stories = stories_of("verflixxt", 6, language)
    texts = [await words(table, story, people(6)) for story in stories]
    chosen = [text for text in texts if len(text.splitlines()) <= 3]  # more are those that the table plays at the end
    assert len(chosen) > 20
    assert max(map(len, chosen)) <= 1200
