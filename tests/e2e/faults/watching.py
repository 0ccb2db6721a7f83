"""The actions and logs of one trial among many in a process, attributed by task; and how late this machine is."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, TypeVar
from weakref import WeakSet

import structlog

from bot.chat.front.painter import Painter

T = TypeVar("T")

_MINUTES = {"clock-all-rest", "sight-all-rest"}
"""What looks now and then whether anything is due, whatever people do."""
_BEAT, _USUAL = 0.05, 0.02
"""Seconds between two beats of a pulse, and by how much one is late on a machine that has time."""
_trial: ContextVar["Trial | None"] = ContextVar("trial", default=None)


class Trial:
    """A running trial: its tasks, and the log lines written in them."""

    def __init__(self) -> None:
        self.tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self.errors: list[str] = []
        self.pictures_take = 0.0
        """Seconds that every board and hand is drawn longer than it takes."""
        self.drawing = 0
        """Boards and hands that are being drawn: a busy machine takes its time."""
        self.pulse = Pulse()

    @contextlib.contextmanager
    def is_running(self) -> Generator[None]:
        """Whatever is begun here is this trial's."""
        token = _trial.set(self)
        try:
            yield
        finally:
            _trial.reset(token)
            self.pulse.end()

    def busy(self, known: set[asyncio.Task[Any]]) -> bool:
        """Return whether a task runs that did not run before. Those that `serves` accepts do not count."""
        return any(not task.done() and task not in known and not serves(task) for task in list(self.tasks))


class Pulse:
    """Tells whether this machine is too busy with other things for anybody to be in time."""

    def __init__(self) -> None:
        self.lost = 0.0
        """Seconds by which a task woke up late, all together."""
        self._beating = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _BEAT
            await asyncio.sleep(_BEAT)
            self.lost += max(loop.time() - due - _USUAL, 0.0)

    def end(self) -> None:
        self._beating.cancel()


class _Errors(logging.Handler):
    """Adds the errors and tracebacks that libraries log to the trial in whose task they happened."""

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
    paint, paint_hand = Painter.paint, Painter.paint_hand
    Painter.paint, Painter.paint_hand = _slowed(paint), _slowed(paint_hand)  # pyright: ignore[reportAttributeAccessIssue]
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
        Painter.paint, Painter.paint_hand = paint, paint_hand
        loop.set_task_factory(before)


def _slowed(paint: Callable[..., asyncio.Future[T]]) -> Callable[..., asyncio.Future[T]]:
    """Drawing that takes as long as the trial says in whose tasks it is asked for."""

    def painting(*drawn: Any) -> asyncio.Future[T]:
        picture, trial = paint(*drawn), _trial.get()
        if trial is None:
            return picture

        def done(_: asyncio.Future[T]) -> None:
            trial.drawing -= 1

        trial.drawing += 1
        picture.add_done_callback(done)
        return asyncio.ensure_future(_later(picture, trial.pictures_take)) if trial.pictures_take else picture

    return painting


async def _later(picture: asyncio.Future[T], seconds: float) -> T:
    await asyncio.sleep(seconds)
    return await picture


def serves(task: asyncio.Task[Any]) -> bool:
    """Return whether a task only keeps a connection open for a server of this process, or sleeps until some time."""
    name = task.get_name()
    return name in _MINUTES or name.startswith("barred-") or "RequestHandler" in repr(task.get_coro())
