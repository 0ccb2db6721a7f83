"""What Discord's gateway may do to the bot: close for good, or have few identifies left."""

import logging

import discord
import pytest

from bot.app import FOR_GOOD, GatewayClosed, point_at
from bot.chat import client
from bot.chat.client import Roost
from bot.chat.front.identifies import NotNow
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.computers.computers import Computers
from bot.playground.gateway import VERSION_WRONG
from bot.playground.objects import Exchange
from tests.e2e.conftest import Opening, StartChild
from tests.e2e.test_kill import bring_up


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
    house.world.drop_gateway(4004)
    assert await child.ended() == 1
    assert child.output.splitlines()[-1] == texts_for(language).say("cli-gateway-4004")
    assert "Traceback" not in child.output


async def test_where_few_identifies_are_left_the_bot_waits_until_there_are_more(
    open_house: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "_ASKS_AGAIN", 0.0)
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
    async with Roost(house.store, house.store.finished, Computers()) as roost:
        await roost.login(house.playground.token)
        await roost.before_identify_hook(0)
        house.world.identifies_left = 100
        with pytest.raises(NotNow):
            await roost.before_identify_hook(1)
