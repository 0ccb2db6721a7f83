"""Creation of the application's emoji, with Discord's checks."""

import base64
import binascii
import re

from bot.playground.errors import Problems, api_error
from bot.playground.objects import Emoji
from bot.playground.state import State
from bot.playground.values import Json, as_text

MAX_EMOJI = 2000
MAX_BYTES = 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def create(state: State, form: Json) -> Emoji:
    """Create an emoji from a name and a data URI. Raises 50035 for a bad form, 30008 at the limit."""
    problems = Problems()
    name = as_text(form.get("name"))
    if not _NAME.fullmatch(name):
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
