"""Players for the measurement of clicks: they play Heckmeck, press a bare bot's button, or read a table in
words."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from time import perf_counter

from bot.playground.objects import Person
from bot.playground.world import World
from tests.bench.report import at
from tests.e2e.group import Board, Group, hasty, steady

NAMES = ("Anna", "Bruno", "Carla", "Dario")


class Clicks:
    """Measured replies, in milliseconds."""

    def __init__(self) -> None:
        self.replies: list[float] = []
        self.boards: list[float] = []
        """Of clicks that passed the turn: until the next seat's board was there."""
        self.pictures: list[bytes] = []
        self.spent = 0.0
        """Of the processor, by the bot."""

    def p50(self) -> float:
        return at(0.5, self.replies)

    def p99(self) -> float:
        return at(0.99, self.replies)

    async def add(self, group: Group, who: Person, board: Board, custom_id: str) -> None:
        """A click, measured until its answer is there."""
        start = perf_counter()
        await group.press_id(who, board.id, custom_id)
        self.replies.append(1000 * (perf_counter() - start))
        self.pictures.append((await group.board()).picture or b"")

    async def add_move(self, group: Group, who: Person, board: Board, custom_id: str) -> None:
        """Click a control that plays. Also measure the time to the next board, where another seat is awaited or the
        game is over."""
        start = perf_counter()
        await self.add(group, who, board, custom_id)
        if await group.over() or await group.asked() != who:
            await group.world.wait_until(lambda: (newest := group.newest()) and newest.id != board.id)
            self.boards.append(1000 * (perf_counter() - start))


async def play(group: Group, clicks: Clicks) -> None:
    """A click of a game of Heckmeck; of a new game once the last one is over."""
    board = await group.board()
    if "Rematch" in board.buttons:
        await group.press(group.people[0], "Rematch")
        group.world.delete_message(board.id)  # so that nothing but the board has buttons
        for person in group.people[1:]:
            if "I'm in" in (await group.board()).buttons:
                await group.press(person, "I'm in")
        await group.press(group.people[0], "Start")
        board = await group.begun()
    who = await group.asked()
    player = (steady, hasty)[group.people.index(who) % 2]
    moves = {label: custom_id for label, custom_id in board.moves.items() if label != "Give up the turn"}
    await clicks.add_move(group, who, board, moves[player(moves)])  # whether a failure is meant would be asked first


async def press(group: Group, clicks: Clicks) -> None:
    """A click on the only button of a bare bot."""
    await clicks.add(group, group.people[0], await group.board(), "click")


async def read(group: Group, clicks: Clicks) -> None:
    """A click that asks for the table in words, which nothing is drawn for."""
    board = await group.board()
    custom_id = board.to_do("text")
    assert custom_id is not None
    await clicks.add(group, group.people[0], board, custom_id)


Click = Callable[[Group, Clicks], Awaitable[None]]


async def together(
    groups: Sequence[Group], click: Click, clicks: Clicks, each: int, pause: tuple[float, float] | None
) -> None:
    """So many clicks in each channel, in all at once: as fast as they go, or after a pause of some seconds each."""
    rng = Random(1)

    async def table(group: Group) -> None:
        for _ in range(each):
            if pause is not None:
                await asyncio.sleep(rng.uniform(*pause))
            await click(group, clicks)

    await asyncio.gather(*map(table, groups))


def groups_in(world: World, count: int) -> list[Group]:
    """So many channels, each with the same people."""
    people = list(world.people.values())
    return [Group(world, people, world.add_channel(f"table {number}").id) for number in range(count)]


async def opened(groups: Sequence[Group]) -> None:
    """Tables of Heckmeck in play, opened by commands, which a base of an older release has as well."""
    for group in groups:
        await group.open("command", variants=("bury_returned", "always_bury"))
        await group.begun()
