"""The HTTP server for operators: `/metrics` for Prometheus, `/health` for a supervisor."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from bot.metrics.meters import Meters
from bot.store import SqlStore
from bot.tables.store import StoreBusy

_WRITTEN: Final = "written"

_log = structlog.stdlib.get_logger()


@asynccontextmanager
async def serve_metrics(place: str, meters: Meters, store: SqlStore) -> AsyncGenerator[str]:
    """Serve at `host:port` and yield the address. Raises OSError if it is taken."""
    asked = _Handlers(meters, store)
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


class _Handlers:
    def __init__(self, meters: Meters, store: SqlStore) -> None:
        self._meters = meters
        self._store = store

    async def metrics(self, _: web.Request) -> web.Response:
        """Reply with all metrics. If the store is busy, the tables are those of the last time."""
        self._meters.note_writable(writable=await self._database() == _WRITTEN)
        try:
            self._meters.count_tables(await self._store.count_live_tables())
        except StoreBusy:
            pass
        except Exception as error:  # noqa: BLE001 - whatever it is, the other measures are needed all the more
            _log.warning("metrics.tables_not_counted", error=_summary(error))
        return web.Response(body=self._meters.exposition(), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def health(self, _: web.Request) -> web.Response:
        """Reply 200 if every shard's heartbeat was acknowledged lately and the database can be written, else 503 with
        the reason; a damaged database is described in its own words."""
        beats = self._meters.heartbeats()
        alive = bool(beats) and not any(beat.late for beat in beats)
        database = await self._database()
        state: dict[str, Any] = {
            "healthy": alive and database == _WRITTEN,
            "version": self._meters.version,
            "database": database,
            "shards": {
                str(beat.shard): "not connected"
                if beat.age is None
                else {"heartbeat": round(beat.age, 1), "late": beat.late}
                for beat in beats
            },
        }
        return web.json_response(state, status=200 if state["healthy"] else 503)

    async def _database(self) -> str:
        """Return the state of the database."""
        try:
            await self._store.check()
        except StoreBusy:
            return "not writable"
        except Exception as error:  # noqa: BLE001 - every error is reported in the response
            _log.warning("health.failed", error=_summary(error))
            return f"failing: {_summary(error)}"
        return _WRITTEN


def _summary(error: Exception) -> str:
    """Return an error's message without its SQL statement."""
    return next(iter(str(error).splitlines()), type(error).__name__)
