"""The end of a process that the system asks to stop: soon, whatever it waits for, and at once if asked twice."""

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from bot.store import MIGRATING

_ENDS_WITHIN: Final = 9.5
"""Seconds after which a stop no longer waits. A process that is killed loses no move, so this one may be."""

_log = structlog.stdlib.get_logger()


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
            for request in (signal.SIGTERM, signal.SIGINT):
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
