"""Who reads what: the table's language for everybody, the reader's own for one alone."""

from tests.e2e.conftest import Opening
from tests.e2e.group import Group, whispered
from tests.e2e.house import House


async def test_an_italian_server_has_italian_tables_and_english_readers(open_house: Opening) -> None:
    house = await open_house(locale="it")
    await house.start()
    group = house.group(2)
    reader = group.people[1]
    house.world.set_locale(reader.id, "en-GB")
    await group.say(group.people[0], "table open", game="heckmeck")
    await group.press(reader, "Siediti")
    await group.press(group.people[0], "Comincia")
    board = await group.begun()
    assert "quali dadi tieni" in board.ask
    assert board.alt is not None
    assert "griglia" in board.alt
    assert "On the grill" in whispered(await group.press(reader, "Descrivi"))
    assert "griglia" in whispered(await group.press(group.people[0], "Descrivi"))


async def test_the_language_option_decides_for_a_table(house: House, group: Group) -> None:
    await group.say(group.people[0], "table open", game="heckmeck", language="it")
    assert "Siediti" in (await group.board()).buttons


async def test_a_german_reader_falls_back_to_english(house: House, group: Group) -> None:
    anna, bruno = group.people[:2]
    house.world.set_locale(bruno.id, "de")
    await group.open()
    await group.press(bruno, "As text")
    reply = whispered(await group.say(bruno, "help"))
    assert "Table games for a channel" in reply
    who = bruno if await group.asked() is anna else anna
    house.world.set_locale(who.id, "de")
    board = await group.board()
    refused = await group.press_id(who, board.id, next(iter(board.moves.values())))
    assert "This button is for" in whispered(refused)


async def test_help_and_rules_work_in_direct_messages(house: House) -> None:
    anna = house.people[0]
    alone = Group(house.world, [anna], house.world.dm(anna.id).id)
    assert "/table open" in whispered(await alone.say(anna, "help"))
    assert "You rolled eight dice" in whispered(await alone.say(anna, "rules", game="heckmeck"))
