"""A table's life on Discord: lobby, play, end, rematch."""

import re

from tests.chat.world import World, alt_of, words_of


async def test_opening_shows_the_game_the_first_seat_and_the_commitment(world: World) -> None:
    lobby = await world.ask(world.anna, "table open", game="heckmeck")
    assert "Heckmeck am Bratwurmeck" in words_of(lobby)
    assert "Anna" in words_of(lobby)
    assert re.search(r"SHA-256: `[0-9a-f]{64}`$", lobby.content), "whole, and last"
    assert set(world.buttons()) == {"Join", "Start", "Add a computer", "How to play", "…"}


async def test_starting_posts_the_board_and_takes_the_lobbys_controls(world: World) -> None:
    lobby = await world.lobby()
    world.dealer.first(1)
    world.passes(minutes=6)
    await world.click(world.anna, "Start")
    assert not lobby.components
    assert "**Anna**" in lobby.content
    assert "SHA-256" in lobby.content
    assert world.board.id > lobby.id
    assert world.board.attachments[0]["filename"].startswith("roost-")
    assert world.board.ping_user_ids == [world.bruno.id]
    assert "Roll 8 dice" in world.buttons()


async def test_variants_by_command_with_completion(world: World) -> None:
    await world.lobby()
    refused = await world.hear(world.bruno, "table options", variants="free_choice")
    assert "**Anna** chooses this table's variants" in refused
    offers = await world.anna.autocomplete(world.channel, "table options", "variants", "free_choice ")
    assert [offer["value"] for offer in offers] == [
        "free_choice bury_returned",
        "free_choice always_bury",
        "free_choice by-hand",
    ]
    await world.command(world.anna, "table options", variants="free_choice bury_returned")
    assert "Bury the returned tile" in world.shown
    assert "Roll everything yourself" not in world.shown
    await world.command(world.anna, "table options", variants="by-hand")
    assert "Roll everything yourself" in world.shown
    assert '"poker"' in await world.hear(world.anna, "table options", variants="poker")


async def test_ending_asks_first_and_leads_on(world: World) -> None:
    board, moderator = await world.table(), world.moderator()
    asked = await world.command(moderator, "table end")
    assert "Roll 8 dice" in world.buttons(board)
    await world.click(moderator, "Yes, end it", world.message_of(asked))
    assert "closed early" in board.content
    assert [*world.buttons(board)] == ["Rematch", "Review", "…"]


async def test_an_ended_lobby_is_over_too(world: World) -> None:
    lobby = await world.lobby()
    settings = await world.open(world.anna, "…")
    await world.click(world.anna, "Yes, end it", await world.open(world.anna, "End table", settings))
    assert "closed early" in lobby.content
    assert re.search(r"SHA-256: `[0-9a-f]{64}`$", lobby.content), "what was promised stays"
    assert [*world.buttons(lobby)] == ["Rematch", "…"]
    assert [*world.buttons(await world.open(world.bruno, "…"))] == ["New table…", "📣 Call me"]
    reply = await world.command(world.bruno, "table open", game="heckmeck")
    assert not reply.ephemeral


async def test_a_rematch_seats_the_same_people(world: World) -> None:
    await world.lobby(3)
    await world.choose(world.anna, ["free_choice"])
    await world.command(world.anna, "table start")
    await world.end()
    await world.click(world.bruno, "Rematch")
    for said in ("Anna", "Bruno", "Carla", "Free choice"):
        assert said in world.shown
    assert "Start" in world.buttons()


async def test_ending_leads_on_by_two_buttons_and_one_page_that_is_the_same_for_all(world: World) -> None:
    await world.table(3)
    for turn in range(16):
        await world.turn(world.people[turn % 3])
    final = world.public[-1]
    assert "#1 " not in final.content, "the picture has the places"
    assert "#1 Anna · 15 worms, best tile 36" in alt_of(final)
    assert [*world.buttons()] == ["Rematch", "Review", "…"]
    mine, others = [await world.open(who, "…") for who in (world.anna, world.people[4])]
    assert [*world.buttons(mine)] == ["New table…", "Replay", "Leaderboard", "Fair?", "📣 Call me"]
    assert world.buttons(mine) == world.buttons(others)


async def test_commands_without_a_table_say_how_to_open_one(world: World) -> None:
    for name in ("table show", "table join", "table start", "table end", "table rematch", "heckmeck roll"):
        assert "/table open" in await world.hear(world.anna, name)


async def test_settings_stay_below_a_refusal_and_are_the_openers(world: World) -> None:
    await world.lobby(2)
    assert "**Anna** chooses this table's variants" in world.private(await world.click(world.bruno, "…"))
    assert "**Anna** chooses this table's variants" in world.private(await world.click(world.carla, "…"))
    settings = await world.open(world.anna, "…")
    for chosen in (["free_choice", "always_bury"], [], ["always_bury"]):
        await world.choose(world.anna, chosen, settings)
        await world.later()
        assert ("Free choice" in world.shown) == ("free_choice" in chosen)
        assert ("Every bust burns a tile" in world.shown) == ("always_bury" in chosen)
    await world.command(world.bruno, "table start")
    await world.choose(world.anna, ["free_choice"], settings)
    assert "has already started" in settings.content
