"""The lines of a table's last board below the result."""

from tests.chat.world import World


async def play_on(world: World, *, again: bool) -> list[str]:
    """The small lines below a game of three, which the seat that begins wins."""
    if again:
        await world.click(world.anna, "Rematch")
        world.dealer.first(0)
        await world.click(world.anna, "Start")
    else:
        await world.table(3)
    for turn in range(16):
        await world.turn(world.people[turn % 3])
    return [line for line in world.public[-1].content.splitlines() if line.startswith("-# ")]


async def test_end_card_counts_the_evening_from_its_second_table_on(world: World) -> None:
    first = await play_on(world, again=False)
    assert not any("Tonight" in line or "record" in line for line in first), "a server's first table breaks no record"
    second = await play_on(world, again=True)
    assert second[-1] == "-# Tonight: ●\u00a0**Anna** 2 · ▲\u00a0**Bruno** 0 · ■\u00a0**Carla** 0"
    assert not any("record" in line for line in second), "the first table had as many worms"
    assert "provisional, 2 of 5" in second[-2]


async def test_end_card_says_how_the_game_went(world: World) -> None:
    await world.table(2)
    world.dealer.rolls(*[(6, 6, 6, 1, 1, 2, 3, 4), (5, 5, 1, 1, 2)] * 2)
    for who, end in ((world.anna, "Take 25"), (world.bruno, "Steal 25")):
        for label in ("Roll 8 dice", "Keep 3×worm (15)", "Roll 5 dice", "Keep 2×5 (25)"):
            await world.click(who, label)
        await world.click(who, next(one for one in world.buttons() if one.startswith(end)))
    turn = 0
    while "the game is over" not in world.public[-1].content:
        await world.turn(world.people[turn % 2])
        turn += 1
    lines = [line for line in world.public[-1].content.splitlines() if line.startswith("-# ")]
    assert lines[0].startswith("-# ▲\u00a0**Bruno** stole 2 worms"), lines
    assert "The lead changed " in lines[0]
    assert not any("record" in line for line in lines), "a server's first table breaks no record"


async def test_end_card_announces_a_record_that_was_broken(world: World) -> None:
    await play_on(world, again=False)
    await world.table(2)
    for turn in range(16):
        await world.turn(world.people[turn % 2])
    (line,) = [line for line in world.public[-1].content.splitlines() if "record" in line]
    assert line.startswith("-# New server record · ●\u00a0**Anna** · "), line
    assert "Longest stack: 8" in line


async def test_end_card_says_why_a_person_who_left_is_rated_as_last(world: World) -> None:
    await world.table(3)
    left = await world.command(world.anna, "table leave")
    await world.click(world.anna, "Yes, leave", world.message_of(left))
    while "the game is over" not in world.public[-1].content:
        await world.env.settle()
        who = next(one for one in world.people if str(one.user.global_name) in world.board.content.splitlines()[0])
        await world.turn(who)
    (line,) = [line for line in world.public[-1].content.splitlines() if "provisional" in line]
    assert line.endswith("· **Anna** provisional, 1 of 5 (away: rated as last)"), line
