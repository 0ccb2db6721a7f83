"""The table in words: for one reader, in their language, and enough to play by."""

from tests.chat.world import ROLL, World


async def test_the_table_in_words_is_for_its_reader_alone(world: World) -> None:
    await world.table(3)
    reply = await world.command(world.carla, "table show", text=True)
    said = world.private(reply)
    assert "● **Anna**, your turn: roll the dice." in said
    assert "On the grill: 21, 22, 23" in said
    assert "**Carla**: no tile." in said
    assert set(world.buttons(world.message_of(reply))) == {"Refresh"}


async def test_a_turn_can_be_played_by_words_and_the_public_board_follows(world: World) -> None:
    board = await world.table(2)
    text = await world.ask(world.anna, "table show", text=True)
    assert set(world.buttons(text)) == {"Roll 8 dice", "Refresh"}
    await world.roll(world.anna, ROLL, (5, 5, 1, 1, 2), message=text)
    assert "Rolled: 1, 1, 2, 3, 4, worm, worm, worm." in text.content
    assert "Keep 3×worm (15)" in world.buttons(board)
    await world.click(world.anna, "Keep 3×worm (15)", text)
    await world.click(world.anna, "Roll 5 dice", text)
    await world.click(world.anna, "Keep 2×5 (25)", text)
    assert "In reach: 25." in text.content
    world.passes(minutes=6)
    await world.click(world.anna, "Take 25 (2 worms)", text)
    assert "▲ **Bruno**, your turn: roll the dice." in text.content
    assert set(world.buttons(text)) == {"Refresh"}
    assert not board.components
    assert world.board.ping_user_ids == [world.bruno.id]


async def test_a_lobby_and_a_closed_table_have_words_too(world: World) -> None:
    await world.lobby(2)
    assert "**Seats: 2 of 7**" in await world.hear(world.anna, "table show", text=True)
    await world.command(world.anna, "table start")
    await world.end()
    said = await world.hear(world.anna, "table show", text=True)
    assert "closed early" in said


async def test_alt_text_says_what_the_picture_shows(world: World) -> None:
    board = await world.table(2)
    alt = board.attachments[0]["description"]
    assert "Anna, your turn: roll the dice." in alt
    assert "On the grill: 21, 22" in alt
    assert "*" not in alt
    name = board.attachments[0]["filename"]
    await world.roll(world.anna)
    (picture,) = board.attachments
    assert "Rolled: 1, 1, 2, 3, 4, worm, worm, worm." in picture["description"]
    assert picture["filename"] != name, "another picture has another name"
