"""A proxy between the bot and the playground: it recognises each request of the bot by its kind, and lets one of them
meet a fault. The gateway does not pass through it."""

import asyncio
import socket
import struct
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Self

import aiohttp
import msgspec
from aiohttp import web

from bot.playground.calls import read
from bot.playground.errors import MEANINGS
from bot.playground.objects import DM, EPHEMERAL
from bot.playground.rest import BASE, CALLBACK, COMMANDS, HOOK, MESSAGES, ROUTES
from bot.playground.values import Json, as_int, as_object
from bot.playground.world import World

Kind = str
"""What a request is for: `answer: edit`, `post`, `strip direct` …"""

ANSWERS: Final[dict[int, Kind]] = {
    4: "answer: message",
    5: "answer: defer, new",
    6: "answer: defer",
    7: "answer: edit",
    8: "answer: choices",
    9: "answer: form",
}
UNKNOWN_MESSAGE: Final = 10008
WHISPER: Final = "answer: whisper"
OPEN_THREAD: Final = "open thread"
_OTHERS: Final[dict[tuple[str, str], Kind]] = {
    ("POST", f"{MESSAGES}/{{message_id}}/threads"): OPEN_THREAD,
    ("POST", "/users/@me/channels"): "open direct",
    ("PUT", COMMANDS): "register commands",
    ("GET", "/channels/{channel_id}"): "look at channel",
    ("GET", COMMANDS): "list commands",
}
_DROPPED: Final = ("host", "content-length", "transfer-encoding", "connection", "content-encoding", "date", "server")


@dataclass(frozen=True)
class Fault:
    """A fault of a request. By default none."""

    name: str
    delay: float = 0.0
    """Seconds it is held back."""
    cut: bool = False
    """The connection is reset instead of an answer."""
    status: int = 0
    """It is answered with this error."""
    code: int = 0
    retry_after: float = 0.0
    effective: bool = False
    """It reaches Discord all the same."""
    times: int = 1
    """So many requests of the kind, one after the other."""

    @property
    def forwarded(self) -> bool:
        return self.effective or not (self.cut or self.status)


def refused(code: int, *, effective: bool = False) -> Fault:
    """An error of Discord's, with the status it has."""
    return Fault(str(code), status=MEANINGS[code][0], code=code, effective=effective)


def kind_of(method: str, route: str, body: Json, *, direct: bool) -> Kind:
    """Return the purpose of a request."""
    where = " direct" if direct else ""
    if route == CALLBACK:
        data = as_object(body.get("data"))
        answer = ANSWERS[as_int(body.get("type"))]
        return WHISPER if answer == ANSWERS[4] and as_int(data.get("flags")) & EPHEMERAL else answer
    match method, route:
        case "POST", r if r == MESSAGES:
            return f"post{where}"
        case "PATCH", r if r.startswith(MESSAGES):
            return f"strip{where}" if body.get("components") == [] else f"edit{where}"
        case "POST", r if r == HOOK:
            return "follow up"
        case "PATCH", r if r.startswith(HOOK):
            return "edit answer" if "content" in body else "strip"
        case "DELETE", r if r.startswith(HOOK):
            return "take back"
        case "GET", r if r.startswith(HOOK):
            return "look at answer"
        case _:
            return _OTHERS.get((method, route), f"{method} {route}")


class Line:
    """One bot's line to its playground."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.said: list[Kind] = []
        """What was asked since `listen`, in order, the faulty ones included."""
        self.open = 0
        """Requests that are not answered yet."""
        self._fault: Fault | None = None
        self._kind = ""
        self._left = 0

    def listen(self, kind: Kind = "", fault: Fault | None = None) -> None:
        """Start over; the next requests of a kind, or of any kind, meet a fault."""
        self.said = []
        self._kind, self._fault, self._left = kind, fault, fault.times if fault is not None else 0

    def heal(self) -> None:
        self._left = 0

    def take(self, kind: Kind) -> Fault | None:
        """Note a request, and tell what is to happen to it."""
        self.said.append(kind)
        if self._left and self._kind in ("", kind):
            self._left -= 1
            return self._fault
        return None


class Proxy:
    """The way of several bots to several playgrounds, each known by its tokens."""

    def __init__(self) -> None:
        self._lines: dict[str, Line] = {}
        self._runner: web.AppRunner | None = None
        self._session: aiohttp.ClientSession | None = None
        self.api_base = ""

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=32 * 1024 * 1024)
        for method, template, _ in ROUTES:
            app.router.add_route(method, BASE + template, self._serve(method, template))
        self._session = aiohttp.ClientSession(auto_decompress=False)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.api_base = f"http://127.0.0.1:{self._runner.addresses[0][1]}{BASE}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        assert self._session is not None
        await self._runner.cleanup()
        await self._session.close()

    def line(self, world: World) -> Line:
        """A line to this world."""
        return self._lines.setdefault(world.token, Line(world))

    def close(self, world: World) -> None:
        """The line is not needed any more."""
        del self._lines[world.token]

    def _line_of(self, request: web.Request) -> Line:
        token = request.match_info.get("interaction_token") or request.match_info.get("webhook_token")
        if token is None:
            return self._lines[request.headers.get("Authorization", "").removeprefix("Bot ")]
        return next(line for line in self._lines.values() if token in line.world.interactions)

    def _serve(self, method: str, route: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            line = self._line_of(request)
            raw = await request.read()
            body = as_object(read(request.headers.get("Content-Type", ""), raw)[0])
            kind = kind_of(method, route, body, direct=_direct(line.world, request))
            line.open += 1
            try:
                return await self._pass(line, request, raw, line.take(kind))
            finally:
                line.open -= 1
                line.world.touch()

        return serve

    async def _pass(self, line: Line, request: web.Request, raw: bytes, fault: Fault | None) -> web.StreamResponse:
        if fault is None:
            return await self._forward(line, request, raw)
        await asyncio.sleep(fault.delay)
        answer = await self._forward(line, request, raw) if fault.forwarded else None
        if fault.cut:
            _reset(request)
            return web.Response()
        if fault.code == UNKNOWN_MESSAGE:
            _delete(line.world, request)
        if fault.status:
            return _error(fault)
        assert answer is not None
        return answer

    async def _forward(self, line: Line, request: web.Request, raw: bytes) -> web.Response:
        assert self._session is not None
        headers = {name: value for name, value in request.headers.items() if name.lower() not in _DROPPED}
        url = line.world.origin + request.raw_path
        async with self._session.request(request.method, url, data=raw or None, headers=headers) as answer:
            kept = {name: value for name, value in answer.headers.items() if name.lower() not in _DROPPED}
            return web.Response(status=answer.status, headers=kept, body=await answer.read())


def _direct(world: World, request: web.Request) -> bool:
    channel = world.channels.get(as_int(request.match_info.get("channel_id")))
    return channel is not None and channel.kind == DM


def _delete(world: World, request: web.Request) -> None:
    """Delete the message that a request is about, so that it is as unknown as Discord says."""
    token = request.match_info.get("interaction_token", "")
    clicked = world.interactions[token].source if token else None
    message = world.index.get(as_int(request.match_info.get("message_id"))) or clicked
    if message is not None and not message.deleted:
        world.delete_message(message.id)


def _reset(request: web.Request) -> None:
    """Drop the connection with a reset, as a broken way to Discord does."""
    assert request.transport is not None
    connection = request.transport.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    request.transport.abort()


def _error(fault: Fault) -> web.Response:
    headers = {"Content-Type": "application/json"}
    body: Json = {
        "message": MEANINGS[fault.code][1] if fault.code else f"{fault.status}: as wished",
        "code": fault.code,
    }
    if fault.status == 429:
        headers |= {"Via": "1.1 proxy", "Retry-After": str(fault.retry_after), "X-RateLimit-Scope": "shared"}
        body = {"message": "You are being rate limited.", "retry_after": fault.retry_after, "global": False}
    return web.Response(status=fault.status, headers=headers, body=msgspec.json.encode(body))
