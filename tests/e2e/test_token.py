"""A token that is reset while the bot runs: it ends with a sentence, whichever way Discord says so."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.chat.words.texts import texts_for
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.house import House
from tests.e2e.kills import bring_up
from tests.patience import PATIENCE, until
from tests.steering import fail_next, invalidate_sessions

OWN_USER = "/users/@me"
MESSAGES = "/channels/{channel_id}/messages"
ANSWER = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"


def reset(house: House) -> None:
    """Reset the token in the portal: every request that carries the old one is refused."""
    house.world.token = "another one"  # noqa: S105 - of no bot
    house.refused.add(401)


async def session_is_lost(house: House) -> str:
    """The bot asks for another one."""
    reset(house)
    invalidate_sessions(house.world)
    return "/gateway/bot"


async def message_is_refused(house: House) -> str:
    """The gateway goes on. Replies carry tokens of their own; the next seat's board carries that of the bot."""
    group = house.group(2)
    await group.open()
    reset(house)
    playing = asyncio.create_task(group.play_on())
    await house.world.wait_until(lambda: refused(house), PATIENCE)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return MESSAGES


@pytest.mark.parametrize("happens", [session_is_lost, message_is_refused])
async def test_token_reset_ends_the_process_with_a_sentence(
    open_house: Opening, start_child: StartChild, happens: Callable[[House], Awaitable[str]]
) -> None:
    """A close of the gateway by 4004 is tried in `test_gateway.py`."""
    house = await open_house()
    child = await bring_up(house, start_child)
    await until(lambda: "emoji.uploaded" in child.output)
    token = house.world.token
    route = await happens(house)
    assert await child.ended() == 1
    assert refused(house)[:2] == [route, OWN_USER]
    assert child.output.splitlines()[-1] == texts_for("en").say("cli-token-refused")
    assert "Traceback" not in child.output
    assert token not in child.output
    house.lost |= {it.id for it in house.world.interactions.values() if it.reply is None}


async def test_other_refusals_end_nothing(house: House) -> None:
    """An edit by an interaction token that is over asks nothing more. A request with the bot's own token leads to one
    question, which Discord answers."""
    house.refused.add(401)
    await house.emoji_brought()
    group = house.group(2)
    await group.open()
    for method, route, code, questions in (("PATCH", ANSWER, 50027, 0), ("POST", MESSAGES, 0, 1)):
        asked = asked_about_itself(house)
        fail_next(house.world, method, route, 401, code)
        while house.world.faults:
            await group.move()
        await house.followed()
        assert asked_about_itself(house) - asked == questions, route
    await group.play_on(moves=4)
    assert await house.written(group)


def asked_about_itself(house: House) -> int:
    """Count the bot's requests that confirm its token. One belongs to each login."""
    return sum(it.route == OWN_USER for it in house.requests)


def refused(house: House) -> list[str]:
    """Return the routes of requests that Discord refused as unauthorized."""
    return [it.route for it in house.requests if it.status == 401]
