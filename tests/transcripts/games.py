"""Games that are written down: who plays what, and by which way."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Literal, NamedTuple

import msgspec

from bot.chat.board.moves import play_request
from bot.tables.holders import Computer
from bot.tables.table import Table
from games.game import tag_of
from tests.chat.world import World

Way = Literal["board", "command", "direct"]
MAX_MOVES: Final = 90
"""Moves of people, after which the table is ended."""


class Played(NamedTuple):
    """A game: how many people play, and by which way, beside which computers, how often the bot is restarted."""

    name: str
    game: str
    people: int
    way: Way
    computers: Sequence[str] = ()
    restart_every: int = 0
    leaves: bool = False
    most: int = MAX_MOVES
    rematch: bool = False


GAMES: Final = (
    Played("heckmeck-by-clicks", "heckmeck", 3, "board", most=400, rematch=True),
    Played("heckmeck-by-commands", "heckmeck", 2, "command"),
    Played("heckmeck-with-hens", "heckmeck", 1, "board", ("hen", "hen")),
    Played("heckmeck-with-restarts", "heckmeck", 3, "board", restart_every=20),
    Played("heckmeck-that-somebody-leaves", "heckmeck", 3, "board", leaves=True),
    Played("verflixxt-by-clicks", "verflixxt", 3, "board", most=400),
    Played("verflixxt-with-a-chick", "verflixxt", 2, "board", ("chick",)),
    Played("karteneck-by-direct-messages", "karteneck", 3, "direct", most=400),
    Played("karteneck-with-restarts", "karteneck", 2, "direct", restart_every=20),
    Played("karteneck-with-a-hen", "karteneck", 2, "direct", ("hen",)),
    Played("hornochsen-by-direct-messages", "hornochsen", 3, "direct", most=400),
    Played("hornochsen-with-chicks", "hornochsen", 1, "direct", ("chick", "chick")),
)


async def play(world: World, played: Played) -> None:
    """Play a game to its end, or end it after so many moves."""
    anna, random = world.anna, Random(played.name)
    await world.command(anna, "table open", game=played.game)
    for person in world.people[1 : played.people]:
        await world.command(person, "table join")
    for level in played.computers:
        await world.command(anna, "table computer add", level=level)
    await world.command(anna, "table start")
    moves = 0
    while (table := await world.fetch()).phase == "playing" and moves < played.most:
        seats = [seat for seat in sorted(table.awaited) if not isinstance(table.decider(seat), Computer)]
        if not seats:
            await world.goes_on(seconds=30)
            continue
        await _move(world, table, seats[0], played.way, random)
        moves += 1
        if moves == 5:
            await _pause(world, played.people)
        if moves in (8, 30):
            world.passes(minutes=6)  # from now on the next one who is asked is not there, and is called
        if played.leaves and moves == 12:
            await world.leave(world.people[2])
        if played.restart_every and moves % played.restart_every == 0:
            await world.restart()
    if (await world.fetch()).phase == "playing":
        await _end(world, played.people)
    if played.rematch:
        await world.click(anna, "Rematch")
    await world.later()
    await world.env.settle()


async def _move(world: World, table: Table, seat: int, way: Way, random: Random) -> None:
    assert table.position is not None
    action = random.choice([choice.action for choice in table.position.legal(seat) if not choice.rash])
    who = world.people[seat]  # people join in order, before computers do
    if way == "command":
        fields = msgspec.structs.asdict(action).items()
        options: dict[str, Any] = {name: str(value) for name, value in fields if value is not None}
        await world.command(who, f"{table.info.game} {tag_of(action)}", **options)
        return
    message = world.letters(who)[-1] if way == "direct" else world.board
    await world.pressed(who, play_request(table, seat, action).custom_id, message)


async def _pause(world: World, people: int) -> None:
    """Pause and go on, as far as those at the table agree."""
    for wish in ("pause", "resume"):
        for person in world.people[:people]:
            if (await world.fetch()).paused == (wish == "resume"):
                await world.command(person, f"table {wish}")


async def _end(world: World, people: int) -> None:
    """Those seated vote, until enough have. A person alone with computers ends the table at once."""
    for person in world.people[:people]:
        if (await world.fetch()).phase == "playing":
            asked = world.message_of(await world.command(person, "table end"))
            await world.click(person, next(iter(world.buttons(asked))), asked)
