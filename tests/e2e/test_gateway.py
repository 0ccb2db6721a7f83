"""Failures of Discord's gateway: it closes for good, or few identifies are left."""

import logging
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import discord.http
import pytest
from structlog.testing import capture_logs

from bot.app import FOR_GOOD, GatewayClosed, point_at
from bot.chat.client import Roost
from bot.chat.front import session
from bot.chat.front.session import NotNow
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.computers.computers import Computers
from bot.playground.gateway import VERSION_WRONG
from bot.playground.objects import Exchange
from bot.playground.rest import COMMANDS
from bot.playground.values import as_text
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.house import House
from tests.e2e.kills import bring_up
from tests.patience import PATIENCE
from tests.reviewing import review_in_thread
from tests.steering import drop_gateway, fail_next


@pytest.mark.parametrize("code", sorted(FOR_GOOD))
async def test_a_gateway_that_closes_for_good_ends_the_bot_after_one_identify_at_most(
    open_house: Opening, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    house = await open_house()
    house.world.turned_away = code
    monkeypatch.setattr(logging.getLogger("discord.shard"), "disabled", True)  # it says that it tries again
    with pytest.raises(GatewayClosed) as closed:
        await house.start()
    assert closed.value.code == code
    assert house.world.identifies_left == (1000 if code == VERSION_WRONG else 999), "which is closed before hello"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_token_that_is_taken_back_ends_the_process_with_a_sentence(
    open_house: Opening, start_child: StartChild, language: str
) -> None:
    house = await open_house()
    child = await bring_up(house, start_child, LANG=language)
    drop_gateway(house.world, 4004)
    assert await child.ended() == 1
    assert child.output.splitlines()[-1] == texts_for(language).say("cli-gateway-4004")
    assert "Traceback" not in child.output


async def test_where_few_identifies_are_left_the_bot_waits_until_there_are_more(
    open_house: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "_MIN_PAUSE", 0.0)
    house = await open_house()
    world = house.world
    world.identifies_left = 100
    asked: list[int] = []

    def refill(exchange: Exchange) -> None:
        if exchange.route == "/gateway/bot":
            asked.append(world.identifies)
            if len(asked) == 3:
                world.identifies_left = 1000

    world.observers.append(refill)
    await house.start()
    assert asked[:4] == [0, 0, 0, 0]
    assert world.identifies == 1


async def test_where_few_identifies_are_left_a_lost_session_is_not_replaced(
    open_house: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        """Without the library's five seconds."""

    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)
    house = await open_house()
    point_at(house.api_base, house.playground.gateway)
    house.world.identifies_left = 101
    store = house.store
    async with Roost(store, Computers(), review_in_thread) as roost:
        await roost.login(house.playground.token)
        await roost.before_identify_hook(0)
        house.world.identifies_left = 100
        with pytest.raises(NotNow):
            await roost.before_identify_hook(1)


LAUNCH = {
    "id": "77",
    "application_id": "1",
    "version": "1",
    "type": 4,
    "name": "launch",
    "description": "",
    "handler": 2,
    "default_member_permissions": None,
    "nsfw": False,
    "integration_types": [0],
    "contexts": None,
}
"""What Discord registers by itself where Activities are switched on."""


def synced(house: House) -> list[int]:
    """The answers to registrations of commands so far."""
    return [it.status for it in house.requests if (it.method, it.route) == ("PUT", COMMANDS)]


async def test_entry_point_of_activities_is_handed_back_with_the_commands(open_house: Opening) -> None:
    house = await open_house()
    house.world.commands[None] = [dict(LAUNCH)]
    await house.start()
    kept = {as_text(it["name"]): it for it in house.world.commands[None]}
    assert (kept["launch"]["id"], kept["launch"]["type"], kept["launch"]["handler"]) == ("77", 4, 2)
    assert "table" in kept
    await house.restart()
    assert synced(house) == [200], "nothing has changed since"


async def test_bot_whose_commands_are_refused_plays_on_with_those_there_are(
    open_house: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house()
    await house.start()
    house.world.commands[None] = [it for it in house.world.commands[None] if it["name"] != "help"]
    refusal = discord.HTTPException(Mock(status=400), {"code": 50035, "message": "Invalid Form Body"})
    monkeypatch.setattr(discord.http.HTTPClient, "bulk_upsert_global_commands", AsyncMock(side_effect=refusal))
    with capture_logs() as lines:
        await house.restart()
    assert [line["log_level"] for line in lines if line["event"].startswith("commands.")] == ["warning"]
    await house.group(2).open()
    assert synced(house) == [200]


async def test_bot_whose_registration_is_limited_for_long_plays_all_the_same(open_house: Opening) -> None:
    """The library is answered on the wire, and gives up at once. Other commands than these are there."""
    house = await open_house()
    await house.start()
    house.world.commands[None] = [it for it in house.world.commands[None] if it["name"] != "help"]
    house.refused.add(429)
    fail_next(house.world, "PUT", COMMANDS, 429, retry_after=600.0)
    with capture_logs() as lines:
        await house.restart()
        await house.group(2).open()
    assert [line["error"] for line in lines if line["event"] == "commands.not_synced"] == [
        "Too many requests. Retry in 600.00 seconds."
    ]
    assert synced(house) == [200, 429]


async def test_commands_are_registered_once_the_limit_is_over(
    open_house: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house()
    real = discord.http.HTTPClient.bulk_upsert_global_commands
    refusals = [discord.RateLimited(0.01), discord.RateLimited(0.01)]

    async def limited(self: discord.http.HTTPClient, application_id: int, payload: list[Any]) -> Any:
        if refusals:
            raise refusals.pop()
        return await real(self, application_id, payload)

    monkeypatch.setattr(discord.http.HTTPClient, "bulk_upsert_global_commands", limited)
    await house.start()
    await house.world.wait_until(lambda: synced(house) == [200], PATIENCE)
    await house.group(2).open()
