"""What each route does: a function a route, which is given the request and returns the answer or raises ApiError."""

from bot.playground import bodies, emoji, interactions, message_shapes, posts, shapes
from bot.playground.calls import Answer, Call
from bot.playground.commands import check_commands, entry_points, registered
from bot.playground.errors import Problems, refusal
from bot.playground.objects import DM, TEXT, THREAD, Message, Permission
from bot.playground.values import as_int, as_objects, as_text


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
    if entry_points(old) - entry_points(given):
        raise refusal(50240)
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
    return _ok(message_shapes.message(call.world, message))


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
    return _ok([message_shapes.message(call.world, it) for it in reversed(found)])


def post_message(call: Call) -> Answer:
    return _shape(call, posts.create_by_bot(call.world, call.channel(), bodies.read_body(call.body), call.files))


def get_message(call: Call) -> Answer:
    message = call.message()
    call.world.require(call.channel(), Permission.READ_MESSAGE_HISTORY)
    return _shape(call, message)


def patch_message(call: Call) -> Answer:
    message = call.message()
    return _shape(call, posts.edit_by_bot(call.world, message, bodies.read_body(call.body), call.files))


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
    return _shape(call, posts.edit(call.world, _hooked(call), bodies.read_body(call.body), call.files))


def delete_hooked(call: Call) -> Answer:
    posts.delete(call.world, _hooked(call))
    return _EMPTY
