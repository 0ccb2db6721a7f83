"""One bot as two real processes on one PostgreSQL, each with a shard: people play across both, and notice nothing."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.chat.words.texts import texts_for
from bot.playground.objects import Message, Person
from bot.playground.rest import EMOJI as UPLOADS
from bot.playground.server import Playground
from bot.store import open_store
from renderers.kit.emoji import EMOJI
from tests.e2e.across import Processes
from tests.e2e.conftest import Street
from tests.e2e.group import Group
from tests.e2e.hand_players import Room
from tests.e2e.house import HEARING, NAMES, SECOND_SERVER
from tests.e2e.test_games import PLAYERS, SHORT
from tests.e2e.test_hands import check_the_end
from tests.e2e.test_shards import COMMANDS
from tests.engines import postgresql_alone
from tests.patience import PATIENCE
from tests.store.kept import Kept

pytestmark = postgresql_alone

MORE = ("Elena", "Fabio", "Giulia", "Hanna")


@pytest.fixture
async def house(database: Kept, street: Street, tmp_path: Path) -> Processes:
    """A playground whose server lies on the second of two shards, without a bot."""
    playground = Playground(people=NAMES + MORE, locale="en-US", patience=PATIENCE, guild_id=SECOND_SERVER)
    await street.stack.enter_async_context(playground)
    house = Processes(playground, database, await open_store(database.url, patience=PATIENCE), tmp_path)
    street.move_in(house)
    return house


async def a_game_with_hands(house: Processes, game: str, people: Sequence[Person], *variants: str) -> Room:
    """Played by direct messages alone, in a channel of its own."""
    room = Room(house, game, [*people], house.world.add_channel(game).id)
    await room.begin(variants)
    await room.play_on()
    await check_the_end(house, room)
    return room


async def a_game_on_the_board(house: Processes, people: Sequence[Person]) -> Group:
    """Heckmeck, on the owner's board alone."""
    group = Group(house.world, people, house.world.add_channel("heckmeck").id)
    await group.open(variants=SHORT)
    await group.play_on(*PLAYERS)
    await group.ended()
    return group


async def a_game_against_hens(house: Processes, person: Person) -> Room:
    """A few moves by direct messages, behind which the owner's computers move."""
    room = Room(house, "karteneck", [person], house.world.add_channel("hens").id)
    await room.say(person, "table open", game="karteneck", against="hen")
    assert await room.play_on(12)
    return room


def alt_of(message: Message) -> str:
    """Return the alt text of a message's picture."""
    return message.attachments[0].description or ""


async def test_games_of_each_kind_over_both_processes(house: Processes) -> None:
    """Beside them, another one was started twice: it waits for a predecessor that does not end."""
    await house.start()
    twice = house.begin_beside(HEARING)
    pairs = [house.people[first : first + 2] for first in range(0, 8, 2)]
    games = await asyncio.gather(
        a_game_with_hands(house, "karteneck", pairs[0]),
        a_game_with_hands(house, "hornochsen", pairs[1]),
        a_game_with_hands(house, "verflixxt", pairs[2], "end-last_pawn", "taken-hidden"),
        a_game_on_the_board(house, pairs[3]),
        a_game_against_hens(house, house.world.add_person("Ida")),
    )
    for group, game in zip(games, ("karteneck", "hornochsen", "verflixxt", "heckmeck"), strict=False):
        ranked = await group.say(group.people[0], "leaderboard", game=game)
        assert ranked.message is not None
        assert [who.name for who in group.people if who.name not in alt_of(ranked.message)] == []
    asked = [(it.method, it.route) for it in house.requests]
    assert asked.count(("PUT", COMMANDS)) == 1
    assert asked.count(("POST", UPLOADS)) == len(EMOJI)
    await house.no_errands()
    assert await twice.ended() == 1, twice.output
    assert twice.output.strip().splitlines()[-1] == texts_for("en").say("cli-shards-held", {"shard": 0})
    assert house.world.identifies_left == 998
    await house.stop()
    assert house.loud() == []
