"""Failures of requests to Discord as values, so that every caller handles them explicitly."""

import logging
import re
from http import HTTPStatus
from typing import Final, Literal

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.chat.words.lengths import fit

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

_LOGGED: Final = (*TROUBLES, discord.GatewayNotFound, discord.ConnectionClosed, app_commands.AppCommandError)
"""Exceptions that the library logs with a traceback though nothing is wrong with Roost."""
SHARD_LOG: Final = "discord.shard"
"""The library's log of lost connections."""
_MOST: Final = 300
"""Characters of a reason."""

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
        if error.status == HTTPStatus.UNAUTHORIZED:  # `TokenCheck` ends the process if the token is over
            return "down"
        if error.status < 500 and error.status != 429:
            raise error
        return "busy" if error.status in _REFUSED_FOR_NOW else "down"
    if not isinstance(error, TROUBLES):
        raise error
    return "busy" if isinstance(error, discord.RateLimited) else "down"


def reason_of(error: BaseException) -> str:
    """Return what a failure says, in one short line. Of a page of HTML, such as that of an address ban, only the status
    is kept."""
    if isinstance(error, discord.GatewayNotFound) and error.__cause__ is not None:
        return reason_of(error.__cause__)
    if isinstance(error, discord.HTTPException) and not error.code:
        return f"{error.status} {error.response.reason}"
    return fit(" ".join(str(error).split()) or type(error).__name__, _MOST)


def without_traceback(record: logging.LogRecord) -> bool:
    """Filter logs of the library: a failure of Discord's is a warning, because the library tries again, or a person's
    next keystroke does. So is an option without completion. Only reasons of shards are safe to log: others may quote
    what was typed."""
    failure = record.exc_info[1] if record.exc_info else None
    if isinstance(failure, _LOGGED):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
        if record.name == SHARD_LOG:
            record.msg, record.args = f"{record.getMessage()}: {reason_of(failure)}", None
    return True
