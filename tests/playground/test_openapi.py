"""Requests and responses of bot and playground conform to Discord's OpenAPI document."""

from base64 import b64encode

import pytest

from bot.playground.objects import Exchange, Person
from bot.playground.server import Playground
from tests.e2e.openapi import OpenApiCheck
from tests.playground.conftest import Raw, logged_in
from tests.playground.plain_bot import PlainBot, picture


@pytest.fixture
def check() -> OpenApiCheck:
    return OpenApiCheck()


async def test_conversation_conforms_to_openapi(
    playground: Playground, check: OpenApiCheck, anna: Person, bruno: Person
) -> None:
    world = playground.world
    world.observers.append(check)
    plain = PlainBot()
    async with logged_in(plain, playground):
        board = (await world.command(anna.id, world.main_id, "board")).message
        assert board is not None
        await world.click(anna.id, board.id, "step:0")
        await world.click(bruno.id, board.id, "pick", ["fig"])
        plain.release.set()
        thought = await world.command(anna.id, world.main_id, "think", {"secret": "true"})
        await world.wait_until(lambda: thought.message and not thought.message.thinking)
        await world.command(anna.id, world.main_id, "secret")
        asked = await world.command(anna.id, world.main_id, "ask")
        await world.submit(anna.id, asked, {"who": [str(anna.id)], "fruit": ["fig"]})
        await world.command(anna.id, world.main_id, "twice")
        await world.command(anna.id, world.main_id, "write", {"person": "Bruno"})
        world.set_dms(bruno.id, False)
        await world.command(anna.id, world.main_id, "write", {"person": "Bruno"})
        await world.complete(anna.id, world.main_id, "table keep", {}, focused="face")
        own = (await world.command(anna.id, world.dm(anna.id).id, "board")).message
        assert own is not None
        await world.click(anna.id, own.id, "step:0")
        await plain.fetch_channel(world.main_id)
        await plain.fetch_user(anna.id)
        guild = await plain.fetch_guild(world.guild_id)
        await guild.fetch_member(bruno.id)
    assert check.violations == []
    assert check.checked > 40


async def test_other_routes_conform_to_openapi(playground: Playground, check: OpenApiCheck, raw: Raw) -> None:
    world = playground.world
    thread = world.add_thread(world.main_id)
    _, made = await raw("POST", f"/channels/{world.main_id}/messages", {"content": "x"}, files={"a.png": picture(1)})
    world.observers.append(check)
    message = f"/channels/{world.main_id}/messages/{made['id']}"
    image = f"data:image/png;base64,{b64encode(picture(1)).decode()}"
    requests: list[tuple[str, str, object]] = [
        ("GET", f"/channels/{thread.id}", None),
        ("GET", f"/channels/{world.dm(next(iter(world.people))).id}", None),
        ("GET", f"/channels/{world.main_id}/messages", None),
        ("POST", f"/channels/{world.main_id}/typing", None),
        ("POST", f"/channels/{world.main_id}/threads", {"name": "side", "type": 11}),
        ("PATCH", f"/channels/{thread.id}", {"archived": True}),
        ("GET", message, None),
        ("PATCH", message, {"content": "y", "attachments": []}),
        ("DELETE", message, None),
        ("GET", message, None),
        ("GET", "/gateway", None),
        ("GET", "/applications/@me", None),
        ("GET", f"/guilds/{world.guild_id}/channels", None),
        ("POST", f"/applications/{world.bot_id}/emojis", {"name": "die", "image": image}),
        ("GET", f"/applications/{world.bot_id}/emojis", None),
        ("GET", f"/applications/{world.bot_id}/guilds/{world.guild_id}/commands", None),
        ("PUT", f"/applications/{world.bot_id}/commands", [{"name": "roll", "description": "Rolls"}]),
    ]
    for method, path, body in requests:
        status, _ = await raw(method, path, body)
        assert status < 300 or path == message
    assert check.violations == []


def test_check_reports_violations(check: OpenApiCheck) -> None:
    place = "/channels/{channel_id}/messages"
    check(Exchange("POST", place, {"content": 5}, 404, {"message": "?", "code": 10003}))
    check(Exchange("POST", place, None, 200, {"id": "1"}))
    check(Exchange("GET", "/nowhere", None, 200, {}))
    assert [it.split(":")[0] for it in check.violations] == [
        f"POST {place} request",
        f"POST {place} 200",
        "GET /nowhere",
    ]
