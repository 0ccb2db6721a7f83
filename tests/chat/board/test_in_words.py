"""What a person who is answered in words keeps and hears beside the usual turn."""

import pytest

from bot.chat.requests import AtTable, InLobby
from bot.chat.words.spoken import beside, spoken
from bot.chat.words.texts import texts_for
from tests.chat.world import World


async def reader(world: World, *, seats: int = 2) -> str:
    """Seat Anna, who is answered in words and begins, at a table; its id."""
    await world.command(world.anna, "me words", words="on")
    world.dealer.first(0)
    await world.table(seats)
    table = await world.store.live_table(world.channel.id)
    assert table is not None
    return table


async def test_what_is_behind_the_dots_leaves_the_decision_where_it_is(world: World) -> None:
    table = await reader(world)
    hand = world.message_of(await world.command(world.anna, "hand"))
    before = [*world.buttons(hand)]
    await world.pressed(world.anna, InLobby(table, "settings").custom_id, hand)
    assert [*world.buttons(hand)] == before


async def test_lobby_in_words_loses_its_controls_when_others_begin(world: World) -> None:
    await world.command(world.bruno, "me words", words="on")
    await world.lobby(1)
    joined = world.message_of(await world.click(world.bruno, "Join"))
    assert "to take a seat" not in joined.content
    world.dealer.first(0)
    await world.click(world.anna, "Start")
    await world.later()
    assert world.buttons(joined) == {}


async def test_who_moves_up_in_the_lobby_hears_the_first_question(world: World) -> None:
    await world.command(world.bruno, "me words", words="on")
    await world.lobby(1)
    await world.click(world.bruno, "Join")
    await world.command(world.anna, "table leave")
    await world.click(world.carla, "Join")
    world.dealer.first(0)
    await world.command(world.carla, "table start")
    await world.later()
    heard = [one for one in world.messages if one.is_ephemeral and "**Bruno**, your turn" in one.content]
    assert len(heard) == 1


async def test_picture_is_a_message_of_its_own(world: World) -> None:
    await reader(world)
    page = world.message_of(await world.command(world.anna, "rules"))
    said = page.content
    shown = world.message_of(await world.click(world.anna, "Picture", page))
    assert (shown.id != page.id, page.content) == (True, said)
    assert shown.attachments


async def test_refresh_shows_the_table_once_words_are_off(world: World) -> None:
    table = await reader(world)
    hand = world.message_of(await world.command(world.anna, "hand"))
    await world.command(world.anna, "me words", words="off")
    reply = await world.pressed(world.anna, AtTable(table, "hand").custom_id, hand)
    assert "nobody has a hand" not in world.private(reply)


@pytest.mark.parametrize("name", ["1", "Al"])
def test_short_name_takes_nothing_out_of_what_is_read(name: str) -> None:

    alt = f"{name}. Heckmeck · 1 table, 1 win (100%). All-time rating 1.0."
    assert beside(f"**{name}**", alt) == "Heckmeck · 1 table, 1 win (100%). All-time rating 1.0."


def test_arrow_is_heard_as_a_pause() -> None:
    assert spoken("You chose **4×worm up to 18 → 21**.", texts_for("en")) == "You chose **4×worm up to 18: 21**."
