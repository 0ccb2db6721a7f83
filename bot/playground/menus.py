"""Commands in the menus of people and messages (context menus): what a client sends when one is chosen."""

from bot.playground import message_shapes, shapes
from bot.playground.errors import Refused
from bot.playground.objects import DM, Channel, Message, Person
from bot.playground.state import State
from bot.playground.typed import must_be_allowed, resolve_person, works_in_dms
from bot.playground.values import Json

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
    return _data(command, target_id, resolved)


def message_data(state: State, command: Json, target: Message) -> Json:
    """Return the data of a command on a message."""
    return _data(command, target.id, {"messages": {str(target.id): message_shapes.message(state, target)}})


def _data(command: Json, target_id: int, resolved: Json) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    return data | {"target_id": str(target_id), "resolved": resolved}
