"""Content types of files, sizes of pictures, and creation of the application's emoji, with Discord's checks."""

import base64
import binascii
import re
import struct
from pathlib import PurePath

from bot.playground.errors import Problems, api_error
from bot.playground.objects import Emoji
from bot.playground.state import State
from bot.playground.values import Json, as_text

# Python's `mimetypes` reads the system's table, which differs between machines.
_KINDS = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".gif": "image/gif",
    ".webp": "image/webp",
    ".svg": "image/svg+xml",
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}


def content_type_of(filename: str) -> str:
    """Return the content type for a file's name."""
    return _KINDS.get(PurePath(filename).suffix.lower(), "application/octet-stream")


def image_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG or GIF. Returns None for every other format."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
    elif data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
    else:
        return None
    return int(width), int(height)


MAX_EMOJI = 2000
MAX_BYTES = 256 * 1024
_EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def create_emoji(state: State, form: Json) -> Emoji:
    """Create an emoji from a name and a data URI. Raises 50035 for a bad form, 30008 at the limit."""
    problems = Problems()
    name = as_text(form.get("name"))
    if not _EMOJI_NAME.fullmatch(name):
        problems.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif any(it.name == name for it in state.emoji.values()):
        problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This name is already taken")
    kind, data = _picture(as_text(form.get("image")))
    if not data:
        problems.add(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(data) > MAX_BYTES:
        problems.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    problems.raise_if_any()
    if len(state.emoji) >= MAX_EMOJI:
        raise api_error(30008)
    emoji = Emoji(state.new_id(), name, data, kind)
    state.emoji[emoji.id] = emoji
    return emoji


def _picture(uri: str) -> tuple[str, bytes]:
    image = _IMAGE.fullmatch(uri)
    try:
        return (image[1], base64.b64decode(image[2], validate=True)) if image else ("", b"")
    except binascii.Error:
        return "", b""
