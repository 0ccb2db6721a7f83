"""Personal data in Roost: shown, exported and forgotten, as people see it."""

import json
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, cast

import msgspec
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.chat.words.people import People
from bot.forgetting import forget_for_good
from bot.store import open_store
from bot.tables.shards import NONE
from bot.tables.store import Person
from bot.tables.table import Table
from tests.chat.finished.asking import aborted, both, figures, finished, lines, lobby_of, table_of
from tests.chat.world import Reply, World, alt_of
from tests.finished.world import play
from tests.store.kept import Kept

FORGET = "Yes, forget me for good"


def people_in(database: Kept) -> list[tuple[Any, ...]]:
    """The rows of people, as another program reads them."""
    return database.rows("SELECT id, discord_id, name, locale FROM people ORDER BY id")


async def asked_to_forget(world: World, who: MemberActor) -> Message:
    """The question, as only the one who asked sees it."""
    question = await world.ask(who, "privacy forget")
    assert question.is_ephemeral
    return question


async def exported(world: World, who: MemberActor) -> dict[str, Any]:
    """The texts in a person's direct messages."""
    before = len(world.letters(who))
    assert await world.hear(who, "privacy export") == "It's in your direct messages."
    (letter,) = world.letters(who)[before:]
    assert letter.content == "Everything Roost stores about you:"
    assert [attached["filename"] for attached in letter.attachments] == ["roost-export.json"]
    (file,) = world.files(letter)
    return cast("dict[str, Any]", json.loads(file))


async def a_whole_game(world: World, *people: MemberActor, game: str = "karteneck") -> Table:
    """A table that was played to its end, on this server."""
    return await play(world.store, world.guild.id, game, [await world.known(who) for who in people], Random(4))


# To be seen


async def test_privacy_shows_what_is_kept_and_what_for_to_oneself_alone(world: World) -> None:
    table = await a_whole_game(world, world.anna, world.bruno)
    own = [entry for entry in await world.store.entries(table.info.id, 0) if entry.by.endswith(str(table.people[0]))]
    page = await world.ask(world.anna, "privacy show")
    assert "the name you had when you last used Roost (Anna) and your language (en-US)" in page.content
    assert f"1 seat at tables and {len(own)} entries in their logs" in page.content
    assert "1 result, and the ratings and records made of them" in page.content
    assert "No nickname: you had none on the servers where you used Roost." in page.content
    world.locales[world.anna.id] = "it"
    assert "Che cosa Roost conserva di te" in (await world.ask(world.anna, "privacy show")).content


async def test_of_a_stranger_nothing_is_kept_and_asking_keeps_nothing(world: World, database: Kept) -> None:
    await world.known(world.anna)
    before = people_in(database)
    for name in ("privacy show", "privacy export", "privacy forget"):
        pages = await both(world, world.carla, partial(world.command, world.carla, name))
        assert pages == ["Roost stores nothing about you.", "Roost non conserva niente di te."]
    await world.carla.user.slash("privacy show")
    assert world.private(world.last) == "Roost non conserva niente di te."
    assert people_in(database) == before


# To be had


async def test_an_export_has_all_of_ones_own_and_nothing_of_others(world: World) -> None:
    anna, bruno = world.anna, world.bruno
    played = await a_whole_game(world, anna, bruno)
    live = await table_of(world, bruno, anna, moves=4)
    kept = await exported(world, anna)
    assert kept["person"]["discord_id"] == anna.id
    assert (kept["person"]["name"], kept["person"]["locale"]) == ("Anna", "en-US")
    assert {seat["table_id"] for seat in kept["seats"]} == {played.info.id, live.info.id}
    (result,) = kept["results"]
    assert played.ended is not None
    assert played.ended.result is not None
    own = next(place for place in played.ended.result.places if place.seat == 0)
    assert (result["table_id"], result["place"], result["score"]) == (played.info.id, own.place, own.score)
    log = await world.store.entries(played.info.id, 0)
    moves = [entry.body for entry in log if entry.seat == 0 and entry.kind == "action"]
    exported_moves = [it for it in kept["entries"] if it["table_id"] == played.info.id and it["kind"] == "action"]
    assert [it["body"] for it in exported_moves] == [msgspec.json.decode(body) for body in moves]
    words = json.dumps(kept)
    assert "Bruno" not in words
    assert str(bruno.id) not in words
    assert live.info.seed.hex() not in words
    assert await exported(world, bruno) != kept


@pytest.mark.parametrize("status", [403, 400])
async def test_where_direct_messages_are_closed_the_export_is_in_the_answer(world: World, status: int) -> None:
    await a_whole_game(world, world.anna, world.bruno)
    world.refuse_letters(world.anna, status)
    reply = await world.command(world.anna, "privacy export")
    assert "Your direct messages are closed, so here it is, for you alone." in world.private(reply)
    (answer,) = [it for it in world.messages if it.is_ephemeral and it.attachments]
    assert json.loads(world.files(answer)[0])["person"]["name"] == "Anna"
    assert world.public == []


# To be forgotten


async def test_forgetting_is_asked_for_twice_and_empties_the_row_once(world: World, database: Kept) -> None:
    await a_whole_game(world, world.anna, world.bruno)
    question = await asked_to_forget(world, world.anna)
    custom_id = world.buttons(question)[FORGET]
    assert question.content.startswith("**This is final.**")
    assert [row[1] for row in people_in(database)] == [world.anna.id, world.bruno.id]
    await world.restart()
    await world.click(world.anna, FORGET, question)
    assert question.content == "Done: Roost has forgotten you. Your seats are anonymous from now on."
    assert question.components == []
    assert people_in(database) == [(1, None, "", ""), (2, world.bruno.id, "Bruno", "en-US")]
    assert await world.hear(world.anna, "privacy show") == "Roost stores nothing about you."
    assert "Roost stores nothing about you." in world.private(await world.pressed(world.anna, custom_id, question))
    assert len(people_in(database)) == 2
    world.locales[world.bruno.id] = "it"
    italian = await asked_to_forget(world, world.bruno)
    assert italian.content.startswith("**È definitivo.**")
    await world.click(world.bruno, "Sì, dimenticami per sempre", italian)
    assert italian.content == "Fatto: Roost non sa più chi sei. D'ora in poi i tuoi posti sono anonimi."


async def test_who_is_forgotten_is_gone_from_leaderboards_while_the_others_stay_what_they_are(world: World) -> None:
    anna, bruno, carla = world.people[:3]
    await finished(world, (3, 2, 1), (bruno, anna, carla))
    await finished(world, (3, 2, 1), (anna, bruno, carla))
    before = {line.name: line[2:] for line in lines(await world.ask(carla, "leaderboard", game="heckmeck"))}
    assert "record · Best score: 3 · Bruno" in await figures(world, carla)
    await world.forget(bruno)
    for options in ({}, {"scope": "everywhere"}, {"period": "week"}):
        board = await world.ask(carla, "leaderboard", game="heckmeck", **options)
        assert {line.name: line[2:] for line in lines(board)} == {name: before[name] for name in ("Anna", "Carla")}
        assert [line.place for line in lines(board)] == [1, 2]
        assert "Bruno" not in board.content + alt_of(board)
    assert "record · Best score: 3 · Anna" in await figures(world, carla)
    history = await world.ask(carla, "history", user=anna.user)
    assert "Bruno" not in history.content
    assert "#1 ●\u00a0N. N. (3)" in history.content
    offers = await carla.autocomplete(world.channel, "replay", "table", "")
    assert sorted(offer["name"].split(" · ")[2] for offer in offers) == ["▲ Anna", "● N. N."]
    never = await world.hear(carla, "stats", user=bruno.user)
    assert never == "Bruno hasn't finished a table that counts here yet."


async def test_old_history_page_leads_to_no_tables_of_a_forgotten_person(world: World) -> None:
    for _ in range(7):
        await finished(world, (3, 2), (world.anna, world.bruno))
    history = await world.ask(world.bruno, "history", user=world.anna.user)
    before = history.content
    await world.forget(world.anna)
    reply = world.private(await world.click(world.bruno, "Next", history))
    assert "No table has been finished here yet." in reply
    assert history.content == before


async def test_no_old_name_on_boards_or_in_replays_also_without_a_restart(world: World) -> None:
    """The cache of names for pictures forgets a forgotten person."""
    board = await world.table(2)
    await world.roll(world.anna)
    await world.end()
    table_id = (await world.store.finished.history(world.guild.id, None, None, 0, 1)).tables[0].id
    replay = await world.ask(world.carla, "replay", table=table_id)
    named = await everything_said(world, replay)
    assert "Anna rolls" in named
    pictures = world.files(await world.ask(world.carla, "table show"))
    assert pictures

    await world.forget(world.anna)

    again = await world.ask(world.carla, "replay", table=table_id)
    texts_seen = await everything_said(world, again)
    assert "Anna" not in texts_seen
    assert "Bruno" in texts_seen
    assert world.files(again)[0] != world.files(replay)[0], "no name on the film either"
    shown_again = await world.ask(world.carla, "table show")
    assert "Anna" not in shown_again.content + alt_of(shown_again)
    assert world.files(shown_again) != pictures
    in_words = await world.ask(world.carla, "table show", text=True)
    assert "Anna" not in in_words.content
    offers = await world.carla.autocomplete(world.channel, "replay", "table", "")
    assert [offer["value"] for offer in offers] == [table_id]
    assert board.id


async def everything_said(world: World, replay: Message) -> str:
    """All words of a replay: the message, and the list of moves."""
    return replay.content + alt_of(replay) + world.files(replay)[1].decode()


async def test_forgetting_a_seated_person_is_refused_with_the_channels(world: World, database: Kept) -> None:
    playing = await table_of(world, world.anna, world.bruno, moves=1)
    lobby = await lobby_of(world, world.anna)
    over = await aborted(world, world.anna, world.bruno)
    before = people_in(database)
    for locale, label, starts in (
        ("en-US", FORGET, "You still have a seat in "),
        ("it", "Sì, dimenticami per sempre", "Hai ancora un posto in "),
    ):
        world.locales[world.anna.id] = locale
        question = await asked_to_forget(world, world.anna)
        refused = world.private(await world.click(world.anna, label, question))
        assert starts in refused
        assert f"<#{playing.info.channel_id}>" in refused
        assert f"<#{lobby.info.channel_id}>" in refused
        assert f"<#{over.info.channel_id}>" not in refused
    assert [row[:3] for row in people_in(database)] == [row[:3] for row in before]


async def test_operator_forgets_a_seated_person_beside_the_running_bot(world: World, database: Kept) -> None:
    await world.table(2)
    await world.click(world.anna, "Roll 8 dice")
    anna = await world.known(world.anna)
    elsewhere = await open_store(database.url, shards=NONE)
    await forget_for_good(elsewhere, anna.id)
    await elsewhere.close()
    await world.goes_on(seconds=60)
    assert "Anna" not in world.board.content + alt_of(world.board)
    assert "N. N." in world.board.content + alt_of(world.board)


async def test_stranger_cannot_confirm_the_forgetting_of_another_person(world: World, database: Kept) -> None:
    """The message is ephemeral, so only a modified client could send this click."""
    await finished(world, (3, 2), (world.anna, world.bruno))
    question = await asked_to_forget(world, world.anna)
    custom_id = world.buttons(question)[FORGET]
    refused: Reply = await world.pressed(world.bruno, custom_id, question)
    assert "These buttons belong to the person who asked." in world.private(refused)
    assert [row[2] for row in people_in(database)] == ["Anna", "Bruno"]


async def test_a_reading_that_began_before_the_forgetting_brings_no_name_back(world: World) -> None:
    anna = await world.known(world.anna)
    people = People(world.store)
    read = world.store.people

    async def late(ids: Sequence[int], guild_id: int | None = None) -> Sequence[Person]:
        rows = await read(ids, guild_id)
        people.forget(anna.id)
        return rows

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(world.store, "people", late)
        assert [person.name for person in await people.people_by_id([anna.id], None)] == [""]
    assert [person.name for person in await people.people_by_id([anna.id], None)] == [""]
