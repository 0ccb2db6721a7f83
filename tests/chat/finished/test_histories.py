"""The tables that are over, a line each."""

import re

from bot.tables.posted import PostedMessage
from tests.chat.finished.asking import DAY, aborted, closed, finished, now
from tests.chat.world import World


async def test_history_covers_a_channel_or_a_person_and_links_boards(world: World) -> None:
    anna, bruno, carla = world.people[:3]
    board = await world.table(2)
    await closed(world, await world.fetch())
    elsewhere = await aborted(world, bruno, carla)
    played = await world.fetch()
    history = await world.ask(carla, "history")
    (line,) = history.content.splitlines()
    assert f"`{played.info.id}`" in line
    assert "This table was closed early" in line
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{board.id}"
    assert line.endswith(link)

    of_carla = await world.ask(anna, "history", user=carla.user)
    assert elsewhere.info.id in of_carla.content
    assert played.info.id not in of_carla.content
    of_bruno = await world.ask(anna, "history", user=bruno.user)
    assert [elsewhere.info.id in of_bruno.content, played.info.id in of_bruno.content] == [True, True]
    world.locales[anna.id] = "it"
    assert "Tavolo chiuso prima della fine" in (await world.ask(anna, "history")).content


async def test_history_is_paged_the_last_table_first(world: World) -> None:
    ended = [await finished(world, (2, 1), world.people[:2], at=now(world) - n * DAY) for n in range(8)]
    history = await world.ask(world.carla, "history", user=world.anna.user)

    def listed() -> list[str]:
        return re.findall(r"`(t\d+)`", history.content)

    assert listed() == [one.table for one in ended[:6]]
    assert "#1 ●\u00a0Anna (2), #2 ▲\u00a0Bruno (1)" in history.content
    await world.click(world.carla, "Next", history)
    assert listed() == [one.table for one in ended[6:]]
    await world.restart()
    await world.click(world.carla, "Back", history)
    assert listed() == [one.table for one in ended[:6]]


async def test_every_line_of_a_history_keeps_its_link_however_long_the_names(world: World) -> None:
    people = [world.newcomer(f"{'Wolfeschlegelsteinhausenberger':.30}{n:02}") for n in range(7)]
    await world.known(people[0])
    for n in range(6):
        one = await finished(world, (7, 6, 5, 4, 3, 2, 1), people, at=now(world) - n * DAY)
        posted = PostedMessage("board", None, world.channel.id, 10**18, one.at)
        await world.store.save_message(one.table, posted)
    history = await world.ask(world.anna, "history", user=people[0].user)
    assert len(history.content) <= 2000
    assert len(re.findall(r"https://discord\.com/channels/\d+/\d+/\d+$", history.content, re.MULTILINE)) == 6
