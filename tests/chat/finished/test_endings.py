"""The lines of a table's last board below the result."""

from bot.chat.words.spoken import spoken
from bot.chat.words.texts import texts_for
from tests.chat.world import ROLL, World


async def play_on(world: World, *, again: bool) -> list[str]:
    """The small lines below a game of three, which the seat that begins wins, without that of the proof."""
    if again:
        await world.click(world.anna, "Rematch")
        for who in (world.bruno, world.carla):
            await world.click(who, "I'm in")
        world.dealer.first(0)
        await world.click(world.anna, "Start")
    else:
        await world.table(3)
    for turn in range(16):
        await world.turn(world.people[turn % 3])
    return [line for line in world.public[-1].content.splitlines() if line.startswith("-# ")][:-1]


async def test_end_card_counts_the_evening_from_its_second_table_on(world: World) -> None:
    first = await play_on(world, again=False)
    assert not any("Tonight" in line or "record" in line for line in first), "a server's first table breaks no record"
    second = await play_on(world, again=True)
    assert second[-1] == "-# Tonight: ●\u00a0**Anna** 2 · ▲\u00a0**Bruno** 0 · ■\u00a0**Carla** 0"
    assert not any("record" in line for line in second), "the first table had as many worms"


async def test_end_card_says_how_the_game_went(world: World) -> None:
    await world.table(2)
    world.dealer.rolls(*[ROLL, (5, 5, 1, 1, 2)] * 2)
    for who, end in ((world.anna, "Take 25"), (world.bruno, "Steal 25")):
        for label in ("Roll 8 dice", "Keep 3×worm (15)", "Roll 5 dice", "Keep 2×5 (25)"):
            await world.click(who, label)
        await world.click(who, next(one for one in world.buttons() if one.startswith(end)))
    turn = 0
    while "Rematch" not in world.buttons():
        await world.turn(world.people[turn % 2])
        turn += 1
    won, tells, *lines = world.public[-1].content.splitlines()
    assert won.startswith("## ●\u00a0**Anna** wins"), won
    assert tells.startswith("_"), tells
    assert "***" not in spoken(tells, texts_for("en")), "the name in bold begins where its sign was"
    assert [line.split(":")[0] for line in lines] == ["-# Rating", "-# Fair play"]
    assert not any("record" in line for line in lines), "a server's first table breaks no record"


async def test_end_card_announces_a_record_that_was_broken(world: World) -> None:
    await play_on(world, again=False)
    await world.table(2)
    for turn in range(16):
        await world.turn(world.people[turn % 2])
    (line,) = [line for line in world.public[-1].content.splitlines() if "record" in line]
    assert line.startswith("🏅 **New server record!** ●\u00a0**Anna** · "), line
    assert "Longest stack: 8" in line
