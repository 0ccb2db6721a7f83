"""The end of a process that the system asks to stop: soon, whatever it waits for, and at once if asked twice."""

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable, Coroutine
from types import FrameType
from typing import Any, Final

import structlog

from bot.store import MIGRATING

_ENDS_WITHIN: Final = 9.5
"""Seconds after which a stop no longer waits. A process that is killed loses no move, so this one may be."""

_REQUESTS: Final = signal.SIGTERM, signal.SIGINT

_log = structlog.stdlib.get_logger()


def interrupt_if_asked() -> None:
    """Raise KeyboardInterrupt in a command at SIGTERM or Ctrl+C, so that it tidies up. A second request ends it at
    once."""

    def interrupt(*_: object) -> None:
        _heed(lambda _, __: os._exit(130))
        raise KeyboardInterrupt

    _heed(interrupt)


def end_if_asked() -> None:
    """End the bot at once at SIGTERM or Ctrl+C, until `until_stopped` takes over: it has not begun. Raise nothing, for
    Python drops what is raised in a weak reference's callback or in `__del__`."""
    _heed(signal.default_int_handler if os.name == "nt" else lambda _, __: os._exit(0))  # as `until_stopped` says


def _heed(handler: Callable[[int, FrameType | None], object]) -> None:
    for request in _REQUESTS:
        if signal.getsignal(request) is not signal.SIG_IGN:  # unlike in a shell's background jobs
            signal.signal(request, handler)


def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run work until it ends or the system asks to stop, by SIGTERM or Ctrl+C; then cancel it once. A second request
    ends the process at once."""

    async def stoppable() -> None:
        task, loop = asyncio.current_task(), asyncio.get_running_loop()
        asked = False

        def stop() -> None:
            nonlocal asked
            if asked:
                os._exit(0)
            asked = True
            _log.info("stop.asked")
            threading.Thread(target=_end_late, daemon=True).start()
            if task is not None:
                task.cancel()

        with contextlib.suppress(NotImplementedError):  # Windows has no such signals; there Ctrl+C cancels
            for request in _REQUESTS:
                loop.add_signal_handler(request, stop)
        with contextlib.suppress(asyncio.CancelledError):
            await work

    asyncio.run(stoppable())


def _end_late() -> None:
    """End the process, whatever it still waits for, such as a thread that looks up a name. A migration is finished
    first."""
    time.sleep(_ENDS_WITHIN)
    with MIGRATING:
        _log.warning("stop.forced")
        os._exit(0)
