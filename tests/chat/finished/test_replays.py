"""Finished tables watched again."""

import re
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.chat.finished.endings import summary_sentences
from bot.chat.finished.replays import reel_of
from bot.chat.words.players import alt_names
from bot.chat.words.texts import texts_for
from bot.tables.entries import ACTION
from games.registry import GAMES
from tests.chat.finished.asking import aborted, finished, labels, shared, table_of
from tests.chat.world import World, alt_of
from tests.finished.world import play


async def test_a_table_that_was_ended_in_mid_game_is_played_again(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno, moves=5)
    replay = await world.ask(world.carla, "replay", table=f" {table.info.id.upper()} ")
    assert "closed early" in replay.content
    assert table.info.seed.hex() not in replay.content
    film, moves = world.files(replay)
    assert [it["filename"] for it in replay.attachments] == [f"roost-{table.info.id}.{end}" for end in ("gif", "txt")]
    assert "the list of moves beside it says the same in words" in alt_of(replay)
    with Image.open(BytesIO(film)) as image:
        assert image.format == "GIF"
        assert "loop" not in image.info, "it plays once and stops"
        assert getattr(image, "n_frames") < 6  # noqa: B009 - not the deal and five moves, only what changed something
    assert labels(replay) == ["Whole game", "Step by step", "Share"]
    await world.click(world.carla, "Whole game", replay)
    assert labels(replay) == ["Step by step", "Share"]
    with Image.open(BytesIO(world.files(replay)[0])) as image:
        assert getattr(image, "n_frames") == 6  # noqa: B009
    text = moves.decode()
    assert "1. Anna, 2. Bruno" in text
    assert table.info.seed.hex() in text
    assert len(re.findall(r"^ +\d+  \d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ  \S", text, re.MULTILINE)) == 6


@pytest.mark.parametrize("game", GAMES)
async def test_last_frame_of_a_film_tells_how_it_ended_and_leaves_the_places_to_the_picture(
    world: World, game: str
) -> None:
    people = [await world.known(who) for who in world.people[:3]]
    table = await play(world.store, world.guild.id, game, people, Random(2))
    texts, log = texts_for("en"), await world.store.entries(table.info.id, 0)
    *_, last = reel_of(table, log, people, texts, whole=False).shots
    (caption,) = last.caption
    assert table.ended is not None
    assert table.ended.result is not None
    summary, *_ = summary_sentences(table, texts, alt_names(people))
    assert caption == f"{texts.say(f'{game}-end-{table.ended.result.reason}')} {summary}"
    assert "#" not in caption, "the board names the places"
    assert last.hand is None, "nothing is to be played, and the words need the room"


@pytest.mark.usefixtures("dice_that_roll")
async def test_a_replay_says_which_moves_the_table_played_by_itself(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno, moves=3)
    log = await world.store.entries(table.info.id, 0)
    moves = world.files(await world.ask(world.carla, "replay", table=table.info.id))[1].decode()
    for entry in log:
        if entry.kind == "action":
            (line,) = [line for line in moves.splitlines() if line.startswith(f"{entry.number:>5}  ")]
            by_itself = line.endswith(("(the only move: the table played it)", "(rolled by itself)"))
            assert by_itself == (entry.by == "table")
    assert "table" in {entry.by for entry in log}
    untouched = await aborted(world, world.anna, world.carla, moves=0)
    assert "Nothing was played at this table" in await world.hear(world.carla, "replay", table=untouched.info.id)


async def test_anybody_steps_through_a_game_alone_move_by_move(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno, moves=13)
    public = await shared(world, world.anna, await world.ask(world.anna, "replay", table=table.info.id))
    assert labels(public) == ["Step by step"]
    page = await world.open(world.carla, "Step by step", public)
    assert page.content.startswith("-# Heckmeck am Bratwurmeck · the start · 13 moves\n")
    assert labels(page) == ["Next", "Next turn", "Share"], "nothing was stolen or lost"
    await world.click(world.carla, "Next", page)
    title, first, *_ = page.content.splitlines()
    assert title.endswith("· move 1 of 13")
    roller = next(entry.seat for entry in await world.store.entries(table.info.id, 0) if entry.kind == ACTION)
    assert f"**{('Anna', 'Bruno')[roller or 0]}** rolls" in first
    (picture,) = world.files(page)
    with Image.open(BytesIO(picture)) as image:
        assert image.format == "PNG"
    assert alt_of(page)
    await world.restart()
    await world.click(world.carla, "Next turn", page)
    assert re.search(r"takes \d+ \(|gets nothing|bust|nothing", page.content), page.content
    assert world.files(page) != [picture]
    while "move 13 of 13" not in page.content:
        await world.click(world.carla, "Next", page)
    assert page.content.endswith("This table was closed early, so nobody won.")
    moment = await shared(world, world.carla, page)
    assert "move 13 of 13" in moment.content
    assert labels(moment) == ["Step by step"]
    opened = await world.open(world.bruno, "Step by step", moment)
    assert "move 13 of 13" in opened.content, "from there"


async def test_completions_offer_the_tables_of_this_server_that_are_over(world: World) -> None:
    over = await aborted(world, world.anna, world.bruno)
    await table_of(world, world.anna, world.bruno, moves=1)
    ended = await finished(world, (2, 1), world.people[:2])
    offers = await world.carla.autocomplete(world.channel, "replay", "table", "")
    assert {offer["value"] for offer in offers} == {over.info.id, ended.table}
    (offer,) = await world.carla.autocomplete(world.channel, "verify", "table", "ANNA")
    assert offer["value"] == ended.table
    assert re.fullmatch(r"Heckmeck am Bratwurmeck · \d{4}-\d\d-\d\d · ● Anna · t\d+", offer["name"])
