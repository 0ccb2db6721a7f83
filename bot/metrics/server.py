"""The small server that an operator's machines ask: `/metrics` for Prometheus, `/health` for whoever restarts Roost."""

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

from aiohttp import web
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from bot.metrics.meters import Meters
from bot.tables.needs import StoreBusy


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
        with suppress(StoreBusy):
            self._meters.count_tables(await self._store.count_live_tables())
        return web.Response(body=self._meters.told(), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def health(self, _: web.Request) -> web.Response:
        """200 where every shard's heartbeat was answered lately and the database can be written, else 503; and what is
        wrong."""
        beats = self._meters.heartbeats()
        alive = bool(beats) and not any(beat.late for beat in beats)
        writable = await self._writable()
        told: dict[str, Any] = {
            "healthy": alive and writable,
            "database": "written" if writable else "not writable",
            "shards": {
                str(beat.shard): "not connected"
                if beat.age is None
                else {"heartbeat": round(beat.age, 1), "late": beat.late}
                for beat in beats
            },
        }
        return web.json_response(told, status=200 if told["healthy"] else 503)

    async def _writable(self) -> bool:
        try:
            await self._store.check()
        except StoreBusy:
            return False
        return True
