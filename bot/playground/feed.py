"""The page's websocket: sends the whole state, then every change, and receives the actions of people.

The socket's URL has the browser's language as `locale`.

server → page: `state`, then `message`, `message_delete`, `people`, `channels`, `commands`, `bot`, `time`, `answer`.
page → server: `add_person`, `remove_person`, `set_dms`, `set_away`, `set_locale`, `say`, `command`, `complete`,
`click`, `submit`, `delete_message`, `dismiss`, `add_channel`, `pass_time`; each with a `nonce` that its `answer`
repeats. Ids are strings.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import WSMsgType, web

from bot.playground import page_shapes
from bot.playground.errors import Refused
from bot.playground.objects import Interaction
from bot.playground.typed import Value
from bot.playground.values import Json, as_int, as_list, as_object, as_text
from bot.playground.world import World

log = logging.getLogger(__name__)


class Page:
    def __init__(self, world: World, socket: web.WebSocketResponse) -> None:
        self._world = world
        self._socket = socket
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, frame: Json) -> None:
        """Send a frame after all earlier ones."""
        self._outbox.put_nowait(frame)

    async def write(self) -> None:
        """Send queued frames until the page is closed."""
        while True:
            frame = await self._outbox.get()
            try:
                await self._socket.send_str(msgspec.json.encode(frame).decode())
            except ConnectionError:
                return

    def receive(self, text: str) -> None:
        """Start an action in a task of its own, because several people may wait for the bot at once."""
        try:
            frame = as_object(msgspec.json.decode(text))
        except (msgspec.DecodeError, RecursionError):
            return
        task = asyncio.create_task(self._answer(frame))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _answer(self, frame: Json) -> None:
        answer: Json = {"t": "answer", "nonce": frame.get("nonce")}
        try:
            action = ACTIONS.get(as_text(frame.get("t")))
            if action is None:
                raise Refused(f"there is no {frame.get('t')!r}")
            more = await action(self._world, frame)
            self.put(answer | {"ok": True} | more)
        except Refused as refused:
            self.put(answer | {"ok": False, "error": str(refused), "code": refused.code})
        except Exception:  # a bug in the playground: the page gets a short error, the log the traceback
            log.exception("the page's %s failed", frame.get("t"))
            self.put(answer | {"ok": False, "error": "The playground itself failed; see its log", "code": "broken"})


async def serve_page(world: World, request: web.Request, pages: set[web.WebSocketResponse]) -> web.WebSocketResponse:
    """Serve a page's websocket until it closes."""
    socket = web.WebSocketResponse(max_msg_size=1 << 16, heartbeat=30, compress=False)
    await socket.prepare(request)
    world.adopt_locale(request.query.get("locale", ""))
    page = Page(world, socket)
    page.put(page_shapes.whole_state(world))
    world.page_senders.append(page.put)
    pages.add(socket)
    writer = asyncio.create_task(page.write())
    try:
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                page.receive(frame.data)
    finally:
        pages.discard(socket)
        world.page_senders.remove(page.put)
        writer.cancel()
        page.close()
    return socket


# -- actions


def _id(frame: Json, name: str) -> int:
    return as_int(frame.get(name), -1)


def _options(frame: Json) -> dict[str, Value]:
    options = as_object(frame.get("options"))
    return {name: value for name, value in options.items() if isinstance(value, str | int | float)}


def _path(frame: Json) -> list[str]:
    return [as_text(step) for step in as_list(frame.get("path"))]


def _require_reply(interaction: Interaction) -> None:
    if interaction.failed:
        raise Refused("This interaction failed", "failed")


def _form_of(interaction: Interaction) -> Json:
    """Return the form that the bot opened, with the name by which it is sent in. Raises Refused without a reply."""
    _require_reply(interaction)
    form = interaction.reply.form if interaction.reply else None
    return {} if form is None else {"form": form | {"name": interaction.token}}


async def _add_person(world: World, frame: Json) -> Json:
    person = world.add_person(as_text(frame.get("name")), as_text(frame.get("locale")) or None)
    return {"person_id": str(person.id)}


async def _remove_person(world: World, frame: Json) -> Json:
    world.remove_person(_id(frame, "person_id"))
    return {}


async def _set_dms(world: World, frame: Json) -> Json:
    world.set_dms(_id(frame, "person_id"), frame.get("open") is True)
    return {}


async def _set_away(world: World, frame: Json) -> Json:
    world.set_away(_id(frame, "person_id"), frame.get("away") is True)
    return {}


async def _set_locale(world: World, frame: Json) -> Json:
    world.set_locale(_id(frame, "person_id"), as_text(frame.get("locale")))
    return {}


async def _say(world: World, frame: Json) -> Json:
    world.say(_id(frame, "person_id"), _id(frame, "channel_id"), as_text(frame.get("content")))
    return {}


async def _command(world: World, frame: Json) -> Json:
    ids = _id(frame, "person_id"), _id(frame, "channel_id")
    return _form_of(await world.command(*ids, _path(frame), _options(frame)))


async def _complete(world: World, frame: Json) -> Json:
    ids = _id(frame, "person_id"), _id(frame, "channel_id")
    focused = as_text(frame.get("focused"))
    return {"choices": await world.complete(*ids, _path(frame), _options(frame), focused=focused)}


async def _click(world: World, frame: Json) -> Json:
    values = [as_text(value) for value in as_list(frame.get("values"))]
    ids = _id(frame, "person_id"), _id(frame, "message_id")
    return _form_of(await world.click(*ids, as_text(frame.get("custom_id")), values))


async def _menu(world: World, frame: Json) -> Json:
    ids = _id(frame, "person_id"), _id(frame, "channel_id")
    name, target = as_text(frame.get("name")), _id(frame, "target_id")
    return _form_of(await world.use_menu(*ids, _id(frame, "kind"), name, target))


async def _submit(world: World, frame: Json) -> Json:
    opened = world.interactions.get(as_text(frame.get("form")))
    if opened is None:
        raise Refused("There is no form to send in")
    values = {name: [*map(as_text, as_list(some))] for name, some in as_object(frame.get("values")).items()}
    return _form_of(await world.submit(_id(frame, "person_id"), opened, values))


async def _delete_message(world: World, frame: Json) -> Json:
    world.delete_message(_id(frame, "message_id"))
    return {}


async def _dismiss(world: World, frame: Json) -> Json:
    world.dismiss(_id(frame, "message_id"))
    return {}


async def _add_channel(world: World, frame: Json) -> Json:
    return {"channel_id": str(world.add_channel(as_text(frame.get("name"))).id)}


async def _pass_time(world: World, frame: Json) -> Json:
    await world.pass_time(as_int(frame.get("seconds")))
    return {}


ACTIONS: dict[str, Callable[[World, Json], Awaitable[Json]]] = {
    "add_person": _add_person,
    "remove_person": _remove_person,
    "set_dms": _set_dms,
    "set_away": _set_away,
    "set_locale": _set_locale,
    "say": _say,
    "command": _command,
    "complete": _complete,
    "click": _click,
    "menu": _menu,
    "submit": _submit,
    "delete_message": _delete_message,
    "dismiss": _dismiss,
    "add_channel": _add_channel,
    "pass_time": _pass_time,
}
