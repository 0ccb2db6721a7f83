"""Computers at tables: added in the lobby, shown as what they are, played against at once."""

from bot.chat.words.people import GLYPHS
from tests.chat.world import World


async def table_id(world: World) -> str:
    found = await world.store.live_table(world.channel.id)
    assert found is not None
    return found


async def test_a_computer_takes_a_seat_by_the_button_in_the_lobby_and_gives_it_up(world: World) -> None:
    await world.lobby(1)
    panel = world.message_of(await world.click(world.anna, "Add a computer"))
    assert panel.is_ephemeral
    await world.click(world.anna, "Add: 🐔 Hen", panel)
    await world.click(world.anna, "Add: 🐔 Hen", panel)
    await world.later()
    assert "🐔 **Hen**" in world.board.content
    assert "🐔 **Hen 2**" in world.board.content
    await world.click(world.anna, "Remove: 🐔 Hen", panel)
    await world.later()
    assert "**Hen 2**" not in world.board.content
    assert "🐔 **Hen**" in world.board.content


async def test_a_computer_takes_a_seat_by_a_command(world: World) -> None:
    await world.lobby(1)
    await world.command(world.anna, "table computer", what="add", level="rooster")
    assert "🐓 **Rooster**" in world.board.content
    await world.command(world.anna, "table computer", what="remove", level="rooster")
    assert "Rooster" not in world.board.content


async def test_a_table_against_a_computer_begins_as_it_is_opened(world: World) -> None:
    world.dealer.first(0)
    await world.command(world.anna, "table open", game="heckmeck", against="hen")
    assert world.board.attachments, "it shows the board"
    assert world.label("Roll")
    assert f"{GLYPHS['hen']} **Hen**" in world.private(await world.click(world.anna, "Table in words"))
    assert "Hen (computer)" in (world.board.attachments[0]["description"] or "")
