"""Structured logs: one line per event, with the ids of its table and interaction. Never a token, a seed or a hand."""

import logging
import sys
from typing import Final

import structlog

from bot.tables.store import StoreBusy

_IDS: Final = 2**32
"""Numbers from here on may be Discord ids."""


def configure(level: str, style: str) -> None:
    """Log to standard error: Roost, discord.py, and other libraries from warnings up."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        _add_cause,
    ]
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if style == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    handler = logging.StreamHandler()
    handler.addFilter(_is_harmless)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("bot", "discord"):
        logging.getLogger(name).setLevel(level.upper())
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def _add_cause(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Add why the database is busy to every line that handles it: a full disk, for example."""
    error = sys.exc_info()[1]
    if isinstance(error, StoreBusy):
        event.setdefault("cause", str(error) or repr(error.__cause__))
    return event


def _is_harmless(record: logging.LogRecord) -> bool:
    """Filter debug lines of discord.py, which repeat whole messages with hands and tokens. Only lines of small numbers,
    such as shards, pass."""
    if record.levelno > logging.DEBUG or record.name.partition(".")[0] != "discord":
        return True
    values = record.args if isinstance(record.args, tuple) else (record.args,)
    return all(isinstance(value, int | float) and value < _IDS for value in values)
