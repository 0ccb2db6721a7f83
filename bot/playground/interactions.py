"""Interactions: sending them to the bot, its replies, and their deadlines."""

import asyncio
import secrets
from collections.abc import Sequence

from bot.playground import bodies, message_shapes, modals, posts, shapes
from bot.playground.bodies import MENU
from bot.playground.commands import check_choices
from bot.playground.errors import Problems, Refused, api_error
from bot.playground.objects import EPHEMERAL, Channel, Interaction, Message, Person, Reply, Upload
from bot.playground.state import State
from bot.playground.typed import focused_kind
from bot.playground.values import Json, as_int, as_object, as_objects, as_text

COMMAND, COMPONENT, COMPLETE, SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9


def send(
    state: State,
    kind: int,
    person: Person,
    channel: Channel,
    data: Json,
    name: str,
    *,
    source: Message | None = None,
    trigger: Interaction | None = None,
) -> Interaction:
    """Send an interaction to the bot, and start its deadline."""
    state.forget_interactions()
    loop = asyncio.get_running_loop()
    interaction = Interaction(
        id=state.new_id(),
        token=secrets.token_urlsafe(48),
        kind=kind,
        person_id=person.id,
        channel_id=channel.id,
        created=state.now(),
        name=name,
        data=data,
        source=source,
        trigger=trigger,
        done=loop.create_future(),
    )
    state.interactions[interaction.token] = interaction
    interaction.timer = loop.call_later(state.patience, _fail, state, interaction)
    state.dispatch("INTERACTION_CREATE", _payload(state, interaction, person, channel), channel.guild_id)
    return interaction


def _fail(state: State, interaction: Interaction) -> None:
    interaction.failed = True
    _close(state, interaction)


def expire(state: State) -> None:
    """Fail every overdue interaction."""
    for interaction in [*state.interactions.values()]:
        if interaction.timer and state.now() > interaction.created + state.patience:
            _fail(state, interaction)


def _close(state: State, interaction: Interaction) -> None:
    if interaction.timer:
        interaction.timer.cancel()
        interaction.timer = None
    if not interaction.done.done():
        interaction.done.set_result(None)
    state.touch()


def _payload(state: State, interaction: Interaction, person: Person, channel: Channel) -> Json:
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(state.bot_id),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": shapes.channel(state, channel),
        "app_permissions": str(state.permissions_in(channel)),
        "locale": person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": state.upload_limit,
    }
    if channel.guild_id is None:
        payload |= {"user": shapes.user(person), "context": 1, "authorizing_integration_owners": {"0": "0"}}
    else:
        guild = state.guilds[channel.guild_id]
        permissions = {"permissions": str(person.permissions[guild.id])}
        as_object(payload["channel"]).update(permissions)
        payload |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": state.locale, "features": []},
            "guild_locale": state.locale,
            "member": shapes.member(state, guild, person.id) | permissions,
            "context": 0,
            "authorizing_integration_owners": {"0": str(guild.id)},
        }
    source = interaction.source
    if source:
        # If an edit overtook the click, the bot receives the components that were clicked.
        payload["message"] = message_shapes.message(state, source) | {
            "components": source.rows_by_custom_id[interaction.name]
        }
    return payload


# -- the bot's first reply


def accept_reply(state: State, interaction_id: int, token: str, payload: Json, files: Sequence[Upload]) -> Interaction:
    """Apply the bot's first reply: POST /interactions/{id}/{token}/callback.

    Raises 10062 if the interaction is unknown or failed, 40060 if it has a reply.
    """
    interaction = state.interactions.get(token)
    if interaction is None or interaction.id != interaction_id or interaction.failed:
        raise api_error(10062)
    if interaction.reply is not None:
        raise api_error(40060)
    kind = as_int(payload.get("type"))
    if kind not in _allowed_types(interaction):
        problems = Problems("type")
        problems.add((), "INTERACTION_RESPONSE_TYPE_INVALID", f"Type {kind} cannot answer this interaction")
        problems.raise_if_any()
    interaction.reply = _make_reply(state, interaction, kind, as_object(payload.get("data")), files)
    _close(state, interaction)
    return interaction


def _allowed_types(interaction: Interaction) -> set[int]:
    if interaction.kind == COMPLETE:
        return {CHOICES}
    allowed = {MESSAGE, DEFER} if interaction.source is None else {MESSAGE, DEFER, DEFER_UPDATE, UPDATE}
    return allowed if interaction.kind == SUBMIT else allowed | {FORM}


def _make_reply(state: State, interaction: Interaction, kind: int, data: Json, files: Sequence[Upload]) -> Reply:
    source = interaction.source
    match kind:
        case 4 | 5:
            return Reply(kind, _post_message(state, interaction, data, files, loading=kind == DEFER, first=True))
        case 6:
            return Reply(kind, source)
        case 7 if source is not None:
            return Reply(kind, posts.edit(state, source, bodies.read_body(data), files, ("data",)))
        case 9:
            return Reply(kind, form=modals.read_form(data))
        case _:
            return Reply(kind, choices=_read_choices(interaction, data))


def _post_message(
    state: State,
    interaction: Interaction,
    data: Json,
    files: Sequence[Upload],
    *,
    loading: bool = False,
    first: bool = False,
) -> Message:
    body = bodies.read_body(data)
    body.message_reference = None
    hidden = interaction.person_id if as_int(data.get("flags")) & EPHEMERAL else None
    channel = state.channels[interaction.channel_id]
    if hidden is None and not channel.locked:
        channel.archived = False  # as every message that is sent to a thread
    return posts.create(
        state,
        channel,
        state.bot_id,
        body,
        files,
        interaction=interaction,
        visible_to=hidden,
        loading=loading,
        kind=20 if first and interaction.kind == COMMAND else 0,
        path=("data",) if first else (),
    )


def _read_choices(interaction: Interaction, data: Json) -> tuple[Json, ...]:
    choices = as_objects(data.get("choices"))
    problems = Problems("data")
    if len(choices) > 25:
        problems.add_size(("choices",), 0, 25)
    check_choices(choices, focused_kind(interaction.data), ("choices",), problems)
    problems.raise_if_any()
    return tuple(choices)


def callback_response(state: State, interaction: Interaction) -> Json:
    """Return the response body of a callback `with_response`."""
    about: Json = {"id": str(interaction.id), "type": interaction.kind, "channel_id": str(interaction.channel_id)}
    guild_id = state.channels[interaction.channel_id].guild_id
    if guild_id is not None:
        about["guild_id"] = str(guild_id)
    reply = interaction.reply
    response: Json = {"interaction": about}
    if reply and reply.message:
        about["response_message_id"] = str(reply.message.id)
        about["response_message_loading"] = reply.kind == DEFER
        about["response_message_ephemeral"] = reply.message.ephemeral
        if reply.kind in (MESSAGE, UPDATE):
            response["resource"] = {"type": reply.kind, "message": message_shapes.message(state, reply.message)}
    return response


# -- the webhook of an interaction


def original_reply(interaction: Interaction) -> Message:
    """Return the message of the first reply. Raises 10008 if there is none."""
    message = interaction.message
    if message is None or message.deleted:
        raise api_error(10008)
    return message


def webhook_message(interaction: Interaction, message_id: int) -> Message:
    """Return a message that this interaction's webhook made. Raises 10008 for others.

    A clicked message is `@original` after a reply of type 6 or 7, and has no other name here.
    """
    first = interaction.reply.message if interaction.reply and interaction.reply.kind in (MESSAGE, DEFER) else None
    for message in [*interaction.followups, *([first] if first else [])]:
        if message.id == message_id and not message.deleted:
            return message
    raise api_error(10008)


def post_followup(state: State, interaction: Interaction, data: Json, files: Sequence[Upload]) -> Message:
    """Post another message. The first one after a deferred reply fills it in, as on Discord."""
    waiting = interaction.message
    if waiting and waiting.thinking and not waiting.deleted:
        return posts.edit(state, waiting, bodies.read_body(data), files)
    message = _post_message(state, interaction, data, files)
    interaction.followups.append(message)
    return message


# -- data from clients


def component_data(message: Message, custom_id: str, values: Sequence[str], *, stale: bool) -> Json:
    """Return the data of a click. A `stale` client may also use controls that an edit removed.

    Raises Refused if the client shows no such control, or if the values do not fit it.
    """
    control = message.control(custom_id, stale=stale)
    if control is None:
        raise Refused("This control is not there any more", "control-gone")
    if control.get("disabled") is True and not stale:
        raise Refused("This control is disabled")
    kind = as_int(control["type"])
    data: Json = {"custom_id": custom_id, "component_type": kind, "id": control["id"]}
    if kind == MENU:
        _check_values(control, values)
        data["values"] = list(values)
    elif values:
        raise Refused("A button has no values")
    return data


def _check_values(control: Json, values: Sequence[str]) -> None:
    low, high = as_int(control["min_values"]), as_int(control["max_values"])
    if not low <= len(values) <= high or len(set(values)) < len(values):
        raise Refused(f"This menu takes {low} to {high} values")
    offered = {as_text(option["value"]) for option in as_objects(control["options"])}
    if not offered.issuperset(values):
        raise Refused("This menu has no such value")
