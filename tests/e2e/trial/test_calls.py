"""Calls on the wire: a bot that dies in the middle of them, one in two processes, and boards beside a hundred calls."""

from collections.abc import Sequence

from sqlalchemy import Connection, update

from bot.playground.objects import Exchange, Person
from bot.store import SqlStore
from bot.store.schema import subscriptions, tables
from bot.tables.calls import CALL_AFTER
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.group import Group, whispered
from tests.e2e.house import House
from tests.e2e.kills import bring_up, die_when, kill, start_bot
from tests.engines import on_both
from tests.patience import until_none

CALL = "there's an open table with free seats"
DIRECT = "/users/@me/channels"


def claimed(exchange: Exchange) -> bool:
    """The call's row is written, and its message is not sent."""
    return (exchange.method, exchange.route) == ("POST", DIRECT)


def sent(exchange: Exchange) -> bool:
    """The call has arrived, and the bot does not know that."""
    return exchange.method == "POST" and CALL in str(exchange.request)


def calls(house: House, who: Person) -> int:
    channel = house.world.dms.get(who.id)
    return 0 if channel is None else sum(CALL in it.content for it in house.world.history[channel.id].values())


async def a_minute_passes(store: SqlStore) -> None:
    """For the lobbies that are to be called to, and for subscriptions."""

    def work(connection: Connection) -> None:
        connection.execute(update(tables).values(call_at=tables.c.call_at - CALL_AFTER))
        connection.execute(update(subscriptions).values(since=subscriptions.c.since - CALL_AFTER))

    await store.database.write(work)


async def subscribe(house: House, group: Group, people: Sequence[Person]) -> None:
    for person in people:
        reply = await group.say(person, "me call", game="heckmeck", until="always")
        assert "at most one an hour" in whispered(reply)


@on_both
async def test_killed_among_its_calls_the_bot_loses_at_most_the_one_in_flight_and_repeats_none(
    open_house: Opening, start_child: StartChild
) -> None:
    house = await open_house()
    group = house.group()
    crowd = [house.world.add_person(f"Guest {number}") for number in range(4)]
    child = await bring_up(house, start_child)
    await subscribe(house, group, crowd)
    await group.say(house.people[0], "table open", game="heckmeck")
    for moment in (claimed, sent):
        await kill(house, child)
        if moment is claimed:
            await a_minute_passes(house.store)
        child = await start_bot(house, start_child)
        await die_when(house, moment, child.kill)
    await child.ended()
    assert [calls(house, who) for who in crowd] == [0, 1, 0, 0]
    child = await bring_up(house, start_child)
    await until_none(house.store.openings)
    assert [calls(house, who) for who in crowd] == [0, 1, 1, 1]
    assert [calls(house, who) for who in house.people[:4]] == [0, 0, 0, 0]
    child.interrupt()
    assert await child.ended() == 0
    assert [str(who.id) for who in crowd if str(who.id) in child.output] == [], "a log names no subscriber"
