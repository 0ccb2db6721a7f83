"""What may go wrong between Roost and Discord, in a word each: branches, not accidents."""

from typing import Final, Literal

import aiohttp
import discord

Trouble = Literal["gone", "too-old", "forbidden", "closed", "late", "answered", "no-emoji", "down"]
"""The message or channel is not there any more; Discord takes no more edits of an old message; Roost may not do it;
somebody takes no direct messages; it is too late for an interaction; it was answered before; an emoji on a
control was deleted; Discord or the way there fails, which may pass."""

TROUBLES: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
"""What a request to Discord may raise through no fault of Roost's."""

PASSING: Final[frozenset[object]] = frozenset({"down", "late"})
"""What may go better the next time."""

_INVALID_FORM: Final = 50035
_BY_CODE: Final[dict[int, Trouble]] = {
    10003: "gone",  # unknown channel
    10008: "gone",  # unknown message
    10015: "late",  # unknown webhook
    10062: "late",  # unknown interaction
    30046: "too-old",  # too many edits of a message older than an hour
    40060: "answered",  # the interaction has been acknowledged
    50007: "closed",  # cannot send to this user
    50027: "late",  # the webhook's token is over
}


def trouble_of(error: BaseException) -> Trouble:
    """The word for what a request raised; raises what Roost itself is to blame for, such as a malformed message."""
    if isinstance(error, discord.HTTPException):
        if error.code in _BY_CODE:
            return _BY_CODE[error.code]
        if isinstance(error, discord.Forbidden):
            return "forbidden"
        if isinstance(error, discord.NotFound):
            return "gone"
        if error.code == _INVALID_FORM and "Invalid emoji" in error.text:
            return "no-emoji"
        if error.status < 500 and error.status != 429:
            raise error
    elif not isinstance(error, TROUBLES):
        raise error
    return "down"
