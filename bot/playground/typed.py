"""Commands as people use them: find a typed one, or one in the menu of a person or message, and build its data."""

from collections.abc import Mapping, Sequence

from bot.playground import message_shapes, shapes
from bot.playground.commands import GROUP, INTEGER, NUMBER, STRING, SUB
from bot.playground.errors import Refused
from bot.playground.objects import DM, Channel, Message, Permission, Person
from bot.playground.state import State
from bot.playground.values import Json, as_int, as_list, as_object, as_objects, as_text

Value = str | int | float | bool


def find_command(state: State, person: Person, channel: Channel, path: Sequence[str]) -> tuple[Json, list[Json]]:
    """Return a command and the chain of groups and subcommands that `path` names.

    Raises Refused if the person may not use it, or if it is not offered in this channel.
    """
    if not path:
        raise Refused("no command was named")
    offered = state.commands.get(None, []) if channel.kind == DM else shapes.all_commands(state, channel.guild_id)
    command = next((it for it in reversed(offered) if it["name"] == path[0] and it["type"] == 1), None)
    if command is None or (channel.kind == DM and not works_in_dms(command)):
        raise Refused(f"there is no command /{' '.join(path)} here")
    must_be_allowed(command, person, channel)
    chain: list[Json] = []
    node = command
    for name in path[1:]:
        options = as_objects(node.get("options"))
        step = next((it for it in options if it["name"] == name and as_int(it["type"]) in (SUB, GROUP)), None)
        if step is None:
            raise Refused(f"there is no command /{' '.join(path)}")
        node = step
        chain.append(node)
    if any(as_int(it["type"]) in (SUB, GROUP) for it in as_objects(node.get("options"))):
        raise Refused(f"/{' '.join(path)} needs a subcommand")
    return command, chain


def must_be_allowed(command: Json, person: Person, channel: Channel) -> None:
    """Raise Refused if a person lacks the permissions that a command needs."""
    needed = command["default_member_permissions"]
    if needed is not None and channel.guild_id is not None:
        bits, held = as_int(needed), person.permissions[channel.guild_id]
        if held & bits != bits or (bits == 0 and held != Permission.ALL):
            raise Refused(f"{person.name} may not use {command['name']}", "not-allowed")


def works_in_dms(command: Json) -> bool:
    """Return whether a command is offered in direct messages."""
    contexts = command.get("contexts")
    return command.get("dm_permission") is not False if contexts is None else 1 in as_list(contexts)


def build_data(
    state: State,
    channel: Channel,
    command: Json,
    chain: Sequence[Json],
    given: Mapping[str, Value],
    focused: str | None = None,
) -> Json:
    """Return the interaction's `data`: options converted by the registered schema, with people and channels resolved.

    `focused` names the option that is being completed. Raises Refused if an option does not fit the schema.
    """
    leaf = chain[-1] if chain else command
    schema = as_objects(leaf.get("options"))
    unknown = set(given) - {as_text(it["name"]) for it in schema}
    if unknown or (focused is not None and focused not in {it["name"] for it in schema}):
        raise Refused(f"there is no option {', '.join(sorted(unknown)) or focused}")
    resolved: Json = {}
    options: list[Json] = []
    for it in schema:
        name = as_text(it["name"])
        if name == focused:
            options.append({"name": name, "type": it["type"], "value": str(given.get(name, "")), "focused": True})
        elif name in given and not (focused is not None and given[name] == ""):
            value = _typed(state, channel, it, given[name], resolved)
            options.append({"name": name, "type": it["type"], "value": value})
        elif it.get("required") is True and focused is None:
            raise Refused(f"option {name} is required")
    for step in reversed(chain):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1}
    if options:
        data["options"] = options
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _typed(state: State, place: Channel, option: Json, value: Value, resolved: Json) -> object:
    kind, name = as_int(option["type"]), as_text(option["name"])
    try:
        typed = _coerce(state, place, kind, value, resolved)
    except (ValueError, KeyError):
        raise Refused(f"{value!r} is not a value for option {name}") from None
    choices = as_objects(option.get("choices"))
    if choices:
        chosen = [it["value"] for it in choices if it["value"] == typed or it["name"] == value]
        if not chosen:
            raise Refused(f"{value!r} is not among the choices of option {name}")
        return chosen[0]
    size = len(typed) if isinstance(typed, str) else typed
    low, high = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if kind in (STRING, INTEGER, NUMBER) and isinstance(size, int | float):
        least, most = option.get(low), option.get(high, 6000 if kind == STRING else None)
        if (isinstance(least, int | float) and size < least) or (isinstance(most, int | float) and size > most):
            raise Refused(f"{value!r} is out of range for option {name}")
    return typed


def _coerce(state: State, place: Channel, kind: int, value: Value, resolved: Json) -> object:
    match kind:
        case 3:
            return str(value)
        case 4:
            return int(value)
        case 10:
            return float(value)
        case 5:
            return {"true": True, "false": False}[str(value).lower()]
        case 6 | 9:
            wanted = str(value).strip("<@!>")
            found = next((it for it in state.readers(place) if wanted in (str(it.id), it.name)), None)
            if found is None and wanted != str(state.bot_id):
                raise ValueError(value)
            person_id = found.id if found else state.bot_id
            resolve_person(state, place, person_id, resolved)
            return str(person_id)
        case 7:
            wanted = str(value).strip("<#>")
            near = (it for it in state.channels.values() if it.kind != DM and it.guild_id == place.guild_id)
            channel = next((it for it in near if wanted in (str(it.id), it.name)), None)
            if channel is None:
                raise ValueError(value)
            shape = shapes.channel(state, channel) | {"permissions": str(Permission.MEMBER)}
            as_object(resolved.setdefault("channels", {}))[str(channel.id)] = shape
            return str(channel.id)
        case _:
            raise ValueError(kind)


def resolve_person(state: State, place: Channel, person_id: int, resolved: Json) -> None:
    """Add a person to `resolved`, on a server with their member object."""
    as_object(resolved.setdefault("users", {}))[str(person_id)] = shapes.user_of(state, person_id)
    if place.guild_id is not None:
        member = shapes.member(state, state.guilds[place.guild_id], person_id)
        del member["user"]
        is_bot = person_id == state.bot_id
        permissions = Permission.MEMBER if is_bot else state.people[person_id].permissions[place.guild_id]
        as_object(resolved.setdefault("members", {}))[str(person_id)] = member | {"permissions": str(permissions)}


def focused_kind(data: Json) -> int:
    """Return the type of the option that is being completed."""
    for it in as_objects(data.get("options")):
        if it.get("focused") is True:
            return as_int(it["type"])
        if as_int(it["type"]) in (SUB, GROUP):
            return focused_kind(it)
    return STRING


PERSON, MESSAGE = 2, 3


def find_menu_command(state: State, person: Person, channel: Channel, kind: int, name: str) -> Json:
    """Return a command of a menu. Raises Refused if the person may not use it, or if it is not offered in this
    channel."""
    found = [it for it in shapes.all_commands(state, channel.guild_id) if (it["type"], it["name"]) == (kind, name)]
    if not found or (channel.kind == DM and not works_in_dms(found[-1])):
        raise Refused(f"there is no command {name} in this menu")
    must_be_allowed(found[-1], person, channel)
    return found[-1]


def person_data(state: State, channel: Channel, command: Json, target_id: int) -> Json:
    """Return the data of a command on a person. Raises Refused if the person is not in the channel."""
    if target_id not in {state.bot_id, *(person.id for person in state.readers(channel))}:
        raise Refused("There is no such person here")
    resolved: Json = {}
    resolve_person(state, channel, target_id, resolved)
    return _menu_data(command, target_id, resolved)


def message_data(state: State, command: Json, target: Message) -> Json:
    return _menu_data(command, target.id, {"messages": {str(target.id): message_shapes.message(state, target)}})


def _menu_data(command: Json, target_id: int, resolved: Json) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    return data | {"target_id": str(target_id), "resolved": resolved}
