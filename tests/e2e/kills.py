"""A bot as a real process that is killed, at a moment that a test chooses, and people who play on afterwards."""

import asyncio
from collections.abc import Callable

from bot.playground.objects import Exchange, Interaction
from tests.e2e.conftest import StartChild
from tests.e2e.group import Group, move_of, plays, whispered
from tests.e2e.house import Child, House
from tests.patience import PATIENCE

Moment = Callable[[Exchange], bool]


async def start_bot(house: House, start_child: StartChild, **settings: str) -> Child:
    return await start_child("run", **house.settings, **settings)


async def bring_up(house: House, start_child: StartChild, **settings: str) -> Child:
    """Start a bot, and wait until it is online."""
    child = await start_bot(house, start_child, **settings)
    await child.online(house.world)
    return child


async def kill(house: House, child: Child) -> None:
    """Kill a bot, at this very moment."""
    child.kill()
    await gone_offline(house, child)


async def gone_offline(house: House, child: Child) -> None:
    """Wait until a process has ended, and the gateway knows."""
    await child.ended()
    await house.world.wait_until(lambda: house.world.wire is not None and not house.world.wire.online)


async def die_when(house: House, moment: Moment, kill: Callable[[], None]) -> None:
    """Wait for the moment at which the bot is killed."""
    come = asyncio.Event()

    def watch(exchange: Exchange) -> None:
        if moment(exchange) and not come.is_set():
            come.set()
            kill()

    house.world.observers.append(watch)
    async with asyncio.timeout(PATIENCE):
        await come.wait()
    house.world.observers.remove(watch)


async def play_until_killed(house: House, group: Group, child: Child, moment: Moment, wait: float = 0.0) -> None:
    """Play until the moment has come; a little later, or at once, the bot is killed."""
    killed = asyncio.Event()

    def watch(exchange: Exchange) -> None:
        if moment(exchange) and not armed.is_set():
            armed.set()
            if wait:
                asyncio.get_running_loop().call_later(wait, die)
            else:
                die()

    def die() -> None:
        child.kill()
        killed.set()

    armed = asyncio.Event()
    house.world.observers.append(watch)
    while not killed.is_set():
        move = asyncio.create_task(group.move())
        death = asyncio.create_task(killed.wait())
        await asyncio.wait((move, death), return_when=asyncio.FIRST_COMPLETED)
        death.cancel()
        if killed.is_set():
            move.cancel()
        await asyncio.gather(move, death, return_exceptions=True)
    house.world.observers.remove(watch)
    await gone_offline(house, child)
    house.lost |= {it.id for it in house.world.interactions.values() if it.reply is None}


async def press_on(group: Group) -> Interaction:
    """The awaited person continues in a message that reports the last move, because no board was posted any more."""
    left = [message for message in group.messages if message.components]
    assert left, "nothing to press is left in the channel"
    custom_id = next(filter(plays, left[-1].labels()))
    move = move_of(custom_id)
    assert move is not None
    return await group.press_id(group.people[move.seat], left[-1].id, custom_id)


async def go_on(group: Group, moves: int) -> None:
    """Play on from the buttons in the channel. A button that was pressed just before the end says so and is renewed."""
    played = 0
    while played < moves:
        board = group.newest()
        reply = await (press_on(group) if board is None else group.move())
        if board is not None and whispered(reply):
            assert "Too late, that move was already made" in whispered(reply)
            await group.changed(board)
        else:
            played += 1
            await group.board()
