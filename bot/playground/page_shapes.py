"""JSON for the page, which sees more than a Discord client does."""

from bot.playground import message_shapes
from bot.playground.objects import Message
from bot.playground.shapes import all_commands, user_of
from bot.playground.state import State
from bot.playground.values import Json


def message(state: State, it: Message) -> Json:
    """Return a message with its addressee and the people it notified."""
    pinged = [user_of(state, person) for person in it.pings]
    visible = None if it.visible_to is None else str(it.visible_to)
    return message_shapes.message(state, it) | {"visible_to": visible, "thinking": it.thinking, "mentions": pinged}


def people(state: State) -> Json:
    """Return the people on the page's server and their direct-message channels."""
    here = state.members(state.guild_id)
    return {
        "people": [
            {
                "id": str(person.id),
                "name": person.name,
                "locale": person.locale,
                "dms_open": person.dms_open,
                "color": person.color,
                "away": person.away,
            }
            for person in here
        ],
        "dms": [{"id": str(state.dms[person.id].id), "person_id": str(person.id)} for person in here],
    }


def channels(state: State) -> list[Json]:
    """Return the channels and threads of the page's server. A thread has a `parent_id`."""
    return [
        {"id": str(it.id), "name": it.name, "type": it.kind, "parent_id": it.parent_id and str(it.parent_id)}
        for it in state.channels.values()
        if it.guild_id == state.guild_id
    ]


def bot(state: State) -> Json:
    """Return the bot's name and whether it is connected."""
    online = state.wire is not None and state.wire.online
    return {"id": str(state.bot_id), "username": state.bot_name, "online": online}


def time(state: State) -> Json:
    """Return how many milliseconds the world's clock is ahead, and whether the page can skip time."""
    return {"ahead": round(1000 * state.skipped), "passes": state.put_forward is not None}


def whole_state(state: State) -> Json:
    """Return the first frame for a page: everything that it shows."""
    return {
        "t": "state",
        "guild": {"id": str(state.guild_id), "name": state.home.name},
        "bot": bot(state),
        "time": time(state),
        "channels": channels(state),
        **people(state),
        "commands": all_commands(state, state.guild_id),
        "messages": {
            str(channel_id): [message(state, it) for it in messages.values()]
            for channel_id, messages in state.history.items()
            if state.is_on_page(state.channels[channel_id])
        },
    }
