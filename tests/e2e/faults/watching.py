"""What one trial of many in a process does and logs: everything is told by the task it happens in."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from typing import Any
from weakref import WeakSet

import structlog

_MINUTES = {"clock-all-rest", "sight-all-rest"}
"""What looks now and then whether anything is due, whatever people do."""
_trial: ContextVar["Trial | None"] = ContextVar("trial", default=None)


class Trial:
    """What is known of one trial while it runs: its tasks and what was logged in them."""

    def __init__(self) -> None:
        self.tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self.errors: list[str] = []

    @contextlib.contextmanager
    def under_way(self) -> Generator[None]:
        """Whatever is begun here is this trial's."""
        token = _trial.set(self)
        try:
            yield
        finally:
            _trial.reset(token)

    def busy(self, known: set[asyncio.Task[Any]]) -> bool:
        """Whether anything is being done that was not under way before, but for what `serves`."""
        return any(not task.done() and task not in known and not serves(task) for task in list(self.tasks))


class _Errors(logging.Handler):
    """What the libraries log above a warning, or with a traceback, to the trial in whose tasks it happened."""

    def emit(self, record: logging.LogRecord) -> None:
        trial = _trial.get()
        if trial is not None and (record.levelno > logging.WARNING or record.exc_info):
            trial.errors.append(f"log: {record.name}: {record.getMessage().splitlines()[0][:32]}")


def _collect(_logger: object, level: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    trial = _trial.get()
    if trial is not None and (level in ("error", "exception", "critical") or line.get("exc_info")):
        trial.errors.append(f"log: {line['event']}")
    raise structlog.DropEvent


@contextlib.contextmanager
def watched() -> Generator[None]:
    """Every trial knows its tasks and its part of the log; in a running loop."""

    def make(loop: asyncio.AbstractEventLoop, coroutine: Coroutine[Any, Any, Any], **options: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=loop, **options)
        trial = _trial.get()
        if trial is not None:
            trial.tasks.add(task)
        return task

    loop, handler = asyncio.get_running_loop(), _Errors(logging.WARNING)
    loggers = [logging.getLogger(name) for name in ("asyncio", "bot", "discord")]
    before, processors = loop.get_task_factory(), structlog.get_config()["processors"]
    loop.set_task_factory(make)  # pyright: ignore[reportArgumentType] - its protocol knows no options
    structlog.configure(processors=[_collect])
    for logger in loggers:
        logger.addHandler(handler)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeHandler(handler)
        structlog.configure(processors=processors)
        loop.set_task_factory(before)


def serves(task: asyncio.Task[Any]) -> bool:
    """Whether a task only keeps a connection open for a server of this process, or waits for some minute to come."""
    return task.get_name() in _MINUTES or "RequestHandler" in repr(task.get_coro())
