"""The request body of a message, and the checks that Discord applies to it."""

import msgspec
from msgspec import UNSET, UnsetType

from bot.playground import components
from bot.playground.errors import Problems
from bot.playground.values import Json


class FileRef(msgspec.Struct):
    """A reference to an attachment."""

    id: int | str
    """The id of an existing attachment, or the number of an uploaded file in this request."""
    filename: str | None = None
    description: str | None = None


class AllowedMentions(msgspec.Struct):
    """The mentions of a message that may notify people."""

    parse: list[str] | None = None
    users: list[int | str] | None = None
    replied_user: bool = False


class Body(msgspec.Struct):
    """The body of a new or edited message. An edit keeps every part that is UNSET."""

    content: str | UnsetType | None = UNSET
    components: list[Json] | UnsetType | None = UNSET
    embeds: list[Json] | None = None
    attachments: list[FileRef] | UnsetType | None = UNSET
    allowed_mentions: AllowedMentions | UnsetType | None = UNSET
    flags: int | UnsetType | None = UNSET
    message_reference: Json | None = None
    tts: bool | None = None
    nonce: str | int | None = None
    enforce_nonce: bool | None = None


def read_body(payload: object) -> Body:
    """Return the body of a message request. Raises 50035 if it has another form."""
    try:
        return msgspec.convert(payload, Body)
    except msgspec.ValidationError as error:
        problems = Problems()
        problems.add((), "MODEL_TYPE_CONVERT", str(error))
        problems.raise_if_any()
        raise


def check_nonce(nonce: str | int | None, path: tuple[str, ...]) -> None:
    """Raise 50035 unless the nonce has at most 25 characters, or is a 64-bit number."""
    problems = Problems(*path)
    if isinstance(nonce, str):
        problems.check_length(("nonce",), nonce, 0, 25)
    elif nonce is not None and not -(1 << 63) <= nonce < 1 << 63:
        problems.add(("nonce",), "NUMBER_TYPE_MAX", "int64 value out of range.")
    problems.raise_if_any()


def check_body(body: Body, problems: Problems) -> None:
    """Raise 50035 if Discord refuses a part of this body, or if `problems` has errors already."""
    if body.content and len(body.content) > 2000:
        problems.add_size(("content",), 0, 2000)
    if body.embeds:
        problems.add_size(("embeds",), 0, 0)  # the bot sends none
    components.check_components(body.components or (), problems)
    allowed = body.allowed_mentions
    if allowed and "users" in (allowed.parse or ()) and allowed.users:
        text = 'parse:["users"] and users: [ids...] are mutually exclusive.'
        problems.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
    problems.raise_if_any()
