"""Failures of requests to Discord as values, so that every caller handles them explicitly."""

import re
from typing import Final, Literal

import aiohttp
import discord
import structlog

Trouble = Literal["gone", "too-old", "forbidden", "closed", "late", "answered", "no-emoji", "malformed", "busy", "down"]
"""gone: the message or channel was deleted. too-old: Discord accepts no more edits of an old message, or of one in an
archived thread. forbidden: a permission is missing. closed: the person takes no direct messages. late: the interaction
has expired. answered: the interaction has a reply. no-emoji: an emoji on a control was deleted. malformed: Discord
refuses the form of a message, such as its length, which is Roost's fault. busy: Discord refuses for now (429, 503).
down: Discord or the connection fails, so the request may have arrived."""

TROUBLES: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
"""Exceptions of requests to Discord that are not Roost's fault."""

PASSING: Final[frozenset[object]] = frozenset({"busy", "down"})
"""Troubles that a retry may overcome."""

_INVALID_FORM: Final = 50035
_REFUSED_FOR_NOW: Final = frozenset({429, 503})
_FIELD: Final = re.compile(r"^In ([\w.]+):", re.MULTILINE)
"""The name of a refused field in the text of that error, which otherwise may quote people."""
_BY_CODE: Final[dict[int, Trouble]] = {
    10003: "gone",  # unknown channel
    10008: "gone",  # unknown message
    10015: "late",  # unknown webhook
    10062: "late",  # unknown interaction
    50083: "too-old",  # the thread is archived; a new message brings it back, unless it is locked
    160005: "forbidden",  # the thread is locked
    30046: "too-old",  # too many edits of a message older than an hour
    40060: "answered",  # the interaction has been acknowledged
    50007: "closed",  # cannot send to this user
    50033: "closed",  # invalid recipient: the account was deleted
    50027: "late",  # the webhook's token is over
}

_log = structlog.stdlib.get_logger()


def trouble_of(error: BaseException) -> Trouble:
    """Return the trouble of an exception. Logs a malformed message as an error. Raises the exception again for other
    faults of Roost's."""
    if isinstance(error, discord.HTTPException):
        if error.code in _BY_CODE:
            return _BY_CODE[error.code]
        if isinstance(error, discord.Forbidden):
            return "forbidden"
        if isinstance(error, discord.NotFound):
            return "gone"
        if error.code == _INVALID_FORM and "Invalid emoji" in error.text:
            return "no-emoji"
        if error.code == _INVALID_FORM:
            _log.error("message.malformed", fields=_FIELD.findall(error.text))
            return "malformed"
        if error.status < 500 and error.status != 429:
            raise error
        return "busy" if error.status in _REFUSED_FOR_NOW else "down"
    if not isinstance(error, TROUBLES):
        raise error
    return "busy" if isinstance(error, discord.RateLimited) else "down"
