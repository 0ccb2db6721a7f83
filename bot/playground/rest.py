"""The REST side: every route the bot may use, each answered with Discord's statuses, codes and headers."""

import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
from aiohttp import web

from bot.playground import emoji, interactions, posts, shapes
from bot.playground.commands import check_commands, registered
from bot.playground.errors import MEANINGS, ApiError, Problems, refusal
from bot.playground.forms import read
from bot.playground.objects import DM, TEXT, THREAD, Channel, Exchange, Guild, Message, Permission, Upload
from bot.playground.values import Json, as_int, as_object, as_objects, as_text
from bot.playground.world import World

log = logging.getLogger(__name__)

BASE = "/api/v10"


@dataclass(frozen=True, slots=True)
class Call:
    """One request of the bot, read."""

    world: World
    ids: dict[str, str]
    query: dict[str, str]
    body: object
    files: list[Upload]

    def id(self, name: str) -> int:
        value = self.ids[name]
        if not value.isdigit():
            problems = Problems(name)
            problems.add((), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            problems.settle()
        return int(value)

    @property
    def form(self) -> Json:
        return as_object(self.body)

    def channel(self) -> Channel:
        return self.world.find_channel(self.id("channel_id"))

    def message(self) -> Message:
        return self.world.find_message(self.channel().id, self.id("message_id"))

    def application(self) -> None:
        if self.id("application_id") != self.world.bot_id:
            raise refusal(50001)

    def guild(self) -> Guild:
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None:
            raise refusal(10004)
        return guild

    def commands_at(self) -> int | None:
        """The server whose commands are meant; None for those of all servers."""
        return self.guild().id if "guild_id" in self.ids else None


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    body: object = None


Handler = Callable[[Call], Answer]


def _ok(body: object) -> Answer:
    return Answer(200, body)


_EMPTY = Answer(204)

# -- users, application, guild


def me(call: Call) -> Answer:
    return _ok(shapes.own_user(call.world))


def my_application(call: Call) -> Answer:
    return _ok(shapes.application(call.world))


def gateway(call: Call) -> Answer:
    return _ok({"url": call.world.origin.replace("http", "ws", 1) + "/gateway"})


def gateway_bot(call: Call) -> Answer:
    world = call.world
    limit = {
        "total": 1000,
        "remaining": world.identifies_left,
        "reset_after": world.reset_after,
        "max_concurrency": world.max_concurrency,
    }
    url = world.origin.replace("http", "ws", 1) + "/gateway"
    return _ok({"url": url, "shards": world.shards, "session_start_limit": limit})


def my_guilds(call: Call) -> Answer:
    """The servers by id, some at a time. The bot's permissions are those of its roles, whatever channels say."""
    after, limit = as_int(call.query.get("after")), as_int(call.query.get("limit"), 200)
    found = sorted((it for it in call.world.guilds.values() if it.id > after), key=lambda it: it.id)
    return _ok([shapes.own_guild(it) for it in found[:limit]])


def user(call: Call) -> Answer:
    user_id = call.id("user_id")
    if user_id != call.world.bot_id and user_id not in call.world.people:
        raise refusal(10013)
    return _ok(shapes.user_of(call.world, user_id))


def guild(call: Call) -> Answer:
    return _ok(shapes.guild(call.world, call.guild()))


def guild_channels(call: Call) -> Answer:
    guild_id = call.guild().id
    found = [it for it in call.world.channels.values() if it.guild_id == guild_id and it.kind == TEXT]
    return _ok([shapes.channel(call.world, it) for it in found])


def guild_member(call: Call) -> Answer:
    guild, user_id = call.guild(), call.id("user_id")
    person = call.world.people.get(user_id)
    if user_id != call.world.bot_id and (person is None or guild.id not in person.permissions):
        raise refusal(10007 if person else 10013)
    return _ok(shapes.member(call.world, guild, user_id))


# -- commands


def list_commands(call: Call) -> Answer:
    call.application()
    return _ok(call.world.commands.get(call.commands_at(), []))


def put_commands(call: Call) -> Answer:
    call.application()
    world, guild_id = call.world, call.commands_at()
    given = as_objects(call.body)
    check_commands(given)
    old = world.commands.get(guild_id, [])
    world.commands[guild_id] = [registered(world, it, guild_id, old) for it in given]
    world.feed(lambda: {"t": "commands", "commands": shapes.all_commands(world, world.guild_id)})
    return _ok(world.commands[guild_id])


def get_command(call: Call) -> Answer:
    call.application()
    for command in call.world.commands.get(call.commands_at(), []):
        if command["id"] == call.ids["command_id"]:
            return _ok(command)
    raise refusal(10063)


# -- the application's emoji


def list_emoji(call: Call) -> Answer:
    call.application()
    return _ok({"items": [shapes.emoji(call.world, it) for it in call.world.emoji.values()]})


def create_emoji(call: Call) -> Answer:
    call.application()
    return Answer(201, shapes.emoji(call.world, emoji.create(call.world, call.form)))


# -- channels


def get_channel(call: Call) -> Answer:
    return _ok(shapes.channel(call.world, call.channel()))


def patch_channel(call: Call) -> Answer:
    """Only what a bot does to its own threads: rename, archive, lock."""
    channel = call.channel()
    if channel.kind != THREAD:
        raise refusal(50013)
    channel.name = as_text(call.form.get("name"), channel.name)
    channel.archived = bool(call.form.get("archived", channel.archived))
    channel.locked = bool(call.form.get("locked", channel.locked))
    shape = shapes.channel(call.world, channel)
    call.world.dispatch("THREAD_UPDATE", shape, channel.guild_id, intents=1)
    return _ok(shape)


def make_thread(call: Call) -> Answer:
    world, parent = call.world, call.channel()
    if parent.kind != TEXT:
        raise refusal(50024)
    if "message_id" in call.ids:
        call.message()
    world.require(parent, Permission.CREATE_PUBLIC_THREADS)
    problems = Problems()
    problems.length(("name",), call.form.get("name"), 1, 100)
    problems.settle()
    thread = world.add_thread(parent.id, as_text(call.form.get("name")))
    return Answer(201, shapes.channel(world, thread))


def open_dm(call: Call) -> Answer:
    person = call.world.people.get(as_int(call.form.get("recipient_id")))
    if person is None:
        raise refusal(10013)
    return _ok(shapes.channel(call.world, call.world.dms[person.id]))


def typing(call: Call) -> Answer:
    channel = call.channel()
    if channel.kind != DM:
        call.world.require(channel, Permission.SEND_MESSAGES)
    return _EMPTY


# -- messages


def _shape(call: Call, message: Message) -> Answer:
    return _ok(shapes.message(call.world, message))


def list_messages(call: Call) -> Answer:
    channel = call.channel()
    found = [it for it in call.world.messages(channel.id) if not it.ephemeral]
    if not call.world.permissions_in(channel) & Permission.READ_MESSAGE_HISTORY:
        found = []
    limit = min(max(as_int(call.query.get("limit"), 50), 1), 100)
    if "after" in call.query:
        found = [it for it in found if it.id > as_int(call.query["after"])][:limit]
    elif "around" in call.query:
        middle = as_int(call.query["around"])
        earlier = [it for it in found if it.id < middle][-(limit // 2) :]
        found = earlier + [it for it in found if it.id >= middle][: limit - limit // 2]
    else:
        before = as_int(call.query.get("before"), 1 << 64)
        found = [it for it in found if it.id < before][-limit:]
    return _ok([shapes.message(call.world, it) for it in reversed(found)])


def post_message(call: Call) -> Answer:
    return _shape(call, posts.create_by_bot(call.world, call.channel(), posts.read_body(call.body), call.files))


def get_message(call: Call) -> Answer:
    message = call.message()
    call.world.require(call.channel(), Permission.READ_MESSAGE_HISTORY)
    return _shape(call, message)


def patch_message(call: Call) -> Answer:
    message = call.message()
    return _shape(call, posts.edit_by_bot(call.world, message, posts.read_body(call.body), call.files))


def delete_message(call: Call) -> Answer:
    message, channel = call.message(), call.channel()
    if message.author_id != call.world.bot_id:
        if channel.kind == DM:
            raise refusal(50003)
        call.world.require(channel, Permission.MANAGE_MESSAGES)
    posts.delete(call.world, message)
    return _EMPTY


# -- interactions


def callback(call: Call) -> Answer:
    token = call.ids["interaction_token"]
    found = interactions.answer(call.world, call.id("interaction_id"), token, call.form, call.files)
    if call.query.get("with_response") not in ("1", "true"):
        return _EMPTY
    return _ok(interactions.callback_response(call.world, found))


def _hook(call: Call) -> interactions.Interaction:
    return call.world.hook(call.id("webhook_id"), call.ids["webhook_token"])


def _hooked(call: Call) -> Message:
    hook = _hook(call)
    if "message_id" not in call.ids:
        return interactions.original(hook)
    return interactions.hooked_message(hook, call.id("message_id"))


def post_followup(call: Call) -> Answer:
    return _shape(call, interactions.followup(call.world, _hook(call), call.form, call.files))


def get_hooked(call: Call) -> Answer:
    return _shape(call, _hooked(call))


def patch_hooked(call: Call) -> Answer:
    return _shape(call, posts.edit(call.world, _hooked(call), posts.read_body(call.body), call.files))


def delete_hooked(call: Call) -> Answer:
    posts.delete(call.world, _hooked(call))
    return _EMPTY


COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
EMOJI = "/applications/{application_id}/emojis"
MESSAGES = "/channels/{channel_id}/messages"
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"

ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/users/@me", me),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/@me/guilds", my_guilds),
    ("GET", "/users/{user_id}", user),
    ("GET", "/oauth2/applications/@me", my_application),
    ("GET", "/applications/@me", my_application),
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway_bot),
    ("GET", "/guilds/{guild_id}", guild),
    ("GET", "/guilds/{guild_id}/channels", guild_channels),
    ("GET", "/guilds/{guild_id}/members/{user_id}", guild_member),
    ("GET", COMMANDS, list_commands),
    ("PUT", COMMANDS, put_commands),
    ("GET", COMMANDS + "/{command_id}", get_command),
    ("GET", GUILD_COMMANDS, list_commands),
    ("PUT", GUILD_COMMANDS, put_commands),
    ("GET", GUILD_COMMANDS + "/{command_id}", get_command),
    ("GET", EMOJI, list_emoji),
    ("POST", EMOJI, create_emoji),
    ("GET", "/channels/{channel_id}", get_channel),
    ("PATCH", "/channels/{channel_id}", patch_channel),
    ("POST", "/channels/{channel_id}/threads", make_thread),
    ("POST", "/channels/{channel_id}/typing", typing),
    ("GET", MESSAGES, list_messages),
    ("POST", MESSAGES, post_message),
    ("GET", MESSAGES + "/{message_id}", get_message),
    ("PATCH", MESSAGES + "/{message_id}", patch_message),
    ("DELETE", MESSAGES + "/{message_id}", delete_message),
    ("POST", MESSAGES + "/{message_id}/threads", make_thread),
    ("POST", CALLBACK, callback),
    ("POST", HOOK, post_followup),
    ("GET", HOOK + "/messages/@original", get_hooked),
    ("PATCH", HOOK + "/messages/@original", patch_hooked),
    ("DELETE", HOOK + "/messages/@original", delete_hooked),
    ("GET", HOOK + "/messages/{message_id}", get_hooked),
    ("PATCH", HOOK + "/messages/{message_id}", patch_hooked),
    ("DELETE", HOOK + "/messages/{message_id}", delete_hooked),
)
OPEN = (CALLBACK, HOOK)
"""Routes whose token stands in the path; all others need the bot's."""


def add_routes(app: web.Application, world: World) -> None:
    for method, template, handler in ROUTES:
        app.router.add_route(method, BASE + template, _serve(world, method, template, handler))
    app.router.add_route("*", "/api/{path:.*}", _unknown(world))


def _serve(
    world: World, method: str, template: str, handler: Handler
) -> Callable[[web.Request], Awaitable[web.Response]]:
    bucket = hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32]
    open_route = template.startswith(OPEN)

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
                answer = _faulty(fault.status, fault.code, fault.retry_after, headers)
            else:
                query = dict(request.query) if request.query_string else {}
                answer = handler(Call(world, dict(request.match_info), query, body, files))
        except ApiError as error:
            answer = Answer(error.status, error.body())
            if error.status == 429:
                answer = _faulty(429, error.code, 300.0, headers)
        except Exception:
            world.observe(Exchange(method, template, body, 500, None, request.path, len(files)))
            raise
        world.observe(Exchange(method, template, body, answer.status, answer.body, request.path, len(files)))
        return _respond(answer, bucket, headers)

    return serve


def _faulty(status: int, code: int, retry_after: float, headers: dict[str, str]) -> Answer:
    message = MEANINGS[code][1] if code in MEANINGS else f"{status}: as wished"
    if status != 429:
        return Answer(status, {"message": message, "code": code})
    headers |= {"Via": "1.1 playground", "Retry-After": str(retry_after), "X-RateLimit-Scope": "shared"}
    text = MEANINGS[code][1] if code in MEANINGS else "You are being rate limited."
    return Answer(429, {"message": text, "code": code, "retry_after": retry_after, "global": False})


def _respond(answer: Answer, bucket: str, headers: dict[str, str]) -> web.Response:
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


def _unknown(world: World) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def unknown(request: web.Request) -> web.Response:
        log.error("the playground does not know %s %s: add it to bot/playground/rest.py", request.method, request.path)
        body: Json = {"message": f"501: the playground does not know {request.method} {request.path}", "code": 0}
        world.observe(Exchange(request.method, request.path, None, 501, body, request.path))
        return web.Response(status=501, body=msgspec.json.encode(body), headers={"Content-Type": "application/json"})

    return unknown
