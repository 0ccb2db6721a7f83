"""The REST API: every route that the bot uses, with Discord's statuses, codes and headers."""

import hashlib
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from bot.playground import handlers
from bot.playground.calls import Call, Handler, Response, read
from bot.playground.errors import MEANINGS, ApiError, api_error
from bot.playground.objects import Exchange, Upload
from bot.playground.values import Json
from bot.playground.world import World

log = logging.getLogger(__name__)

BASE = "/api/v10"

COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
EMOJI = "/applications/{application_id}/emojis"
MESSAGES = "/channels/{channel_id}/messages"
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"

ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/users/@me", handlers.get_own_user),
    ("POST", "/users/@me/channels", handlers.open_dm),
    ("GET", "/users/@me/guilds", handlers.list_guilds),
    ("GET", "/users/{user_id}", handlers.get_user),
    ("GET", "/oauth2/applications/@me", handlers.get_application),
    ("GET", "/applications/@me", handlers.get_application),
    ("GET", "/gateway", handlers.get_gateway),
    ("GET", "/gateway/bot", handlers.get_gateway_bot),
    ("GET", "/guilds/{guild_id}", handlers.get_guild),
    ("GET", "/guilds/{guild_id}/channels", handlers.list_channels),
    ("GET", "/guilds/{guild_id}/members/{user_id}", handlers.get_member),
    ("GET", COMMANDS, handlers.list_commands),
    ("PUT", COMMANDS, handlers.put_commands),
    ("GET", COMMANDS + "/{command_id}", handlers.get_command),
    ("GET", GUILD_COMMANDS, handlers.list_commands),
    ("PUT", GUILD_COMMANDS, handlers.put_commands),
    ("GET", GUILD_COMMANDS + "/{command_id}", handlers.get_command),
    ("GET", EMOJI, handlers.list_emoji),
    ("POST", EMOJI, handlers.create_emoji),
    ("GET", "/channels/{channel_id}", handlers.get_channel),
    ("PATCH", "/channels/{channel_id}", handlers.patch_channel),
    ("POST", "/channels/{channel_id}/threads", handlers.make_thread),
    ("POST", "/channels/{channel_id}/typing", handlers.show_typing),
    ("GET", MESSAGES, handlers.list_messages),
    ("POST", MESSAGES, handlers.post_message),
    ("GET", MESSAGES + "/{message_id}", handlers.get_message),
    ("PATCH", MESSAGES + "/{message_id}", handlers.patch_message),
    ("DELETE", MESSAGES + "/{message_id}", handlers.delete_message),
    ("POST", MESSAGES + "/{message_id}/threads", handlers.make_thread),
    ("POST", CALLBACK, handlers.accept_callback),
    ("POST", HOOK, handlers.post_followup),
    ("GET", HOOK + "/messages/@original", handlers.get_webhook_message),
    ("PATCH", HOOK + "/messages/@original", handlers.patch_webhook_message),
    ("DELETE", HOOK + "/messages/@original", handlers.delete_webhook_message),
    ("GET", HOOK + "/messages/{message_id}", handlers.get_webhook_message),
    ("PATCH", HOOK + "/messages/{message_id}", handlers.patch_webhook_message),
    ("DELETE", HOOK + "/messages/{message_id}", handlers.delete_webhook_message),
)
TOKEN_ROUTES = (CALLBACK, HOOK)
"""Routes with a token in their path. All others require the bot's token in a header."""


def add_routes(app: web.Application, world: World) -> None:
    """Serve all ROUTES. Every other path below /api gets a 501, and is logged."""
    for method, template, handler in ROUTES:
        app.router.add_route(method, BASE + template, _serve(world, method, template, handler))
    app.router.add_route("*", "/api/{path:.*}", _refuse_unknown(world))


def _serve(
    world: World, method: str, template: str, handler: Handler
) -> Callable[[web.Request], Awaitable[web.Response]]:
    bucket = hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32]
    open_route = template.startswith(TOKEN_ROUTES)

    async def serve(request: web.Request) -> web.Response:
        body: object = None
        files: list[Upload] = []
        headers: dict[str, str] = {}
        try:
            if not open_route and request.headers.get("Authorization") != f"Bot {world.token}":
                raise ApiError(401, 0, "401: Unauthorized")
            raw = await request.read()
            body, files = read(request.headers.get("Content-Type", ""), raw)
            fault = world.take_fault(method, template)
            if fault:
                answer = _fault_response(fault.status, fault.code, fault.retry_after, headers)
            else:
                query = dict(request.query) if request.query_string else {}
                answer = handler(Call(world, dict(request.match_info), query, body, files))
        except (ApiError, RecursionError) as raised:  # the latter of JSON that is nested too deeply
            error = raised if isinstance(raised, ApiError) else api_error(50109)
            answer = Response(error.status, error.body())
            if error.status == 429:
                answer = _fault_response(429, error.code, 300.0, headers)
        except Exception:
            world.observe(Exchange(method, template, body, 500, None, request.path, len(files)))
            raise
        world.observe(Exchange(method, template, body, answer.status, answer.body, request.path, len(files)))
        return _to_web(answer, bucket, headers)

    return serve


def _fault_response(status: int, code: int, retry_after: float, headers: dict[str, str]) -> Response:
    message = MEANINGS[code][1] if code in MEANINGS else f"{status}: injected fault"
    if status != 429:
        return Response(status, {"message": message, "code": code})
    headers |= {"Via": "1.1 playground", "Retry-After": str(retry_after), "X-RateLimit-Scope": "shared"}
    text = MEANINGS[code][1] if code in MEANINGS else "You are being rate limited."
    return Response(429, {"message": text, "code": code, "retry_after": retry_after, "global": False})


def _to_web(answer: Response, bucket: str, headers: dict[str, str]) -> web.Response:
    headers |= {
        "Content-Type": "application/json",
        "X-RateLimit-Limit": "100000",
        "X-RateLimit-Remaining": "99999",
        "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
        "X-RateLimit-Reset-After": "1",
        "X-RateLimit-Bucket": bucket,
    }
    if answer.status == 204:
        del headers["Content-Type"]
        return web.Response(status=204, headers=headers)
    return web.Response(status=answer.status, body=msgspec.json.encode(answer.body), headers=headers)


def _refuse_unknown(world: World) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def unknown(request: web.Request) -> web.Response:
        log.error("the playground does not know %s %s: add it to bot/playground/rest.py", request.method, request.path)
        body: Json = {"message": f"501: the playground does not know {request.method} {request.path}", "code": 0}
        world.observe(Exchange(request.method, request.path, None, 501, body, request.path))
        return web.Response(status=501, body=msgspec.json.encode(body), headers={"Content-Type": "application/json"})

    return unknown
