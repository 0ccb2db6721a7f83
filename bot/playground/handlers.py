"""One function for each REST route. It takes the request, and returns a response or raises ApiError."""

from bot.playground import bodies, interactions, message_shapes, pictures, posts, shapes
from bot.playground.calls import Call, Response
from bot.playground.commands import check_commands, entry_points, registered
from bot.playground.errors import Problems, api_error
from bot.playground.objects import DM, TEXT, THREAD, Message, Permission
from bot.playground.values import as_int, as_objects, as_text


def _ok(body: object) -> Response:
    return Response(200, body)


_EMPTY = Response(204)

# -- users, application, guild


def get_own_user(call: Call) -> Response:
    return _ok(shapes.own_user(call.world))


def get_application(call: Call) -> Response:
    return _ok(shapes.application(call.world))


def get_gateway(call: Call) -> Response:
    return _ok({"url": call.world.origin.replace("http", "ws", 1) + "/gateway"})


def get_gateway_bot(call: Call) -> Response:
    world = call.world
    limit = {
        "total": 1000,
        "remaining": world.identifies_left,
        "reset_after": world.reset_after,
        "max_concurrency": world.max_concurrency,
    }
    url = world.origin.replace("http", "ws", 1) + "/gateway"
    return _ok({"url": url, "shards": world.shards, "session_start_limit": limit})


def list_guilds(call: Call) -> Response:
    """List the bot's servers by id, in pages. Their permissions are the role's, without overwrites of channels."""
    after, limit = as_int(call.query.get("after")), as_int(call.query.get("limit"), 200)
    found = sorted((it for it in call.world.guilds.values() if it.id > after), key=lambda it: it.id)
    return _ok([shapes.own_guild(it) for it in found[:limit]])


def get_user(call: Call) -> Response:
    user_id = call.id("user_id")
    if user_id != call.world.bot_id and user_id not in call.world.people:
        raise api_error(10013)
    return _ok(shapes.user_of(call.world, user_id))


def get_guild(call: Call) -> Response:
    return _ok(shapes.guild(call.world, call.guild()))


def list_channels(call: Call) -> Response:
    guild_id = call.guild().id
    found = [it for it in call.world.channels.values() if it.guild_id == guild_id and it.kind == TEXT]
    return _ok([shapes.channel(call.world, it) for it in found])


def get_member(call: Call) -> Response:
    guild, user_id = call.guild(), call.id("user_id")
    person = call.world.people.get(user_id)
    if user_id != call.world.bot_id and (person is None or guild.id not in person.permissions):
        raise api_error(10007 if person else 10013)
    return _ok(shapes.member(call.world, guild, user_id))


# -- commands


def list_commands(call: Call) -> Response:
    call.check_application()
    return _ok(call.world.commands.get(call.command_scope(), []))


def put_commands(call: Call) -> Response:
    call.check_application()
    world, guild_id = call.world, call.command_scope()
    given = as_objects(call.body)
    check_commands(given)
    old = world.commands.get(guild_id, [])
    if entry_points(old) - entry_points(given):
        raise api_error(50240)
    world.commands[guild_id] = [registered(world, it, guild_id, old) for it in given]
    world.send_to_pages(lambda: {"t": "commands", "commands": shapes.all_commands(world, world.guild_id)})
    return _ok(world.commands[guild_id])


def get_command(call: Call) -> Response:
    call.check_application()
    for command in call.world.commands.get(call.command_scope(), []):
        if command["id"] == call.ids["command_id"]:
            return _ok(command)
    raise api_error(10063)


# -- the application's emoji


def list_emoji(call: Call) -> Response:
    call.check_application()
    return _ok({"items": [shapes.emoji(call.world, it) for it in call.world.emoji.values()]})


def create_emoji(call: Call) -> Response:
    call.check_application()
    return Response(201, shapes.emoji(call.world, pictures.create_emoji(call.world, call.form)))


# -- channels


def get_channel(call: Call) -> Response:
    return _ok(shapes.channel(call.world, call.channel()))


def patch_channel(call: Call) -> Response:
    """Rename, archive or lock a thread. Changes of other channels are refused."""
    channel = call.channel()
    if channel.kind != THREAD:
        raise api_error(50013)
    channel.name = as_text(call.form.get("name"), channel.name)
    channel.archived = bool(call.form.get("archived", channel.archived))
    channel.locked = bool(call.form.get("locked", channel.locked))
    shape = shapes.channel(call.world, channel)
    call.world.dispatch("THREAD_UPDATE", shape, channel.guild_id, intents=1)
    return _ok(shape)


def make_thread(call: Call) -> Response:
    world, parent = call.world, call.channel()
    if parent.kind != TEXT:
        raise api_error(50024)
    message_id = call.message().id if "message_id" in call.ids else None
    world.require(parent, Permission.CREATE_PUBLIC_THREADS)
    if message_id in world.channels:
        raise api_error(160004)
    active = [it for it in world.channels.values() if it.kind == THREAD and not it.archived]
    if len(active) >= world.threads_most:
        raise api_error(160006)
    problems = Problems()
    problems.check_length(("name",), call.form.get("name"), 1, 100)
    problems.raise_if_any()
    thread = world.add_thread(parent.id, as_text(call.form.get("name")), message_id, world.bot_id)
    return Response(201, shapes.channel(world, thread))


def open_dm(call: Call) -> Response:
    person = call.world.people.get(as_int(call.form.get("recipient_id")))
    if person is None:
        raise api_error(10013)
    return _ok(shapes.channel(call.world, call.world.dms[person.id]))


def show_typing(call: Call) -> Response:
    channel = call.channel()
    if channel.kind != DM:
        call.world.require(channel, Permission.SEND_MESSAGES)
    return _EMPTY


# -- messages


def _shape(call: Call, message: Message) -> Response:
    return _ok(message_shapes.message(call.world, message))


def list_messages(call: Call) -> Response:
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
    return _ok([message_shapes.message(call.world, it) for it in reversed(found)])


def post_message(call: Call) -> Response:
    return _shape(call, posts.create_by_bot(call.world, call.channel(), bodies.read_body(call.body), call.files))


def get_message(call: Call) -> Response:
    message = call.message()
    call.world.require(call.channel(), Permission.READ_MESSAGE_HISTORY)
    return _shape(call, message)


def patch_message(call: Call) -> Response:
    message = call.message()
    return _shape(call, posts.edit_by_bot(call.world, message, bodies.read_body(call.body), call.files))


def delete_message(call: Call) -> Response:
    message, channel = call.message(), call.channel()
    if message.author_id != call.world.bot_id:
        if channel.kind == DM:
            raise api_error(50003)
        call.world.require(channel, Permission.MANAGE_MESSAGES)
    posts.delete(call.world, message)
    return _EMPTY


# -- interactions


def accept_callback(call: Call) -> Response:
    token = call.ids["interaction_token"]
    found = interactions.accept_reply(call.world, call.id("interaction_id"), token, call.form, call.files)
    if call.query.get("with_response") not in ("1", "true"):
        return _EMPTY
    return _ok(interactions.callback_response(call.world, found))


def _interaction(call: Call) -> interactions.Interaction:
    return call.world.webhook_interaction(call.id("webhook_id"), call.ids["webhook_token"])


def _webhook_message(call: Call) -> Message:
    hook = _interaction(call)
    if "message_id" not in call.ids:
        return interactions.original_reply(hook)
    return interactions.webhook_message(hook, call.id("message_id"))


def post_followup(call: Call) -> Response:
    return _shape(call, interactions.post_followup(call.world, _interaction(call), call.form, call.files))


def get_webhook_message(call: Call) -> Response:
    return _shape(call, _webhook_message(call))


def patch_webhook_message(call: Call) -> Response:
    return _shape(call, posts.edit(call.world, _webhook_message(call), bodies.read_body(call.body), call.files))


def delete_webhook_message(call: Call) -> Response:
    posts.delete(call.world, _webhook_message(call))
    return _EMPTY
