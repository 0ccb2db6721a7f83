"""Plans on the wire: a bot that dies in the middle of an opening opens the lobby once, with one mention."""

from bot.playground.objects import THREAD, Exchange
from bot.store import SqlStore
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.group import whispered
from tests.e2e.kills import bring_up, die_when, kill, start_bot
from tests.engines import on_both
from tests.patience import until_none

AHEAD = 121 * 60 * 1000
"""What is typed is a whole minute, the next one: two hours and up to a minute ahead."""
MENTION = "Your table for"


def looked_after(exchange: Exchange) -> bool:
    """The opening is claimed, and the message is about to show it."""
    return exchange.method == "PATCH" and "/messages/" in exchange.route


def asked_for_a_member(exchange: Exchange) -> bool:
    """No lobby is open yet."""
    return exchange.method == "GET" and "/members/" in exchange.route


def mentioned(exchange: Exchange) -> bool:
    """The lobby with its mention has arrived, and the bot does not know that."""
    return exchange.method == "POST" and MENTION in str(exchange.request)


async def plans(store: SqlStore) -> int:
    """Return how many evenings are not over."""
    return len([evening for evening in await store.due_evenings(1 << 60) if evening.stage != "ended"])


@on_both
async def test_killed_at_its_hour_the_bot_opens_one_lobby_with_one_mention(
    open_house: Opening, start_child: StartChild
) -> None:
    house = await open_house()
    group = house.group()
    anna, bruno, *_ = house.people
    child = await bring_up(house, start_child)
    asked = await group.say(anna, "plan", game="heckmeck", when="in 2 hours", zone="Europe/Rome")
    message = asked.message
    assert message is not None
    assert not message.ephemeral, whispered(asked)
    await group.press_id(bruno, message.id, next(iter(message.labels())))
    for moment in (looked_after, asked_for_a_member, mentioned):
        await kill(house, child)
        if moment is looked_after:
            house.database.change(("UPDATE evenings SET at = at - ?, due_at = 0, stage = 'reminded'", AHEAD))
        child = await start_bot(house, start_child)
        await die_when(house, moment, child.kill)
    await child.ended()
    child = await bring_up(house, start_child)
    await house.world.wait_until(lambda: "▶️" in house.world.history[group.channel_id][message.id].content)
    await house.world.wait_until(lambda: any("Join" in one.labels().values() for one in group.messages))
    assert len([one for one in group.messages if "Join" in one.labels().values()]) == 1
    assert len([one for one in group.messages if MENTION in one.content]) == 1
    assert [one for one in house.world.channels.values() if one.kind == THREAD] == []
    await until_none(lambda: plans(house.store))
    joined = await group.press(bruno, "Join")
    assert not (joined.message is not None and joined.message.ephemeral), whispered(joined)
    child.interrupt()
    assert await child.ended() == 0
