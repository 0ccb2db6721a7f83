"""Parsing of request bodies: JSON, or multipart with `payload_json` and `files[n]`."""

import re

import msgspec
from aiohttp import content_disposition_filename, parse_content_disposition

from bot.playground.errors import ApiError, api_error
from bot.playground.objects import Upload

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
            files.append(Upload(int(number[1]), filename, data))
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
