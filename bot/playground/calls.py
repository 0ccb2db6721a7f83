"""A REST request of the bot and its response. The body is JSON, or multipart with `payload_json` and `files[n]`."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from aiohttp import content_disposition_filename, parse_content_disposition

from bot.playground.errors import ApiError, Problems, api_error
from bot.playground.objects import Channel, Guild, Message, Upload
from bot.playground.values import Json, as_int, as_object
from bot.playground.world import World


@dataclass(frozen=True, slots=True)
class Call:
    """A parsed request of the bot."""

    world: World
    ids: dict[str, str]
    """Path parameters."""
    query: dict[str, str]
    body: object
    files: list[Upload]

    def id(self, name: str) -> int:
        """Return an id from the path. Raises 50035 if it is not a number."""
        number = as_int(value := self.ids[name], -1)
        if number < 0:
            problems = Problems(name)
            problems.add((), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            problems.raise_if_any()
        return number

    @property
    def form(self) -> Json:
        """The body as an object; empty if it has another type."""
        return as_object(self.body)

    def channel(self) -> Channel:
        """Return the path's channel. Raises 10003 if there is none, 50001 if the bot may not see it."""
        return self.world.find_channel(self.id("channel_id"))

    def message(self) -> Message:
        """Return the path's message. Raises 10008 if its channel has no such message."""
        return self.world.find_message(self.channel().id, self.id("message_id"))

    def check_application(self) -> None:
        """Raise 50001 unless the path names the bot's own application."""
        if self.id("application_id") != self.world.bot_id:
            raise api_error(50001)

    def guild(self) -> Guild:
        """Return the path's server. Raises 10004 if there is none."""
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None:
            raise api_error(10004)
        return guild

    def command_scope(self) -> int | None:
        """Return the path's server id, or None for global commands."""
        return self.guild().id if "guild_id" in self.ids else None


@dataclass(frozen=True, slots=True)
class Response:
    status: int
    body: object = None
    """Sent as JSON, unless the status is 204."""


Handler = Callable[[Call], Response]


_PLAIN = re.compile(r'form-data; name="([^"\\%]*)"(?:; filename="([^"\\%]*)")?')
_HEADER = re.compile(rb"(?im)^([a-z-]+):[ \t]*(.*?)\r?$")


def read(content_type: str, raw: bytes) -> tuple[object, list[Upload]]:
    """Return the JSON and the files of a request."""
    if not raw:
        return None, []
    if content_type.startswith("multipart/form-data"):
        return _read_multipart(content_type, raw)
    if content_type != "application/json":
        text = "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}."
        raise ApiError(
            400, 50035, "Invalid Form Body", {"_errors": [{"code": "CONTENT_TYPE_INVALID", "message": text}]}
        )
    return _decode(raw), []


def _decode(raw: bytes) -> object:
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError:
        raise api_error(50109) from None


def _read_multipart(content_type: str, raw: bytes) -> tuple[object, list[Upload]]:
    """Return `payload_json` and `files[n]`. Splits at the boundary, so that each part is copied only once."""
    boundary = re.search(r'boundary="?([^";]+)', content_type)
    if boundary is None:
        raise api_error(50109)
    payload: object = None
    files: list[Upload] = []
    for part in _split(b"\r\n" + raw, b"\r\n--" + boundary[1].encode()):
        head, _, data = part.partition(b"\r\n\r\n")
        headers = {name.lower(): value for name, value in _HEADER.findall(head)}
        name, filename = _part_names(headers.get(b"content-disposition", b"").decode())
        number = re.fullmatch(r"files\[(\d+)\]", name)
        if name == "payload_json":
            payload = _decode(data)
        elif number:
            files.append(Upload(as_int(number[1]), filename, data))
    return payload, files


def _part_names(disposition: str) -> tuple[str, str]:
    """Return the names of a part and of its file. Unusual headers go through aiohttp's slower parser."""
    plain = _PLAIN.fullmatch(disposition)
    if plain:
        return plain[1], plain[2] or "unknown"
    _, fields = parse_content_disposition(disposition)
    return fields.get("name", ""), content_disposition_filename(fields, "filename") or "unknown"


def _split(raw: bytes, boundary: bytes) -> list[bytes]:
    return [part for part in raw.split(boundary)[1:] if part.startswith(b"\r\n")]
