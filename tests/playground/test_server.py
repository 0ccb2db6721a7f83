"""The server: access only from this machine and its own page, files, and the page's websocket."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import aiohttp
import pytest

from bot.playground import server
from bot.playground.objects import Person
from bot.playground.pictures import image_size
from bot.playground.server import Playground
from bot.playground.state import COLOURS
from bot.playground.values import Json, as_object, as_objects, as_text
from bot.playground.world import World
from renderers.kit.palette import SIGNS
from tests.patience import PATIENCE
from tests.playground.conftest import Raw
from tests.playground.plain_bot import PlainBot, picture
from tests.steering import drop_gateway, until_online


async def ask(url: str, **headers: str) -> tuple[int, aiohttp.ClientResponse, bytes]:
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers, allow_redirects=False) as response:
        return response.status, response, await response.read()


def test_other_hosts_than_loopback_are_rejected() -> None:
    with pytest.raises(ValueError, match=r"127\.0\.0\.1"):
        Playground(host="0.0.0.0")  # noqa: S104


@pytest.mark.parametrize("path", ["/", "/api/v10/users/@me", "/socket", "/gateway"])
async def test_foreign_names_and_origins_are_refused(playground: Playground, path: str) -> None:
    assert (await ask(playground.url + path, Host="evil.example"))[0] == 421
    port = playground.url.rpartition(":")[2]
    assert (await ask(playground.url + path, Host=f"evil.example:{port}"))[0] == 421
    for origin in ("http://evil.example", "https://evil.example", "null", "http://127.0.0.1:1"):
        assert (await ask(playground.url + path, Origin=origin))[0] == 403
    assert (await ask(playground.url + path, Origin=playground.url))[0] not in (403, 421)


async def test_rest_requires_the_bots_token(playground: Playground, world: World) -> None:
    for headers in ({}, {"Authorization": "Bot wrong"}, {"Authorization": world.token}):
        assert (await ask(playground.api_base + "/users/@me", **headers))[0] == 401
    async with Playground() as other:
        assert other.token != playground.token


async def test_unknown_route_is_501_and_logged(
    playground: Playground, raw: Raw, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        status, answer = await raw("POST", "/guilds/1/bans", {})
    assert status == 501
    assert "POST /api/v10/guilds/1/bans" in as_text(answer["message"])
    assert "POST /api/v10/guilds/1/bans" in caplog.text


async def test_a_body_must_be_json_of_the_right_type(playground: Playground, world: World, raw: Raw) -> None:
    url = f"{playground.api_base}/channels/{world.main_id}/messages"
    sent = {"Authorization": f"Bot {world.token}"}
    async with aiohttp.ClientSession(headers=sent) as session:
        for body, kind in ((b"content=x", "text/plain"), *((it, "application/json") for it in (b"{", b"[" * 10**5))):
            async with session.post(url, data=body, headers={"Content-Type": kind}) as response:
                assert response.status == 400
                assert response.headers["Content-Type"] == "application/json"
    for name in ("abc", "²", "1" * 5000):
        assert (await raw("GET", f"/channels/{name}"))[1]["code"] == 50035
        assert (await ask(f"{playground.url}/cdn/attachments/1/{name}/x"))[0] == 400


async def test_the_page_is_served_with_a_strict_policy(
    playground: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page"
    page.mkdir()
    monkeypatch.setattr(server, "PAGE", page)
    assert (await ask(playground.url + "/"))[0] == 404
    (page / "index.html").write_text("<!doctype html>")
    (page / "page.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    status, response, body = await ask(playground.url + "/")
    assert (status, body) == (200, b"<!doctype html>")
    assert response.headers["Content-Type"] == "text/html; charset=utf-8"
    assert response.headers["Cache-Control"] == "no-cache"
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    status, response, _ = await ask(playground.url + "/page/page.js")
    assert (status, response.headers["Content-Type"]) == (200, "text/javascript; charset=utf-8")
    for path in (
        "/page/../secret.txt",
        "/page/%2e%2e/secret.txt",
        "/page/..%2fsecret.txt",
        "/page/none.js",
        "/page/%00",
        "/page/" + 300 * "a",
    ):
        assert (await ask(playground.url + path))[0] == 404
    local = playground.url.replace("127.0.0.1", "localhost")
    status, response, _ = await ask(playground.url + "/", Host=local.removeprefix("http://"))
    assert (status, response.headers["Location"]) == (302, playground.url + "/")


async def test_pictures_are_shown_and_other_files_downloaded(playground: Playground, world: World, raw: Raw) -> None:
    files = {"a.png": picture(7), "b.html": b"<script>"}
    _, answer = await raw("POST", f"/channels/{world.main_id}/messages", {}, files=files)
    shown, saved = (as_text(it["url"]) for it in as_objects(answer["attachments"]))
    status, response, body = await ask(shown)
    assert (status, body) == (200, picture(7))
    assert response.headers["Content-Type"] == "image/png"
    status, response, _ = await ask(saved)
    assert (status, response.headers["Content-Disposition"]) == (200, "attachment")
    assert (await ask(shown.replace("a.png", "b.png")))[0] == 404


def test_sizes_of_pictures() -> None:
    assert image_size(picture(1, (40, 30))) == (40, 30)
    assert image_size(b"GIF89a" + bytes((2, 1, 3, 0))) == (258, 3)
    assert image_size(b"text") is None


# -- the page's websocket


class Page:
    """A client of the page's websocket. `ask` waits for the answer, and stores other frames in `frames`."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._nonce = 0
        self.frames: list[Json] = []

    async def read(self) -> Json:
        return as_object(cast("object", await self._socket.receive_json(timeout=PATIENCE)))

    async def ask(self, kind: str, **more: object) -> Json:
        self._nonce += 1
        await self._socket.send_json({"nonce": self._nonce, "t": kind, **more})
        while True:
            frame = await self.read()
            if frame["t"] == "answer":
                assert frame["nonce"] == self._nonce
                return frame
            self.frames.append(frame)

    async def closed(self) -> None:
        assert (await self._socket.receive()).type is aiohttp.WSMsgType.CLOSE

    def got(self, kind: str) -> list[Json]:
        return [it for it in self.frames if it["t"] == kind]


@asynccontextmanager
async def open_page(playground: Playground, locale: str | None = None) -> AsyncGenerator[tuple[Page, Json]]:
    url = playground.url.replace("http", "ws") + "/socket" + (f"?locale={locale}" if locale is not None else "")
    async with aiohttp.ClientSession() as session, session.ws_connect(url, origin=playground.url) as socket:
        page = Page(socket)
        yield page, await page.read()


async def test_first_frame_contains_the_whole_state(playground: Playground, bot: PlainBot, anna: Person) -> None:
    world = playground.world
    world.say(anna.id, world.main_id, "hello")
    async with open_page(playground) as (_, state):
        assert state["t"] == "state"
        assert state["guild"] == {"id": str(world.guild_id), "name": "Playground"}
        assert state["bot"] == {"id": str(world.bot_id), "username": "Roost", "online": True}
        assert [(it["name"], it["type"]) for it in as_objects(state["channels"])] == [("general", 0)]
        assert [it["name"] for it in as_objects(state["people"])] == ["Anna", "Bruno", "Chiara"]
        assert {it["person_id"] for it in as_objects(state["dms"])} == {str(it) for it in world.people}
        assert "echo" in {it["name"] for it in as_objects(state["commands"])}
        messages = as_objects(as_object(state["messages"])[str(world.main_id)])
        assert [it["content"] for it in messages] == ["hello"]


async def test_stopping_does_not_wait_for_open_pages(playground: Playground) -> None:
    async with open_page(playground) as (page, _):
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(playground.stop(), page.closed())


async def test_page_advances_clocks_of_world_and_bot(playground: Playground, bot: PlainBot, anna: Person) -> None:
    world, forward = playground.world, list[int]()
    async with open_page(playground) as (page, state):
        assert state["time"] == {"ahead": 0, "passes": False}
        assert (await page.ask("pass_time", seconds=60))["ok"] is False
    world.put_forward = forward.append
    world.say(anna.id, world.main_id, "before")
    async with open_page(playground) as (page, state), open_page(playground) as (other, _):
        assert state["time"] == {"ahead": 0, "passes": True}
        for nonsense in (0, -60, 24 * 60 * 60 + 1, "soon", None):
            assert (await page.ask("pass_time", seconds=nonsense))["ok"] is False
        assert forward == []
        await page.ask("pass_time", seconds=180)
        await page.ask("pass_time", seconds=600)
        assert forward == [180_000, 600_000]
        assert [it["time"] for it in page.got("time")][-1] == {"ahead": 780_000, "passes": True}
        assert (await other.read())["t"] == "time"
    before, after = *world.messages(world.main_id), world.say(anna.id, world.main_id, "after")
    assert after.created - before.created >= 780


async def test_time_passes_only_after_pending_replies(playground: Playground, bot: PlainBot, anna: Person) -> None:
    world, forward = playground.world, list[int]()
    world.put_forward = forward.append
    late = asyncio.create_task(world.command(anna.id, world.main_id, "late"))
    await world.wait_until(lambda: world.interactions)
    passing = asyncio.create_task(world.pass_time(3600))
    await asyncio.sleep(0)
    assert forward == []
    bot.release.set()
    assert (await late).failed is False
    await passing
    assert forward == [3_600_000]


async def test_person_away_cannot_act_on_any_page(playground: Playground, bot: PlainBot, anna: Person) -> None:
    world = playground.world
    requests = len(world.log)
    place = {"person_id": str(anna.id), "channel_id": str(world.main_id)}
    async with open_page(playground) as (page, _), open_page(playground) as (other, _):
        await page.ask("set_away", person_id=str(anna.id), away=True)
        frame = await other.read()
        assert next((it["name"], it["away"]) for it in as_objects(frame["people"])) == ("Anna", True)
        tried: dict[str, dict[str, object]] = {
            "command": {"path": ["board"], "options": {}},
            "complete": {"path": ["table", "keep"], "options": {"face": ""}, "focused": "face"},
            "say": {"content": "hello"},
        }
        for kind, more in tried.items():
            answer = await page.ask(kind, **place, **more)
            assert (answer["ok"], answer["code"]) == (False, "person-away")
        assert (world.interactions, world.messages(world.main_id), len(world.log)) == ({}, [], requests)
        await other.ask("set_away", person_id=str(anna.id), away=False)
        assert (await page.ask("command", **place, path=["board"], options={}))["ok"] is True


async def test_missing_reply_fails_the_interaction(playground: Playground, bot: PlainBot, anna: Person) -> None:
    world = playground.world
    world.patience = 0.05
    async with open_page(playground) as (page, _):
        place = {"person_id": str(anna.id), "channel_id": str(world.main_id)}
        answer = await page.ask("command", **place, path=["late"], options={})
        assert (answer["ok"], answer["error"]) == (False, "This interaction failed")
        bot.release.set()
        drop_gateway(world)
        await until_online(world)
        await page.ask("nothing")
        assert [it["online"] for it in page.got("bot")] == [False, True]


def test_people_have_the_colours_of_seats() -> None:
    assert [*COLOURS] == [f"#{bytes(sign.colour).hex()}" for sign in SIGNS]
