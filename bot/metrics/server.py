"""The small server that an operator's machines ask: `/metrics` for Prometheus, `/health` for whoever restarts Roost."""

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from bot.metrics.meters import Meters
from bot.tables.needs import StoreBusy

_WRITTEN: Final = "written"

_log = structlog.stdlib.get_logger()


class Checked(Protocol):
    """What it asks of the store. Both may raise StoreBusy."""

    async def check(self) -> None:
        """Write something, to see that it can be done."""
        ...

    async def count_live_tables(self) -> Mapping[tuple[str, str], int]:
        """How many tables are not over, by game and phase."""
        ...


@asynccontextmanager
async def telling(place: str, meters: Meters, store: Checked) -> AsyncGenerator[str]:
    """Answer at a place, `host:port`, whose address this is; OSError where that is taken."""
    asked = _Asked(meters, store)
    app = web.Application()
    app.router.add_get("/metrics", asked.metrics)
    app.router.add_get("/health", asked.health)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    host, _, port = place.rpartition(":")
    try:
        await web.TCPSite(runner, host.strip("[]"), int(port)).start()
        yield f"http://{host}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


class _Asked:
    """Answers what is asked."""

    def __init__(self, meters: Meters, store: Checked) -> None:
        self._meters = meters
        self._store = store

    async def metrics(self, _: web.Request) -> web.Response:
        """All measures. Where the store cannot be read, its tables are told as they were."""
        try:
            self._meters.count_tables(await self._store.count_live_tables())
        except StoreBusy:
            pass
        except Exception as error:  # noqa: BLE001 - whatever it is, the other measures are needed all the more
            _log.warning("metrics.tables_not_counted", error=_briefly(error))
        return web.Response(body=self._meters.told(), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def health(self, _: web.Request) -> web.Response:
        """200 where every shard's heartbeat was answered lately and the database can be written, else 503; and what is
        wrong, in the database's own words where it is damaged."""
        beats = self._meters.heartbeats()
        alive = bool(beats) and not any(beat.late for beat in beats)
        database = await self._database()
        told: dict[str, Any] = {
            "healthy": alive and database == _WRITTEN,
            "database": database,
            "shards": {
                str(beat.shard): "not connected"
                if beat.age is None
                else {"heartbeat": round(beat.age, 1), "late": beat.late}
                for beat in beats
            },
        }
        return web.json_response(told, status=200 if told["healthy"] else 503)

    async def _database(self) -> str:
        """How it is."""
        try:
            await self._store.check()
        except StoreBusy:
            return "not writable"
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever asks is to be told
            _log.warning("health.failed", error=_briefly(error))
            return f"failing: {_briefly(error)}"
        return _WRITTEN


def _briefly(error: Exception) -> str:
    """What went wrong, without the statement behind it."""
    return next(iter(str(error).splitlines()), type(error).__name__)
