"""The waitlist as people at a channel see it."""

from tests.chat.world import World


async def test_waiting_list_is_public_on_board_and_in_words_and_two_presses_stay_on_it(world: World) -> None:
    await world.table()
    await world.click(world.carla, "Play in the next game")
    await world.command(world.people[3], "table wait")
    await world.later()
    assert "⏭️ **For the next game** (2): **Carla** · **Dario**" in world.board.content
    in_words = world.private(await world.click(world.bruno, "As text"))
    assert "**For the next game** (2): **Carla** · **Dario**" in in_words
    again = await world.click(world.carla, "Play in the next game")
    assert "You're already on the list" in world.private(again)
    await world.later()
    assert "(2): **Carla** · **Dario**" in world.board.content
    await world.click(world.carla, "Leave the list", world.message_of(again))
    assert "You're off the list" in world.message_of(again).content
    await world.later()
    assert "**For the next game** (1): **Dario**" in world.board.content
    unwait = world.buttons()["…"].replace("settings", "unwait")
    assert "You're not on the list" in world.private(await world.pressed(world.carla, unwait, world.board))


async def test_full_lobby_offers_the_list_and_a_free_seat_goes_to_the_first_on_it(world: World) -> None:
    await world.lobby(7)
    hugo = world.newcomer("Hugo")
    assert "`/table wait`" not in await world.hear(hugo, "table join"), "a mention of the command"
    await world.click(hugo, "Play in the next game")
    assert "**For the next game** (1): **Hugo**" in world.board.content
    await world.click(world.bruno, "Leave")
    await world.later()
    assert "Hugo" in world.shown
    assert "For the next game" not in world.shown


async def test_lobby_with_a_free_seat_has_no_list(world: World) -> None:
    await world.lobby()
    more = await world.open(world.carla, "…")
    assert "Play in the next game" not in world.buttons(more)
    assert "There's a free seat" in await world.hear(world.carla, "table wait")
