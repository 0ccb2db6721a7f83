"""Moves as people type them: completions, words, and refusals that name the rule."""

import pytest

from tests.chat.world import World

ROLL = (6, 6, 6, 1, 1, 2, 3, 4)


async def rolled(world: World, *rolls: tuple[int, ...]) -> None:
    """A table whose first player has rolled."""
    await world.table(3)
    world.dealer.rolls(*(rolls or (ROLL,)))
    await world.command(world.anna, "heckmeck roll")


async def test_completion_offers_only_what_is_legal_now(world: World) -> None:
    await rolled(world, ROLL, (6, 1, 1, 5, 5))
    first = await world.anna.autocomplete(world.channel, "heckmeck keep", "face", "")
    assert {offer["value"]: offer["name"] for offer in first} == {
        "1": "2 × 1 → 2",
        "2": "1 × 2 → 2",
        "3": "1 × 3 → 3",
        "4": "1 × 4 → 4",
        "6": "3 × worm → 15",
    }
    await world.command(world.anna, "heckmeck keep", face="6")
    assert await world.anna.autocomplete(world.channel, "heckmeck keep", "face", "") == []
    await world.command(world.anna, "heckmeck roll")
    second = await world.anna.autocomplete(world.channel, "heckmeck keep", "face", "")
    assert [offer["value"] for offer in second] == ["1", "5"]


async def test_completion_narrows_with_what_is_typed(world: World) -> None:
    await rolled(world)
    offers = await world.anna.autocomplete(world.channel, "heckmeck keep", "face", "WOR")
    assert [offer["value"] for offer in offers] == ["6"]


async def test_completion_speaks_the_readers_language(world: World) -> None:
    world.locales[world.anna.id] = "it"
    await rolled(world)
    offers = await world.anna.autocomplete(world.channel, "heckmeck keep", "face", "ver")
    assert [offer["name"] for offer in offers] == ["3 × verme → 15"]


async def test_completion_offers_nothing_to_others_or_without_a_table(world: World) -> None:
    await rolled(world)
    stranger = world.newcomer("Ugo")
    other = world.guild.create_text_channel("other")
    assert await world.bruno.autocomplete(world.channel, "heckmeck keep", "face", "") == []
    assert await stranger.autocomplete(world.channel, "heckmeck keep", "face", "") == []
    assert await world.anna.autocomplete(other, "heckmeck keep", "face", "") == []


async def test_completion_offers_every_tile_in_reach(world: World) -> None:
    await world.lobby()
    await world.command(world.anna, "table options", variants="free_choice")
    world.dealer.first(0)
    await world.command(world.anna, "table start")
    world.dealer.rolls((6, 6, 6, 6, 1, 1, 2, 3))
    await world.command(world.anna, "heckmeck roll")
    await world.command(world.anna, "heckmeck keep", face="6")
    world.dealer.rolls((3, 3, 1, 2))
    await world.command(world.anna, "heckmeck roll")
    await world.command(world.anna, "heckmeck keep", face="3")
    offers = await world.anna.autocomplete(world.channel, "heckmeck stop", "tile", "")
    assert [offer["value"] for offer in offers] == ["26", "25", "24", "23", "22", "21"]


@pytest.mark.parametrize("typed", ["worm", "Worm", "verme", "6", " 6 "])
async def test_a_face_is_understood_as_word_and_as_number(world: World, typed: str) -> None:
    await rolled(world)
    reply = await world.command(world.anna, "heckmeck keep", face=typed)
    assert "keeps 3 × worm" in world.message_of(reply).content


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("5", "No 5 was rolled. Your roll: 1, 1, 2, 3, 4, worm, worm, worm."),
        ("cat", '"cat" is not possible now. Possible: 2 × 1 → 2, '),
        ("7", "No 7 was rolled."),
    ],
)
async def test_a_face_that_was_not_rolled_is_refused_by_name(world: World, typed: str, reason: str) -> None:
    await rolled(world)
    reply = await world.command(world.anna, "heckmeck keep", face=typed)
    assert reply.ephemeral
    assert reason in world.private(reply)


async def test_a_word_for_a_face_that_was_not_rolled_is_refused_by_the_same_rule(world: World) -> None:
    await rolled(world, (1, 1, 2, 2, 3, 3, 4, 4))
    reply = await world.command(world.anna, "heckmeck keep", face="worm")
    assert "No worm was rolled. Your roll: 1, 1, 2, 2, 3, 3, 4, 4." in world.private(reply)


async def test_a_face_kept_before_is_refused(world: World) -> None:
    await rolled(world, ROLL, (6, 6, 1, 1, 2))
    await world.command(world.anna, "heckmeck keep", face="6")
    await world.command(world.anna, "heckmeck roll")
    for typed in ("6", "worm"):
        reply = await world.command(world.anna, "heckmeck keep", face=typed)
        assert "Worms are among your kept dice already" in world.private(reply)


async def test_every_move_out_of_order_names_what_comes_first(world: World) -> None:
    await world.table(2)
    assert "Roll the dice first." in world.private(await world.command(world.anna, "heckmeck keep", face="worm"))
    assert "Roll the dice first." in world.private(await world.command(world.anna, "heckmeck stop"))
    world.dealer.rolls(ROLL)
    await world.command(world.anna, "heckmeck roll")
    for name in ("roll", "stop"):
        said = world.private(await world.command(world.anna, f"heckmeck {name}"))
        assert "Keep a face of your roll first: 1, 1, 2, 3, 4, worm, worm, worm." in said
    await world.command(world.anna, "heckmeck keep", face="1")
    again = world.private(await world.command(world.anna, "heckmeck keep", face="2"))
    assert "You have kept a face of this roll. Now roll on, or stop." in again


async def test_who_is_not_in_turn_learns_whose_turn_it_is(world: World) -> None:
    await rolled(world)
    for name in ("roll", "stop"):
        assert "**Anna**'s turn" in world.private(await world.command(world.bruno, f"heckmeck {name}"))
    assert "**Anna**'s turn" in world.private(await world.command(world.bruno, "heckmeck keep", face="worm"))


async def test_who_has_no_seat_cannot_move(world: World) -> None:
    await rolled(world)
    stranger = world.newcomer("Ugo")
    assert "no seat" in world.private(await world.command(stranger, "heckmeck keep", face="6"))


async def test_a_move_before_the_start_says_so(world: World) -> None:
    await world.lobby()
    assert "not started yet" in world.private(await world.command(world.anna, "heckmeck roll"))


async def test_a_move_after_the_end_says_so(world: World) -> None:
    await world.table()
    asked = await world.command(world.anna, "table end")
    await world.click(world.anna, "Yes, end it", world.message_of(asked))
    assert "This table is over" in world.private(await world.command(world.anna, "heckmeck roll"))


async def test_stop_takes_the_one_tile_without_naming_it(world: World) -> None:
    await rolled(world, (6, 6, 6, 6, 5, 1, 1, 2), (5, 1, 2, 3))
    await world.command(world.anna, "heckmeck keep", face="6")
    await world.command(world.anna, "heckmeck roll")
    await world.command(world.anna, "heckmeck keep", face="5")
    reply = await world.command(world.anna, "heckmeck stop")
    assert "takes 25 from the grill" in world.message_of(reply).content


async def test_stop_asks_which_where_two_tiles_can_be_taken(world: World) -> None:
    await world.table(2)
    rolls = ((6, 6, 6, 6, 5, 1, 1, 2), (5, 1, 2, 3))
    world.dealer.rolls(*rolls)
    for who in (world.anna, world.bruno):
        await world.command(who, "heckmeck roll")
        await world.command(who, "heckmeck keep", face="6")
        await world.command(who, "heckmeck roll")
        await world.command(who, "heckmeck keep", face="5")
        if who is world.anna:
            await world.command(who, "heckmeck stop")
            world.dealer.rolls(*rolls)
    asked = world.private(await world.command(world.bruno, "heckmeck stop"))
    assert asked.startswith("Say which: Steal 25 from")
    assert "Take 24 (1 worm)" in asked
    refused = world.private(await world.command(world.bruno, "heckmeck stop", tile="30"))
    assert "With 25 you cannot take 30. In reach: 25, 24." in refused
    reply = await world.command(world.bruno, "heckmeck stop", tile="25")
    assert "steals 25 from" in world.message_of(reply).content


async def test_stop_in_vain_is_offered_and_fails_the_turn(world: World) -> None:
    await rolled(world, (1, 1, 1, 2, 2, 3, 3, 4))
    await world.command(world.anna, "heckmeck keep", face="1")
    offers = await world.anna.autocomplete(world.channel, "heckmeck stop", "tile", "")
    assert [offer["name"] for offer in offers] == ["Stop: the turn fails"]
    refused = world.private(await world.command(world.anna, "heckmeck stop", tile="21"))
    assert "Without a worm among your kept dice you cannot take 21." in refused
    reply = await world.command(world.anna, "heckmeck stop", tile=offers[0]["value"])
    assert "the turn fails" in world.message_of(reply).content


async def test_a_refused_move_changes_nothing_and_posts_nothing(world: World) -> None:
    await rolled(world)
    before = [(message.id, message.content, message.components) for message in world.public]
    await world.command(world.anna, "heckmeck keep", face="5")
    await world.command(world.bruno, "heckmeck roll")
    assert [(message.id, message.content, message.components) for message in world.public] == before
