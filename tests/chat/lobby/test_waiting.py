"""The waiting list as people at a channel see it."""

from tests.chat.world import World


async def test_waiting_list_is_public_on_board_and_in_words_and_two_presses_stay_on_it(world: World) -> None:
    await world.table()
    await world.click(world.carla, "Next up")
    await world.command(world.people[3], "table wait")
    await world.later()
    assert "⏭️ **Next up** (2): **Carla** · **Dario**" in world.board.content
    in_words = world.private(await world.click(world.bruno, "As text"))
    assert "**Next up** (2): **Carla** · **Dario**" in in_words
    again = await world.click(world.carla, "Next up")
    assert "You're already on the list" in world.private(again)
    await world.later()
    assert "(2): **Carla** · **Dario**" in world.board.content
    await world.click(world.carla, "Leave the list", world.message_of(again))
    assert "You're off the list" in world.message_of(again).content
    await world.later()
    assert "**Next up** (1): **Dario**" in world.board.content
    refused = await world.pressed(world.carla, world.buttons()["Next up"].replace("wait", "unwait"), world.board)
    assert "You're not on the list" in world.private(refused)


async def test_full_lobby_offers_the_list_and_a_free_seat_goes_to_the_first_on_it(world: World) -> None:
    await world.lobby(7)
    hugo = world.newcomer("Hugo")
    assert "`/table wait`" not in world.private(await world.command(hugo, "table join")), "a mention of the command"
    await world.click(hugo, "Next up")
    assert "**Next up** (1): **Hugo**" in world.board.content
    await world.click(world.bruno, "Leave")
    assert "**Hugo**" in world.board.content
    assert "Next up" not in world.board.content
    assert "Next up" in world.buttons()


async def test_lobby_with_a_free_seat_has_no_list(world: World) -> None:
    await world.lobby()
    assert "Next up" not in world.buttons()
    assert "There's a free seat" in world.private(await world.command(world.carla, "table wait"))


async def test_rematch_seats_the_list(world: World) -> None:
    await world.table()
    await world.click(world.carla, "Next up")
    for person in (world.anna, world.bruno):
        asked = world.message_of(await world.command(person, "table end"))
        await world.click(person, next(iter(world.buttons(asked))), asked)
    await world.click(world.anna, "Rematch")
    assert [line for line in world.board.content.splitlines() if "**Carla**" in line] != []
    assert "Next up" not in world.board.content
