"""The points of a finished game of Verflixxt, explained seat by seat."""

from collections.abc import Sequence

from bot.chat.requests import Count, Play, decode, table_of
from games.verflixxt.moves import Die, FirstSeat
from tests.chat.world import World

ROLLS = 400


async def finished(world: World) -> None:
    """A game of two that ends when the first is home, by the first move each time."""
    await world.lobby(2, game="verflixxt")
    await world.choose(world.anna, ["end-first_home"])
    world.dealer.script = [FirstSeat(0), *[Die(6)] * ROLLS]
    await world.command(world.anna, "table start")
    for _ in range(ROLLS):
        moves = [custom_id for custom_id in world.buttons().values() if isinstance(decode(custom_id), Play)]
        if not moves:
            break
        play = decode(moves[-1])
        assert isinstance(play, Play)
        await world.pressed((world.anna, world.bruno)[play.seat], play.custom_id, world.board)


def lines(text: str, *names: str) -> Sequence[str]:
    return [line for line in text.splitlines() if any(name in line for name in names)]


async def test_everybody_opens_the_count_of_every_seat_alone(world: World) -> None:
    await finished(world)
    board = world.board
    count = await world.open(world.bruno, "How it adds up", board)
    assert lines(count.content, "**Bruno**"), "one's own first"
    assert count.attachments[0]["description"]
    first = count.attachments[0]["filename"]
    await world.click(world.bruno, "● Anna", count)
    assert lines(count.content, "**Anna**")
    assert not lines(count.content, "**Bruno**")
    assert count.attachments[0]["filename"] != first
    bystander = await world.open(world.carla, "How it adds up", board)
    assert lines(bystander.content, "**Anna**")


async def test_nothing_is_counted_before_the_end(world: World) -> None:
    await world.command(world.anna, "table open", game="verflixxt")
    count = Count(table_of(world.buttons()["Join"]) or "").custom_id
    assert "nothing to add up" in world.private(await world.pressed(world.anna, count, world.board))
    await world.click(world.anna, "Leave", world.board)
    assert "nothing to add up" in world.private(await world.pressed(world.bruno, count, world.board)), (
        "with no one at the table, too"
    )
