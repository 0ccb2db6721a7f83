"""The playground's server on loopback: REST, gateway, files, and the page with its websocket.

It accepts connections only from this machine (127.0.0.1), under its own name (Host) and from its own page (Origin).
"""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
from aiohttp import web

from bot.playground import feed, rest
from bot.playground.gateway import Gateway
from bot.playground.pictures import content_type_of
from bot.playground.values import as_int
from bot.playground.world import World

PAGE = Path(__file__).resolve().with_name("page")
LOCALES = Path(__file__).resolve().parents[1] / "locales"
SAFE_PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
NextHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Playground:
    """A local counterpart of Discord.

    `patience` is the number of seconds that the bot has for its first reply. `put_forward` advances the bot's clock by
    milliseconds; without it, the page cannot skip time. `guild_id` sets the id of the page's server, which determines
    its shard.
    """

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        people: Sequence[str] = ("Anna", "Bruno"),
        locale: str = "en-US",
        *,
        bot_name: str = "Roost",
        patience: float = 3.0,
        put_forward: Callable[[int], None] | None = None,
        guild_id: int | None = None,
    ) -> None:
        if host != "127.0.0.1":
            raise ValueError("the playground is for this machine alone: 127.0.0.1")
        self.world = World(people, locale, bot_name, patience, guild_id)
        self.world.put_forward = put_forward
        self._gateway = Gateway(self.world)
        self._host, self._port = host, port
        self._runner: web.AppRunner | None = None
        self._hosts: frozenset[str] = frozenset()
        self._pages: set[web.WebSocketResponse] = set()

    @property
    def url(self) -> str:
        """The page's address. The port is known after the start."""
        return f"http://{self._host}:{self._port}"

    @property
    def api_base(self) -> str:
        """Value for discord.http.Route.BASE."""
        return self.url + rest.BASE

    @property
    def gateway(self) -> str:
        """Value for discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY."""
        return f"ws://{self._host}:{self._port}/gateway"

    @property
    def token(self) -> str:
        return self.world.token

    async def start(self) -> None:
        """Begin to serve; OSError where the port is taken."""
        app = web.Application(middlewares=[self._guard], client_max_size=32 * 1024 * 1024)
        rest.add_routes(app, self.world)
        app.router.add_get("/gateway", self._gateway.handle)
        app.router.add_get("/socket", self._socket)
        app.router.add_get("/", self._index)
        app.router.add_get("/page/words.json", self._words)
        app.router.add_get("/page/{path:.+}", self._file)
        app.router.add_get("/cdn/attachments/{channel_id}/{attachment_id}/{filename}", self._attachment)
        app.router.add_get(r"/cdn/emojis/{number:\d+}.{ending:\w+}", self._emoji)
        runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=2.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, self._host, self._port).start()
        except OSError:
            await runner.cleanup()
            raise
        self._runner = runner
        self._port = int(runner.addresses[0][1])
        self._hosts = frozenset((f"{self._host}:{self._port}", f"localhost:{self._port}"))
        self.world.origin = self.url

    async def stop(self) -> None:
        if self._runner:
            await self._gateway.stop()
            for page in list(self._pages):
                await page.close(code=1001)
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> "Playground":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @web.middleware
    async def _guard(self, request: web.Request, handler: NextHandler) -> web.StreamResponse:
        """Refuse requests under another name (DNS rebinding) and from pages of other sites."""
        if request.headers.get("Host") not in self._hosts:
            return web.Response(status=421, text="This is the playground; call it by its own address.")
        origin = request.headers.get("Origin")
        if origin is not None and origin.removeprefix("http://") not in self._hosts:
            return web.Response(status=403, text="Another site's page may not use the playground.")
        return await handler(request)

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        return await feed.serve_page(self.world, request, self._pages)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        if request.headers["Host"].startswith("localhost"):
            raise web.HTTPFound(self.url + "/")  # one origin, so that pictures and page share it
        return self._page_file("index.html")

    async def _words(self, _: web.Request) -> web.StreamResponse:
        """Return the page's texts by their language, read from every language's folder."""
        words = {path.parent.name: msgspec.Raw(path.read_bytes()) for path in sorted(LOCALES.glob("*/page.json"))}
        return self._page_response(msgspec.json.encode(words), "words.json")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return self._page_file(request.match_info["path"])

    def _page_file(self, name: str) -> web.StreamResponse:
        path = next((path for path in PAGE.rglob("*") if path.relative_to(PAGE).as_posix() == name), None)
        if path is None or not path.is_file():
            raise web.HTTPNotFound
        return self._page_response(path.read_bytes(), path.name)

    def _page_response(self, body: bytes, name: str) -> web.Response:
        return web.Response(
            body=body,
            headers={
                "Content-Type": content_type_of(name),
                "Cache-Control": "no-cache",
                "Content-Security-Policy": self._policy(),
                "X-Content-Type-Options": "nosniff",
                "Referrer-Policy": "no-referrer",
            },
        )

    def _policy(self) -> str:
        sockets = " ".join(f"ws://{name}" for name in sorted(self._hosts))
        return (
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; "
            f"connect-src 'self' {sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )

    async def _attachment(self, request: web.Request) -> web.Response:
        found = self.world.attachments.get(_id(request, "attachment_id"))
        if found is None or request.match_info["filename"] != found.filename:
            raise web.HTTPNotFound
        headers = {
            "Content-Type": found.content_type,
            "Cache-Control": "private, max-age=31536000, immutable",
            "Content-Security-Policy": "default-src 'none'; sandbox",
            "Cross-Origin-Resource-Policy": "same-origin",
            "X-Content-Type-Options": "nosniff",
        }
        if found.content_type not in SAFE_PICTURES:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=found.data, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        found = self.world.emoji.get(_id(request, "number"))
        if found is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)


def _id(request: web.Request, name: str) -> int:
    """Return an id from the path. Raises HTTPBadRequest if it is none."""
    number = as_int(request.match_info[name], -1)
    if number < 0:
        raise web.HTTPBadRequest
    return number
