"""Content types of files, sizes of pictures, and plain avatars."""

import functools
import struct
import zlib
from pathlib import PurePath

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
