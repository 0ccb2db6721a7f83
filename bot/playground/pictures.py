"""Content types of files, sizes of pictures, and creation of the application's emoji, with Discord's checks."""

import base64
import binascii
import functools
import re
import struct
import zlib
from pathlib import PurePath

from bot.playground.errors import Problems, api_error
from bot.playground.objects import Emoji
from bot.playground.state import State
from bot.playground.values import Json, as_text

_COLOURS = ((88, 101, 242), (117, 126, 138), (59, 165, 93), (250, 166, 26), (237, 66, 69), (235, 69, 159))

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
    """Return width and height of a PNG, GIF or WebP. Returns None for every other format."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
    elif data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
    elif data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp(data)
    else:
        return None
    return int(width), int(height)


def _webp(data: bytes) -> tuple[int, int] | None:
    kind = data[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
    return None


@functools.cache
def avatar(number: int) -> bytes:
    """Return a default avatar: a 64 × 64 PNG of one colour with a lighter disc."""
    red, green, blue = _COLOURS[number % len(_COLOURS)]
    edge = bytes((red, green, blue))
    disc = bytes(255 - (255 - part) // 3 for part in edge)
    rows = bytearray()
    for y in range(64):
        rows.append(0)
        for x in range(64):
            rows += disc if (x - 31.5) ** 2 + (y - 31.5) ** 2 < 18**2 else edge
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)),
            _chunk(b"IDAT", zlib.compress(bytes(rows))),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


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
