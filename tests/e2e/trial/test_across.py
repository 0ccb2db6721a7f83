"""One bot as two real processes on one PostgreSQL, each with a shard: people play across both, and notice nothing."""

import asyncio
from collections.abc import Sequence

from bot.chat.words.texts import texts_for
from bot.playground.objects import Person
from bot.playground.rest import COMMANDS
from bot.playground.rest import EMOJI as UPLOADS
from renderers.kit.emoji import EMOJI
from tests.e2e.across import Processes, house
from tests.e2e.group import SHORT, Group, alt_of, hasty, steady
from tests.e2e.hand_players import Room
from tests.e2e.house import HEARING
from tests.engines import postgresql_alone

__all__ = ["house"]

pytestmark = postgresql_alone


async def a_game_with_hands(house: Processes, game: str, people: Sequence[Person], *variants: str) -> Room:
    """Played by direct messages alone, in a channel of its own."""
    room = Room(house, game, [*people], house.world.add_channel(game).id)
    await room.begin(variants)
    await room.play_on()
    await room.check_the_end()
    return room


async def a_game_on_the_board(house: Processes, people: Sequence[Person]) -> Group:
    """Heckmeck, on the owner's board alone."""
    group = Group(house.world, people, house.world.add_channel("heckmeck").id)
    await group.open(variants=SHORT)
    await group.play_on(steady, hasty)
    await group.ended()
    return group


async def a_game_against_hens(house: Processes, person: Person) -> Room:
    """A few moves by direct messages, behind which the owner's computers move."""
    room = Room(house, "karteneck", [person], house.world.add_channel("hens").id)
    await room.say(person, "table open", game="karteneck", against="hen")
    assert await room.play_on(12)
    return room


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
        ranked = await group.ask(group.people[0], "leaderboard", game=game)
        assert [who.name for who in group.people if who.name not in alt_of(ranked)] == []
    asked = [(it.method, it.route) for it in house.requests]
    assert asked.count(("PUT", COMMANDS)) == 1
    assert asked.count(("POST", UPLOADS)) == len(EMOJI)
    await house.no_errands()
    assert await twice.ended() == 1, twice.output
    assert twice.output.strip().splitlines()[-1] == texts_for("en").say("cli-shards-held", {"shard": 0})
    assert house.world.identifies_left == 998
    await house.stop()
    assert house.loud() == []
