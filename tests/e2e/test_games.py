"""Whole games, as a group in a channel plays them, and what may happen to the bot on the way."""

from hashlib import sha256
from unittest.mock import AsyncMock

import discord
import pytest

from bot.chat.front import session
from bot.local import local_table
from bot.playground.objects import Message, Person
from bot.playground.rest import EMOJI
from bot.tables.table import Table
from bot.tables.wall_clock import now
from tests.e2e.group import SHORT, WAYS_ON, Group, Way, alt_of, hasty, steady, whispered
from tests.e2e.house import House
from tests.engines import on_both
from tests.steering import drop_gateway, invalidate_sessions, until_online
from tests.store.kept import Kept

pytestmark = pytest.mark.usefixtures("sketched")

HOUR_MS = 3_600_000
PLAYERS = (steady, hasty, hasty, steady)
LOGIN = {"/users/@me", "/oauth2/applications/@me", "/gateway/bot", "/applications/{application_id}/commands", EMOJI}


async def check_the_end(house: House, group: Group) -> None:
    """The result, the ways on from it, and the seed that was promised; every answered move is written."""
    board, table = await group.ended(), await house.table()
    assert table.ended is not None
    assert table.ended.result is not None
    assert [person.name in alt_of(group.messages[-1]) for person in group.people] == [True] * len(group.people)
    assert [*board.buttons] == [*WAYS_ON]
    assert board.id == group.messages[-1].id
    (headline,) = [line for line in board.content.splitlines() if line.startswith("## ")]
    assert [name for name in winners(group, table) if name not in headline] == []
    commitment = sha256(bytes.fromhex(table.ended.seed)).hexdigest()
    assert commitment in group.messages[0].content.splitlines()[-1]
    fair = whispered(await group.press(group.people[-1], "Fair?"))
    assert [part in fair for part in (table.ended.seed, commitment, "everything checks out")] == [True] * 3
    assert await house.written(group)


def winners(group: Group, table: Table) -> list[str]:
    """The names of those in the first place."""
    assert table.ended is not None
    assert table.ended.result is not None
    return [group.people[place.seat].name for place in table.ended.result.places if place.place == 1]


@on_both
async def test_a_whole_game_across_restarts_in_mid_turn(house: House, group: Group) -> None:
    await group.open(variants=SHORT)
    ways: tuple[Way, ...] = ("click", "command", "click")
    for way in ways:
        await house.restart()
        await group.play_on(*PLAYERS, by=way, moves=8)
        await in_mid_turn(group)
    await house.restart()
    await group.play_on(*PLAYERS)
    await check_the_end(house, group)
    assert house.world.identifies == 5


async def in_mid_turn(group: Group) -> None:
    """Play until dice are set aside and the turn goes on."""
    while "or stop at" not in (await group.board()).ask:
        await group.move()


async def test_after_a_restart_every_button_in_the_channel_works_and_nothing_is_woken(
    house: House, group: Group
) -> None:
    """Also those of a lobby, of a text table and of a question, and those that an old client still shows."""
    anna, bruno, *_ = group.people
    await group.open()
    await in_mid_turn(group)
    old_board = await group.board()
    text = (await group.press(bruno, "As text")).message
    lobby = Group(house.world, group.people, house.world.add_channel("lobby").id)
    await lobby.say(anna, "table open", game="heckmeck")
    ended = Group(house.world, group.people, house.world.add_channel("ended").id)
    await ended.say(anna, "table open", game="heckmeck")
    await ended.press(bruno, "Join")
    confirm = await press_behind_dots(ended, anna, "End table")
    asked = len(house.requests)

    await house.restart()

    assert {exchange.route for exchange in house.requests[asked:]} <= LOGIN
    assert "PUT" not in {exchange.method for exchange in house.requests[asked:]}, "the commands were registered before"
    assert text is not None
    await group.press_id(bruno, text.id, list(text.labels())[-1])
    await group.press(bruno, "As text")
    who = await group.asked()
    other = next(person for person in group.people if person is not who)
    for custom_id in old_board.moves.values():
        assert "This button is for" in whispered(await group.press_id(other, old_board.id, custom_id))
    await group.press_id(who, old_board.id, old_board.moves[steady(old_board.moves)])
    for custom_id in old_board.moves.values():
        late = await group.press_id(who, old_board.id, custom_id, stale=True)
        assert "Too late, that move was already made" in whispered(late)
    await lobby.press(bruno, "Join")
    await press_behind_dots(lobby, bruno, "Leave")
    await lobby.press(bruno, "Join")
    settings = await lobby.show(anna, "…")
    menu = next(it for it in settings.controls() if it["type"] == 3)
    await lobby.press_id(anna, settings.id, str(menu["custom_id"]), ["free_choice"])
    await lobby.press(anna, "Start")
    assert (await lobby.board()).moves
    await ended.press_id(anna, confirm.id, next(iter(confirm.labels())))
    await house.world.wait_until(lambda: (board := ended.newest()) and "Rematch" in board.buttons)
    await house.restart()
    await ended.press(anna, "Rematch")
    await ended.press(bruno, "I'm in")
    await house.restart()
    await ended.press(anna, "Start")
    assert (await ended.board()).moves


async def press_behind_dots(group: Group, who: Person, wanted: str) -> Message:
    """Press a button behind "…". Returns the reply, as only that person sees it."""
    settings = await group.show(who, "…")
    found = next(custom_id for custom_id, label in settings.labels().items() if label == wanted)
    reply = await group.show_id(who, settings.id, found)
    assert reply.ephemeral
    return reply


async def test_a_whole_game_over_a_gateway_that_drops_and_resumes(house: House, group: Group) -> None:
    world = house.world
    await group.open(variants=SHORT)
    for drops in range(1, 4):
        await group.play_on(*PLAYERS, moves=5)
        await group.board()
        drop_gateway(world)
        assert world.wire is not None
        assert not world.wire.online
        await group.move()  # sent while the bot is away, and served once it has resumed
        assert (world.resumes, world.identifies) == (drops, 1)
    drop_gateway(world, abrupt=True)
    await until_online(world)
    assert (world.resumes, world.identifies) == (4, 1)
    await group.play_on(*PLAYERS)
    await check_the_end(house, group)


async def test_forgotten_gateway_session_leads_to_a_new_login(
    house: House, group: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.AutoShardedClient, "before_identify_hook", AsyncMock())  # it sleeps five seconds
    monkeypatch.setattr(session, "_PAUSE", 0.0)  # and so does the bot
    await group.open()
    await in_mid_turn(group)
    invalidate_sessions(house.world)
    await until_online(house.world)
    await group.play_on(moves=3)
    assert (house.world.resumes, house.world.identifies) == (0, 2)


@on_both
@pytest.mark.usefixtures("open_house")
async def test_local_tables_are_kept_in_the_database_that_is_named_and_time_passes_there(database: Kept) -> None:
    """As by `roost play --database`."""
    begun = now()
    for tables in (1, 2):
        async with local_table(0, ("Anna", "Bruno"), "en-US", database.url) as playground:
            await until_online(playground.world)
            group = Group(playground.world, [*playground.world.people.values()])
            await group.open()
            await group.play_on(moves=2)
            await playground.world.pass_time(3600)
            assert now() - begun >= HOUR_MS
        assert now() - begun < HOUR_MS, "no time passed elsewhere"
        assert database.rows("SELECT count(*) FROM tables") == [(tables,)]
